import { describe, expect, test } from 'vitest';
import {
  addEvent,
  addPerson,
  DEVICE,
  mutate,
  type Outcome,
  pushOf,
  registration,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const player = await addPerson(db, 'Jogadora');
const event = await addEvent(db, owner);

const push = (who: string, body: object) =>
  db.rpc<{ results: Outcome[] }>({ user: who }, 'sync_push', body);
const recorded = (id: string) =>
  db.rows('select status from private.sync_mutations where id = $1', [id]);

describe('who sends', () => {
  test('[case 19] [T24] the queue of another account is refused as a whole', async () => {
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    const body = pushOf(player, [mutation]);
    expect(await refusal(() => push(owner, body))).toMatchObject({
      sql_state: 'PT409',
      message: 'wrong_user',
    });
    expect(await recorded(mutation.id)).toEqual([]);
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
    expect(await recorded(mutation.id)).toEqual([]);
  });

  test('[T24] nor does what runs a mutation take another person’s word', async () => {
    const mutation = { id: crypto.randomUUID(), seq: 1, name: 'register@1', args: {} };
    const run = () =>
      db.one('select private.run_mutation($1, $2, $3::text::jsonb)', [
        owner,
        DEVICE,
        JSON.stringify(mutation),
      ]);
    expect(await refusal(() => db.trial({ user: player }, run))).toMatchObject({
      sql_state: 'PT409',
      message: 'wrong_user',
    });
  });

  test('only one’s own outcomes are acknowledged', async () => {
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    await mutate(db, await addPerson(db, 'Pessoa'), mutation);
    const ask = { v: 1, scopes: {}, unsettled: [mutation.id] };
    expect(await db.rpc({ user: player }, 'sync_pull', ask)).toMatchObject({ acks: [] });
    expect(await db.rpc('anon', 'sync_pull', ask)).toMatchObject({ acks: [] });
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

test('a mutation may have 262144 bytes as the database keeps it, and not one more', async () => {
  const mutation = (length: number) =>
    JSON.stringify({
      id: crypto.randomUUID(),
      seq: 1,
      name: 'register@1',
      args: { name: 'x'.repeat(length) },
    });
  const size = (text: string) => db.one<number>('select pg_column_size($1::text::jsonb)', [text]);
  const empty = await size(mutation(0));
  const run = (text: string) =>
    db.trial({ user: player }, () =>
      db.one('select private.run_mutation($1, $2, $3::text::jsonb)', [player, DEVICE, text]),
    );
  const most = mutation(262_144 - empty);
  expect(await size(most)).toBe(262_144);
  expect(await run(most)).toMatchObject({ status: 'rejected', code: 'invalid_args' });
  expect(await refusal(() => run(mutation(262_145 - empty)))).toMatchObject({
    sql_state: 'PT409',
    detail: expect.stringContaining('args') as string,
  });
});

/** Text that compression does not shrink. */
function noise(length: number): string {
  let text = '';
  while (text.length < length) text += crypto.randomUUID();
  return text;
}

const COUNT =
  'select count(*)::int from public.operators where event_id = $1 and deleted_at is null';
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
  expect(event_row).toMatchObject({ id: event, operators_count: await db.one(COUNT, [event]) });
});
