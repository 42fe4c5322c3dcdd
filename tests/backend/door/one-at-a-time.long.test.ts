import { expect, test } from 'vitest';
import { newKeys } from '#local/auth/keys.ts';
import { turnTaker } from '#local/auth/turn-role.ts';
import { openDatabase } from '#local/database/database.ts';
import { applyMigrations, applyStandIns, migrationFiles } from '#local/database/migrations.ts';
import type { Call } from '#local/door/call.ts';
import { answerRpc } from '#local/rpc/rpc.ts';
import { fixtures, soon } from '../open-test-backend.ts';

test('negative control: outside of turns two simultaneous rpcs run as one another', async () => {
  const db = await openDatabase(null);
  const keys = newKeys();
  await applyStandIns(db.exec, { bare: false });
  await applyMigrations(db.exec, migrationFiles(fixtures.migrations_dir));
  await db.exec('grant execute on function public.whoami() to service_role');
  const role = async (apikey: string) => {
    const headers = new Headers({ apikey });
    const request = new Request('http://localhost/', { headers });
    const caller = await turnTaker({ request } as Call, keys, Date.now());
    if (typeof caller === 'string') throw new Error(caller);
    const body = new Uint8Array();
    const answer = await answerRpc(db.session, { name: 'whoami', headers, body, caller });
    return ((await answer.json()) as { role: string }).role;
  };
  const both = [keys.publishable_key, keys.secret_key];
  const at_once = () => Promise.all(both.map((key) => role(key).catch(() => 'refused')));
  await soon(at_once).not.toEqual(['anon', 'service_role']); // after some attempts
  const in_turn = await Promise.all(both.map((key) => db.turns.take(() => role(key))));
  expect(in_turn).toEqual(['anon', 'service_role']);
  await db.close();
});
