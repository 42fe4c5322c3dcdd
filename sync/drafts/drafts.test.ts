import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { draftCounts, dropDraft, readDraft, writeDraft } from './drafts.ts';
import {
  dropTabDraft,
  hasOtherTabDraft,
  parkTabDrafts,
  readTabDraft,
  showOtherTabDraft,
  unparkTabDrafts,
} from './tab-drafts.ts';

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

test('[S4] drafts of several tabs are kept with the queue, and all return with the same person', async () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  stubTabStorage({ 'qg.draft.register.e1': 'one', 'qg.theme': 'dark' });
  await parkTabDrafts(db);
  stubTabStorage({ 'qg.draft.split.e2': 'two' });
  await parkTabDrafts(db);
  stubTabStorage({});
  await parkTabDrafts(db); // a tab without drafts removes nothing
  stubTabStorage({});
  await unparkTabDrafts(db);
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'qg.draft.register.e1': 'one',
    'qg.draft.split.e2': 'two',
  });
  vi.unstubAllGlobals();
  db.close();
});

test('[S4] when two tabs began the same form, both texts are kept once, and the form says so', async () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  for (const text of ['"one"', '"two"', '"one"']) {
    stubTabStorage({ 'qg.draft.register.e1': text });
    await parkTabDrafts(db);
  }
  stubTabStorage();
  await unparkTabDrafts(db);
  expect(readTabDraft('register.e1')).toBe('one');
  expect(hasOtherTabDraft('register.e1')).toBe(true);
  expect((await draftCounts(db)).registration).toBe(2);
  showOtherTabDraft('register.e1');
  expect(readTabDraft('register.e1')).toBe('two');
  await parkTabDrafts(db); // signed out once more
  stubTabStorage();
  await unparkTabDrafts(db);
  dropTabDraft('register.e1'); // sent: the other draft is still there
  expect(readTabDraft('register.e1')).toBe('one');
  expect(hasOtherTabDraft('register.e1')).toBe(false);
  dropTabDraft('register.e1');
  expect(Object.keys(sessionStorage)).toEqual([]);
  vi.unstubAllGlobals();
  db.close();
});
