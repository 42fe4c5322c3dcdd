import { afterAll, beforeAll, expect } from 'vitest';
import { addEvent, addOperator, addPerson, registration, verdict } from '../acts.ts';
import { openDatabase } from '../database.ts';

let places = 0;
/**
 * One after another: PGlite's clock has milliseconds, and people in the same one are ordered by id.
 */
const nextPlace = (): string =>
  `00000000-0000-4000-8000-${String((places += 1)).padStart(12, '0')}`;

/** A database for the tests of one file, an organiser, and what people do with a waiting list. */
export function waitingListWorld() {
  let db: Awaited<ReturnType<typeof openDatabase>>;
  let owner: string;
  beforeAll(async () => {
    db = await openDatabase();
    owner = await addPerson(db, 'Organizadora');
  });
  afterAll(() => db[Symbol.asyncDispose]());

  const act = (who: string, name: string, args: object) => verdict(db, who, { name, args });
  const asOwner = (name: string, args: object) => act(owner, name, args);
  const join = (event_id: string, who: string, id = nextPlace()) =>
    act(who, 'join_waiting_list@1', { id, event_id, name: 'Quem espera' });
  const register = (event: string, who: string) => act(who, 'register@1', registration(event));
  const people = (n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => addPerson(db, `Pessoa ${i}`)));

  /** A full event with that many places, and people in its waiting list. */
  async function full({ places = 1, waiting = 2, changes = {} } = {}) {
    const event = await addEvent(db, owner, { max_op: places, ...changes });
    const inside = await people(places);
    const operators: string[] = [];
    for (const player of inside) operators.push(await addOperator(db, player, { event }));
    const outside = await people(waiting);
    for (const player of outside) expect(await join(event, player)).toBe('applied');
    const cancel = (n: number) =>
      act(inside[n] ?? '', 'cancel_registration@1', { operator_id: operators[n], event_id: event });
    return { event, inside, outside, cancel };
  }

  /** Who waits for an event, in order; `left` counts the hours of an offer. */
  const line = (event: string) =>
    db.rows<{ user_id: string; status: string; left: number | null }>(
      `select user_id, status, round(extract(epoch from offered_until - now()) / 3600)::int as left
       from public.waiting_list where event_id = $1 order by created_at, id`,
      [event],
    );
  const statuses = async (event: string) => (await line(event)).map(({ status }) => status);
  const counts = async (event: string) =>
    (
      await db.rows(
        `select operators_count, waiting_count, places_offered, registration_closed, closed_because_full
         from public.airsoft_events where id = $1`,
        [event],
      )
    )[0];

  return {
    db: () => db,
    owner: () => owner,
    act,
    asOwner,
    addEvent: (changes: object) => addEvent(db, owner, changes),
    people,
    join,
    register,
    full,
    line,
    statuses,
    counts,
  };
}
