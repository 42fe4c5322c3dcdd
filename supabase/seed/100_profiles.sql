-- Demo data: a plausible airsoft Brazil, for `npm start` and the tests. People, arenas and teams are
-- invented; cities and their coordinates are real. Telephone numbers begin with 5500: there is no area
-- code 00, so nobody has them. Dates are relative to the day of the first start, ids follow from names.
-- Each file stands for itself, and is run once, as superuser, after the demo accounts exist.

create or replace function pg_temp.account(name text) returns uuid language sql stable as $$
  select id from auth.users where email = account.name || '@exemplo.com'
$$;

update public.profiles p
set name = d.name, team = d.team, operator_experience = d.experience, operator_classes = d.classes
from (values
  ('organizador', 'Renata Siqueira',  'Esquadrão Ipê',   'veterano',      '{assaulter,medic}'::text[]),
  ('jogador',     'Caio Brandão',     'Lobos-Guará',     'intermediario', '{support}'),
  ('jogador2',    'Lívia Tavares',    null,              'iniciante',     '{sniper,recon}'),
  ('capitao',     'Marcos Anhanguera', 'Lobos-Guará',    'experiente',    '{assaulter,breacher}'),
  ('admin',       'Helena Duarte',    null,              'experiente',    '{recon}')
) as d (account, name, team, experience, classes)
where p.id = pg_temp.account(d.account);

insert into public.profile_contacts (user_id, whatsapp)
select pg_temp.account(d.account), d.whatsapp
from (values
  ('organizador', '5500900000001'), ('jogador', '5500900000002'), ('jogador2', '5500900000003'),
  ('capitao', '5500900000004'), ('admin', '5500900000005')
) as d (account, whatsapp)
where pg_temp.account(d.account) is not null
on conflict (user_id) do nothing;
