import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { eventArgs } from '#tests/sql/acts.ts';
import { arenaArgs } from '#tests/sql/places/arena-acts.ts';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { openRealBackend, signUp, type TestUser } from '../../open-test-backend.ts';
import { actAs, pushAs, tallyOf } from '../push-as.ts';

let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openRealBackend();
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

const snapshotBytes = async () =>
  (
    await backend.db.query<{ bytes: number }>(
      'select octet_length(private.build_public_snapshot()) as bytes',
    )
  ).rows[0]!.bytes;

test('[hole S12] of 350 events of 19 kB by a new account fifteen are accepted, and the snapshot stays small', async () => {
  const before = await snapshotBytes();
  const briefing = `<p>${'Oculos no rosto, sempre. '.repeat(760)}</p>`;
  const said: string[] = [];
  for (let request = 0; request < 7; request += 1)
    said.push(
      ...(await pushAs(
        ada,
        Array.from({ length: 50 }, () => ({
          name: 'create_event@1',
          args: eventArgs({ briefing }),
        })),
      )),
    );
  expect(tallyOf(said)).toEqual({ applied: 15, 'daily_limit: events': 335 });
  expect((await snapshotBytes()) - before).toBeLessThan(320_000);
});

test('[hole S12] of 100 arenas by one person three are accepted', async () => {
  const arena = () => ({ name: 'propose_arena@1', args: arenaArgs() });
  const said = [
    ...(await pushAs(ada, Array.from({ length: 50 }, arena))),
    ...(await pushAs(ada, Array.from({ length: 50 }, arena))),
  ];
  expect(tallyOf(said)).toEqual({ applied: 3, 'daily_limit: arenas': 97 });
});

test('[hole S12] what was refused today is done tomorrow, when it is sent again', async () => {
  const args = eventArgs();
  expect(await actAs(ada, 'create_event@1', args)).toBe('daily_limit: events');
  await backend.db.query('update private.quota_uses set day = day - 1');
  expect(await actAs(ada, 'create_event@1', args)).toBe('applied');
});

test('[hole S12] an account has room for 100 MB of pictures, and deleting makes room', async () => {
  const bucket = ada.client.storage.from('event-images');
  const path = () => `${ada.id}/${randomUUID()}.webp`;
  const first = path();
  expect((await bucket.upload(first, WEBP.buffer)).error).toBeNull();
  // twenty of 4.9 MB, inserted as if uploaded, leaving space for one slightly smaller
  await backend.db.query(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     select 'event-images', $1 || '/' || gen_random_uuid() || '.webp', $1, jsonb_build_object('size', bytes)
     from (select 4900000 as bytes from generate_series(1, 20) union all select 2000000 - $2::int - $2::int) b`,
    [ada.id, WEBP.byteLength],
  );
  expect((await bucket.upload(path(), WEBP.buffer)).error).toBeNull();
  const { error } = await bucket.upload(path(), WEBP.buffer);
  expect(error).toMatchObject({ message: 'storage_full', status: 403 });
  // in another person's folder space does not matter
  const foreign = `${randomUUID()}/${randomUUID()}.webp`;
  expect((await bucket.upload(foreign, WEBP.buffer)).error).toMatchObject({ status: 403 });
  expect((await bucket.remove([first])).error).toBeNull();
  expect((await bucket.upload(path(), WEBP.buffer)).error).toBeNull();
});
