import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { storageLoss } from '../storage/storage-failure.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { adoptTabDrafts, keepInTab } from './tab-drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  storageLoss.set(null);
});

test('what was typed as a page was left is the draft of the next start, for its person alone', async () => {
  const phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  const ana = new DeviceDatabase('ana', phone);
  const bia = new DeviceDatabase('bia', phone);
  stubTabStorage({ 'qg.theme': 'dark' });
  await writeDraft(ana, 'register:e1', { name: 'An' });
  storageLoss.set('left');
  await writeDraft(ana, 'register:e1', { name: 'Ana' });
  keepInTab(bia, 'register:e1', { draft: { name: 'Bia' }, instead_of: [] });
  await adoptTabDrafts(ana);
  expect(await readDraft(ana, 'register:e1')).toEqual({ name: 'Ana' });
  expect(await readDraft(bia, 'register:e1')).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(['qg.theme', 'qg.typed.qg:bia:q.register:e1']);
  ana.close();
  bia.close();
});

test('what was never stored is adopted; what another tab wrote or sent since is not', async () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  stubTabStorage({});
  await readDraft(db, 'register:e1');
  await writeDraft(db, 'register:e2', { name: 'A' });
  await writeDraft(db, 'register:e3', { name: 'A' });
  storageLoss.set('left');
  for (const form of ['register:e1', 'register:e2', 'register:e3'])
    await writeDraft(db, form, { name: 'Ana' });
  await db.meta.delete('draft:register:e1'); // it never arrived
  await db.meta.put({ name: 'Ana Lima' }, 'draft:register:e2');
  await db.meta.delete('draft:register:e3');
  await adoptTabDrafts(db);
  const forms = ['register:e1', 'register:e2', 'register:e3'];
  expect(await Promise.all(forms.map((form) => readDraft(db, form)))).toEqual([
    { name: 'Ana' },
    { name: 'Ana Lima' },
    undefined,
  ]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  db.close();
});

test('where the tab may keep nothing, a form works all the same', () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('sessionStorage', undefined);
  keepInTab(db, 'register:e1', { draft: { name: 'Ana' }, instead_of: [] });
  db.close();
});
