import { addEvent, addOperator, addPerson, dayFromNow, mutate } from '../../acts.ts';
import { forged } from '../matrix-forgeries.ts';
import { FIRST_OTHER, GUEST, NUMBER, PEOPLE, phone } from '../matrix-numbers.ts';
import { buildTeams } from './matrix-team-world.ts';
import { addEventDay } from './matrix-event-day-world.ts';
import { addClockRows } from './matrix-clock-world.ts';
import { ROLES, type Role } from '../topics/topic.ts';
import { addRewardRows, addTeamRewardRows } from './matrix-rewards-world.ts';
import { addAdvertisements, addPeopleRows, nameNotifications } from './matrix-people-world.ts';
import type { Session, Who } from '../../session.ts';

export type World = {
  who: Record<Role, Who>;
  /** Account ids by role; anon has none. */
  user: Record<Role, string | null>;
  /** Event ids by their names in the matrix. */
  event: Record<string, string>;
  /** The matrix's name of a row, by relation and key: 'A_open', 'A_open/ana', 'A_open/Equipe 1'. */
  name(relation: string, key: string): string;
  /** A row that would be valid and belongs to that role. */
  forged(relation: string, role: Role): Record<string, unknown>;
};

/** Who takes part in what; the other people are spread over these events. */
const TAKES_PART: Record<string, Exclude<Role, 'anon'>[]> = {
  A_open: ['ana', 'bruno'],
  A_hidden: ['ana', 'bruno'],
  A_private: ['ana'],
  B_open: ['ana'],
  B_hidden: [],
  B_private: [],
  A_old: [],
};

/**
 * Two organisers, each with a public, a hidden and a private event, and every kind of row.
 * @param account creates the account of one of the roles; by SQL by default
 */
