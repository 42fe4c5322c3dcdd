import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#local/database/database.ts';
import { applyMigrations, applyStandIns, migrationFiles } from '#local/database/migrations.ts';
import { answerRpc, type RpcCall } from '#local/rpc/rpc.ts';
import { fixtures, soon } from '../open-test-backend.ts';

test('negative control: outside of turns an rpc that is refused takes the writes of another with it', async () => {
  const db = await openDatabase(null);
  await applyStandIns(db.exec, { bare: false });
  await applyMigrations(db.exec, migrationFiles(fixtures.migrations_dir));
  const sub = randomUUID();
  await db.query('insert into auth.users (id) values ($1)', [sub]);
  const role = 'authenticated';
  const caller: RpcCall['caller'] = { role, account: sub, claims: { role, sub } };
  const rpc = async (name: string, json: object) => {
    const body = new TextEncoder().encode(JSON.stringify(json));
    return (await answerRpc(db.session, { name, headers: new Headers(), body, caller })).status;
  };
  type InTurn = <T>(run: () => Promise<T>) => Promise<T>;
  const both = async (turn: InTurn) => {
    const id = randomUUID();
    const statuses = await Promise.all([
      turn(() => rpc('add_note', { id, text: 'kept' })),
      turn(() => rpc('fail_with', { state: 'PT409' })),
    ]);
    const { rows } = await db.query('select from public.notes where id = $1', [id]);
    return [...statuses, rows.length];
  };
  await soon(() => both((run) => run())).toEqual([200, 409, 0]); // after some attempts
  expect(await both((run) => db.turns.take(run))).toEqual([200, 409, 1]);
  await db.close();
});
