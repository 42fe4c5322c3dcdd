import type { Server } from './server.ts';

/** @returns the id of an event tomorrow with that many participants */
export async function crowdedEvent(server: Server, people: number): Promise<string> {
  const [made] = await server.sql<{ id: string }>(
    `insert into public.airsoft_events (id, name, date, time, location, briefing, created_by)
     values (gen_random_uuid(), 'Operação Multidão', (now() at time zone 'America/Sao_Paulo')::date + 1, '09:00',
             'Campo de teste, Atibaia - SP', '<p>Leve óculos, água e a ponta laranja.</p>',
             (select id from auth.users where email = 'organizador@exemplo.com'))
     returning id`,
  );
  await server.sql(
    `with made as (
       insert into public.operators (id, event_id, name, team, class)
       select gen_random_uuid(), '${made!.id}', 'Operador ' || n, 'Equipe ' || n % 20, 'assault'
       from generate_series(1, ${people}) n returning id, event_id)
     insert into public.operator_contacts (operator_id, event_id, whatsapp)
     select id, event_id, '55119' || lpad((row_number() over ())::text, 8, '0') from made`,
  );
  return made!.id;
}
