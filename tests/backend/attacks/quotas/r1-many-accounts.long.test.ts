import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { eventArgs, pushOf } from '#tests/sql/acts.ts';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { call, openRealBackend, PASSWORD } from '../../open-test-backend.ts';
import { tallyOf } from '../push-as.ts';

const ATTACKER = { 'x-forwarded-for': '203.0.113.66' };
const ACCOUNTS = 30;
const BRIEFING = `<p>${'Oculos no rosto, sempre. '.repeat(760)}</p>`; // 19 kB

let backend: Backend;
beforeAll(async () => {
  // behind a proxy as in supabase/PRODUCTION.md
  backend = await openRealBackend({ settings: { TRUSTED_PROXY: '127.0.0.1' } });
}, 120_000);
afterAll(() => backend.close());

type Account = { id: string; token: string };

/** A new account, made elsewhere: what counts is the address from which it publishes. */
async function signedUp(n: number): Promise<Account> {
  const json = {
    email: `conta${n}@exemplo.com`,
    password: PASSWORD,
    data: { name: 'Conta Nova', whatsapp: null },
  };
  const elsewhere = { 'x-forwarded-for': `198.51.100.${n}` };
  await call(backend, '/auth/v1/signup', { json, headers: elsewhere });
  const answer = await call(backend, '/auth/v1/token?grant_type=password', {
    json: { email: json.email, password: PASSWORD },
    headers: elsewhere,
  });
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  expect(answer.status, JSON.stringify(session)).toBe(200);
  return { id: session.user.id, token: session.access_token };
}

async function publish({ id, token }: Account, headers: Record<string, string>) {
  const p = pushOf(
    id,
    Array.from({ length: 15 }, () => ({
      name: 'create_event@1',
      args: eventArgs({ briefing: BRIEFING }),
    })),
  );
  const answer = await call(backend, '/rest/v1/rpc/sync_push', { json: { p }, headers, token });
  const { results } = (await answer.json()) as { results: { status: string; code?: string }[] };
  return results.map(({ status, code }) => code ?? status);
}

const upload = async ({ id, token }: Account, headers: Record<string, string>) =>
  (await (
    await call(backend, `/storage/v1/object/event-images/${id}/${randomUUID()}.webp`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/webp' },
      body: WEBP.buffer,
      token,
    })
  ).json()) as { Key?: string; error?: string };

test('[hole R1] thirty new accounts of one address have the room of one, all at once, and three times its pictures', async () => {
  const bytes = async () => {
    const { rows } = await backend.db.query<{ n: number }>(
      'select octet_length(private.build_public_snapshot()) as n',
    );
    return rows[0]!.n;
  };
  const before = await bytes();
  const accounts: Account[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) accounts.push(await signedUp(n + 1));
  const said = await Promise.all(accounts.map((one) => publish(one, ATTACKER)));
  expect(tallyOf(said.flat())).toEqual({ applied: 21, network_full: ACCOUNTS * 15 - 21 });
  expect((await bytes()) - before).toBeLessThan(430_000);

  const someone = await signedUp(ACCOUNTS + 1);
  expect(tallyOf(await publish(someone, { 'x-forwarded-for': '198.51.100.200' }))).toEqual({
    applied: 15,
  });

  // pictures of three accounts, inserted as if uploaded from there
  for (const one of accounts.slice(0, 3)) {
    expect(await upload(one, ATTACKER)).toHaveProperty('Key');
    await backend.db.query(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ('event-images', $1 || '/' || gen_random_uuid() || '.webp', $1, jsonb_build_object('size', 100000000 - $2::int))`,
      [one.id, WEBP.byteLength],
    );
  }
  expect(await upload(accounts[3]!, ATTACKER)).toMatchObject({ error: 'network_full' });
  expect(await upload(someone, { 'x-forwarded-for': '198.51.100.200' })).toHaveProperty('Key');
}, 120_000);
