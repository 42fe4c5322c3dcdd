import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';
import { storedPictures } from './stored-pictures.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let pictures: Awaited<ReturnType<typeof storedPictures>>;
beforeAll(async () => {
  db = await openDatabase();
  pictures = await storedPictures(db, await buildWorld(db));
}, 120_000);
afterAll(() => db[Symbol.asyncDispose]());

test('each policy that is dropped or opened, and each term that is left out, is noticed', async () => {
  const mutants = [
    ...['insert', 'select', 'delete'].map(
      (op) => `drop policy pictures_${op}_own on storage.objects`,
    ),
    `alter policy pictures_select_own on storage.objects using (true)`,
    `alter policy pictures_delete_own on storage.objects using (true)`,
    `alter policy pictures_insert_own on storage.objects with check (private.is_my_picture(bucket_id, name))`,
    `alter policy pictures_insert_own on storage.objects with check (bucket_id <> 'patch-images' or (select private.is_admin()))`,
    `create policy mutant on storage.objects for update using (true)`,
    ...[
      `split_part(path, '/', 1) = (select auth.uid())::text`,
      `path ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(jpg|png|webp)$'`,
    ].map(
      (
        term,
      ) => `create or replace function private.is_my_picture(bucket text, path text) returns boolean
        language sql stable set search_path = '' as $$ select ${term} $$`,
    ),
  ];
  const survived: string[] = [];
  for (const mutant of mutants) {
    await db.trial('postgres', async () => {
      await db.exec(mutant);
      if ((await pictures.cells()).length === 0) survived.push(mutant);
    });
  }
  expect(survived).toEqual([]);
});
