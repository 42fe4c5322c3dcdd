import { addPerson, forgetUses, verdict } from '../acts.ts';
import type { Session } from '../session.ts';

export const teamArgs = (
  changes: object = {},
): Record<string, unknown> & { id: string; member_id: string } => ({
  id: crypto.randomUUID(),
  member_id: crypto.randomUUID(),
  name: 'Lobos-Guará',
  city: 'Brasília',
  state: 'DF',
  ...changes,
});

/** Runs a mutation that must be applied. */
export async function must(db: Session, user: string, name: string, args: object): Promise<void> {
  const said = await verdict(db, user, { name, args });
  if (said !== 'applied') throw new Error(`${name}: ${said}`);
}

/** Creates a team as its captain. @returns the team's id and the captain's member id */
export async function addTeam(db: Session, captain: string, changes: object = {}) {
  const args = teamArgs(changes);
  await forgetUses(db, captain);
  await must(db, captain, 'create_team@1', args);
  return { team: args.id, member: args.member_id };
}

/** Asks to join. @returns the member's id */
export async function askToJoin(db: Session, person: string, team: string): Promise<string> {
  const id = crypto.randomUUID();
  await must(db, person, 'request_join@1', { id, team_id: team, instagram: 'qg_airsoft' });
  return id;
}

type Place = { team: string; captain: string; role?: 'officer' | 'veteran' | 'member' };

/** Asks to join, is approved and gets the role. @returns the member's id */
export async function addMember(db: Session, person: string, { team, captain, role }: Place) {
  const member_id = await askToJoin(db, person, team);
  await must(db, captain, 'approve_member@1', { member_id, team_id: team });
  if (role) await must(db, captain, 'set_member_role@1', { member_id, team_id: team, role });
  return member_id;
}

export type TeamRole = 'captain' | 'officer' | 'veteran' | 'member' | 'pending' | 'stranger';

/** A team with one person of each role, and a stranger. */
export async function addFullTeam(db: Session) {
  const person = {} as Record<TeamRole, string>;
  for (const role of ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const)
    person[role] = await addPerson(db, `Pessoa ${role}`);
  const { captain } = person;
  const { team, member } = await addTeam(db, captain);
  const member_id = { captain: member } as Record<Exclude<TeamRole, 'stranger'>, string>;
  for (const role of ['officer', 'veteran', 'member'] as const)
    member_id[role] = await addMember(db, person[role], { team, captain, role });
  member_id.pending = await askToJoin(db, person.pending, team);
  return { team, person, member_id };
}

/** The outcome of a mutation. */
export const said = (db: Session, user: string, name: string, args: object) =>
  verdict(db, user, { name, args });
export const membersOf = (db: Session, team: string) =>
  db.rows<{ name: string; role: string; approved: boolean }>(
    `select name, role, approved from public.team_members where team_id = $1 and deleted_at is null order by created_at, name`,
    [team],
  );
export const noticesOf = (db: Session, user: string) =>
  db.rows<{ code: string }>(
    `select data ->> 'code' as code from public.notifications where user_id = $1 order by created_at, cause`,
    [user],
  );
const everybody = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;

/** The outcome for each role when it does this to a team created for it. */
export async function byRole(
  db: Session,
  name: string,
  args: (of: Awaited<ReturnType<typeof addFullTeam>>, role: TeamRole) => object,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const role of everybody) {
    const full = await addFullTeam(db);
    answers[role] = await said(db, full.person[role], name, args(full, role));
  }
  return answers;
}
export const captainOnly: Record<TeamRole, string> = {
  captain: 'applied',
  officer: 'not_allowed',
  veteran: 'not_allowed',
  member: 'not_allowed',
  pending: 'not_allowed',
  stranger: 'not_allowed',
};
