import { expect, test } from 'vitest';
import { eventStatusMutations } from '#sync/event-mutations/event-status.ts';
import { eventTeamMutations } from '#sync/event-mutations/event-team.ts';
import { gateMutations } from '#sync/event-mutations/gate.ts';
import { placeLeaseMutations } from '#sync/event-mutations/place-lease.ts';
import { stationMutations } from '#sync/event-mutations/station.ts';
import { staffLinkMutations } from '#sync/event-mutations/staff-link.ts';
import { participantMutations } from '#sync/event-mutations/participant.ts';
import { registrationMutations } from '#sync/event-mutations/registration.ts';
import { waitingListMutations } from '#sync/event-mutations/waiting-list.ts';
import { effectsOf, learnAll } from '#sync/registry/registry.ts';
import { fc, MEETS_ALL, MODEL_RUNS, seedIds } from '#tests/fixtures/samples/generated-cases.ts';
import { addPerson, makeTeammates, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { beginEvent, move, stage } from './event-day-moves.ts';

/**
 * Fields that only the server knows: an effect shows a placeholder until the answer, and predicts
 * nothing.
 */
const SERVERS = new Set([
  'rev',
  'sync_xid',
  'created_at',
  'registered_at',
  'received_at',
  'whatsapp_masked',
  'over_capacity',
  'staff_name',
  'flagged',
  'accepted_at', // by the server's clock
]);

seedIds();
await learnAll();
const db = await databaseOfFile();

type Row = Record<string, unknown>;

/** A row as the person may see it now. */
const rowOf = (user: string, collection: string, id: string) =>
  db.trial({ user }, async () => {
    await db.exec(`set local timezone = 'UTC'`);
    const [found] = await db.rows<{ row: Row }>(
      `select to_jsonb(v) as row from private.sync_${collection} v where id = $1`,
      [id],
    );
    return found?.row;
  });

const everything = () =>
  db.one<string>(`select md5(string_agg(t, '|' order by t)) from (
    select to_jsonb(x)::text as t from public.airsoft_events x union all select to_jsonb(x)::text from public.operators x
    union all select to_jsonb(x)::text from public.operator_contacts x union all select to_jsonb(x)::text from public.event_teams x
    union all select to_jsonb(x)::text from public.event_staff x union all select to_jsonb(x)::text from public.waiting_list x
    union all select to_jsonb(x)::text from public.staff_links x
    union all select to_jsonb(x)::text from public.place_leases x
    union all select to_jsonb(x)::text from public.station_records x
    union all select to_jsonb(x)::text from public.gate_keys x
    union all select to_jsonb(x)::text from public.check_ins x union all select to_jsonb(x)::text from public.notifications x
    union all select to_jsonb(x)::text from private.departures x) all_rows`);

/** The fields that `after` has and `before` lacks, by name, including those of `data`. */
function claims(before: Row | undefined, after: Row): [string, unknown][] {
  return Object.entries(after).flatMap(([field, value]): [string, unknown][] => {
    if (SERVERS.has(field) || same(before?.[field], value)) return [];
    if (field !== 'data') return [[field, value]];
    const inner = claims(before?.['data'] as Row | undefined, value as Row);
    return inner.map(([name, v]) => [`data.${name}`, v]);
  });
}

const read = (row: Row | undefined, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Row | undefined)?.[key], row);

function same(a: unknown, b: unknown): boolean {
  if (JSON.stringify(a) === JSON.stringify(b)) return true;
  const instant = /^\d{4}-\d\d-\d\dT/;
  return [a, b].every((v) => typeof v === 'string' && instant.test(v))
    ? Date.parse(String(a)) === Date.parse(String(b))
    : false;
}

