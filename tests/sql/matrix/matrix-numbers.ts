import type { Role } from './topics/topic.ts';
import type { World } from './world/matrix-world.ts';
import type { Session } from '../session.ts';

export const PEOPLE = 200;
/** Every number is unique, so that a number in an answer identifies its person. */
export const phone = (n: number): string => `5599900000${String(n).padStart(3, '0')}`;
export const NUMBER: Record<Exclude<Role, 'anon'>, number> = {
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
export const FIRST_OTHER = 12;
/** A friend without an account, registered by one of the roles. */
export const GUEST: number = PEOPLE + 1;

/**
 * The numbers that a role may know: its own, those of people in its own events and in the team whose
 * captain it is, and of the organiser of its games, where the organiser shows it.
 */
export async function allowedNumbers(db: Session, { user }: World, role: Role): Promise<string[]> {
  const rows = await db.rows<{ whatsapp: string }>(
    `select distinct c.whatsapp from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
     where e.created_by = $1 or c.registered_by = $1
     union select c.whatsapp from public.profile_contacts c join public.airsoft_events e on e.created_by = c.user_id
       join public.operators o on o.event_id = e.id and o.deleted_at is null
       where e.show_contact and o.user_id = $1
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
