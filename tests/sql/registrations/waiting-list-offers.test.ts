import { describe, expect, test } from 'vitest';
import { dayFromNow, registration } from '../acts.ts';
import { waitingListWorld } from './waiting-list-world.ts';

const { db, act, asOwner, people, join, register, full, line, statuses, counts } =
  waitingListWorld();

describe('a place that becomes free', () => {
  test('is held for the first in the waiting list, who accepts it by registering', async () => {
    const { event, outside, cancel } = await full();
    const [first = '', second = ''] = outside;
    expect(await cancel(0)).toBe('applied');
    expect(await line(event)).toEqual([
      { user_id: first, status: 'offered', left: 24 },
      { user_id: second, status: 'waiting', left: null },
    ]);
    expect(await counts(event)).toEqual({
      operators_count: 0,
      waiting_count: 1,
      places_offered: 1,
      registration_closed: true,
      closed_because_full: true,
    });
    expect(await register(event, second)).toBe('event_full');
    expect(await register(event, first)).toBe('applied');
    expect(await statuses(event)).toEqual(['taken', 'waiting']);
    expect(await counts(event)).toMatchObject({ operators_count: 1, places_offered: 0 });
  });

  test('opens the list only when nobody waits', async () => {
    const { event, cancel, outside } = await full({ places: 3, waiting: 1 });
    await cancel(0);
    expect(await counts(event)).toMatchObject({ places_offered: 1, registration_closed: true });
    await cancel(1);
    expect(await counts(event)).toMatchObject({
      places_offered: 1,
      registration_closed: false,
    });
    const [late = '', later = ''] = await people(2);
    expect(await register(event, late)).toBe('applied'); // a free place, not the held one
    expect(await counts(event)).toMatchObject({
      operators_count: 2,
      registration_closed: true,
    });
    expect(await register(event, later)).toBe('event_full');
    expect(await register(event, outside[0] ?? '')).toBe('applied');
    expect(await counts(event)).toMatchObject({ operators_count: 3, places_offered: 0 });
  });

  test('is offered to the next when it is declined, and when its time runs out', async () => {
    const { event, outside, cancel } = await full({ waiting: 3 });
    await cancel(0);
    const [offer] = await db().rows<{ id: string }>(
      `select id from public.waiting_list where event_id = $1 and status = 'offered'`,
      [event],
    );
    await act(outside[0] ?? '', 'leave_waiting_list@1', { id: offer?.id, event_id: event });
    expect(await statuses(event)).toEqual(['left', 'offered', 'waiting']);
    expect(await db().one('select private.expire_offers()')).toBe(0);
    await db().rows(
      `update public.waiting_list set offered_until = now() where event_id = $1 and status = 'offered'`,
      [event],
    );
    // too late, whether or not the job has run
    expect(await register(event, outside[1] ?? '')).toBe('event_full');
    expect(await db().one('select private.expire_offers()')).toBe(1);
    expect(await statuses(event)).toEqual(['left', 'expired', 'offered']);
    expect(await db().one('select private.expire_offers()')).toBe(0);
    expect(await join(event, outside[1] ?? '')).toBe('applied');
  });

  test('several at once are offered to as many people, in order', async () => {
    const { event } = await full({ places: 2, waiting: 5 });
    const raise = { id: event, patch: { max_op: 5 }, base: {} };
    expect(await asOwner('update_event@1', raise)).toBe('applied');
    expect(await statuses(event)).toEqual(['offered', 'offered', 'offered', 'waiting', 'waiting']);
    await asOwner('update_event@1', { id: event, patch: { max_op: 0 }, base: {} });
    expect(await statuses(event)).toEqual(Array.from({ length: 5 }, () => 'offered'));
    expect(await counts(event)).toMatchObject({ waiting_count: 0, registration_closed: false });
  });

  test('is not offered while the organiser keeps the list closed; an existing offer stays valid', async () => {
    const { event, outside, cancel } = await full({ places: 2 });
    await cancel(0);
    await asOwner('close_registration@1', { id: event });
    await cancel(1);
    expect(await statuses(event)).toEqual(['offered', 'waiting']);
    expect(await register(event, outside[1] ?? '')).toBe('registration_closed');
    expect(await register(event, outside[0] ?? '')).toBe('applied');
    await asOwner('open_registration@1', { id: event });
    expect(await statuses(event)).toEqual(['taken', 'offered']);
  });

  test('the organiser’s addition does not take a held place', async () => {
    const { event, cancel } = await full();
    await cancel(0);
    expect(await asOwner('add_participant@1', registration(event))).toBe('event_full');
  });
});

describe('the deadline of an offer', () => {
  /** Moves the event so that it starts in that many minutes. */
  const startsIn = (event: string, minutes: number) =>
    db().rows(
      `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + make_interval(mins => $2) t) x) where id = $1`,
      [event, minutes],
    );

  test('after the start nobody joins the waiting list', async () => {
    const { event } = await full({ waiting: 0 });
    const [late = ''] = await people(1);
    await startsIn(event, -1);
    expect(await join(event, late)).toBe('event_past');
  });

  test('is two hours before the start at the latest', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await startsIn(event, 5 * 60);
    await cancel(0);
    expect((await line(event))[0]).toMatchObject({ status: 'offered', left: 3 });
  });

  test('moves with an event that is moved earlier', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await cancel(0);
    await startsIn(event, 6 * 60);
    expect((await line(event))[0]).toMatchObject({ status: 'offered', left: 4 });
  });

  test('in the last two hours a place is free for anybody', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await startsIn(event, 60);
    await cancel(0);
    expect(await statuses(event)).toEqual(['waiting']);
    expect(await counts(event)).toMatchObject({ registration_closed: false });
    const [late = ''] = await people(1);
    expect(await register(event, late)).toBe('applied');
  });

  test('a postponed event offers nothing; with a new day the waiting list continues', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await cancel(0);
    await asOwner('postpone_event@1', { id: event });
    expect(await line(event)).toMatchObject([{ status: 'waiting', left: null }]);
    await asOwner('postpone_event@1', { id: event, date: dayFromNow(50) });
    expect(await line(event)).toMatchObject([{ status: 'offered', left: 24 }]);
  });

  test('a cancelled event empties the waiting list', async () => {
    const { event, cancel } = await full({ places: 2, waiting: 2 });
    await cancel(0);
    await asOwner('cancel_event@1', { id: event });
    expect(await statuses(event)).toEqual(['expired', 'expired']);
    expect(await counts(event)).toMatchObject({ waiting_count: 0, places_offered: 0 });
  });
});
