import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { adoptTabDrafts, keepInTab } from './tab-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was typed as a page was left is the draft of the next start, for its person alone', async () => {
  const phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  const ana = new DeviceDatabase('ana', phone);
  const bia = new DeviceDatabase('bia', phone);
  stubTabStorage({ 'qg.theme': 'dark' });
  await writeDraft(ana, 'register:e1', { name: 'An' });
  keepInTab(ana, 'register:e1', { name: 'Ana' });
  keepInTab(bia, 'register:e1', { name: 'Bia' });
  await adoptTabDrafts(ana);
  expect(await readDraft(ana, 'register:e1')).toEqual({ name: 'Ana' });
  expect(await readDraft(bia, 'register:e1')).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(['qg.theme', 'qg.typed.qg:bia:q.register:e1']);
  ana.close();
  bia.close();
});

test('where the tab may keep nothing, a form and a start work all the same', async () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('sessionStorage', undefined);
  keepInTab(db, 'register:e1', { name: 'Ana' });
  await expect(adoptTabDrafts(db)).resolves.toBeUndefined();
  db.close();
});
