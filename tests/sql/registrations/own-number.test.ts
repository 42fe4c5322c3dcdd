import { beforeEach, describe, expect, test } from 'vitest';
import {
  addEvent,
  addOperator,
  addPerson,
  mutate,
  type Outcome,
  registration,
  verdict,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';

let event: string;
/** An account that has verified `number`. */
let ana: string;
let number: string;
// A number that an account has verified belongs to that account alone (threat T3, decision 11).
const db = await databaseOfFile();
const organiser = await addPerson(db, 'Organizadora');
beforeEach(async () => {
  event = await addEvent(db, organiser);
  number = `5511${String(920_000_000 + (count += 1))}`;
  ana = await addPerson(db, 'Ana Souza', number);
  await verify(ana);
});

let count = 0;
const verify = (who: string) =>
  db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [who]);
const act = (who: string, name: string, args: object) => verdict(db, who, { name, args });
const person = (changes: object = {}) => {
  const { event_id: _, ...rest } = registration(event, changes);
  return rest;
};
const register = (who: string, changes: object = {}): Promise<Outcome> =>
  mutate(db, who, {
    name: 'register@1',
    args: registration(event, { whatsapp: number, ...changes }),
  });
const places = () =>
  db.rows<{
    id: string;
    user_id: string | null;
    name: string;
    whatsapp: string | null;
    registered_by: string | null;
  }>(
    `select o.id, o.user_id, o.name, c.whatsapp, c.registered_by
     from public.operators o join public.operator_contacts c on c.operator_id = o.id
     where o.event_id = $1 and o.deleted_at is null order by o.registered_at, o.id`,
    [event],
  );
const count_of = () =>
  db.one('select operators_count from public.airsoft_events where id = $1', [event]);
const told = (who: string, code: string) =>
  db.one<number>(
    `select count(*)::int from public.notifications where user_id = $1 and data ->> 'code' = $2`,
    [who, code],
  );
/** A leader with Ana and another person. @returns the leader, and Ana's place */
async function squad(changes: object = {}) {
  const leader = await addPerson(db, 'Líder');
  const friend = person({ name: 'Aninha', whatsapp: number, invited_by: 'Líder' });
  const args = {
    event_id: event,
    operators: [person({ name: 'Líder' }), friend, person()],
    ...changes,
  };
  expect(await act(leader, 'register_squad@1', args)).toBe('applied');
  return { leader, place: friend.operator_id };
}

describe('[hole S9] another person registers themselves with a number that I verified', () => {
  test('I am not refused; they keep their place, lose the number, and are notified', async () => {
    const stranger = await addPerson(db, 'Estranho');
    expect(await register(stranger, { name: 'Estranho' })).toMatchObject({ status: 'applied' });
    expect(await register(ana, { name: 'Ana Souza' })).toMatchObject({ status: 'applied' });
    expect(await places()).toMatchObject([
      { user_id: stranger, name: 'Estranho', whatsapp: null },
      { user_id: ana, name: 'Ana Souza', whatsapp: number },
    ]);
    expect(await told(stranger, 'number_taken_back')).toBe(1);
    expect(await register(await addPerson(db, 'Outro'))).toMatchObject({
      code: 'whatsapp_already_registered',
    });
  });

  test('once I am registered with it, others are refused, as for any registered number', async () => {
    await register(ana);
    expect(await register(await addPerson(db, 'Estranho'))).toMatchObject({
      code: 'whatsapp_already_registered',
    });
  });

  test('a number that I only typed is not mine', async () => {
    const other = await addPerson(db, 'Ana Duas', number);
    await addOperator(db, await addPerson(db, 'Estranho'), { event, whatsapp: number });
    expect(await register(other)).toMatchObject({ code: 'whatsapp_already_registered' });
    expect(await register(ana)).toMatchObject({ status: 'applied' });
  });

  test('in a full event I get no place, and the other person keeps the number', async () => {
    event = await addEvent(db, organiser, { max_op: 1 });
    const stranger = await addPerson(db, 'Estranho');
    await register(stranger);
    expect(await register(ana)).toMatchObject({ code: 'event_full' });
    expect(await places()).toMatchObject([{ user_id: stranger, whatsapp: number }]);
  });
});

