import { openEvent } from '../../event-page.ts';
import type { RunningApp } from '../../harness.ts';

export const PEOPLE = 150;
/** How many places stay free, for people without registration. */
export const PLACES = 5;
/** Names that no search mistakes for another. */
export const NAMES = Array.from(
  { length: PEOPLE },
  (_, n) => `Zeca ${syllable(n, 12)}${syllable(n % 12, 1)}sk`,
);
function syllable(n: number, by: number): string {
  const at = Math.floor(n / by) % 13;
  return `${'BCDFGLMNPRSTV'[at]!.toLowerCase()}${'aeiou'[at % 5]!}${'lrnmst'[at % 6]!}`;
}

/** Three hours before the game; the captain and a player help; another player takes part. */
export async function gameDay({ backend }: RunningApp) {
  const event = await openEvent(backend);
  const { query } = backend;
  await query(
    `update public.airsoft_events set allow_public_list = false, max_op = $2,
       date = (t at time zone 'America/Sao_Paulo')::date, time = to_char(t at time zone 'America/Sao_Paulo', 'HH24:MI')
     from (select now() + interval '3 hours' as t) soon where id = $1`,
    [event.id, PEOPLE + PLACES],
  );
  await query(
    `insert into public.operators (id, event_id, user_id, name, team, whatsapp_masked)
     select gen_random_uuid(), $1, case n when 1 then (select id from auth.users where email = 'jogador@exemplo.com') end,
       name, 'Lobos', '' from unnest($2::text[]) with ordinality as t (name, n)`,
    [event.id, NAMES],
  );
  await query(
    `insert into public.operator_contacts (operator_id, event_id, user_id)
     select id, event_id, user_id from public.operators where event_id = $1 and user_id is not null`,
    [event.id],
  );
  await query(
    `insert into public.event_staff (id, event_id, user_id, name, accepted_at)
     select gen_random_uuid(), $1, id, case email when 'capitao@exemplo.com' then 'Diego' else 'Carla' end, now()
     from auth.users where email in ('capitao@exemplo.com', 'jogador2@exemplo.com')`,
    [event.id],
  );
  await query(
    `insert into public.patches (id, nome, tipo, evento_id) values (gen_random_uuid(), 'Presença na Serra', 'evento', $1)`,
    [event.id],
  );
  await backend.refreshSnapshot();
  return event;
}
