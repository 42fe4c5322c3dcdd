-- What the people of the demo have earned, and codes to try. Points and notifications follow from
-- the rows. QGA1RS0FT1 Mão Amiga, a thousand times (may be typed as QG-AIRSOFT-1) MADRVGADA7
-- Madrugada, once TARDEMA1S9 Dez Campos, over: answered like a code that there is none of

create or replace function pg_temp.demo_id(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('qg-airsoft demo ' || name) placing '8' from 13) placing 'a' from 17)::uuid
$$;

create or replace function pg_temp.account(name text) returns uuid language sql stable as $$
  select id from auth.users where email = account.name || '@exemplo.com'
$$;

-- The people with an account were checked in at the gate of the past games.
insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, received_at,
  device_id, staff_id, staff_name, flagged)
select pg_temp.demo_id('check-in ' || o.id), e.id, o.id, 'in', e.starts_at, 0, e.starts_at, e.starts_at,
  pg_temp.demo_id('phone of the gate'), e.created_by, 'Equipe do check-in', false
from public.operators o join public.airsoft_events e on e.id = o.event_id
where o.user_id is not null and o.deleted_at is null and e.starts_at < now() - interval '24 hours';

-- Every past game paid its points on the day after it. Most people of the demo have no account, so
-- its organisers would otherwise get no points for their games.
select private.award_event(id) from public.airsoft_events where starts_at < now() - interval '24 hours' order by starts_at;
select private.award_user_points(created_by, 20, 'event_organization', id, name) from public.airsoft_events
where starts_at < now() - interval '24 hours' and operators_count >= 5 and status = 'planned' and created_by is not null
order by starts_at;

insert into public.user_patches (user_id, patch_id, how, data_conquista)
select u.id, pg_temp.demo_id('patch ' || d.patch), 'assigned', now() - d.days * interval '1 day'
from (values
  ('jogador', 'Primeira Missão', 210), ('jogador', 'MVP do Ferro-Velho', 0), ('jogador', 'Lobos-Guará', 90),
  ('capitao', 'Primeira Missão', 280), ('capitao', 'Lobos-Guará', 270), ('capitao', 'Cem Missões', 30),
  ('organizador', 'Esquadrão Ipê', 200), ('organizador', 'Jogo Limpo', 60),
  ('jogador2', 'Primeira Missão', 12)
) as d (account, patch, days)
join auth.users u on u.id = pg_temp.account(d.account)
on conflict do nothing;

update public.user_patches u set data_conquista = e.starts_at + interval '24 hours'
from public.patches p join public.airsoft_events e on e.id = p.evento_id
where p.id = u.patch_id;
update public.user_points x set created_at = u.data_conquista
from public.user_patches u where u.user_id = x.user_id and x.source = 'patch_earned' and x.source_id = u.patch_id;
update public.user_points x set created_at = e.starts_at + interval '24 hours'
from public.airsoft_events e where x.source in ('event_participation', 'event_organization') and x.source_id = e.id;
-- Old notifications have been read.
update public.notifications n set created_at = u.data_conquista, read = u.data_conquista < now() - interval '15 days'
from public.user_patches u where n.user_id = u.user_id and n.cause = 'patch_earned:' || u.patch_id;

insert into private.patch_codes (id, patch_id, code, max_uses, expires_at, created_by)
select pg_temp.demo_id('code ' || d.code), pg_temp.demo_id('patch ' || d.patch), d.code, d.uses, d.expires_at, pg_temp.account('admin')
from (values
  ('QGA1RS0FT1', 'Mão Amiga', 1000, null),
  ('MADRVGADA7', 'Madrugada', 1, null),
  ('TARDEMA1S9', 'Dez Campos', 1, now() - interval '30 days')
) as d (code, patch, uses, expires_at);

select private.refresh_statistics();