describe('[hole S9] a friend or the organiser registers me', () => {
  test('the place is mine as soon as I register: one row, my data, nobody else cancels it', async () => {
    const { leader, place } = await squad();
    const before = await count_of();
    const outcome = await register(ana, { name: 'Ana Souza', class: 'medic' });
    expect(outcome).toMatchObject({ status: 'applied' });
    expect(outcome.touched).toContainEqual(['operators', place]);
    expect(outcome.rows).toContainEqual([
      'operators',
      expect.objectContaining({
        id: place,
        user_id: ana,
        name: 'Ana Souza',
        class: 'medic',
        whatsapp: number,
      }),
      expect.arrayContaining(['me']),
    ]);
    expect(await count_of()).toBe(before);
    const mine = (await places()).find(({ id }) => id === place);
    expect(mine).toMatchObject({ user_id: ana, registered_by: null, whatsapp: number });
    expect(await told(leader, 'place_claimed')).toBe(1);
    const cancel = { operator_id: place, event_id: event };
    expect(await act(leader, 'cancel_registration@1', cancel)).toBe('registration_not_found');
    expect(await act(ana, 'cancel_registration@1', cancel)).toBe('applied');
  });

  test('it does not reveal that the number has an account: until then the leader sees the same row', async () => {
    const { leader, place } = await squad();
    expect((await places()).find(({ id }) => id === place)).toMatchObject({
      user_id: null,
      registered_by: leader,
    });
    expect(await told(ana, 'place_claimed')).toBe(0);
  });

  test('the place is mine also in a list that is full or closed', async () => {
    event = await addEvent(db, organiser, { max_op: 3 });
    const { place } = await squad();
    expect((await register(ana)).touched).toContainEqual(['operators', place]);
    event = await addEvent(db, organiser);
    const other = await squad();
    await act(organiser, 'update_event@1', {
      id: event,
      patch: { registration_closed: true },
      base: {},
    });
    expect((await register(ana)).touched).toContainEqual(['operators', other.place]);
  });

  test('a person who joins the waiting list gets the place instead', async () => {
    event = await addEvent(db, organiser, { max_op: 3 });
    const { place } = await squad();
    const line = { id: crypto.randomUUID(), event_id: event, name: 'Ana Souza' };
    const outcome = await mutate(db, ana, { name: 'join_waiting_list@1', args: line });
    expect(outcome.touched).toContainEqual(['operators', place]);
    expect(await db.rows('select from public.waiting_list where event_id = $1', [event])).toEqual(
      [],
    );
    expect(await act(ana, 'join_waiting_list@1', line)).toBe('already_registered');
  });

  test('in a trio I stay where I am, unless I choose another', async () => {
    event = await addEvent(db, organiser, { game_mode: '3X3' });
    const alfa = { id: crypto.randomUUID(), name: 'Alfa' };
    const { place } = await squad({ new_team: alfa });
    const team = () => db.one('select event_team_id from public.operators where id = $1', [place]);
    const members = (id: string) =>
      db.one('select members_count from public.event_teams where id = $1', [id]);
    expect(await register(ana, { event_team_id: alfa.id })).toMatchObject({ status: 'applied' });
    expect([await team(), await members(alfa.id)]).toEqual([alfa.id, 3]);

    event = await addEvent(db, organiser, { game_mode: '3X3' });
    const bravo = { id: crypto.randomUUID(), name: 'Bravo' };
    const charlie = { id: crypto.randomUUID(), name: 'Charlie' };
    const other = await squad({ new_team: bravo });
    expect(await register(ana, { new_team: charlie })).toMatchObject({ status: 'applied' });
    expect(
      await db.one('select event_team_id from public.operators where id = $1', [other.place]),
    ).toBe(charlie.id);
    expect([await members(bravo.id), await members(charlie.id)]).toEqual([2, 1]);
  });

  test('I come as the leader of a squad of my own', async () => {
    event = await addEvent(db, organiser, { max_op: 4, game_mode: '3X3' });
    const alfa = { id: crypto.randomUUID(), name: 'Alfa' };
    const added = registration(event, { whatsapp: number, new_team: alfa });
    expect(await act(organiser, 'add_participant@1', added)).toBe('applied');
    const operators = [person({ name: 'Ana Souza', whatsapp: number }), person(), person()];
    const args = { event_id: event, operators, event_team_id: alfa.id };
    expect(await act(ana, 'register_squad@1', args)).toBe('applied');
    expect(await count_of()).toBe(3);
    expect((await places()).filter(({ registered_by }) => registered_by === ana)).toHaveLength(2);
    expect((await places()).find(({ user_id }) => user_id === ana)?.id).toBe(added.operator_id);
  });

  test('with a hidden list the row leaves the leader’s device', async () => {
    event = await addEvent(db, organiser, { allow_public_list: false });
    const { leader, place } = await squad();
    const answer = () =>
      db.rpc<{
        scopes: Record<string, { c: { operators: { rows: { id: string }[] } }; departed: unknown }>;
      }>({ user: leader }, 'sync_pull', { v: 1, scopes: { [`event:${event}`]: {} } });
    const scope = async () => (await answer()).scopes[`event:${event}`];
    expect((await scope())?.c.operators.rows.map(({ id }) => id)).toContain(place);
    await register(ana);
    expect((await scope())?.c.operators.rows.map(({ id }) => id)).not.toContain(place);
    expect(
      await db.rows(`select from private.departures where scope = $1 and id = $2`, [
        `event:${event}`,
        place,
      ]),
    ).toHaveLength(1);
  });
});
