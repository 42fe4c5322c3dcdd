import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { adoptTabDrafts } from './adopt-tab-drafts.ts';
import { readDraft, writeDraft } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('drafts of an older version are stored with the others, those of another person and newer ones are left', async () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  const of = (user_id: string, name: string) => JSON.stringify({ user_id, values: { name } });
  await db.meta.put({ 'qg.draft.split.e2': of('ana', 'Parked') }, 'parked_drafts');
  await writeDraft(db, 'register:e3', { values: { name: 'Newer' } });
  stubTabStorage({
    'qg.draft.register.e1': of('ana', 'Ana'),
    'qg.draft.register.e3': of('ana', 'Older'),
    'qg.draft.register.e4': of('bia', 'Bia'),
    'qg.draft.register.e5': '{',
    'qg.theme': 'dark',
  });
  await adoptTabDrafts(db, 'ana');
  const forms = ['register:e1', 'split:e2', 'register:e3', 'register:e4', 'register:e5'];
  const names = await Promise.all(
    forms.map(async (form) => {
      const draft = (await readDraft(db, form)) as { values: { name: string } } | undefined;
      return draft?.values.name;
    }),
  );
  expect(names).toEqual(['Ana', 'Parked', 'Newer', undefined, undefined]);
  expect(Object.keys(sessionStorage)).toEqual(['qg.theme']);
  expect(await db.meta.get('parked_drafts')).toBeUndefined();
  db.close();
});
