import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const stranger = await addPerson(db, 'Estranho');

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });
const register = async (player: string, event: string, changes: object = {}) =>
  verdict(db, player, { name: 'register@1', args: registration(event, changes) });

describe('teams of 3X3 and 5X5 (Spec 2 §9)', () => {
  const team = (name: string) => ({ new_team: { id: crypto.randomUUID(), name } });

  test.each([
    ['3X3', 3],
    ['5X5', 5],
  ])('a %s team holds %i, and then is full', async (game_mode, size) => {
    const event = await addEvent(db, owner, { game_mode });
    const alfa = team('Alfa');
    for (let n = 0; n < size; n += 1) {
      const choice = n === 0 ? alfa : { event_team_id: alfa.new_team.id };
      expect(await register(await addPerson(db, `Pessoa ${n}`), event, choice)).toBe('applied');
    }
    const late = await addPerson(db, 'Tarde');
    expect(await register(late, event, { event_team_id: alfa.new_team.id })).toBe('team_full');
    expect(
      await db.one('select members_count from public.event_teams where id = $1', [
        alfa.new_team.id,
      ]),
    ).toBe(size);
    expect(await register(late, event, team('Bravo'))).toBe('applied');
  });

  test('a name is taken in any case, also of accented letters, and free in another event', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    expect(await register(await addPerson(db, 'Um'), event, team('Águias'))).toBe('applied');
    expect(await register(await addPerson(db, 'Dois'), event, team(' ÁGUIAS '))).toBe(
      'team_name_taken',
    );
    const other = await addEvent(db, owner, { game_mode: '3X3' });
    expect(await register(await addPerson(db, 'Três'), other, team('Águias'))).toBe('applied');
  });

  test('[T3] a team of another event is not found', async () => {
    const [event, other] = [
      await addEvent(db, owner, { game_mode: '3X3' }),
      await addEvent(db, owner, { game_mode: '3X3' }),
    ];
    const alfa = team('Alfa');
    expect(await register(await addPerson(db, 'Um'), other, alfa)).toBe('applied');
    expect(
      await register(await addPerson(db, 'Dois'), event, { event_team_id: alfa.new_team.id }),
    ).toBe('team_not_found');
  });

  test('a team id that exists already is refused', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const alfa = team('Alfa');
    expect(await register(await addPerson(db, 'Um'), event, alfa)).toBe('applied');
    const again = { new_team: { id: alfa.new_team.id, name: 'Bravo' } };
    expect(await register(await addPerson(db, 'Dois'), event, again)).toBe('id_reused');
  });

  test('a player creates one per event, also by registering', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const player = await addPerson(db, 'Quem cria');
    const alfa = team('Alfa');
    const args = registration(event, alfa);
    expect(await verdict(db, player, { name: 'register@1', args })).toBe('applied');
    const out = { operator_id: args.operator_id, event_id: event };
    expect(await verdict(db, player, { name: 'cancel_registration@1', args: out })).toBe('applied');
    expect(await register(player, event, team('Bravo'))).toBe('team_limit');
    expect(await register(player, event, { event_team_id: alfa.new_team.id })).toBe('applied');
    expect(await register(owner, event, team('Charlie'))).toBe('applied');
    const own = registration(event, team('Delta'));
    expect(await verdict(db, owner, { name: 'add_participant@1', args: own })).toBe('applied');
  });

  test('a name is 1 to 30 characters', async () => {
    const event = await addEvent(db, owner, { game_mode: '5X5' });
    expect(await register(await addPerson(db, 'Um'), event, team('  '))).toBe('invalid_args: name');
    expect(await register(await addPerson(db, 'Um'), event, team('x'.repeat(31)))).toBe(
      'invalid_args: name',
    );
  });

  test('other modes have no teams to choose: the choice is ignored', async () => {
    const event = await addEvent(db, owner, { game_mode: 'CQB' });
    expect(await register(await addPerson(db, 'Um'), event, team('Alfa'))).toBe('applied');
    expect(
      await db.one('select count(*)::int from public.event_teams where event_id = $1', [event]),
    ).toBe(0);
  });
});

describe('teams of an event', () => {
  const create = (event_id: string, name: string, who = owner) =>
    act('create_event_team@1', { id: crypto.randomUUID(), event_id, name }, who);

  test('a player creates one per event, the organiser any number', async () => {
    const event = await addEvent(db, owner, { game_mode: '5X5' });
    const player = await addPerson(db, 'Pessoa');
    expect(await create(event, 'Águias', player)).toBe('applied');
    expect(await create(event, 'Lobos', player)).toBe('team_limit');
    expect(await create(event, 'ÁGUIAS')).toBe('team_name_taken');
    for (const name of ['Um', 'Dois']) expect(await create(event, name)).toBe('applied');
    expect(await create(event, 'x'.repeat(31))).toBe('invalid_args: name');
    expect(await create(event, ' ')).toBe('invalid_args: name');
    await act('close_registration@1', { id: event });
    expect(await create(event, 'Tarde', stranger)).toBe('registration_closed');
    const split = await addEvent(db, owner);
    expect(await create(split, 'Alfa', player)).toBe('not_allowed');
    expect(await create(split, 'Alfa')).toBe('applied');
    await act('postpone_event@1', { id: event });
    expect(await create(event, 'Tarde', stranger)).toBe('event_postponed');
  });

  test('is renamed and deleted by its creator and the organiser; deleted only when empty', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const player = await addPerson(db, 'Pessoa');
    const id: string = crypto.randomUUID();
    await act('create_event_team@1', { id, event_id: event, name: 'Alfa' }, player);
    await create(event, 'Bravo');
    const rename = (name: string, who: string = player) =>
      act('update_event_team@1', { id, event_id: event, name }, who);
    const remove = (who: string = player) =>
      act('delete_event_team@1', { id, event_id: event }, who);
    expect(await rename('Charlie', stranger)).toBe('team_not_found');
    expect(await rename('bravo')).toBe('team_name_taken');
    expect(await rename('ALFA')).toBe('applied');
    expect(await rename('Charlie', owner)).toBe('applied');
    expect(await remove(stranger)).toBe('team_not_found');
    const operator_id = await addOperator(db, player, { event, event_team_id: id });
    expect(await remove()).toBe('team_not_empty');
    await act('cancel_registration@1', { operator_id, event_id: event }, player);
    expect(await remove()).toBe('applied');
    expect(await remove()).toBe('team_not_found');
    expect(await create(event, 'Delta', player)).toBe('applied');
  });
});
