import { addTeam } from '../teams/team-acts.ts';
import { addEvent, addOperator, dayFromNow, type Mutation, registration } from '../acts.ts';
import type { Session } from '../session.ts';

/** The people and events of the moves. */
export type Cast = {
  owner: string;
  people: string[];
  events: string[];
  /** An event that has begun, and a team that takes part in it. */
  begun: { event_id: string; team_id: string };
};
/** Random numbers of one step. */
export type Dice = readonly [kind: number, a: number, b: number, c: number];
type Move = { user: string; mutation: Mutation };

const id = () => crypto.randomUUID();
/** What a station may find, and another one does not. */
const NOT_FOUND = [
  'undoes', 'replica', 'fps', 'bb_g', 'seal', 'method', 'colour', 'event_team_id',
] as const; // prettier-ignore
const newCode = () => id().replaceAll('-', '').slice(0, 20).toUpperCase();
const at = (list: readonly string[], n: number) => list[n % Math.max(list.length, 1)] ?? id();

/** Events with few places in every state, so that five hundred steps affect each other. */
export async function stage(db: Session, owner: string): Promise<string[]> {
  const changes = [
    { max_op: 3 },
    { game_mode: '3X3', max_op: 5 },
    { game_mode: '5X5' },
    { max_op: 2, allow_public_list: false },
  ];
  const events: string[] = [];
  for (const change of changes) events.push(await addEvent(db, owner, change));
  // the gates of two of them are open
  await db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' + interval '3 hours' t) x) where id = any ($1)`,
    [events.slice(1, 3)],
  );
  return events;
}

/** An event that began two hours ago, with the organiser and their team. */
export async function beginEvent(db: Session, owner: string): Promise<Cast['begun']> {
  const event_id = await addEvent(db, owner);
  const { team } = await addTeam(db, owner);
  await addOperator(db, owner, { event: event_id });
  await db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' - interval '2 hours' t) x) where id = $1`,
    [event_id],
  );
  return { event_id, team_id: team };
}

