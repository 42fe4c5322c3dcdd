import { describe, expect, test } from 'vitest';
import {
  addEvent,
  addPerson,
  eventArgs,
  mutate,
  type Outcome,
  pushOf,
  registration,
  verdict,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const player = await addPerson(db, 'Jogadora');
const event = await addEvent(db, owner);

const ledger = (id: string) =>
  db.rows<{ status: string; code: string | null }>(
    'select status, code from private.sync_mutations where id = $1',
    [id],
  );
const operators = (of: string) =>
  db.one<number>(
    'select count(*)::int from public.operators where event_id = $1 and deleted_at is null',
    [of],
  );
const push = (who: string, body: object) =>
  db.rpc<{ results: Outcome[] }>({ user: who }, 'sync_push', body);

describe('[case 15] a mutation sent again', () => {
  test('has one effect and the same outcome', async () => {
    const person = await addPerson(db, 'Pessoa');
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    const first = await mutate(db, person, mutation);
    const before = await operators(event);
    const again = await mutate(db, person, mutation);
    expect(again).toEqual({ ...first, dup: true });
    expect(await operators(event)).toBe(before);
  });

  test('[case 16] replays its outcome after everything has changed', async () => {
    const person = await addPerson(db, 'Pessoa');
    const args = registration(event);
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args };
    const first = await mutate(db, person, mutation);
    const cancel = {
      name: 'cancel_registration@1',
      args: { operator_id: args.operator_id, event_id: event },
    };
    expect(await verdict(db, person, cancel)).toBe('applied');
    const again = await mutate(db, person, mutation);
    expect(again).toMatchObject({
      status: 'applied',
      dup: true,
      touched: first.touched,
      xid: first.xid,
    });
    // the row was deleted, and the replay did not make it again
    expect(again.rows.map(([collection]) => collection)).not.toContain('operators');
  });

  test('twice in one push', async () => {
    const person = await addPerson(db, 'Pessoa');
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    const { results } = await push(person, pushOf(person, [mutation, mutation]));
    expect(results.map((r) => [r.status, r.dup ?? false])).toEqual([
      ['applied', false],
      ['applied', true],
    ]);
  });

  test('one that needs the result of the one before finds it, in the same push', async () => {
    const person = await addPerson(db, 'Pessoa');
    const made = eventArgs({ game_mode: '3X3', max_op: 1 });
    const squad = { id: crypto.randomUUID(), event_id: made.id, name: 'Alfa' };
    const [mine, friend] = [{ event_team_id: squad.id }, { event_team_id: squad.id }].map((team) =>
      registration(made.id, team),
    );
    const { results } = await push(
      person,
      pushOf(person, [
        { name: 'create_event@1', args: made },
        { name: 'create_event_team@1', args: squad },
        { name: 'register@1', args: mine },
        { name: 'add_participant@1', args: friend },
        {
          name: 'cancel_registration@1',
          args: { operator_id: mine?.operator_id, event_id: made.id },
        },
        { name: 'add_participant@1', args: friend },
      ]),
    );
    expect(results.map(({ code, status }) => code ?? status)).toEqual([
      'applied',
      'applied',
      'applied',
      'event_full',
      'applied',
      'applied',
    ]);
  });

  test('with another payload is refused, and the first stands', async () => {
    const person = await addPerson(db, 'Pessoa');
    const id = crypto.randomUUID();
    const args = registration(event);
    await mutate(db, person, { id, name: 'register@1', args });
    const other = await mutate(db, person, {
      id,
      name: 'register@1',
      args: { ...args, name: 'Outro Nome' },
    });
    expect(other).toMatchObject({ status: 'rejected', code: 'id_reused', dup: true });
    expect(await mutate(db, person, { id, name: 'create_event@1', args })).toMatchObject({
      code: 'id_reused',
    });
    expect(await ledger(id)).toEqual([{ status: 'applied', code: null }]);
    expect(
      await db.one('select name from public.operators where id = $1', [args.operator_id]),
    ).toBe('Ana Souza');
  });

  test('another order of its keys is not another payload', async () => {
    const person = await addPerson(db, 'Pessoa');
    const id = crypto.randomUUID();
    const args = registration(event);
    await mutate(db, person, { id, name: 'register@1', args });
    const turned = Object.fromEntries(Object.entries(args).toReversed());
    expect(await mutate(db, person, { id, name: 'register@1', args: turned })).toMatchObject({
      status: 'applied',
      dup: true,
    });
  });

  test('each person has their own ledger: the same id runs for each', async () => {
    const [one, two] = [await addPerson(db, 'Um'), await addPerson(db, 'Dois')];
    const id = crypto.randomUUID();
    expect(
      await mutate(db, one, { id, name: 'register@1', args: registration(event) }),
    ).toMatchObject({ status: 'applied' });
    const said = await mutate(db, two, { id, name: 'register@1', args: registration(event) });
    expect(said).toMatchObject({ status: 'applied' });
    expect(said.dup).toBeUndefined();
  });
});

