import { addEvent, addOperator, addPerson, dayFromNow, mutate } from './acts.ts';
import { buildTeams } from './matrix-team-world.ts';
import { addEventDay, forgedEventDay } from './matrix-event-day-world.ts';
import { addClockRows, clockForgeries } from './matrix-clock-world.ts';
import { ROLES, type Role } from './matrix/topic.ts';
import { addRewardRows, addTeamRewardRows, forgedRewards } from './matrix-rewards-world.ts';
import {
  addAdvertisements,
  addPeopleRows,
  forgedPeople,
  nameNotifications,
} from './matrix-people-world.ts';
import type { Session, Who } from './session.ts';

export interface World {
  who: Record<Role, Who>;
  /** Account ids by role; anon has none. */
  user: Record<Role, string | null>;
  /** Event ids by their names in the matrix. */
  event: Record<string, string>;
  /** The matrix's name of a row, by relation and key: 'A_open', 'A_open/ana', 'A_open/Equipe 1'. */
  name(relation: string, key: string): string;
  /** A row that would be fully valid, in that role's favour. */
  forged(relation: string, role: Role): Record<string, unknown>;
}

export const PEOPLE = 200;
/** Every number is unique, so that a number in an answer identifies its person. */
export const phone = (n: number): string => `5500900000${String(n).padStart(3, '0')}`;
const NUMBER: Record<Exclude<Role, 'anon'>, number> = {
  stranger: 1,
  ana: 2,
  bruno: 3,
  owner: 4,
  other_org: 5,
  captain: 6,
  officer: 7,
  veteran: 8,
  member: 9,
  pending: 10,
  admin: 11,
};
const FIRST_OTHER = 12;
/** A friend without an account, whom one of the roles registered. */
const GUEST = PEOPLE + 1;

/**
 * The numbers that a role may know: its own, and those of people in its own events and in the team
 * whose captain it is.
 */
export async function allowedNumbers(db: Session, { user }: World, role: Role): Promise<string[]> {
  const rows = await db.rows<{ whatsapp: string }>(
    `select distinct c.whatsapp from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
     where e.created_by = $1 or c.registered_by = $1
     union select c.whatsapp from public.team_member_contacts c join public.teams t on t.id = c.team_id
     where t.captain_id = $1 and c.whatsapp is not null`,
    [user[role]],
  );
  if (role === 'admin') {
    // an administrator may search everybody by number; it is logged
    const everybody = await db.rows<{ whatsapp: string }>(
      'select whatsapp from public.profile_contacts',
    );
    rows.push(...everybody);
  }
  const own = role === 'anon' ? [] : [phone(NUMBER[role])];
  return [...new Set([...rows.map(({ whatsapp }) => whatsapp), ...own])].toSorted();
}

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
    ...(await addPeopleRows(db, { user, names })),
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

type Forgery = {
  me: string | null;
  event: World['event'];
  user: World['user'];
  made: Record<string, string>;
};

/** Rows that satisfy every constraint: only the writer can be a reason to refuse them. */
function forged(relation: string, { me, event, user, made }: Forgery): Record<string, unknown> {
  const id = crypto.randomUUID();
  const place = {
    id,
    name: 'Nova',
    address: 'Rua das Arenas 1',
    city: 'Curitiba',
    state: 'PR',
    latitude: -25,
    longitude: -49,
    created_by: me,
  };
  const rows: Record<string, object> = {
    profiles: { id: me, name: 'Eu mesmo' },
    profile_contacts: {
      user_id: me,
      whatsapp: '5500911111111',
      verified_at: '2026-01-01T00:00:00Z',
    },
    airsoft_events: {
      id,
      name: 'Meu evento',
      date: dayFromNow(9),
      time: '09:00',
      location: 'Campo novo',
      briefing: '<p>Óculos no rosto.</p>',
      created_by: me,
    },
    event_teams: { id, event_id: event['A_trio'], name: 'Intrusos', created_by: me },
    operators: {
      id,
      event_id: event['B_hidden'],
      user_id: me,
      name: 'Eu mesmo',
      event_team_id: null,
    },
    operator_contacts: {
      operator_id: id,
      event_id: event['B_hidden'],
      user_id: me,
      whatsapp: '5500911111111',
    },
    arenas: { ...place, is_active: true },
    teams: { id, name: 'Nova', city: 'Curitiba', state: 'PR', captain_id: me },
    patches: { id, nome: 'Nova' },
    ...forgedRewards(id, me, event['B_open']),
    ...forgedEventDay({ id, me: me ?? user.ana, event: event['B_hidden'] }),
    ...forgedPeople(id, me, made),
    ...clockForgeries(me, user),
    scope_collections: {
      kind: 'me',
      collection: 'teams',
      place: 9,
      source: 'public.teams',
      belongs: 'true',
    },
    record_sources: { source: 'public.teams', collection: 'my_records' },
    quotas: { what: 'likes', first_day: 9, first_week: 9, later: 9 },
    mutation_quotas: { mutation: 'like@1', no_need: 'none' },
    quota_uses: { user_id: me, what: 'agenda', day: '2026-01-01', used: 1 },
    sync_meta: { only_row: true, epoch: id },
    access_log: { id, at: '2026-01-01T00:00:00Z', user_id: me, what: 'admin_list_codes' },
    departures: { scope: 'public', collection: 'teams', id, sync_xid: 1, rev: 1 },
    public_snapshot: { only_row: true, body: '{}', etag: 'x', epoch: id, horizon: 1 },
    sync_mutations: {
      user_id: me ?? user.ana,
      id,
      device_id: id,
      seq: 1,
      name: 'register@1',
      args_hash: 'x',
      status: 'applied',
    },
  };
  return { ...rows[relation.replace(/^sync_(?!meta|mutations)/, '')] };
}