/** A person sends a mutation, valid or not, chosen by the dice from the current rows. */
export async function move(db: Session, cast: Cast, [kind, a, b, c]: Dice): Promise<Move> {
  const event_id = at(cast.events, a);
  // only two events are ever cancelled or postponed, so that check-ins continue at others
  const spot = a % 2 === 0 ? 0 : 3;
  const calm = cast.events[spot] ?? '';
  const person = at(cast.people, b);
  const ids = async (sql: string) =>
    (await db.rows<{ id: string }>(`${sql} order by id`, [event_id])).map((row) => row.id);
  const operators = await ids(
    'select id from public.operators where event_id = $1 and deleted_at is null',
  );
  const teams = await ids(
    'select id from public.event_teams where event_id = $1 and deleted_at is null',
  );
  const records = async (table: string, where: string) =>
    at(await ids(`select id from public.${table} where event_id = $1 and ${where}`), c);
  const somebody = c % 5 === 0 ? person : cast.owner;
  const mode = 'select game_mode from public.airsoft_events where id = $1';
  const trios = /^\dX\d$/.test(await db.one<string>(mode, [event_id]));
  // without teams to choose, the form does not ask for one
  const team = !trios
    ? {}
    : c % 2 === 0 && teams.length > 0
      ? { event_team_id: at(teams, c) }
      : { new_team: { id: id(), name: `Time ${c % 40}` } };
  const as = (user: string, name: string, args: object): Move => ({
    user,
    mutation: { name, args, id: id() },
  });
  const moves: (() => Move | Promise<Move>)[] = [
    () => as(person, 'register@1', registration(event_id, team)),
    () => as(person, 'register@1', registration(event_id, team)),
    () => as(somebody, 'add_participant@1', registration(event_id, team)),
    () =>
      as(
        c % 3 === 0 ? person : cast.owner,
        'walk_in@1',
        registration(event_id, { ...team, came_at: new Date().toISOString() }),
      ),
    () =>
      as(person, 'register_squad@1', {
        event_id,
        ...team,
        operators: Array.from({ length: 2 + (c % 2) }, () => {
          const { event_id: _event, ...rest } = registration(event_id);
          return rest;
        }),
      }),
    () => as(somebody, 'remove_participant@1', { operator_id: at(operators, b), event_id }),
    () => as(somebody, 'cancel_registration@1', { operator_id: at(operators, b), event_id }),
    () =>
      as(somebody, 'move_participant@1', {
        operator_id: at(operators, b),
        event_id,
        event_team_id: c % 7 === 0 ? null : at(teams, c),
      }),
    () =>
      as(c % 2 === 0 ? person : cast.owner, 'create_event_team@1', {
        id: id(),
        event_id,
        name: `Time ${b % 40}`,
      }),
    () =>
      as(somebody, 'update_event_team@1', { id: at(teams, b), event_id, name: `Nome ${c % 50}` }),
    () => as(somebody, 'delete_event_team@1', { id: at(teams, b), event_id }),
    async () => {
      const sql = 'select split_rev from public.airsoft_events where id = $1';
      return as(somebody, 'save_event_teams@1', {
        event_id,
        seed: b,
        base_split_rev: await db.one<number>(sql, [event_id]),
        teams: [0, 1].map((half) => ({
          id: teams[half] ?? id(),
          name: `Metade ${half}`,
          operator_ids: operators.filter((_, at_index) => at_index % 2 === half),
        })),
      });
    },
    () => as(person, 'join_waiting_list@1', { id: id(), event_id, name: 'Quem espera' }),
    () => as(person, 'join_waiting_list@1', { id: id(), event_id, name: 'Quem espera' }),
    async () => {
      // of any event: waiting lists are short and rare
      const [line] = await db.rows<{ id: string; event_id: string }>(
        `select id, event_id from public.waiting_list where status in ('waiting', 'offered') order by id limit 1`,
      );
      return as(cast.owner, 'leave_waiting_list@1', line ?? { id: id(), event_id });
    },
    () => as(somebody, 'add_staff@1', { id: id(), event_id, user_id: person, name: 'Ajudante' }),
    async () => {
      const [asked] = await db.rows<{ id: string; user_id: string }>(
        `select id, user_id from public.event_staff where event_id = $1 and deleted_at is null and accepted_at is null limit 1`,
        [event_id],
      );
      const accept = c % 3 !== 0;
      return as(asked?.user_id ?? person, 'answer_staff@1', {
        id: asked?.id ?? id(),
        event_id,
        accept,
      });
    },
    () => {
      const secret = { code: newCode(), pin: '123456' };
      return as(somebody, 'create_staff_link@1', { id: id(), event_id, ...secret });
    },
    async () => {
      const sql = 'select code from public.staff_links where event_id = $1 and ended_at is null';
      const [open] = await db.rows<{ code: string }>(sql, [event_id]);
      const pin = c % 4 === 0 ? '000000' : '123456';
      const args = { id: id(), event_id, code: open?.code ?? newCode(), pin };
      return as(person, 'join_staff@1', args);
    },
    async () =>
      as(cast.owner, 'end_staff_link@1', {
        id: await records('staff_links', 'ended_at is null'),
        event_id,
      }),
    async () => {
      const open = cast.events[1] ?? '';
      const room =
        'update public.airsoft_events set max_op = operators_count + places_offered + 2 where id = $1';
      await db.rows(room, [open]);
      const places = c % 3 === 0 ? {} : { places: c % 3 };
      const device_id = cast.people[c % 2] ?? id();
      return as(cast.owner, 'lease_places@1', { id: id(), event_id: open, device_id, ...places });
    },
    async () =>
      as(cast.owner, 'remove_staff@1', {
        id: await records('event_staff', 'deleted_at is null'),
        event_id,
      }),
    async () => {
      const undo = c % 6 === 0;
      return as(c % 4 === 0 ? person : cast.owner, 'check_in@1', {
        id: id(),
        event_id,
        operator_id: c % 9 === 0 ? null : at(operators, b),
        mark: undo ? 'undo' : c % 2 === 0 ? 'in' : 'out',
        ...(undo ? { undoes: await records('check_ins', 'true') } : {}),
        scanned_at: `${dayFromNow(30)}T12:30:00Z`,
        clock_offset_ms: c,
        device_id: id(),
        data_version: null,
      });
    },
    async () => {
      const found = [
        { station: 'waiver', signature: 'M1 2L3 4' },
        { station: 'chronograph', fps: 300 + (b % 200), bb_g: 0.28, replica: `M${c % 3}` },
        { station: 'payment', method: 'cash' },
        { station: 'armband', colour: 'blue', event_team_id: at(teams, c) },
        { station: 'waiver', undoes: await records('station_records', 'undoes is null') },
      ];
      return as(c % 4 === 0 ? person : cast.owner, 'record_station@1', {
        id: id(),
        event_id,
        operator_id: at(operators, b),
        ...found[a % found.length],
        recorded_at: `${dayFromNow(30)}T12:30:00Z`,
        clock_offset_ms: c,
        device_id: id(),
      });
    },
    () => {
      const one = (station: string, some: object) => ({
        id: id(),
        operator_id: at(operators, b),
        station,
        ...Object.fromEntries(NOT_FOUND.map((field) => [field, null])),
        signed: false,
        ...some,
        recorded_at: `${dayFromNow(30)}T12:30:00Z`,
        clock_offset_ms: c,
        device_id: id(),
        staff_id: cast.owner,
        staff_name: null,
      });
      const told = [
        one('waiver', { signed: true }),
        one('chronograph', { fps: 300 + (b % 200), bb_g: 0.28 }),
      ];
      return as(c % 4 === 0 ? person : cast.owner, 'relay_stations@1', {
        event_id,
        stations: told,
      });
    },
    () => as(somebody, 'close_registration@1', { id: event_id }),
    () => as(somebody, 'open_registration@1', { id: event_id }),
    () => as(somebody, 'open_registration@1', { id: event_id }),
    () => as(somebody, 'update_event@1', { id: event_id, patch: { max_op: c % 6 }, base: {} }),
    () =>
      as(somebody, 'postpone_event@1', {
        id: calm,
        ...(c % 3 === 0 ? { reason: 'Chuva' } : {}),
        ...(c % 4 === 0 ? {} : { date: dayFromNow(20 + (c % 20)), time: '14:00' }),
      }),
    () => {
      const { event_id: over, team_id } = cast.begun;
      const team_ids = c % 3 === 0 ? [] : [team_id];
      return as(somebody, 'name_winners@1', { event_id: over, team_ids });
    },
    async () => {
      if (c % 2 > 0) return as(person, 'register@1', registration(event_id, team));
      // cancelled for good: another event replaces it
      cast.events[spot] = await addEvent(db, cast.owner, { max_op: 3 });
      return as(cast.owner, 'cancel_event@1', { id: calm, reason: 'Chuva' });
    },
  ];
  return (moves[kind % moves.length] ?? moves[0]!)();
}
