import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, makeTeammates, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { operatorOf } from './operator-of.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const stranger = await addPerson(db, 'Estranho');

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });
/** Moves an event so that it starts in that many hours; it may have started. */
const startsIn = (event: string, hours: number) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' + make_interval(hours => $2) t) x) where id = $1`,
    [event, hours],
  );

describe('add_participant', () => {
  const add = (event: string, changes: object = {}, who = owner) =>
    act('add_participant@1', registration(event, changes), who);

  test('a list of a 3X3 makes each new squad with the first who is in it', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const squad = { id: crypto.randomUUID(), name: 'Lobos', join: true };
    for (const new_team of [squad, squad, { ...squad, id: crypto.randomUUID(), name: 'LOBOS' }])
      expect(await add(event, { new_team })).toBe('applied');
    expect(await add(event, { new_team: squad })).toBe('team_full');
    expect(
      await db.rows('select id, name, members_count from public.event_teams where event_id = $1', [
        event,
      ]),
    ).toEqual([{ id: squad.id, name: 'Lobos', members_count: 3 }]);
  });

  test('adds a person without an account to the list, only for the organiser', async () => {
    const event = await addEvent(db, owner, { max_op: 1 });
    const args = registration(event, { name: 'Zé da Silva' });
    expect(await act('add_participant@1', args, stranger)).toBe('only_organizers_add');
    expect(await act('add_participant@1', args)).toBe('applied');
    expect(await operatorOf(db, args.operator_id)).toMatchObject({
      name: 'Zé da Silva',
      user_id: null,
      registered_by: null,
      walk_in: false,
    });
    expect(await add(event)).toBe('event_full');
  });

  test.each([
    [{ name: '' }, 'name_and_whatsapp_required'],
    [{ name: null }, 'name_and_whatsapp_required'],
    [{ whatsapp: ' ' }, 'name_and_whatsapp_required'],
    [{ whatsapp: null }, 'name_and_whatsapp_required'],
    [{ whatsapp: null, no_number: false }, 'name_and_whatsapp_required'],
    [{ whatsapp: null, no_number: 'sim' }, 'invalid_args: no_number'],
    [{ name: null, whatsapp: null, no_number: true }, 'name_and_whatsapp_required'],
    [{ whatsapp: '123', no_number: true }, 'invalid_args: whatsapp'],
    [{ name: 'Jo' }, 'invalid_args: name'],
    [{ whatsapp: '123' }, 'invalid_args: whatsapp'],
    [{ user_id: crypto.randomUUID() }, 'invalid_args: user_id'],
    [{ came_at: '2026-01-01T00:00:00Z' }, 'invalid_args: came_at'],
  ])('%j → %s', async (changes, said) => {
    expect(await add(await addEvent(db, owner), changes)).toBe(said);
  });

  test('the organiser adds a number once, also when registration is closed, and not after the start', async () => {
    const event = await addEvent(db, owner, { registration_closed: true });
    const { whatsapp } = registration(event);
    expect(await add(event, { whatsapp })).toBe('applied');
    expect(await add(event, { whatsapp })).toBe('whatsapp_already_registered');
    await startsIn(event, -1);
    expect(await add(event)).toBe('event_past');
  });

  test('two of one name may have no number, take a place each, and nobody claims it', async () => {
    const event = await addEvent(db, owner, { max_op: 2 });
    const { whatsapp: _, ...unnumbered } = registration(event, { name: 'Zé da Silva' });
    const other = { ...unnumbered, operator_id: crypto.randomUUID() };
    for (const args of [unnumbered, other]) {
      expect(await act('add_participant@1', { ...args, no_number: true })).toBe('applied');
    }
    expect(await add(event)).toBe('event_full');
    expect(
      await db.rows(
        `select o.walk_in, o.whatsapp_masked, c.whatsapp from public.operators o
         left join public.operator_contacts c on c.operator_id = o.id where o.event_id = $1`,
        [event],
      ),
    ).toEqual(Array(2).fill({ walk_in: false, whatsapp_masked: null, whatsapp: null }));
    const removed = { operator_id: other.operator_id, event_id: event };
    expect(await act('remove_participant@1', removed)).toBe('applied');
  });

  test('a trio is required, and full at three', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    expect(await add(event)).toBe('team_required');
    const new_team = { id: crypto.randomUUID(), name: 'Alfa' };
    expect(await add(event, { new_team })).toBe('applied');
    for (const said of ['applied', 'applied', 'team_full'])
      expect(await add(event, { event_team_id: new_team.id })).toBe(said);
  });
});

