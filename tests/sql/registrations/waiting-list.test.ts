import { describe, expect, test } from 'vitest';
import { registration } from '../acts.ts';
import { waitingListWorld } from './waiting-list-world.ts';

const { db, owner, act, asOwner, addEvent, people, join, register, full, line, counts } =
  waitingListWorld();

describe('the waiting list', () => {
  test('one offered place is taken also when registration is closed, and by nobody else', async () => {
    const { event, outside, cancel } = await full({ waiting: 1 });
    await cancel(0);
    await asOwner('close_registration@1', { id: event });
    expect(await counts(event)).toMatchObject({ places_offered: 1, registration_closed: true });
    const [other = ''] = await people(1);
    expect(await register(event, other)).toBe('registration_closed');
    expect(await register(event, outside[0] ?? '')).toBe('applied');
  });

  test('has nobody more who registers with a squad, and offers them nothing', async () => {
    const { event, outside } = await full({ waiting: 1 });
    await asOwner('update_event@1', { id: event, patch: { max_op: 3 }, base: {} });
    expect(await counts(event)).toMatchObject({ places_offered: 1 });
    const operators = [registration(event), registration(event)].map(
      ({ event_id: _event, ...person }) => person,
    );
    const squad = { event_id: event, operators };
    expect(await act(outside[0] ?? '', 'register_squad@1', squad)).toBe('applied');
    expect(await line(event)).toMatchObject([{ status: 'taken' }]);
    expect(await counts(event)).toMatchObject({ operators_count: 3, places_offered: 0 });
  });

  test('is only for full events, once per person, and not for participants', async () => {
    const open = await addEvent({ max_op: 2 });
    const [one = '', two = ''] = await people(2);
    expect(await join(open, one)).toBe('event_not_full');
    const { event, inside } = await full({ waiting: 0 });
    expect(await join(event, inside[0] ?? '')).toBe('already_registered');
    const id = crypto.randomUUID();
    expect(await join(event, one, id)).toBe('applied');
    expect(await join(event, one)).toBe('already_waiting');
    expect(await join(event, two, id)).toBe('id_reused');
    expect(await join(crypto.randomUUID(), one)).toBe('event_not_found');
    await asOwner('close_registration@1', { id: event });
    expect(await join(event, two)).toBe('registration_closed');
    expect(await counts(event)).toMatchObject({ waiting_count: 1, places_offered: 0 });
  });

  test('a person leaves it, or the organiser removes them, and no personal data stays', async () => {
    const { event, outside } = await full();
    const rows = await db().rows<{ id: string }>(
      'select id from public.waiting_list where event_id = $1 order by created_at, id',
      [event],
    );
    const [first = { id: '' }, second = { id: '' }] = rows;
    const leave = (who: string, id: string) =>
      act(who, 'leave_waiting_list@1', { id, event_id: event });
    expect(await leave(outside[1] ?? '', first.id)).toBe('not_waiting');
    expect(await leave(outside[0] ?? '', first.id)).toBe('applied');
    expect(await leave(outside[0] ?? '', first.id)).toBe('not_waiting');
    expect(await leave(owner(), second.id)).toBe('applied');
    expect(
      await db().rows('select name, status from public.waiting_list where event_id = $1', [event]),
    ).toEqual([
      { name: '', status: 'left' },
      { name: '', status: 'left' },
    ]);
    expect(await counts(event)).toMatchObject({ waiting_count: 0, registration_closed: true });
    expect(await join(event, outside[0] ?? '')).toBe('applied'); // at the end of the list
  });
});

test('[case 10] a person waiting for a private event sees its list, and no longer after leaving the waiting list', async () => {
  const { event, outside } = await full({ waiting: 1, changes: { is_public: false } });
  const [person = ''] = outside;
  const view = async () => {
    const scope = `event:${event}`;
    const { scopes } = await db().rpc<{
      scopes: Record<string, { view: string; c: { operators: { rows: object[] } } }>;
    }>({ user: person }, 'sync_pull', { v: 1, scopes: { [scope]: {} } });
    return [scopes[scope]?.view, scopes[scope]?.c.operators.rows.length];
  };
  expect(await view()).toEqual(['list', 1]); // a change of the view makes devices start anew
  const mine = 'select id from public.waiting_list where event_id = $1';
  const id = await db().one<string>(mine, [event]);
  expect(await act(person, 'leave_waiting_list@1', { id, event_id: event })).toBe('applied');
  expect(await view()).toEqual(['count', 0]);
});

test('a deleted account leaves the waiting list, and the next person gets the offer', async () => {
  const { event, outside, cancel } = await full();
  await cancel(0);
  await db().rows('delete from auth.users where id = $1', [outside[0]]);
  expect(await line(event)).toMatchObject([{ user_id: outside[1], status: 'offered' }]);
  expect(await counts(event)).toMatchObject({ waiting_count: 0, places_offered: 1 });
});