export async function buildWorld(
  db: Session,
  account: (role: Role, whatsapp: string) => Promise<string> = (role, whatsapp) =>
    addPerson(db, `Pessoa ${role}`, whatsapp),
): Promise<World> {
  const user = Object.fromEntries(ROLES.map((role) => [role, null])) as World['user'];
  for (const role of ROLES) {
    if (role !== 'anon') user[role] = await account(role, phone(NUMBER[role]));
  }
  const [a, b] = [user.owner ?? '', user.other_org ?? ''];
  const event: World['event'] = {
    A_open: await addEvent(db, a, { name: 'A aberto' }),
    A_hidden: await addEvent(db, a, { name: 'A lista oculta', allow_public_list: false }),
    A_private: await addEvent(db, a, { name: 'A privado', is_public: false }),
    A_trio: await addEvent(db, a, { name: 'A trios', game_mode: '3X3', allow_public_list: false }),
    A_old: await addEvent(db, a, { name: 'A antigo' }),
    A_deleted: await addEvent(db, a, { name: 'A apagado' }),
    B_open: await addEvent(db, b, { name: 'B aberto' }),
    B_hidden: await addEvent(db, b, { name: 'B lista oculta', allow_public_list: false }),
    B_private: await addEvent(db, b, {
      name: 'B privado',
      is_public: false,
      allow_public_list: false,
    }),
  };
  const names = new Map<string, string>(
    Object.entries(event).map(([name, id]) => [`airsoft_events ${id}`, name]),
  );
  let invitations = 0;
  const register = async (
    player: string,
    of: { event: string; role: string; n: number; new_team?: object; event_team_id?: string },
  ) => {
    const { event: event_name, role, n, ...team } = of;
    invitations += 1;
    const id = await addOperator(db, player, {
      event: event[event_name] ?? '',
      name: `Operador ${role.replace('_', ' ')}`,
      whatsapp: phone(n),
      invited_by: `CANARY-INV-${invitations}`,
      ...team,
    });
    names.set(`operators ${id}`, `${event_name}/${role}`);
    names.set(`operator_contacts ${id}`, `${event_name}/${role}`);
    return id;
  };

  for (const [name, roles] of Object.entries(TAKES_PART)) {
    for (const role of roles)
      await register(user[role] ?? '', { event: name, role, n: NUMBER[role] });
  }
  const squad = { id: crypto.randomUUID(), name: 'Alfa' };
  names.set(`event_teams ${squad.id}`, 'A_trio/Alfa');
  const open_events = Object.keys(TAKES_PART);
  for (let n = FIRST_OTHER; n <= PEOPLE; n += 1) {
    const person = await addPerson(db, `Pessoa ${n}`, phone(n));
    names.set(`profiles ${person}`, 'other');
    names.set(`profile_contacts ${person}`, 'other');
    if (n < FIRST_OTHER + 3) {
      const team = n === FIRST_OTHER ? { new_team: squad } : { event_team_id: squad.id };
      await register(person, { event: 'A_trio', role: 'other', n, ...team });
    } else
      await register(person, {
        event: open_events[n % open_events.length] ?? '',
        role: 'other',
        n,
      });
  }
  for (const role of ROLES) {
    names.set(`profiles ${user[role]}`, role);
    names.set(`profile_contacts ${user[role]}`, role);
  }

  // a cancellation, a deleted event with its people, and some time since
  const gone = await addPerson(db, 'Pessoa que saiu');
  names.set(`profiles ${gone}`, 'without number');
  const left = await addOperator(db, gone, { event: event['A_open'] ?? '' });
  await mutate(db, gone, {
    name: 'cancel_registration@1',
    args: { operator_id: left, event_id: event['A_open'] },
  });
  names.set(`operators ${left}`, 'A_open/left');
  const lost = await addOperator(db, gone, { event: event['A_deleted'] ?? '' });
  names.set(`operators ${lost}`, 'A_deleted/lost');
  await mutate(db, a, { name: 'delete_event@1', args: { id: event['A_deleted'] } });
  await db.rows(`update public.airsoft_events set date = $2 where id = $1`, [
    event['A_old'],
    dayFromNow(-30),
  ]);

  const old = { id: crypto.randomUUID(), name: 'Equipe velha', operator_ids: [] };
  names.set(`event_teams ${old.id}`, 'deleted team');
  const first_split = { event_id: event['A_open'], seed: 1, base_split_rev: 0, teams: [old] };
  await mutate(db, a, { name: 'save_event_teams@1', args: first_split });
  for (const name of ['A_open', 'A_hidden', 'A_private', 'B_open', 'B_private']) {
    const team = { id: crypto.randomUUID(), name: 'Equipe 1', operator_ids: [] };
    names.set(`event_teams ${team.id}`, `${name}/Equipe 1`);
    const args = {
      event_id: event[name],
      seed: 1,
      base_split_rev: name === 'A_open' ? 1 : 0,
      teams: [team],
    };
    await mutate(db, name.startsWith('A') ? a : b, { name: 'save_event_teams@1', args });
  }

  for (const name of ['A_open', 'A_hidden', 'A_private', 'B_open', 'B_private']) {
    const id = event[name];
    const paid = {
      pix_key: `canary-pix-${name.toLowerCase()}@exemplo.test`,
      pix_name: 'CANARY-PIX',
      pix_city: 'Curitiba',
      place_is_secret: true,
      secret_place: `CANARY-PLACE-${name}`,
    };
    // the organiser's number is in one payment only
    const patch = { ...paid, price_cents: 4000, show_contact: name === 'A_hidden' };
    const args = { id, patch, base: {} };
    await mutate(db, name.startsWith('A') ? a : b, { name: 'update_event@1', args });
    names.set(`event_payments ${id}`, name);
  }

  const places: [string, string, string | null, boolean][] = [
    ['arenas', 'active', a, true],
    ['arenas', 'pending of owner', a, false],
    ['arenas', 'pending of stranger', user.stranger, false],
  ];
  for (const [relation, name, created_by, is_active] of places) {
    const id = crypto.randomUUID();
    names.set(`${relation} ${id}`, name);
    await db.rows(
      `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active, created_by)
      values ($1, $2, 'Rua das Arenas 1', 'Curitiba', 'PR', -25, -49, $3, $4)`,
      [id, name, is_active, created_by],
    );
  }
  for (const name of ['live', 'deleted']) {
    const ids = {
      arenas: crypto.randomUUID(),
      teams: crypto.randomUUID(),
      patches: crypto.randomUUID(),
    };
    const deleted_at = name === 'deleted' ? new Date().toISOString() : null;
    await db.rows(
      `insert into public.teams (id, name, city, state, captain_id, deleted_at) values ($1, 'Time', 'Curitiba', 'PR', $2, $3)`,
      [ids.teams, user.bruno, deleted_at],
    );
    await db.rows(`insert into public.patches (id, nome, deleted_at) values ($1, 'Patch', $2)`, [
      ids.patches,
      deleted_at,
    ]);
    if (deleted_at) {
      await db.rows(
        `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active, created_by, deleted_at)
        values ($1, 'Arena', 'Rua das Arenas 1', 'Curitiba', 'PR', -25, -49, true, $2, now())`,
        [ids.arenas, a],
      );
      names.set(`arenas ${ids.arenas}`, name);
    }
    names.set(`teams ${ids.teams}`, name);
    names.set(`patches ${ids.patches}`, name);
  }
  await addRewardRows(db, { user, names });
  const forgedTeams = await buildTeams(db, { user, names });
  await addEventDay(db, { user, event, names, phone, guest: GUEST });
  await addTeamRewardRows(db, names);
  const made = {
    ...(await addPeopleRows(db, { user, names, event })),
    ...(await addAdvertisements(db, { user, names })),
  };
  await nameNotifications(db, { user, names });
  await addClockRows(db, user);
  await db.rows('select private.rebuild_public_snapshot()');
  await db.rows(`select private.log_access('admin_list_codes')`);

  const asRole = (role: Role): Who => (role === 'anon' ? 'anon' : { user: user[role] ?? '' });
  return {
    who: Object.fromEntries(ROLES.map((role) => [role, asRole(role)])) as World['who'],
    user,
    event,
    name: (relation, key) => names.get(`${relation} ${key}`) ?? `unknown ${relation} ${key}`,
    forged: (relation, role) =>
      forgedTeams(user[role])[relation.replace(/^sync_/, '')] ??
      forged(relation, { me: user[role], event, user, made }),
  };
}
