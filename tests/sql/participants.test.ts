import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, mutate, registration, verdict } from './acts.ts';
import { openDatabase } from './database.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let owner: string;
let stranger: string;
beforeAll(async () => {
  db = await openDatabase();
  owner = await addPerson(db, 'Organizadora');
  stranger = await addPerson(db, 'Estranho');
});
afterAll(() => db[Symbol.asyncDispose]());

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });
const operatorOf = async (id: unknown) =>
  (
    await db.rows<Record<string, unknown>>(
      `select o.*, c.whatsapp, c.registered_by from public.operators o
       left join public.operator_contacts c on c.operator_id = o.id where o.id = $1`,
      [id],
    )
  )[0];
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

  test('adds a person without an account to the list, only for the organiser', async () => {
    const event = await addEvent(db, owner, { max_op: 1 });
    const args = registration(event, { name: 'Zé da Silva' });
    expect(await act('add_participant@1', args, stranger)).toBe('only_organizers_add');
    expect(await act('add_participant@1', args)).toBe('applied');
    expect(await operatorOf(args.operator_id)).toMatchObject({
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
    [{ name: 'Jo' }, 'invalid_args: name'],
    [{ whatsapp: '123' }, 'invalid_args: whatsapp'],
    [{ user_id: crypto.randomUUID() }, 'invalid_args: user_id'],
    [{ came_at: '2026-01-01T00:00:00Z' }, 'invalid_args: came_at'],
  ])('%j → %s', async (changes, said) => {
    expect(await add(await addEvent(db, owner), changes)).toBe(said);
  });

  test('each number once, also to a closed list, and until the start', async () => {
    const event = await addEvent(db, owner, { registration_closed: true });
    const { whatsapp } = registration(event);
    expect(await add(event, { whatsapp })).toBe('applied');
    expect(await add(event, { whatsapp })).toBe('whatsapp_already_registered');
    await startsIn(event, -1);
    expect(await add(event)).toBe('event_past');
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
    expect(await operatorOf(first.operator_id)).toMatchObject({
      walk_in: true,
      over_capacity: false,
    });
    expect(await operatorOf(second.operator_id)).toMatchObject({
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
    const staff = { id: crypto.randomUUID(), event_id: event, user_id: stranger, name: 'Portão' };
    expect(await act('add_staff@1', staff)).toBe('applied');
    const accept = { id: staff.id, event_id: event, accept: true };
    expect(await act('answer_staff@1', accept, stranger)).toBe('applied');
    const args = registration(event, { came_at: at(0) });
    expect(await act('walk_in@1', args, stranger)).toBe('applied');
    // staff see no number
    expect(await operatorOf(args.operator_id)).toMatchObject({ registered_by: null });
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
    expect(await come(event, { whatsapp })).toBe('whatsapp_already_registered');
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
    expect(await operatorOf(operator_id)).toMatchObject({ name: '', whatsapp: null });
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
    expect(await move(0, alfa?.id)).toBe('applied'); // is there already
    expect(await move(0, bravo?.id)).toBe('applied');
    expect(await move(4, alfa?.id)).toBe('applied');
    expect(await move(1, crypto.randomUUID())).toBe('team_not_found');
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

  test('turns a saved split into a new version, so that no older save undoes it', async () => {
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
    expect(await operatorOf(operators[0]?.operator_id)).toMatchObject({
      user_id: me,
      registered_by: null,
    });
    expect(await operatorOf(operators[2]?.operator_id)).toMatchObject({
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
