import { beforeAll, describe, expect, test } from 'vitest';
import { eventRow, eventTeamRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { rewardArgs } from '#tests/fixtures/samples/reward-args.ts';
import { sampleOf } from '#tests/fixtures/samples/sample-args.ts';
import { AT, waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { byWriting } from '../records/writing-order.ts';
import { mutations } from '../registry/all-mutations.ts';
import { effectsOf, findMutation, learnAll, type MutationName } from '../registry/registry.ts';
import type { OutboxRecord, OutboxStatus } from './outbox.ts';
import { overlayOf, withOverlay } from './overlay.ts';
import { collectionNames } from '../wire/protocol.ts';
import { collections } from '../records/collections.ts';
import * as v from 'valibot';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';

const nextId = seededIds(10);
const [ana, event_id] = [nextId(), nextId()];
const record = waitingRecords(ana, nextId);

beforeAll(learnAll);

const operator_id = nextId();
const registration = { operator_id, event_id, name: 'Ana', whatsapp: '5511900000000' };
const operators = (rows: ReturnType<typeof operatorRow>[], outbox: readonly OutboxRecord[]) =>
  withOverlay(rows, overlayOf('operators', outbox));
const events = (rows: ReturnType<typeof eventRow>[], outbox: readonly OutboxRecord[]) =>
  withOverlay(rows, overlayOf('airsoft_events', outbox));

describe('[O1] the screen shows what was asked and not refused', () => {
  test.each<[OutboxStatus, number]>([
    ['queued', 1],
    ['sending', 1],
    ['acked', 1],
    ['blocked', 1],
    ['rejected', 0],
  ])('a %s registration: %i', (status, count) => {
    expect(operators([], [record('register@1', registration, status)])).toHaveLength(count);
  });

  test('a registration is a complete row of mine, older than anything from the server', () => {
    const [row] = operators([], [record('register@1', registration)]);
    expect(v.parse(collections.operators.row, row)).toEqual(row);
    expect(row).toMatchObject({
      user_id: ana,
      name: 'Ana',
      rev: 0,
      sync_xid: 0,
      registered_at: AT,
    });
  });

  test('[O3] the server’s row replaces the overlay as soon as it arrives', () => {
    const theirs = operatorRow({ id: operator_id, event_id, name: 'Ana Souza', rev: 1 });
    expect(operators([theirs], [record('register@1', registration, 'acked')])).toEqual([theirs]);
  });

  test('a team that was created with the registration', () => {
    const new_team = { id: nextId(), name: 'Trio Alfa' };
    const asked = [record('register@1', { ...registration, new_team })];
    const [team] = withOverlay([], overlayOf('event_teams', asked));
    expect(team).toMatchObject({ ...new_team, event_id, members_count: 1 });
    expect(v.parse(collections.event_teams.row, team)).toEqual(team);
    expect(operators([], asked)).toMatchObject([{ event_team_id: new_team.id }]);
    const theirs = eventTeamRow({ id: new_team.id, event_id, name: 'Trio Alfa', members_count: 2 });
    expect(withOverlay([theirs], overlayOf('event_teams', asked))).toEqual([theirs]);
  });

  test('register, cancel, register: shown in the order of asking', () => {
    const again = { ...registration, operator_id: nextId() };
    const outbox = [
      record('register@1', registration),
      record('cancel_registration@1', { operator_id, event_id }),
      record('register@1', again),
    ];
    expect(operators([], outbox).map(({ id }) => id)).toEqual([again.operator_id]);
    expect(operators([], outbox.slice(0, 2))).toEqual([]);
  });

  test('an edit keeps the server’s newer values in the fields that it does not touch', () => {
    const row = eventRow({ id: event_id, location: 'Outro campo', rev: 9 });
    const edit = record('update_event@1', { id: event_id, patch: { name: 'Novo' }, base: {} });
    expect(events([row], [edit])).toEqual([{ ...row, name: 'Novo' }]);
  });

  test('[O5] what waits keeps its order before, while and after it is confirmed', () => {
    const names = ['uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
    const asked = names.map((name) =>
      record('add_participant@1', { ...registration, operator_id: nextId(), name }),
    );
    // the phone's clock is behind, and was set back between the third and the fourth
    const outbox = asked.map((one, n) => ({
      ...one,
      created_at: n < 3 ? AT : '2026-01-01T00:00:00.000Z',
    }));
    const there = operatorRow({
      id: nextId(),
      event_id,
      registered_at: '2026-11-27T10:00:00+00:00',
    });
    for (let confirmed = 0; confirmed <= names.length; confirmed += 1) {
      const theirs = outbox.slice(0, confirmed).map(({ args }, n) => {
        const { operator_id: id, name } = args as typeof registration;
        const registered_at = `2026-11-28T10:00:00.12300${n + 1}+00:00`;
        return operatorRow({ id, event_id, name, registered_at, rev: 1 });
      });
      for (const rest of [outbox, outbox.slice(confirmed)]) {
        const rows = [...theirs, there].toSorted((a, b) => (a.id < b.id ? -1 : 1));
        const shown = operators(rows, rest).toSorted(
          byWriting<(typeof rows)[number]>(({ registered_at }) => registered_at),
        );
        expect(shown.map(({ name }) => name)).toEqual([there.name, ...names]);
      }
    }
  });

  test('a squad stands in the order in which its people were named', () => {
    const squad = ['Zeca', 'Ana', 'Maria'].map((name) => ({
      operator_id: nextId(),
      name,
      whatsapp: '5511900000000',
    }));
    const shown = operators([], [record('register_squad@1', { event_id, operators: squad })]);
    const sorted = shown.toSorted(byWriting<(typeof shown)[number]>((row) => row.registered_at));
    expect(sorted.map(({ name }) => name)).toEqual(['Zeca', 'Ana', 'Maria']);
  });

  test('of two edits the later one wins', () => {
    const edits = ['Um nome', 'Outro nome'].map((name) =>
      record('update_event@1', { id: event_id, patch: { name, max_op: 5 }, base: {} }),
    );
    expect(events([eventRow({ id: event_id })], edits)).toMatchObject([
      { name: 'Outro nome', max_op: 5 },
    ]);
  });

  test('a created event is a complete row; once deleted, it is not shown', () => {
    const row_of_server = eventRow({ id: nextId() });
    const {
      created_by: _c,
      created_at: _a,
      updated_at: _u,
      starts_at: _s,
      ...rest
    } = row_of_server;
    const {
      operators_count: _o,
      split_seed: _e,
      split_rev: _p,
      rev: _r,
      sync_xid: _x,
      ...args
    } = rest;
    const { id } = args;
    const created = record('create_event@1', args);
    const [row] = events([], [created]);
    expect(v.parse(collections.airsoft_events.row, row)).toEqual(row);
    expect(row).toMatchObject({ created_by: ana, operators_count: 0 });
    expect(events([], [created, record('delete_event@1', { id })])).toEqual([]);
  });

  test('a split shows the teams with their people', () => {
    const team = { id: nextId(), name: 'Equipe 1', operator_ids: [operator_id] };
    const split = record('save_event_teams@1', {
      event_id,
      seed: 7,
      base_split_rev: 0,
      teams: [team],
    });
    const row = operatorRow({ id: operator_id, event_id });
    expect(operators([row], [split])).toEqual([{ ...row, event_team_id: team.id }]);
    const [made] = withOverlay([], overlayOf('event_teams', [split]));
    expect(v.parse(collections.event_teams.row, made)).toMatchObject({ members_count: 1 });
  });

  test('[O4] the server alone counts the places left', () => {
    const row = eventRow({ id: event_id, operators_count: 4 });
    expect(events([row], [record('register@1', registration)])).toEqual([row]);
  });
});

describe('arenas and patches', () => {
  const asked = (...names: (keyof typeof rewardArgs)[]) =>
    names.map((name) => record(name, rewardArgs[name] as never));
  const arenas = (outbox: OutboxRecord[]) => withOverlay([], overlayOf('arenas', outbox));
  const patches = (outbox: OutboxRecord[]) => withOverlay([], overlayOf('patches', outbox));

  test('a proposed arena is a complete row of mine that waits until it is approved or rejected', () => {
    const [row] = arenas(asked('propose_arena@1', 'update_arena@1'));
    expect(v.parse(collections.arenas.row, row)).toEqual(row);
    expect(row).toMatchObject({ is_active: false, created_by: ana, city: 'Caucaia', rev: 0 });
    expect(arenas(asked('propose_arena@1', 'approve_arena@1'))).toMatchObject([
      { is_active: true },
    ]);
    for (const end of ['reject_arena@1', 'delete_arena@1'] as const)
      expect(arenas(asked('propose_arena@1', end))).toEqual([]);
  });

  test('a created patch is a complete row; the server alone decides what it awards, and to whom', () => {
    const [row] = patches(asked('create_patch@1', 'update_patch@1'));
    expect(v.parse(collections.patches.row, row)).toEqual(row);
    expect(row).toMatchObject({ nome: 'Outro', created_at: AT });
    expect(patches(asked('create_patch@1', 'delete_patch@1'))).toEqual([]);
    // one that is made with an event is taken from it, and may be somebody's
    const made = { ...row!, para: 'came' as const, evento_id: ana };
    const taken = withOverlay([made], overlayOf('patches', asked('delete_patch@1')));
    expect(taken).toEqual([{ ...made, evento_id: null }]);
    for (const name of ['assign_patch@1', 'redeem_patch@1', 'revoke_patch@1'] as const)
      expect(overlayOf('my_records', asked(name)).size).toBe(0);
  });
});

describe('[O2] effects are pure and total', () => {
  /**
   * Every mutation that a person can make, on rows that exist here and on rows that this device has
   * never seen.
   */
  const all: OutboxRecord[] = Object.entries(mutations).flatMap(([name, { args }]) => {
    const sample = sampleOf(args as v.GenericSchema<object>) as Record<string, unknown>;
    const here: Record<string, unknown> = { ...sample };
    for (const [key, id] of [
      ['event_id', event_id],
      ['operator_id', operator_id],
    ] as const)
      if (key in sample) here[key] = id;
    return [sample, here].map((given) => record(name as MutationName, given as never));
  });

  test('every mutation is listed, with arguments that it can read', () => {
    for (const { name, args } of all) {
      expect(v.is(findMutation(name)!.args, args), name).toBe(true);
      const effects = effectsOf(name, args, { user_id: ana, at: AT });
      for (const { collection, change } of effects) {
        const made = change(undefined) as object | undefined;
        // a row that did not exist is either complete or absent
        if (made) expect(v.safeParse(collections[collection].row, made).issues).toBeUndefined();
      }
    }
  });

  test('missing rows cause no error, the input is not changed, and applying twice equals once', () => {
    const makesRow = ({ name, args }: OutboxRecord) =>
      effectsOf(name, args, { user_id: ana, at: AT }).some(({ change }) => change(undefined));
    // no mutation changes a row before it exists
    const order = fc
      .shuffledSubarray(all, { minLength: 1 })
      .map((drawn) => [...drawn.filter(makesRow), ...drawn.filter((record) => !makesRow(record))]);
    fc.assert(
      fc.property(order, fc.boolean(), (outbox, there) => {
        const rows = {
          operators: there ? [operatorRow({ id: operator_id, event_id })] : [],
          airsoft_events: there ? [eventRow({ id: event_id })] : [],
        };
        const before = structuredClone({ rows, outbox });
        for (const name of collectionNames) {
          const given = (rows as unknown as Record<string, never[]>)[name] ?? [];
          const once = withOverlay(given, overlayOf(name, outbox));
          expect(withOverlay(once as never[], overlayOf(name, outbox))).toEqual(once);
        }
        expect({ rows, outbox }).toEqual(before);
      }),
    );
  });

  test('when nothing waits, the same array is returned', () => {
    const rows = [eventRow({ id: event_id })];
    expect(events(rows, [])).toBe(rows);
    expect(events(rows, [record('register@1', registration)])).toBe(rows);
  });

  test('[case 29] a name or arguments that this version cannot read show nothing, and break nothing', () => {
    const newer = { ...record('register@1', registration), name: 'register@2' };
    const broken = { ...record('register@1', registration), args: { operator_id: 7 } };
    expect(operators([], [newer, broken])).toEqual([]);
    expect(effectsOf('nothing@1', {}, { user_id: ana, at: AT })).toEqual([]);
    expect(effectsOf('register@1', null, { user_id: ana, at: AT })).toEqual([]);
  });
});
