import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

/** An event that has ended, with its people, who by default registered in time and came. */
async function pastEvent({ people = 6, days = -3, came = 99 } = {}) {
  const owner = await addPerson(db, 'Organizadora');
  const event = await addEvent(db, owner, { name: 'Operação Ferro-Velho' });
  const players: { user: string; operator: string }[] = [];
  for (let n = 0; n < people; n += 1) {
    const user = await addPerson(db, `Pessoa ${n}`);
    players.push({ user, operator: await addOperator(db, user, { event }) });
  }
  await db.rows('update public.airsoft_events set date = $2 where id = $1', [
    event,
    dayFromNow(days),
  ]);
  for (const { operator } of players.slice(0, came)) await checkIn(event, operator);
  return { owner, event, players };
}
const award = (event: string) => db.one<number>('select private.award_event($1)', [event]);
const paid = async (user: string) =>
  (
    await db.rows<{ what: string }>(
      `select points || ' ' || source as what from public.user_points where user_id = $1 order by 1`,
      [user],
    )
  ).map(({ what }) => what);
const checkIn = (event: string, operator: string, days_ago = 0, staff: string | null = null) =>
  db.rows(
    `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, happened_at, clock_offset_ms, device_id, staff_id, staff_name, flagged)
     select gen_random_uuid(), $1, $2, 'in', t, t, 0, gen_random_uuid(), $4, 'Portaria', false
     from (select now() - make_interval(days => $3)) as at (t)`,
    [event, operator, days_ago, staff],
  );

