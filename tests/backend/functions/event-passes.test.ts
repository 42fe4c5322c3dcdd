import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { readPass, verifyingKey, type Pass } from '#domain/attendance/pass.ts';
import { addEvent, addOperator } from '#tests/sql/acts.ts';
import { Session } from '#tests/sql/session.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';
import { connectionOf } from '../open-world-backend.ts';

let backend: Backend;
let db: Session;
let ada: TestUser;
let bia: TestUser;
beforeAll(async () => {
  backend = await openRealBackend();
  db = new Session(connectionOf(backend));
  [ada, bia] = [await signUp(backend, 'ada@exemplo.com'), await signUp(backend, 'bia@exemplo.com')];
}, 120_000);
afterAll(() => backend.close());

type Signed = Omit<Pass, 'signed_at'> & { text: string };
type Said = { status: number; error: string | null; details: { passes: Signed[] } };

async function ask(token?: string, from = backend): Promise<Said> {
  const response = await call(from, '/functions/v1/event-passes', {
    json: {},
    ...(token ? { token } : {}),
  });
  return { status: response.status, ...((await response.json()) as Omit<Said, 'status'>) };
}

async function publicKey(): Promise<string> {
  const response = await call(backend, '/functions/v1/event-passes');
  const { details } = (await response.json()) as { details: { public_key: string } };
  return details.public_key;
}

test('a registered person gets a pass that the public key verifies, and nobody else gets it', async () => {
  const event_id = await addEvent(db, ada.id);
  const id = await addOperator(db, bia.id, {
    event: event_id,
    name: 'Bia Raposa',
    team: 'Lobos',
  });
  const { status, details } = await ask(bia.token);
  const place = { event_id, operator_id: id, name: 'Bia Raposa', team: 'Lobos' };
  expect([status, details.passes]).toMatchObject([200, [place]]);
  const key = await verifyingKey(await publicKey());
  const { text } = details.passes[0]!;
  const reading = await readPass(text, { event_id, key });
  expect(reading).toMatchObject({ kind: 'good', pass: place });
  const { signed_at } = (reading as { pass: Pass }).pass;
  expect(Math.abs(signed_at - Date.now())).toBeLessThan(60_000);
  expect((await ask(ada.token)).details.passes).toEqual([]);
  expect(await ask()).toMatchObject({ status: 401, error: 'not_signed_in' });
});

test('whoever gave the place back gets no new pass', async () => {
  const event = await addEvent(db, ada.id);
  const id = await addOperator(db, bia.id, { event });
  await backend.db.query(`update public.operators set deleted_at = now() where id = $1`, [id]);
  const { details } = await ask(bia.token);
  expect(details.passes.map(({ operator_id }) => operator_id)).not.toContain(id);
});

test('sixty an hour for each person', async () => {
  const eve = await signUp(backend, 'eve@exemplo.com');
  await backend.db.query(
    `insert into private.attempts (what, subject) select 'passes', $1 from generate_series(1, 59)`,
    [eve.id],
  );
  expect((await ask(eve.token)).status).toBe(200);
  expect(await ask(eve.token)).toMatchObject({ status: 429, error: 'too_many_requests' });
});

test('each data directory has a pair of its own, and a deployment may bring one', async () => {
  const one = await publicKey();
  expect(Buffer.from(one, 'base64url')).toHaveLength(65);
  await using half = await open({ PASS_PUBLIC_KEY: one });
  const { token } = await signUp(half.there, 'gil@exemplo.com');
  expect(await ask(token, half.there)).toMatchObject({
    status: 503,
    error: 'passes_not_configured',
  });
  const response = await call(half.there, '/functions/v1/event-passes', { method: 'DELETE' });
  expect(response.status).toBe(405);
});

async function open(settings: Record<string, string>) {
  const there = await openRealBackend({ settings });
  return { there, [Symbol.asyncDispose]: () => there.close() };
}
