import { beforeEach, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

let player: string;
let event: string;
let operator: string;
const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
beforeEach(async () => {
  player = await addPerson(db, 'Pessoa');
  event = await addEvent(db, owner, { name: 'Operação Chuva', max_op: 3 });
  operator = await addOperator(db, player, { event });
  await addOperator(db, owner, { event }); // the organiser plays too, and made the changes
  // without an account there is nobody to notify
  await act('add_participant@1', registration(event));
});

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });
/** The notifications of a person about this event. */
const told = (who: string) =>
  db.rows<{ code: string; url: string | null; body: string }>(
    `select data ->> 'code' as code, url, body from public.notifications
     where user_id = $1 and data ->> 'event_id' = $2 order by created_at`,
    [who, event],
  );
/** A person who has read one is notified of the next change again. */
const read = () => db.rows('update public.notifications set read = true');
const codes = async (who: string) => (await told(who)).map(({ code }) => code);

describe('participants with an account are notified, never the person who did it', () => {
  test('of a new date, time or place, and of nothing else', async () => {
    const change = (patch: object) => act('update_event@1', { id: event, patch, base: {} });
    await change({ date: dayFromNow(31), time: '10:00', location: 'Outro campo' });
    await change({ name: 'Operação Sol', max_op: 30 });
    expect(await codes(player)).toEqual(['event_changed']);
    await read();
    await change({ time: '11:00' });
    expect(await codes(player)).toEqual(['event_changed', 'event_changed']);
    expect(await codes(owner)).toEqual([]);
  });

  test('that it is cancelled, once, also when it is deleted afterwards', async () => {
    await act('cancel_event@1', { id: event, reason: 'Chuva' });
    await act('delete_event@1', { id: event });
    expect(await told(player)).toMatchObject([{ code: 'event_cancelled', url: `/event/${event}` }]);
    expect((await told(player))[0]?.body).toContain('Operação Chuva');
    expect(await codes(owner)).toEqual([]);
  });

  test('that it is deleted, unless it was played', async () => {
    await act('delete_event@1', { id: event });
    expect(await told(player)).toMatchObject([{ code: 'event_deleted', url: null }]);
    const played = await addEvent(db, owner);
    await addOperator(db, player, { event: played });
    await db.rows('update public.airsoft_events set date = current_date - 9 where id = $1', [
      played,
    ]);
    await act('delete_event@1', { id: played });
    event = played;
    expect(await codes(player)).toEqual([]);
  });

  test('[hole S12] fifty changes within ten minutes leave one notification, about the last one, and one push', async () => {
    await db.rows(
      `insert into public.user_devices (id, user_id, onesignal_id) values (gen_random_uuid(), $1, gen_random_uuid())`,
      [player],
    );
    for (let n = 0; n < 50; n += 1)
      await act('update_event@1', {
        id: event,
        patch: { time: `${10 + (n % 5)}:00`, date: dayFromNow(31 + n) },
        base: {},
      });
    await act('postpone_event@1', { id: event, reason: 'Chuva' });
    expect(await codes(player)).toEqual(['event_postponed']);
    expect((await told(player))[0]?.body).toContain('foi adiado');
    const rings = () =>
      db.one(
        `select count(*)::int from private.push_queue q join public.notifications n on n.id = q.notification_id
         where n.user_id = $1`,
        [player],
      );
    expect(await rings()).toBe(1);
    // after ten minutes it is sent again, and so it is for people who have read it
    await db.rows(
      `update public.notifications set created_at = created_at - interval '11 minutes'`,
    );
    await act('postpone_event@1', { id: event, date: dayFromNow(50) });
    expect(await codes(player)).toHaveLength(2);
    await read();
    await act('update_event@1', { id: event, patch: { time: '07:00' }, base: {} });
    expect(await codes(player)).toHaveLength(3);
  });

  test('that it is postponed, each time', async () => {
    await act('postpone_event@1', { id: event });
    await read();
    await act('postpone_event@1', { id: event, date: dayFromNow(50) });
    expect(await codes(player)).toEqual(['event_postponed', 'event_postponed']);
  });

  test.each(['remove_participant@1', 'cancel_registration@1'])(
    'that the organiser removed them (%s), but not of their own actions',
    async (name) => {
      await act(name, { operator_id: operator, event_id: event });
      expect(await codes(player)).toEqual(['registration_removed']);
      const again = await addOperator(db, player, { event });
      await act('cancel_registration@1', { operator_id: again, event_id: event }, player);
      expect(await codes(player)).toEqual(['registration_removed']);
    },
  );

  test('that they got a place, each time', async () => {
    const waiting = await addPerson(db, 'Quem espera');
    const join = { id: crypto.randomUUID(), event_id: event, name: 'Quem espera' };
    expect(await act('join_waiting_list@1', join, waiting)).toBe('applied');
    await act('cancel_registration@1', { operator_id: operator, event_id: event }, player);
    expect(await codes(waiting)).toEqual(['place_offered']);
    // withdrawn with the date, and offered again
    await read();
    await act('postpone_event@1', { id: event });
    await act('postpone_event@1', { id: event, date: dayFromNow(50) });
    expect(await codes(waiting)).toEqual(['place_offered', 'place_offered']);
  });
});
