import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addEvent,
  addPerson,
  DEVICE,
  eventArgs,
  mutate,
  type Outcome,
  pushOf,
  registration,
  verdict,
} from './acts.ts';
import { openDatabase } from './database.ts';
import { refusal } from './session.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let owner: string;
let player: string;
let event: string;
beforeAll(async () => {
  db = await openDatabase();
  owner = await addPerson(db, 'Organizadora');
  player = await addPerson(db, 'Jogadora');
  event = await addEvent(db, owner);
});
afterAll(() => db[Symbol.asyncDispose]());

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
    // it no longer exists, correctly
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

describe('who sends', () => {
  test('[case 19] [T24] the queue of another account is refused as a whole', async () => {
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    const body = pushOf(player, [mutation]);
    expect(await refusal(() => push(owner, body))).toMatchObject({
      sql_state: 'PT409',
      message: 'wrong_user',
    });
    expect(await ledger(mutation.id)).toEqual([]);
  });

  test('an anonymous caller gets 401, and not a 404 or an empty answer', async () => {
    const body = pushOf(player, [{ name: 'register@1', args: registration(event) }]);
    const refused = await refusal(() => db.rpc('anon', 'sync_push', body));
    expect(refused).toEqual({
      sql_state: 'PT401',
      message: 'not_signed_in',
      detail: '{"code":"not_signed_in"}',
    });
  });

  test('a deleted account can’t write with its remaining token', async () => {
    const gone = await addPerson(db, 'Pessoa');
    await db.rows('delete from auth.users where id = $1', [gone]);
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    expect(await refusal(() => push(gone, pushOf(gone, [mutation])))).toMatchObject({
      sql_state: 'PT401',
      message: 'not_signed_in',
    });
    expect(await ledger(mutation.id)).toEqual([]);
  });

  test('only one’s own outcomes are acknowledged', async () => {
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    await mutate(db, await addPerson(db, 'Pessoa'), mutation);
    const ask = { v: 1, scopes: {}, unsettled: [mutation.id] };
    expect(await db.rpc({ user: player }, 'sync_pull', ask)).toMatchObject({ acks: [] });
    expect(await db.rpc('anon', 'sync_pull', ask)).toMatchObject({ acks: [] });
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

  test('[case 23] after not_after it is too late, and that is final', async () => {
    const person = await addPerson(db, 'Pessoa');
    const id = crypto.randomUUID();
    const late = {
      id,
      name: 'register@1',
      args: registration(event),
      not_after: '2026-01-01T00:00:00Z',
    };
    expect(await verdict(db, person, late)).toBe('expired');
    expect(await verdict(db, person, { ...late, not_after: '2100-01-01T00:00:00Z' })).toBe(
      'expired',
    );
    expect(
      await verdict(db, person, { ...late, id: crypto.randomUUID(), not_after: 'amanhã' }),
    ).toBe('invalid_args: not_after');
    expect(
      await verdict(db, person, {
        ...late,
        id: crypto.randomUUID(),
        not_after: '2100-01-01T00:00:00Z',
      }),
    ).toBe('applied');
  });

  test('arguments and numbers are not stored: only their hash', async () => {
    const columns = await db.rows<{ row: string }>(
      'select to_jsonb(m)::text as row from private.sync_mutations m',
    );
    expect(columns.filter(({ row }) => /5585\d{9}|Ana Souza/.test(row))).toEqual([]);
  });
});

describe('the envelope', () => {
  const envelope = () =>
    pushOf(player, [{ name: 'register@1', args: registration(event) }]) as Record<string, unknown>;
  test.each<[string, (body: Record<string, unknown>) => unknown, string | null]>([
    ['no version', ({ v: _v, ...rest }) => rest, 'v'],
    ['an unknown key', (body) => ({ ...body, admin: true }), 'admin'],
    ['no device', ({ device_id: _device, ...rest }) => rest, 'device_id'],
    ['no list', (body) => ({ ...body, mutations: {} }), 'mutations'],
    [
      '51 mutations',
      (body) => ({
        ...body,
        mutations: Array.from({ length: 51 }, () => (body['mutations'] as object[])[0]),
      }),
      'mutations',
    ],
    [
      'a mutation without id',
      (body) => ({ ...body, mutations: [{ seq: 1, name: 'register@1', args: {} }] }),
      'id',
    ],
    [
      'a mutation with arguments of another kind',
      (body) => ({ ...body, mutations: [{ id: DEVICE, seq: 1, name: 'register@1', args: [] }] }),
      'args',
    ],
    [
      'a mutation of 300 kB',
      (body) => ({
        ...body,
        mutations: [{ id: DEVICE, seq: 1, name: 'register@1', args: { name: noise(300_000) } }],
      }),
      'args',
    ],
    ['no object', () => 'null', null],
  ])('%s', async (_what, make, field) => {
    const refused = await refusal(() => db.rpc({ user: player }, 'sync_push', make(envelope())));
    expect(refused).toMatchObject({ sql_state: 'PT409', message: 'invalid_args' });
    expect(JSON.parse(refused?.detail ?? '')).toEqual({ code: 'invalid_args', field });
  });
});

/** Text that compression does not shrink. */
function noise(length: number): string {
  let text = '';
  while (text.length < length) text += crypto.randomUUID();
  return text;
}

test('rows come back as the caller may see them: the number to the person and the organiser, to nobody else', async () => {
  const person = await addPerson(db, 'Pessoa');
  const said = await mutate(db, person, {
    name: 'register@1',
    args: registration(event, { whatsapp: '5585977776666' }),
  });
  const row = (outcome: Outcome) =>
    outcome.rows.find(([collection]) => collection === 'operators')?.[1];
  expect(row(said)).toMatchObject({ whatsapp: '5585977776666', user_id: person });
  const event_row = said.rows.find(([collection]) => collection === 'airsoft_events')?.[1];
  expect(event_row).toMatchObject({ id: event, operators_count: await operators(event) });
});

test('[H3] [P13] after a restore everybody is notified, once, since when something may be lost', async () => {
  await using restored = await openDatabase();
  const people = [
    await addPerson(restored, 'Ana'), // acted just before the backup
    await addPerson(restored, 'Bia'), // a year before it
    await addPerson(restored, 'Caio'), // never: his first mutation may be what is lost
  ];
  await restored.rows(`update public.profiles set created_at = '2025-01-01'`);
  const did = (person: string | undefined, at: string) =>
    restored.rows(
      `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid(), 1, 'register@1', '', 'applied', $2)`,
      [person, at],
    );
  await did(people[0], '2026-03-10T12:05:00Z');
  await did(people[1], '2025-02-20T12:00:00Z');
  await restored.rows('select private.start_new_epoch()');
  const told = await restored.rows(
    `select user_id, body from public.notifications where data ->> 'code' = 'database_restored' order by user_id`,
  );
  const body =
    'O que você fez depois de 10/03 09:05 pode ter se perdido. Confira suas inscrições e eventos.';
  expect(told).toEqual(people.toSorted().map((user_id) => ({ user_id, body })));
});

test('[H3] [P13] a pull says which of the given ids the ledger knows, and how old the backup is', async () => {
  await using restored = await openDatabase();
  const person = await addPerson(restored, 'Dora');
  const known = crypto.randomUUID();
  await restored.rows(
    `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, created_at)
     values ($1, $2, gen_random_uuid(), 1, 'register@1', '', 'applied', now() + interval '1 minute')`,
    [person, known],
  );
  await restored.rows('select private.start_new_epoch()');
  const at = await restored.one<string>('select restored_to from private.sync_meta');
  const said = await restored.rpc<{ acks: { id: string }[]; restored_to: string }>(
    { user: person },
    'sync_pull',
    { v: 1, scopes: {}, unsettled: [known, crypto.randomUUID()] },
  );
  expect(said.acks.map(({ id }) => id)).toEqual([known]);
  expect(Date.parse(said.restored_to)).toBe(new Date(at).getTime());
});