describe('walk_in', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const come = (event: string, changes: object = {}, who = owner) =>
    act('walk_in@1', registration(event, { came_at: at(0), ...changes }), who);

  test('is recorded although the event is full, and flagged', async () => {
    const event = await addEvent(db, owner, { max_op: 1 });
    await startsIn(event, -1);
    const [first, second] = [
      registration(event, { came_at: at(-1) }),
      registration(event, { came_at: at(-1) }),
    ];
    expect(await act('walk_in@1', first)).toBe('applied');
    expect(await act('walk_in@1', second)).toBe('applied');
    expect(await operatorOf(db, first.operator_id)).toMatchObject({
      walk_in: true,
      over_capacity: false,
    });
    expect(await operatorOf(db, second.operator_id)).toMatchObject({
      walk_in: true,
      over_capacity: true,
    });
    expect(
      await db.one('select operators_count from public.airsoft_events where id = $1', [event]),
    ).toBe(2);
  });

  test('by organiser and staff, nobody else', async () => {
    const event = await addEvent(db, owner);
    await startsIn(event, 1);
    expect(await come(event, {}, stranger)).toBe('not_allowed');
    await makeTeammates(db, owner, stranger);
    const staff = { id: crypto.randomUUID(), event_id: event, user_id: stranger, name: 'Portão' };
    expect(await act('add_staff@1', staff)).toBe('applied');
    const accept = { id: staff.id, event_id: event, accept: true };
    expect(await act('answer_staff@1', accept, stranger)).toBe('applied');
    const args = registration(event, { came_at: at(0) });
    expect(await act('walk_in@1', args, stranger)).toBe('applied');
    // staff see no number
    expect(await operatorOf(db, args.operator_id)).toMatchObject({ registered_by: null });
    await act('remove_staff@1', { id: staff.id, event_id: event });
    expect(await come(event, {}, stranger)).toBe('not_allowed');
  });

  test.each([
    [24, 0, 'gate_not_open'],
    [13, 2, 'gate_not_open'],
    [11, 0, 'applied'],
    [-23, 0, 'applied'],
    [-25, 0, 'event_past'],
    [-72, -60, 'applied'], // it happened two and a half days ago, and the phone had no signal since
    [-72, -40, 'event_past'],
    [-9 * 24, -9 * 24, 'event_past'],
  ])('an event in %i hours, come in %i → %s', async (starts, came, said) => {
    const event = await addEvent(db, owner);
    await startsIn(event, starts);
    expect(await come(event, { came_at: at(came) })).toBe(said);
  });

  test('a registered person is not added twice, and a full trio stays full', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    await startsIn(event, 1);
    const { whatsapp } = registration(event);
    const new_team = { id: crypto.randomUUID(), name: 'Alfa' };
    expect(await come(event, { whatsapp, new_team })).toBe('applied');
    // the same person again, who is in that trio already (listed-walk-ins.test.ts)
    expect(await come(event, { whatsapp, event_team_id: new_team.id })).toBe('applied');
    for (const said of ['applied', 'applied', 'team_full'])
      expect(await come(event, { event_team_id: new_team.id })).toBe(said);
    expect(await come(event)).toBe('applied'); // without a trio
    expect(await come(event, { name: '' })).toBe('name_and_whatsapp_required');
    expect(await come(event, { came_at: 'hoje' })).toBe('invalid_args: came_at');
    await act('cancel_event@1', { id: event });
    expect(await come(event)).toBe('event_cancelled');
  });
});

describe('remove_participant', () => {
  test('any time, by the organiser, and no personal data is left', async () => {
    const player = await addPerson(db, 'Pessoa');
    const event = await addEvent(db, owner);
    const operator_id = await addOperator(db, player, { event });
    const args = { operator_id, event_id: event };
    expect(await act('remove_participant@1', args, player)).toBe('not_allowed');
    await startsIn(event, -2);
    expect(await act('remove_participant@1', args)).toBe('applied');
    expect(await operatorOf(db, operator_id)).toMatchObject({ name: '', whatsapp: null });
    expect(await act('remove_participant@1', args)).toBe('registration_not_found');
  });
});

describe('move_participant', () => {
  test('between trios, up to their size', async () => {
    const event = await addEvent(db, owner, { game_mode: '3X3' });
    const teams = ['Alfa', 'Bravo'].map((name) => ({ id: crypto.randomUUID(), name }));
    const [alfa, bravo] = teams;
    const operators: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const team = n < 3 ? alfa : bravo;
      const choice = n % 3 === 0 ? { new_team: team } : { event_team_id: team?.id };
      operators.push(await addOperator(db, await addPerson(db, `P${n}`), { event, ...choice }));
    }
    const move = (n: number, event_team_id: string | null | undefined, who = owner) =>
      act('move_participant@1', { operator_id: operators[n], event_id: event, event_team_id }, who);
    expect(await move(4, alfa?.id, stranger)).toBe('not_allowed');
    expect(await move(4, alfa?.id)).toBe('team_full');
    expect(await move(0, alfa?.id)).toBe('applied'); // is in that trio already
    expect(await move(0, bravo?.id)).toBe('applied');
    expect(await move(4, alfa?.id)).toBe('applied');
    expect(await move(1, crypto.randomUUID())).toBe('team_not_found');
    const nobody = { operator_id: crypto.randomUUID(), event_id: event, event_team_id: null };
    expect(await act('move_participant@1', nobody)).toBe('registration_not_found');
    expect(await move(1, null)).toBe('applied');
    const counts = await db.rows(
      'select name, members_count from public.event_teams where event_id = $1 order by name',
      [event],
    );
    expect(counts).toEqual([
      { name: 'Alfa', members_count: 2 },
      { name: 'Bravo', members_count: 2 },
    ]);
  });

  test('makes a new version of a saved split, so that no older save undoes the move', async () => {
    const event = await addEvent(db, owner);
    const operator_id = await addOperator(db, await addPerson(db, 'P'), { event });
    const teams = ['Equipe 1', 'Equipe 2'].map((name) => ({ id: crypto.randomUUID(), name }));
    const split = (base_split_rev: number) =>
      act('save_event_teams@1', {
        event_id: event,
        seed: 7,
        base_split_rev,
        teams: teams.map((t, n) => ({ ...t, operator_ids: n === 0 ? [operator_id] : [] })),
      });
    expect(await split(0)).toBe('applied');
    const args = { operator_id, event_id: event, event_team_id: teams[1]?.id };
    expect(await act('move_participant@1', args)).toBe('applied');
    expect(await split(1)).toBe('split_changed');
    expect(await split(2)).toBe('applied');
  });
});
