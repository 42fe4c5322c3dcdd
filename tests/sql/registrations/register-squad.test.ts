import { describe, expect, test } from 'vitest';
import { addEvent, addPerson, mutate, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { operatorOf } from './operator-of.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const stranger = await addPerson(db, 'Estranho');

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });

describe('register_squad', () => {
  const friends = (event: string, n: number) =>
    Array.from({ length: n }, () => {
      const { event_id: _event, ...person } = registration(event);
      return person;
    });

  test('all in one team, mine with my account, the others for me to see and to cancel', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const me = await addPerson(db, 'Líder');
    const operators = friends(event, 3);
    const new_team = { id: crypto.randomUUID(), name: 'Alfa' };
    const outcome = await mutate(db, me, {
      name: 'register_squad@1',
      args: { event_id: event, operators, new_team },
    });
    expect(outcome).toMatchObject({ status: 'applied' });
    expect(outcome.rows.filter(([c]) => c === 'operators')).toHaveLength(3);
    expect(await operatorOf(db, operators[0]?.operator_id)).toMatchObject({
      user_id: me,
      registered_by: null,
    });
    expect(await operatorOf(db, operators[2]?.operator_id)).toMatchObject({
      user_id: null,
      registered_by: me,
      event_team_id: new_team.id,
    });
    const cancel = (who: string) =>
      act(
        'cancel_registration@1',
        { operator_id: operators[2]?.operator_id, event_id: event },
        who,
      );
    expect(await cancel(stranger)).toBe('registration_not_found');
    expect(await cancel(me)).toBe('applied');
  });

  test('who brought whom is known to that person alone, also to the organiser of the event', async () => {
    const event = await addEvent(db, owner);
    const leader = await addPerson(db, 'Líder');
    const bring = async (who: string) => {
      const operators = friends(event, 2);
      expect(await act('register_squad@1', { event_id: event, operators }, who)).toBe('applied');
      return operators[1]!.operator_id;
    };
    const [of_owner, of_leader] = [await bring(owner), await bring(leader)];
    const broughtBy = (user: string) =>
      db.trial({ user }, () =>
        db.rows(`select id from private.sync_operators where event_id = $1 and brought`, [event]),
      );
    expect(await broughtBy(owner)).toEqual([{ id: of_owner }]); // who sees every number
    expect(await broughtBy(leader)).toEqual([{ id: of_leader }]);
    expect(await broughtBy(stranger)).toEqual([]);
  });

  test.each<[string, object, number, string]>([
    ['more than are free', { max_op: 2 }, 3, 'event_full'],
    ['as many as are free', { max_op: 3 }, 3, 'applied'],
    ['more than a trio', { game_mode: '3X3' }, 4, 'team_full'],
    ['one alone', {}, 1, 'invalid_args: operators'],
    ['eleven', {}, 11, 'invalid_args: operators'],
    ['a closed list', { registration_closed: true }, 2, 'registration_closed'],
  ])('%s', async (_what, changes, n, said) => {
    const event = await addEvent(db, owner, changes);
    const args = {
      event_id: event,
      operators: friends(event, n),
      new_team: { id: crypto.randomUUID(), name: 'Alfa' },
    };
    expect(await act('register_squad@1', args, await addPerson(db, 'Líder'))).toBe(said);
    const count = 'select operators_count from public.airsoft_events where id = $1';
    expect(await db.one(count, [event])).toBe(said === 'applied' ? n : 0);
  });

  test('one invalid friend, and nobody gets in', async () => {
    const event = await addEvent(db, owner);
    const known = registration(event);
    await act('add_participant@1', known);
    const me = await addPerson(db, 'Líder');
    const squad = (last: object) => {
      const operators = friends(event, 3);
      Object.assign(operators[2] ?? {}, last);
      return act('register_squad@1', { event_id: event, operators }, me);
    };
    expect(await squad({ whatsapp: known['whatsapp'] })).toBe(
      'whatsapp_already_registered: operators.2',
    );
    expect(await squad({ name: 'X' })).toBe('invalid_args: name');
    expect(await squad({ event_id: event })).toBe('invalid_args: event_id');
    expect(await squad({ operator_id: known.operator_id })).toBe('id_reused');
    // who asks about a number must have said everything else rightly
    const wrong = friends(event, 3);
    Object.assign(wrong[1]!, { whatsapp: known['whatsapp'] });
    Object.assign(wrong[2]!, { name: 'X' });
    expect(await act('register_squad@1', { event_id: event, operators: wrong }, me)).toBe(
      'invalid_args: name',
    );
    const twice = friends(event, 2).map((o) => ({ ...o, whatsapp: '5585911112222' }));
    expect(await act('register_squad@1', { event_id: event, operators: twice }, me)).toBe(
      'whatsapp_already_registered: operators',
    );
    expect(
      await db.one('select operators_count from public.airsoft_events where id = $1', [event]),
    ).toBe(1);
  });

  test('an offered place counts as one of the squad’s places', async () => {
    const event = await addEvent(db, owner, { max_op: 1 });
    await act('add_participant@1', registration(event));
    const me = await addPerson(db, 'Líder');
    const line = { id: crypto.randomUUID(), event_id: event, name: 'Líder' };
    expect(await act('join_waiting_list@1', line, me)).toBe('applied');
    const raise = (max_op: number) =>
      act('update_event@1', { id: event, patch: { max_op }, base: {} });
    await raise(2);
    const squad = () =>
      act('register_squad@1', { event_id: event, operators: friends(event, 2) }, me);
    expect(await squad()).toBe('event_full');
    await raise(3);
    expect(await squad()).toBe('applied');
    expect(await db.one('select status from public.waiting_list where id = $1', [line.id])).toBe(
      'taken',
    );
  });
});