describe('an event that has ended', () => {
  test('pays everybody who came, and its organiser, once, however often the job runs', async () => {
    const { owner, event, players } = await pastEvent();
    expect(await award(event)).toBe(7);
    expect(await award(event)).toBe(0);
    for (const { user } of players) expect(await paid(user)).toEqual(['10 event_participation']);
    expect(await paid(owner)).toEqual(['20 event_organization']);
  });

  test('awards its own patch of tipo evento, with its points, and no other', async () => {
    const { event, players } = await pastEvent({ people: 1 });
    for (const tipo of ['evento', 'mvp'])
      await db.rows(
        `insert into public.patches (id, nome, tipo, evento_id) values (gen_random_uuid(), $1, $1, $2)`,
        [tipo, event],
      );
    await award(event);
    expect(await paid(players[0]!.user)).toEqual(['10 event_participation', '25 patch_earned']);
  });

  test('pays nobody who was registered and did not come, nor anybody who checked in only themselves', async () => {
    const { owner, event, players } = await pastEvent({ came: 0 });
    for (const { user, operator } of players) await checkIn(event, operator, 0, user);
    expect(await award(event)).toBe(0);
    expect(await paid(owner)).toEqual([]);
    await checkIn(event, players[0]!.operator);
    expect(await award(event)).toBe(1);
    expect(await paid(players[0]!.user)).toEqual(['10 event_participation']);
    expect(await paid(players[1]!.user)).toEqual([]);
    // a phone syncs late
    await checkIn(event, players[1]!.operator);
    expect(await award(event)).toBe(1);
    expect(await paid(players[1]!.user)).toEqual(['10 event_participation']);
  });

  test('people who came on the original day of a postponed event have not taken part yet', async () => {
    const { event, players } = await pastEvent({ people: 2, came: 0 });
    await checkIn(event, players[0]!.operator, 10);
    await checkIn(event, players[1]!.operator, 3);
    expect(await award(event)).toBe(1);
    expect(await paid(players[0]!.user)).toEqual([]);
    expect(await paid(players[1]!.user)).toEqual(['10 event_participation']);
  });

  test('pays nobody who had cancelled before the start, and no organiser of a few friends', async () => {
    const { owner, event, players } = await pastEvent({ people: 5, days: 9 });
    const [gone] = players;
    await mutate(db, gone!.user, {
      name: 'cancel_registration@1',
      args: { operator_id: gone!.operator, event_id: event },
    });
    await db.rows('update public.airsoft_events set date = $2 where id = $1', [
      event,
      dayFromNow(-3),
    ]);
    expect(await award(event)).toBe(4);
    expect(await paid(gone!.user)).toEqual([]);
    expect(await paid(owner)).toEqual([]);
    // an organiser who plays in the own event is a participant, but not one of five others
    const place = { event, name: 'A organizadora' };
    await db.rows('update public.airsoft_events set date = $2 where id = $1', [
      event,
      dayFromNow(9),
    ]);
    await checkIn(event, await addOperator(db, owner, place));
    await db.rows('update public.airsoft_events set date = $2 where id = $1', [
      event,
      dayFromNow(-3),
    ]);
    expect(await award(event)).toBe(1);
    expect(await paid(owner)).toEqual(['10 event_participation']);
  });

  test.each([
    ['to come', `date = current_date + 9`],
    ['of today', `date = current_date, time = '00:00'`],
    ['cancelled', `status = 'cancelled'`],
    ['postponed', `status = 'postponed'`],
    ['deleted', `deleted_at = now()`],
  ])('%s pays nobody', async (_what, change) => {
    const { event } = await pastEvent();
    await db.rows(`update public.airsoft_events set ${change} where id = $1`, [event]);
    expect(await award(event)).toBe(0);
  });

  test('is found by the job, once a day', async () => {
    const [due, old] = [await pastEvent({ people: 1 }), await pastEvent({ people: 1, days: -30 })];
    await db.one('select private.award_due_events()');
    expect(await paid(due.players[0]!.user)).toHaveLength(1);
    expect(await paid(old.players[0]!.user)).toEqual([]);
    const late = await addPerson(db, 'Esquecida');
    await db.rows(
      `insert into public.operators (id, event_id, user_id, name) values (gen_random_uuid(), $1, $2, 'Esquecida')`,
      [due.event, late],
    );
    await checkIn(
      due.event,
      await db.one('select id from public.operators where user_id = $1', [late]),
    );
    expect(await db.one('select private.award_due_events()')).toBe(0);
    await db.rows(`update private.event_awards set awarded_at = awarded_at - interval '21 hours'`);
    expect(await db.one('select private.award_due_events()')).toBe(1);
    expect(await paid(late)).toHaveLength(1);
  });

  test('[hole R5] two events of a day pay who came, one its organiser; a third with the same one in a week pays nobody', async () => {
    const { owner, event, players } = await pastEvent({ people: 5 });
    const again = async (days: number) => {
      const next = await addEvent(db, owner);
      const operators: string[] = [];
      for (const { user } of players) operators.push(await addOperator(db, user, { event: next }));
      await db.rows('update public.airsoft_events set date = $2 where id = $1', [
        next,
        dayFromNow(days),
      ]);
      for (const operator of operators) await checkIn(next, operator);
      return award(next);
    };
    expect(await award(event)).toBe(6);
    expect(await again(-3)).toBe(5);
    expect(await again(-3)).toBe(0);
    // it was played, and gives no points
    expect(await again(-4)).toBe(5);
    const ten = '10 event_participation';
    expect(await paid(players[0]!.user)).toEqual(['0 event_participation', ten, ten]);
    expect(await paid(owner)).toEqual(['20 event_organization']);
    expect(await again(-10)).toBe(6);
    expect(await paid(players[0]!.user)).toEqual(['0 event_participation', ten, ten, ten]);
    expect(await paid(owner)).toEqual(['20 event_organization', '20 event_organization']);
  });

  test('[hole R5] accounts of this week count as players, and give points when they are older or have a proved number', async () => {
    const { owner, event, players } = await pastEvent({ people: 5 });
    const people = players.map(({ user }) => user);
    const made = (days_ago: number) =>
      db.rows(
        `update public.profiles set created_at = now() - make_interval(days => $2) where id = any ($1::uuid[])`,
        [people, days_ago],
      );
    await made(6);
    expect(await award(event)).toBe(5);
    for (const user of people) expect(await paid(user)).toEqual(['0 event_participation']);
    expect(await paid(owner)).toEqual([]);
    await db.rows(
      `insert into public.profile_contacts (user_id, whatsapp, verified_at) values ($1, '5511988887777', now())
       on conflict (user_id) do update set whatsapp = excluded.whatsapp, verified_at = now()`,
      [people[0]],
    );
    expect(await award(event)).toBe(1);
    expect(await paid(people[0]!)).toEqual(['10 event_participation']);
    await made(7);
    expect(await award(event)).toBe(5); // the four others, and the organiser
    expect(await award(event)).toBe(0);
    for (const user of people) expect(await paid(user)).toEqual(['10 event_participation']);
    expect(await paid(owner)).toEqual(['20 event_organization']);
  });

  test.each([
    [9 * 24 * 60 - 1, 1],
    [9 * 24 * 60, 0],
    [24 * 60, 1],
    [24 * 60 - 1, 0],
  ])('is due from a day to nine days after its start: %i minutes', async (minutes, due) => {
    await db.trial('postgres', async () => {
      const { event } = await pastEvent({ people: 0 });
      await db.rows(
        `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
         from (select now() at time zone 'America/Sao_Paulo' - make_interval(mins => $2) t) x) where id = $1`,
        [event, minutes],
      );
      await db.one('select private.award_due_events()');
      const awarded = 'select count(*)::int from private.event_awards where event_id = $1';
      expect(await db.one(awarded, [event])).toBe(due);
    });
  });

  test.each([
    ['20 hours', 0],
    ['20 hours 1 microsecond', 1],
  ])('is due again after twenty hours: %s', async (age, due) => {
    await db.trial('postgres', async () => {
      const { event, players } = await pastEvent({ people: 1 });
      await db.rows('update public.airsoft_events set deleted_at = now() where id <> $1', [event]);
      await db.rows('insert into private.event_awards values ($1, now() - $2::interval)', [
        event,
        age,
      ]);
      expect(await db.one('select private.award_due_events()')).toBe(due);
      expect(await paid(players[0]!.user)).toHaveLength(due);
    });
  });

  test('at most twenty a run, those that were never awarded first', async () => {
    await db.trial('postgres', async () => {
      const { owner, event } = await pastEvent({ people: 0 });
      await db.rows('update public.airsoft_events set deleted_at = now() where id <> $1', [event]);
      await db.rows(`insert into private.event_awards values ($1, now() - interval '2 days')`, [
        event,
      ]);
      await db.rows(
        `insert into public.airsoft_events (id, name, date, time, location, briefing, created_by)
         select gen_random_uuid(), 'Operação', current_date - 2, '08:00', 'Campo', '<p>Óculos no rosto.</p>', $1
         from generate_series(1, 20)`,
        [owner],
      );
      await db.one('select private.award_due_events()');
      const now = 'select count(*)::int from private.event_awards where awarded_at = now()';
      expect(await db.one(now)).toBe(20);
      await db.one('select private.award_due_events()');
      expect(await db.one(now)).toBe(21);
    });
  });
});
