-- Demo data: a plausible airsoft Brazil, for `npm start` and the tests. People, arenas and teams are
-- invented; cities and their coordinates are real. Telephone numbers begin with 5500: there is no area
-- code 00, so nobody has them. Dates are relative to the day of the first start, ids follow from names.
-- Each file stands for itself, and is run once, as superuser, after the demo accounts exist.

create or replace function pg_temp.account(name text) returns uuid language sql stable as $$
  select id from auth.users where email = account.name || '@exemplo.com'
$$;

update public.profiles p set team = d.team, operator_experience = d.experience, operator_classes = d.classes
from (values
  ('organizador', 'Esquadrão Ipê', 'veterano',      '{assaulter,medic}'::text[]),
  ('jogador',     'Lobos-Guará',   'intermediario', '{support}'),
  ('jogador2',    null,            'iniciante',     '{sniper,recon}'),
  ('capitao',     'Lobos-Guará',   'experiente',    '{assaulter,breacher}'),
  ('admin',       null,            'experiente',    '{recon}')
) as d (account, team, experience, classes)
where p.id = pg_temp.account(d.account);

-- They have played for a year.
update public.profiles set created_at = now() - interval '400 days'
where id in (select pg_temp.account(a) from unnest('{organizador,jogador,jogador2,capitao,admin}'::text[]) a);

-- Whoever signed up with a number keeps it.
insert into public.profile_contacts (user_id, whatsapp)
select pg_temp.account(d.account), d.whatsapp
from (values
  ('organizador', '5599900000001'), ('jogador', '5599900000002'), ('jogador2', '5599900000003'),
  ('capitao', '5599900000004'), ('admin', '5599900000005')
) as d (account, whatsapp)
where pg_temp.account(d.account) is not null
on conflict (user_id) do nothing;

insert into public.user_roles (user_id, role)
select pg_temp.account('admin'), 'admin' where pg_temp.account('admin') is not null;
