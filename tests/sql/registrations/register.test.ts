import { describe, expect, test } from 'vitest';
import {
  addEvent,
  addOperator,
  addPerson,
  dayFromNow,
  mutate,
  registration,
  verdict,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora', '5585911110000');

const register = async (player: string, event: string, changes: object = {}) =>
  verdict(db, player, { name: 'register@1', args: registration(event, changes) });

describe('a registration is refused for the first of these reasons', () => {
  /** An event for which all later reasons hold too, so that only the order decides. */
  async function hopeless(changes: object) {
    const player = await addPerson(db, 'Jogador');
    const event = await addEvent(db, owner, { game_mode: '3X3', max_op: 1 });
    await addOperator(db, player, {
      event,
      whatsapp: '5585933330000',
      new_team: { id: crypto.randomUUID(), name: 'Alfa' },
    });
    await db.rows(
      'update public.airsoft_events set registration_closed = true, closed_because_full = false, date = current_date - 1 where id = $1',
      [event],
    );
    for (const [column, value] of Object.entries(changes)) {
      await db.rows(`update public.airsoft_events set ${column} = $2 where id = $1`, [
        event,
        value,
      ]);
    }
    return { player, event, args: { whatsapp: '5585933330000' } };
  }

  test('1 the event exists', async () => {
    const { player } = await hopeless({});
    expect(await register(player, crypto.randomUUID())).toBe('event_not_found');
  });
  test('1 a deleted event does not exist', async () => {
    const player = await addPerson(db, 'Jogador');
    const event = await addEvent(db, owner);
    await mutate(db, owner, { name: 'delete_event@1', args: { id: event } });
    expect(await register(player, event)).toBe('event_not_found');
  });
  test('2 it is not closed', async () => {
    const { player, event, args } = await hopeless({});
    expect(await register(player, event, args)).toBe('registration_closed');
  });
  test('3 it is not past', async () => {
    const { player, event, args } = await hopeless({ registration_closed: false });
    expect(await register(player, event, args)).toBe('event_past');
  });
  const open = { registration_closed: false, date: dayFromNow(9) };
  test('4 the person is not registered yet', async () => {
    const { player, event, args } = await hopeless(open);
    expect(await register(player, event, args)).toBe('already_registered');
  });
  test('5 a place is free', async () => {
    const { event } = await hopeless(open);
    expect(await register(await addPerson(db, 'Outra'), event)).toBe('event_full');
  });
  test('6 a team was chosen', async () => {
    const { event } = await hopeless({ ...open, max_op: 2 });
    expect(await register(await addPerson(db, 'Outra'), event)).toBe('team_required');
  });
  test('7 the number is not registered yet, which is checked only for somebody who could get the place', async () => {
    const { event, args } = await hopeless({ ...open, max_op: 2 });
    const other = await addPerson(db, 'Outra');
    const team = (name: string) => ({ new_team: { id: crypto.randomUUID(), name } });
    expect(await register(other, event, { ...args, ...team('alfa') })).toBe('team_name_taken');
    const nowhere = { event_team_id: crypto.randomUUID() };
    expect(await register(other, event, { ...args, ...nowhere })).toBe('team_not_found');
    const wrong = { ...team('Bravo'), class: 'nenhuma' };
    expect(await register(other, event, { ...args, ...wrong })).toBe('invalid_args: class');
    expect(await register(other, event, { ...args, ...team('Bravo') })).toBe(
      'whatsapp_already_registered',
    );
  });
});

describe('the fields of a registration', () => {
  test.each([
    [{ name: 'Jo' }, 'invalid_args: name'],
    [{ name: '   ' }, 'invalid_args: name'],
    [{ name: '\n\t\n\t' }, 'invalid_args: name'],
    [{ name: 'x'.repeat(101) }, 'invalid_args: name'],
    [{ name: 'Ana\u0007Souza' }, 'invalid_args: name'],
    [{ name: 7 }, 'invalid_args: name'],
    [{ name: 'Ana de exemplo.com' }, 'invalid_args: name'], // others read it in our messages
    [{ name: '\u202e---' }, 'invalid_args: name'], // no letter is left
    [{ whatsapp: '123' }, 'invalid_args: whatsapp'],
    [{ whatsapp: 'nove nove nove' }, 'whatsapp_invalid: whatsapp'],
    [{ class: 'general' }, 'invalid_args: class'],
    [{ experience: 'mestre' }, 'invalid_args: experience'],
    [{ operator_id: 'x' }, 'invalid_args: operator_id'],
    [{ event_team_id: 'x' }, 'invalid_args: event_team_id'],
    // [T3] [T8] never for another person
    [{ user_id: crypto.randomUUID() }, 'invalid_args: user_id'],
    [{ registered_at: '2020-01-01' }, 'invalid_args: registered_at'],
  ])('%j → %s', async (changes, said) => {
    const event = await addEvent(db, owner);
    expect(await register(await addPerson(db, 'Pessoa'), event, changes)).toBe(said);
  });

  test('the number is stored as digits with country code, and others see its area code', async () => {
    const event = await addEvent(db, owner);
    const player = await addPerson(db, 'Pessoa');
    const id = await addOperator(db, player, { event, whatsapp: '(85) 98765-4321' });
    expect(
      await db.one('select whatsapp from public.operator_contacts where operator_id = $1', [id]),
    ).toBe('5585987654321');
    expect(await db.one('select whatsapp_masked from public.operators where id = $1', [id])).toBe(
      '(85) •••••-••••',
    );
  });

  test('an operator id that exists already is refused, also of another event', async () => {
    const [event, other] = [await addEvent(db, owner), await addEvent(db, owner)];
    const id = await addOperator(db, await addPerson(db, 'Um'), { event });
    expect(await register(await addPerson(db, 'Dois'), other, { operator_id: id })).toBe(
      'id_reused',
    );
  });

  test('0 places means no limit', async () => {
    const event = await addEvent(db, owner, { max_op: 0 });
    for (let n = 0; n < 12; n += 1) {
      expect(await register(await addPerson(db, `Pessoa ${n}`), event)).toBe('applied');
    }
  });
});

describe('cancelling', () => {
  const cancel = (who: string, operator_id: string, event_id: string) =>
    verdict(db, who, { name: 'cancel_registration@1', args: { operator_id, event_id } });

  test('the person may until the event starts, the organiser any time, nobody else', async () => {
    const player = await addPerson(db, 'Pessoa');
    const event = await addEvent(db, owner);
    const id = await addOperator(db, player, { event });
    expect(await cancel(await addPerson(db, 'Estranha'), id, event)).toBe('registration_not_found');
    await db.rows('update public.airsoft_events set date = current_date - 1 where id = $1', [
      event,
    ]);
    expect(await cancel(player, id, event)).toBe('event_started');
    expect(await cancel(owner, id, event)).toBe('applied');
    expect(await cancel(owner, id, event)).toBe('registration_not_found');
  });

  test('[T7] the organiser of another event can’t, under any event’s id', async () => {
    const player = await addPerson(db, 'Pessoa');
    const other_owner = await addPerson(db, 'Outra organizadora');
    const [event, theirs] = [await addEvent(db, owner), await addEvent(db, other_owner)];
    const id = await addOperator(db, player, { event });
    expect(await cancel(other_owner, id, event)).toBe('registration_not_found');
    expect(await cancel(other_owner, id, theirs)).toBe('registration_not_found');
    expect(await cancel(player, id, crypto.randomUUID())).toBe('event_not_found');
  });

  test('no personal data stays, the place is free again, and coming back is a new row', async () => {
    const player = await addPerson(db, 'Pessoa');
    const event = await addEvent(db, owner, { max_op: 1 });
    const id = await addOperator(db, player, {
      event,
      name: 'Fulana de Tal',
      team: 'Time',
      invited_by: 'Beltrano',
    });
    expect(await cancel(player, id, event)).toBe('applied');
    const [row] = await db.rows('select * from public.operators where id = $1', [id]);
    expect(row).toMatchObject({ name: '', team: null, class: null, whatsapp_masked: null });
    expect(row?.['deleted_at']).not.toBeNull();
    expect(
      await db.one('select count(*)::int from public.operator_contacts where operator_id = $1', [
        id,
      ]),
    ).toBe(0);
    expect(
      await db.one('select operators_count from public.airsoft_events where id = $1', [event]),
    ).toBe(0);
    expect(await register(player, event)).toBe('applied');
  });

  test('cancelling frees the place in the trio, and the empty trio keeps its name', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const player = await addPerson(db, 'Pessoa');
    const alfa = { id: crypto.randomUUID(), name: 'Alfa' };
    const id = await addOperator(db, player, { event, new_team: alfa });
    expect(await cancel(player, id, event)).toBe('applied');
    expect(
      await db.one('select members_count from public.event_teams where id = $1', [alfa.id]),
    ).toBe(0);
    expect(
      await register(player, event, { new_team: { id: crypto.randomUUID(), name: 'alfa' } }),
    ).toBe('team_name_taken');
    expect(await register(player, event, { event_team_id: alfa.id })).toBe('applied');
  });
});

test('a team that is named on a phone without the event’s teams is joined, or made where there is none', async () => {
  const event = await addEvent(db, owner, { game_mode: '3X3' });
  const named = async (name: string, join = true) => {
    const whatsapp = `55119${String(10_000_000 + Math.floor(Math.random() * 80_000_000))}`;
    const new_team = { id: crypto.randomUUID(), name, ...(join && { join }) };
    return register(await addPerson(db, 'Jogador'), event, { whatsapp, new_team });
  };
  expect(await named('Alfa')).toBe('applied');
  expect(await named('ALFA')).toBe('applied');
  expect(await named('Alfa', false)).toBe('team_name_taken');
  expect(await named(' alfa ')).toBe('applied');
  expect(await named('Alfa')).toBe('team_full');
  const teams = await db.rows(
    'select name, members_count from public.event_teams where event_id = $1',
    [event],
  );
  expect(teams).toEqual([{ name: 'Alfa', members_count: 3 }]);
});
