import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { buildWorld, type World } from '../matrix/world/matrix-world.ts';
import { refusal } from '../session.ts';
import { OPEN, storedPictures } from './stored-pictures.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let world: World;
let pictures: Awaited<ReturnType<typeof storedPictures>>;
beforeAll(async () => {
  db = await openDatabase();
  world = await buildWorld(db);
  pictures = await storedPictures(db, world);
}, 120_000);
afterAll(() => db[Symbol.asyncDispose]());

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
