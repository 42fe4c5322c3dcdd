import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, eventArgs, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusedEventFields } from './refused-event-fields.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const stranger = await addPerson(db, 'Estranho');

const create = (changes: object) =>
  verdict(db, owner, { name: 'create_event@1', args: eventArgs(changes) });
const update = (id: string, patch: object, base: object = {}) =>
  verdict(db, owner, { name: 'update_event@1', args: { id, patch, base } });
const row = async (id: string) =>
  (await db.rows('select * from public.airsoft_events where id = $1', [id]))[0];

describe('create_event and update_event refuse the same values', () => {
  test.each(refusedEventFields)('%j', async (changes, field) => {
    expect(await create(changes)).toBe(`invalid_args: ${field}`);
    const id = await addEvent(db, owner);
    expect(await update(id, changes)).toBe(`invalid_args: ${field}`);
  });

  test('the required fields of an event', async () => {
    for (const field of ['name', 'date', 'time', 'location', 'briefing']) {
      const { [field]: _left_out, ...args } = eventArgs();
      expect(await verdict(db, owner, { name: 'create_event@1', args })).toBe(
        `invalid_args: ${field}`,
      );
    }
  });

  test('an existing id is refused, its event unchanged, whoever asks', async () => {
    const id = await addEvent(db, owner);
    const again = { name: 'create_event@1', args: eventArgs({ id, name: 'Outro nome' }) };
    expect(await verdict(db, stranger, again)).toBe('id_reused');
    expect(await row(id)).toMatchObject({ name: 'Operação Canindé', created_by: owner });
  });
});

describe('update_event', () => {
  test('[T7] only the organiser', async () => {
    const id = await addEvent(db, owner);
    const theirs = { name: 'update_event@1', args: { id, patch: { name: 'Meu agora' }, base: {} } };
    expect(await verdict(db, stranger, theirs)).toBe('not_allowed');
    expect(
      await verdict(db, owner, { ...theirs, args: { ...theirs.args, id: crypto.randomUUID() } }),
    ).toBe('event_not_found');
  });

  test('writes what the patch names and nothing else', async () => {
    const id = await addEvent(db, owner, { max_op: 30, latitude: -3.7, longitude: -38.5 });
    const before = await row(id);
    expect(await update(id, { name: 'Novo nome', registration_closed: true })).toBe('applied');
    const after = await row(id);
    const changed = Object.keys(after ?? {}).filter(
      (column) => JSON.stringify(after?.[column]) !== JSON.stringify(before?.[column]),
    );
    expect(changed.toSorted()).toEqual([
      'facts_rev',
      'facts_xid',
      'name',
      'registration_closed',
      'rev',
      'sync_xid',
      'updated_at',
    ]);
  });

  test('a changed field that another person changed is refused by name, an unchanged one is not', async () => {
    const id = await addEvent(db, owner);
    expect(await update(id, { name: 'Primeiro' }, { name: 'Operação Canindé' })).toBe('applied');
    expect(await update(id, { name: 'Segundo' }, { name: 'Operação Canindé' })).toBe(
      'event_changed: name',
    );
    expect(
      await update(id, { location: 'Outro campo' }, { location: 'Campo do Canindé, Fortaleza' }),
    ).toBe('applied');
    // both want the same value
    expect(await update(id, { name: 'Primeiro' }, { name: 'Operação Canindé' })).toBe('applied');
  });
});

describe('delete_event', () => {
  test('empties the event, its people and its teams, only for the organiser', async () => {
    const id = await addEvent(db, owner, {
      game_mode: '3X3',
      banner: 'https://exemplo.test/a.webp',
    });
    const player = await addPerson(db, 'Pessoa');
    const team = { id: crypto.randomUUID(), name: 'Alfa' };
    const operator = await addOperator(db, player, { event: id, new_team: team });
    expect(await verdict(db, stranger, { name: 'delete_event@1', args: { id } })).toBe(
      'not_allowed',
    );
    expect(await verdict(db, owner, { name: 'delete_event@1', args: { id } })).toBe('applied');
    expect(await row(id)).toMatchObject({
      name: '',
      location: '',
      briefing: '',
      banner: null,
      operators_count: 0,
    });
    expect(
      await db.one('select count(*)::int from public.operator_contacts where event_id = $1', [id]),
    ).toBe(0);
    expect(
      (await db.rows('select * from public.operators where id = $1', [operator]))[0],
    ).toMatchObject({ name: '', whatsapp_masked: null });
    expect(
      (await db.rows('select * from public.event_teams where id = $1', [team.id]))[0],
    ).toMatchObject({ name: '', members_count: 0 });
    expect(await verdict(db, owner, { name: 'delete_event@1', args: { id } })).toBe(
      'event_not_found',
    );
    expect(await update(id, { name: 'De volta' })).toBe('event_not_found');
  });
});