test(`${MODEL_RUNS} random states: what the device shows before the answer is what the server says, also when it is sent twice`, async () => {
  // uniform: fc.nat prefers small ones
  const die = fc.noBias(fc.nat(999));
  const dice = fc.sample(fc.tuple(die, die, die, die), {
    numRuns: MODEL_RUNS,
  });
  const owner = await addPerson(db, 'Organizadora');
  const people: string[] = [];
  for (let n = 0; n < 9; n += 1) people.push(await addPerson(db, `Pessoa ${n}`));
  const events = await stage(db, owner);
  await makeTeammates(db, owner, ...people.slice(1)); // who may be asked to help
  const cast = { owner, people, events, begun: await beginEvent(db, owner) };
  const applied = new Map<string, number>();
  const wrong: object[] = [];

  for (const [step, [kind, ...others]] of dice.entries()) {
    // every other step takes its turn, so that each kind occurs
    const roll = [step % 2 === 0 ? step / 2 : kind, ...others] as const;
    const { user, mutation } = await move(db, cast, roll);
    const asked = { user_id: user, at: new Date().toISOString() };
    const shown = [];
    for (const { collection, id, change } of effectsOf(mutation.name, mutation.args, asked)) {
      const before = await rowOf(user, collection, id);
      shown.push({ collection, id, before, after: change(before as never) as Row | undefined });
    }
    const outcome = await mutate(db, user, mutation);
    if (outcome.status !== 'applied') continue;
    applied.set(mutation.name, (applied.get(mutation.name) ?? 0) + 1);
    for (const { collection, id, before, after } of shown) {
      const server = await rowOf(user, collection, id);
      const context = { step, name: mutation.name, collection };
      if (!after && server) wrong.push({ ...context, shown: 'no row', server });
      const is_named = outcome.touched.some(([c, i]) => c === collection && i === id);
      if (after && !before && !is_named) wrong.push({ ...context, unnamed: after }); // shown no more
      for (const [field, value] of after ? claims(before, after) : []) {
        // staff typed the number, and see four digits of it afterwards
        if (
          mutation.name === 'walk_in@1' &&
          user !== owner &&
          /whatsapp|invited_by|experience/.test(field)
        )
          continue;
        if (!same(read(server, field), value))
          wrong.push({ ...context, field, shown: value, server: read(server, field) });
      }
    }
    const now = await everything();
    expect(await mutate(db, user, mutation)).toMatchObject({ status: 'applied', dup: true });
    expect(await everything(), `${mutation.name} twice`).toBe(now);
  }
  expect(wrong).toEqual([]);
  const of_an_event = {
    ...eventStatusMutations,
    ...eventTeamMutations,
    ...gateMutations,
    ...staffLinkMutations,
    ...placeLeaseMutations,
    ...stationMutations,
    ...participantMutations,
    ...registrationMutations,
    ...waitingListMutations,
  };
  const wanted = MEETS_ALL ? Object.keys(of_an_event) : [];
  const missed = wanted.filter((name) => !applied.has(name));
  expect({ missed }).toEqual({ missed: [] });

  const off = await db.rows(`
    select 'counts of the line' as what, e.id from public.airsoft_events e where
      waiting_count <> (select count(*) from public.waiting_list w where w.event_id = e.id and status = 'waiting')
      or places_offered <> (select count(*) from public.waiting_list w where w.event_id = e.id and status = 'offered')
        + (select coalesce(sum(places - spent), 0) from public.place_leases l where l.event_id = e.id and ended_at is null)
    union all select 'a place free that somebody waits for', id from public.airsoft_events e
      where status = 'planned' and waiting_count > 0 and (closed_because_full or not registration_closed)
        and private.offers_end(e) > now() and (max_op = 0 or operators_count + places_offered < max_op)
    union all select 'full and open', id from public.airsoft_events
      where max_op > 0 and operators_count + places_offered >= max_op and not registration_closed
    union all select 'closed by itself and not full', id from public.airsoft_events e
      where closed_because_full and waiting_count = 0 and (max_op = 0 or operators_count + places_offered < max_op)`);
  expect({ off }).toEqual({ off: [] });
});
