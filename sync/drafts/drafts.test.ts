import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { DeviceDatabase } from '../device/device-database.ts';
import { dropDraft, dropKnownDraft, readDraft, writeDraft } from './drafts.ts';

test('a draft outlives its page, one per form, and is deleted when it is dropped', async () => {
  const phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = new DeviceDatabase('ana', phone);
  await writeDraft(before, 'event:new', { name: 'Um' });
  await writeDraft(before, 'event:new', { name: 'Dois' });
  before.close(); // the tab is closed

  const after = new DeviceDatabase('ana', phone);
  expect(await readDraft(after, 'event:new')).toEqual({ name: 'Dois' });
  expect(await readDraft(after, 'event:e1')).toBeUndefined();
  await dropDraft(after, 'event:new');
  expect(await readDraft(after, 'event:new')).toBeUndefined();
  after.close();
});

test('[S5] another person does not see a draft', async () => {
  const phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  const ana = new DeviceDatabase('ana', phone);
  await writeDraft(ana, 'event:new', { name: 'Um' });
  const bruno = new DeviceDatabase('bruno', phone);
  expect(await readDraft(bruno, 'event:new')).toBeUndefined();
  ana.close();
  bruno.close();
});

test('when the storage is full, what was typed is kept as long as the page is open', async () => {
  const gone = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  gone.close();
  await expect(writeDraft(gone, 'event:new', {})).resolves.toBeUndefined();
  await expect(readDraft(gone, 'event:new')).resolves.toBeUndefined();
});

test('a form in which nothing was typed does not drop what another tab writes in the same form', async () => {
  const phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  const ours = new DeviceDatabase('ana', phone);
  await readDraft(ours, 'arena:new'); // opened, and nothing is typed
  vi.resetModules(); // the other tab
  const other = await import('./drafts.ts');
  const theirs = new DeviceDatabase('ana', phone);
  await other.writeDraft(theirs, 'arena:new', { name: 'Serra' });
  await dropKnownDraft(ours, 'arena:new');
  expect(await readDraft(ours, 'arena:new')).toEqual({ name: 'Serra' });
  await dropKnownDraft(ours, 'arena:new'); // it was shown here, and taken back
  expect(await readDraft(theirs, 'arena:new')).toBeUndefined();
  ours.close();
  theirs.close();
});