describe('what is recorded', () => {
  test('[case 17] a rollback leaves nothing, and the retry counts as the first', async () => {
    const person = await addPerson(db, 'Pessoa');
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    await db.trial({ user: person }, () => mutate(db, person, mutation));
    expect(await ledger(mutation.id)).toEqual([]);
    const retried = await mutate(db, person, mutation);
    expect(retried.status).toBe('applied');
    expect(retried.dup).toBeUndefined();
  });

  test('[case 18] a permanent refusal is recorded, delays nothing after it, and stays a refusal', async () => {
    const person = await addPerson(db, 'Pessoa');
    const full = await addEvent(db, owner, { max_op: 1 });
    await mutate(db, player, { name: 'register@1', args: registration(full) });
    const refused = { id: crypto.randomUUID(), name: 'register@1', args: registration(full) };
    const { results } = await push(
      person,
      pushOf(person, [refused, { name: 'register@1', args: registration(event) }]),
    );
    expect(results.map((r) => r.code ?? r.status)).toEqual(['event_full', 'applied']);
    await db.rows('update public.airsoft_events set max_op = 0 where id = $1', [full]);
    expect(await mutate(db, person, refused)).toMatchObject({
      status: 'rejected',
      code: 'event_full',
      dup: true,
    });
    expect(await ledger(refused.id)).toEqual([{ status: 'rejected', code: 'event_full' }]);
    const acks = await db.rpc({ user: person }, 'sync_pull', {
      v: 1,
      scopes: {},
      unsettled: [refused.id],
    });
    expect(acks).toMatchObject({
      acks: [{ id: refused.id, status: 'rejected', code: 'event_full', touched: [] }],
    });
  });

  test('a mutation that this server does not know leaves no outcome', async () => {
    const id = crypto.randomUUID();
    const body = pushOf(player, [{ id, name: 'teleport@7', args: {} }]);
    expect(await refusal(() => push(player, body))).toMatchObject({
      sql_state: 'PT409',
      message: 'client_too_new',
    });
    expect(await ledger(id)).toEqual([]);
    expect(await refusal(() => push(player, { ...body, v: 2 }))).toMatchObject({
      message: 'client_too_new',
    });
  });

  test('[relative R2] of refusals the last 200 are kept, and of what was accepted everything', async () => {
    const person = await addPerson(db, 'Pessoa');
    const args = registration(event);
    expect(await verdict(db, person, { name: 'register@1', args })).toBe('applied');
    await db.rows(
      `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, code, created_at)
       select $1, gen_random_uuid(), gen_random_uuid(), n, 'vote@1', 'x', 'rejected', 'not_allowed', now() - n * interval '1 minute'
       from generate_series(1, 210) n`,
      [person],
    );
    const refused = { id: crypto.randomUUID(), name: 'register@1', args: { ...args, name: 'x' } };
    expect(await verdict(db, person, refused)).not.toBe('applied');
    const kept = await db.rows(
      `select status, count(*)::int as n, min(seq)::int as first, max(seq)::int as last
       from private.sync_mutations where user_id = $1 and (status = 'applied' or name = 'vote@1') group by 1 order by 1`,
      [person],
    );
    expect(kept).toMatchObject([
      { status: 'applied', n: 1 },
      { status: 'rejected', n: 199, first: 1, last: 199 },
    ]);
    expect(await ledger(refused.id)).toMatchObject([{ status: 'rejected' }]);
  });

  test('arguments and numbers are not stored: only their hash', async () => {
    const columns = await db.rows<{ row: string }>(
      'select to_jsonb(m)::text as row from private.sync_mutations m',
    );
    expect(columns.filter(({ row }) => /5585\d{9}|Ana Souza/.test(row))).toEqual([]);
  });
});
