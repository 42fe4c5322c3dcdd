import { expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';
import { refusal } from '../session.ts';
import { OPEN, storedPictures } from './stored-pictures.ts';
import { LONG } from '../../runner/suite.ts';

const db = await databaseOfFile();
const world = await buildWorld(db);
const pictures = await storedPictures(db, world);

test('who may store, list, rename and delete a picture, by role and bucket', async () => {
  expect(await pictures.cells()).toEqual([]);
});

test('the two hundredth picture is the last, and a deleted account stores none', async () => {
  await db.trial('postgres', async () => {
    const have = await db.one<number>(
      `select count(*)::int from storage.objects where name like $1 || '/%'`,
      [world.user.ana],
    );
    for (let n = have; n < 200; n += 1) expect(await keep('avatars')).toBe('stored');
    expect(await pictures.insert('ana', 'team-logos', pictures.pathOf('ana'))).toBe('42501');
    expect(await pictures.insert('bruno', 'team-logos', pictures.pathOf('bruno'))).toBe('stored');
    await db.rows('delete from public.profiles where id = $1', [world.user.bruno]);
    expect(await pictures.insert('bruno', 'team-logos', pictures.pathOf('bruno'))).toBe('42501');
  });
});

async function keep(bucket: string): Promise<string> {
  const refused = await refusal(() =>
    db.request(world.who.ana, () => pictures.store(bucket, pictures.pathOf('ana'))),
  );
  return refused?.sql_state ?? 'stored';
}

test('the buckets are public, accept only pictures, up to the spec’s size', async () => {
  expect(
    await db.rows(
      `select id, public, file_size_limit / 1048576 as mib, allowed_mime_types from storage.buckets order by id`,
    ),
  ).toEqual(
    [...OPEN, 'patch-images'].toSorted().map((id) => ({
      id,
      public: true,
      mib: id === 'arena-images' ? 10 : 5,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
    })),
  );
});

if (LONG) {
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
}