describe('save_event_teams', () => {
  async function split_event() {
    const event = await addEvent(db, owner);
    const people: string[] = [];
    for (let n = 0; n < 4; n += 1)
      people.push(await addOperator(db, await addPerson(db, `Pessoa ${n}`), { event }));
    return { event, people };
  }
  const team = (name: string, operator_ids: unknown[], id: string = crypto.randomUUID()) => ({
    id,
    name,
    operator_ids,
  });
  const save = (event_id: string, base_split_rev: number, teams: object[], who = owner) =>
    verdict(db, who, {
      name: 'save_event_teams@1',
      args: { event_id, seed: 7, base_split_rev, teams },
    });
  const teamsOf = (event: string) =>
    db.rows<{ name: string; members_count: number }>(
      'select name, members_count from public.event_teams where event_id = $1 and deleted_at is null order by name',
      [event],
    );

  test('saves the whole split, and the next one replaces it', async () => {
    const { event, people } = await split_event();
    const [a, b] = [team('Equipe 1', people.slice(0, 3)), team('Equipe 2', people.slice(3))];
    expect(await save(event, 0, [a, b])).toBe('applied');
    expect(await teamsOf(event)).toEqual([
      { name: 'Equipe 1', members_count: 3 },
      { name: 'Equipe 2', members_count: 1 },
    ]);
    expect(await save(event, 1, [team('Equipe 1', people)])).toBe('applied');
    expect(await teamsOf(event)).toEqual([{ name: 'Equipe 1', members_count: 4 }]);
    expect(await row(event)).toMatchObject({ split_rev: 2, split_seed: 7 });
  });

  test('kept teams may swap their names', async () => {
    const { event, people } = await split_event();
    const [a, b] = [team('Equipe 1', people.slice(0, 2)), team('Equipe 2', people.slice(2))];
    expect(await save(event, 0, [a, b])).toBe('applied');
    expect(
      await save(event, 1, [
        { ...a, name: 'Equipe 2' },
        { ...b, name: 'Equipe 1' },
      ]),
    ).toBe('applied');
    expect(await db.one('select name from public.event_teams where id = $1', [a.id])).toBe(
      'Equipe 2',
    );
  });

  test('refuses a split that another device preceded, or after a cancellation', async () => {
    const { event, people } = await split_event();
    expect(await save(event, 0, [team('Equipe 1', people)])).toBe('applied');
    expect(await save(event, 0, [team('Equipe 1', people)])).toBe('split_changed');
    await db.rows('update public.operators set deleted_at = now() where id = $1', [people[0]]);
    expect(await save(event, 1, [team('Equipe 1', people)])).toBe('split_changed');
  });

  test('[T7] only the organiser, only this event’s people and teams', async () => {
    const { event, people } = await split_event();
    const other = await split_event();
    expect(await save(event, 0, [team('Equipe 1', people)], stranger)).toBe('not_allowed');
    expect(await save(event, 0, [team('Equipe 1', other.people)])).toBe('split_changed');
    const theirs = team('Equipe 1', other.people);
    expect(await save(other.event, 0, [theirs])).toBe('applied');
    expect(await save(event, 0, [team('Equipe 1', people, theirs.id)])).toBe('id_reused');
    expect(await teamsOf(event)).toEqual([]);
  });

  test.each<[string, (people: string[]) => object[], string]>([
    ['no team', () => [], 'invalid_args: teams'],
    ['a team that is no object', () => [7 as unknown as object], 'invalid_args'],
    [
      'somebody in two teams',
      (p) => [team('Um', p), team('Dois', p.slice(1))],
      'invalid_args: operator_ids',
    ],
    ['somebody twice in one', (p) => [team('Um', [...p, p[0]])], 'invalid_args: operator_ids'],
    ['two of one name', (p) => [team('Um', p), team('um', [])], 'team_name_taken'],
    [
      'one id twice',
      (p) => {
        const t = team('Um', p);
        return [t, { ...t, name: 'Dois', operator_ids: [] }];
      },
      'invalid_args: teams',
    ],
    ['people that are no ids', () => [team('Um', ['x'])], 'invalid_args: operator_ids'],
    ['an unknown field', (p) => [{ ...team('Um', p), points: 3 }], 'invalid_args: points'],
  ])('%s', async (_what, teams, said) => {
    const { event, people } = await split_event();
    expect(await save(event, 0, teams(people))).toBe(said);
    expect(await teamsOf(event)).toEqual([]);
  });

  test('3X3 and 5X5 have trios and squads instead', async () => {
    const event = await addEvent(db, owner, { game_mode: '5X5' });
    expect(await save(event, 0, [team('Equipe 1', [])])).toBe('not_allowed');
  });
});
