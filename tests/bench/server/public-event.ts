import type { Server } from './server.ts';

/** @returns the id of a public event for which people can register */
export async function publicEvent({ sql }: Pick<Server, 'sql'>): Promise<string> {
  const [found] = await sql<{ id: string }>(
    `select id from public.airsoft_events
     where is_public and deleted_at is null and status = 'planned' and not registration_closed
       and date between current_date + 3 and current_date + 300
       and (max_op = 0 or operators_count < max_op)
     order by date, id limit 1`,
  );
  if (!found) throw new Error('no event for which people can register');
  return found.id;
}
