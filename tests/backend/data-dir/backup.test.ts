import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { backedUp, type BackedUp } from './backed-up.ts';
import { epochOf, send } from './backup-acts.ts';
import { call, openRealBackend } from '../open-test-backend.ts';

let made: BackedUp;
beforeAll(async () => {
  made = await backedUp();
}, 120_000);
afterAll(() => rm(made.home, { recursive: true, force: true }));

test('a lost directory is restored: accounts, sessions, events, registrations, ledger, pictures, with a new epoch', async () => {
  await rm(made.data_dir, { recursive: true });
  const done = await made.command('restore', 'monday.tar.gz');
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.said).toMatch(/is as it was then: 2 accounts, 1 events, 1 registrations/);
  const backend = await openRealBackend({ data_dir: made.data_dir });
  const refreshed = await call(backend, '/auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: made.before.refresh_token },
  });
  expect(refreshed.status).toBe(200);
  // with the earlier token, and not a second time
  expect(await send(backend, made.bia, made.before.push)).toBe('applied');
  const { rows } = await backend.db.query(
    `select (select count(*)::int from public.operators where event_id = $1) as registrations,
            (select count(*)::int from public.airsoft_events) as events,
            (select count(*)::int from auth.users) as accounts`,
    [made.before.event_id],
  );
  expect(rows).toEqual([{ registrations: 1, events: 1, accounts: 2 }]);
  const seen = await fetch(
    `${backend.url}/storage/v1/object/public/avatars/${made.before.picture}`,
  );
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(WEBP);
  expect(await epochOf(backend)).not.toBe(made.before.epoch);
  const pulled = await call(backend, '/rest/v1/rpc/sync_manifest', {
    token: made.bia.token,
    json: {},
  });
  expect(JSON.stringify(await pulled.json())).not.toContain(made.before.epoch);
  await backend.close();
}, 60_000);
