import { dayFromNow } from './acts.ts';
import { ROLES, type Role } from './matrix/topic.ts';
import type { Session } from './session.ts';

type Growing = { user: Record<Role, string | null>; names: Map<string, string> };

/** An administrator, and a notification for everybody who has an account. */
export async function addPeopleRows(db: Session, { user, names }: Growing): Promise<void> {
  const role = await db.one<string>(
    `insert into public.user_roles (user_id, role) values ($1, 'admin') returning id`,
    [user.admin],
  );
  names.set(`user_roles ${role}`, 'admin');
  for (const who of ROLES) {
    if (who === 'anon') continue;
    await db.rows(
      `select private.notify($1, 'event_changed', null, '/events', '{"event": "A aberto"}', 'event_changed:1')`,
      [user[who]],
    );
    const id = await db.one<string>('select id from public.notifications where user_id = $1', [
      user[who],
    ]);
    names.set(`notifications ${id}`, who);
  }
}

/** Rows about people that satisfy every constraint, in favour of `me`. */
export function forgedPeople(id: string, me: string | null): Record<string, object> {
  return {
    user_roles: { id, user_id: me, role: 'admin' },
    notifications: {
      id,
      user_id: me,
      title: 'Você ganhou',
      body: 'Tudo',
      url: '/events',
      data: { code: 'event_changed' },
      cause: dayFromNow(0),
      read: false,
    },
  };
}
