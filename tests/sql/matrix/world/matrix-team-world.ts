import { ROLES, type Role } from '../topics/topic.ts';
import { addTeamLife } from './matrix-team-life-world.ts';
import { addPerson } from '../../acts.ts';
import type { Session } from '../../session.ts';
import { addMember, addTeam, askToJoin, must } from '../../teams/team-acts.ts';

type User = Record<Role, string | null>;

/** A number that any signed-in person may know: it is the team's, not a person's. */
const TEAM_NUMBER = '5541900000001';

/**
 * Team T with each role in it, teams U and V of other captains, and X that is deleted.
 * @returns rows that would be valid and belong to `me`
 */
export async function buildTeams(
  db: Session,
  { user, names }: { user: User; names: Map<string, string> },
): Promise<(me: string | null) => Record<string, Record<string, unknown>>> {
  const id = (role: Role) => user[role] ?? '';
  const roleOf = new Map(ROLES.map((role) => [user[role], role]));
  const captain = id('captain');
  const t = await addTeam(db, captain, { whatsapp: TEAM_NUMBER });
  for (const role of ['officer', 'veteran', 'member'] as const)
    await addMember(db, id(role), { team: t.team, captain, role });
  await askToJoin(db, id('pending'), t.team);
  const left = await addMember(db, id('stranger'), { team: t.team, captain });
  await must(db, captain, 'remove_member@1', { member_id: left, team_id: t.team });

  const u = await addTeam(db, id('other_org'));
  await addMember(db, id('bruno'), { team: u.team, captain: id('other_org') });
  await askToJoin(db, id('ana'), u.team);
  // not a role: the captain of V is outside the matrix
  const rival = await addPerson(db, 'Pessoa de V');
  names.set(`profiles ${rival}`, 'other');
  const v = await addTeam(db, rival);
  const x = await addTeam(db, id('owner'), { whatsapp: TEAM_NUMBER });
  await must(db, id('owner'), 'delete_team@1', { id: x.team });
  await db.rows('insert into public.team_contacts (team_id, whatsapp) values ($1, $2)', [
    x.team,
    TEAM_NUMBER,
  ]);

  const team_name = new Map([
    [t.team, 'T'],
    [u.team, 'U'],
    [v.team, 'V'],
    [x.team, 'X'],
  ]);
  for (const [team, name] of team_name) {
    names.set(`teams ${team}`, name);
    names.set(`team_contacts ${team}`, name);
  }
  const live = await db.one<string>(
    `select id from public.teams where captain_id = $1 and deleted_at is null and name = 'Time'`,
    [id('bruno')],
  );
  const officer = await db.one<string>(
    'select id from public.team_members where team_id = $1 and user_id = $2',
    [t.team, id('officer')],
  );
  const forged_life = await addTeamLife(db, {
    user,
    names,
    teams: { t: t.team, u: u.team, v: v.team, rival, x: x.team, live, left, officer },
  });
  // notifications about it are not rows of this topic
  await db.rows(`delete from public.notifications where data ? 'team'`);
  await db.rows(`update public.team_member_contacts set instagram = 'qg_airsoft'`);
  const members = await db.rows<{ id: string; team_id: string; user_id: string; gone: boolean }>(
    'select id, team_id, user_id, deleted_at is not null as gone from public.team_members',
  );
  for (const { id: member, team_id, user_id, gone } of members) {
    const name = `${team_name.get(team_id)}/${gone ? 'left' : (roleOf.get(user_id) ?? 'other')}`;
    names.set(`team_members ${member}`, name);
    names.set(`team_member_contacts ${member}`, name);
    names.set(`team_member_facts ${member}`, name);
    names.set(`team_subscriptions ${member}`, name);
  }
  return (me) => ({
    ...forged_life(me),
    team_members: {
      id: crypto.randomUUID(),
      team_id: live,
      user_id: me,
      name: 'Eu mesmo',
      role: 'officer',
      approved: true,
    },
    team_member_contacts: {
      member_id: left,
      team_id: t.team,
      user_id: me,
      whatsapp: '5599911111111',
    },
    team_contacts: { team_id: live, whatsapp: '5599911111111' },
  });
}
