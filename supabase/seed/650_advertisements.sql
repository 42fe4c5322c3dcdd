-- Six advertisements of invented sponsors: the slots of home, one for events and one for teams. One
-- begins in ten days: devices have it earlier, and show it from that day on. Without a picture the
-- app draws one.

create or replace function pg_temp.demo_id(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('qg-airsoft demo ' || name) placing '8' from 13) placing 'a' from 17)::uuid
$$;

insert into public.advertisements (id, title, description, link_url, sponsor_name, priority, location, start_date, end_date, created_at)
select pg_temp.demo_id('ad ' || slug), title, description, 'https://example.com/' || slug, sponsor, priority, location,
  (now() at time zone 'America/Sao_Paulo')::date + from_day, (now() at time zone 'America/Sao_Paulo')::date + to_day,
  now() - interval '60 days' + n * interval '3 days'
from (values
  (1, 'ponta-laranja',   'BB biodegradável, 0,25 g', 'Leva dez quilos, paga oito. Frete grátis para arena.', 'Ponta Laranja Suprimentos', 90, 'home',          -60, 120),
  (2, 'oficina-do-zinco', 'Revisão antes do jogo',    'Mola, gearbox e cronógrafo na hora, sábado até as 18h.', 'Oficina do Zinco',          70, 'home',          -30, 90),
  (3, 'cantil',          'Hidratação de campo',      'Mochilas de dois e três litros, feitas no Brasil.',      'Cantil Equipamentos',       50, 'home',          -10, 60),
  (4, 'seis-milimetros', 'Óculos com selo',          'Lente de policarbonato, testada a cinco metros.',        'Seis Milímetros',           80, 'events',        -45, 45),
  (5, 'fardamento-serra', 'Patches da sua equipe',    'Bordado a partir de vinte peças, arte inclusa.',         'Fardamento da Serra',       60, 'teams',         -20, 200),
  (6, 'radio-poste',     'Rádio de longo alcance',   'Kit squad com cinco rádios e carregador duplo.',         'Rádio & Poste',             40, 'event-details',  10, 100)
) as d (n, slug, title, description, sponsor, priority, location, from_day, to_day);

insert into public.advertisement_metrics (ad_id, views, clicks, created_by)
select a.id, 40 * a.priority, 2 * a.priority, (select id from auth.users where email = 'admin@exemplo.com')
from public.advertisements a where a.start_date <= current_date
on conflict (ad_id) do nothing;
insert into public.advertisement_metrics (ad_id, created_by)
select a.id, (select id from auth.users where email = 'admin@exemplo.com') from public.advertisements a
on conflict (ad_id) do nothing;

-- Four weeks of it by day.
insert into private.advertisement_days (ad_id, day, views, clicks)
select m.ad_id, (now() at time zone 'America/Sao_Paulo')::date - n, m.views / 60 + m.views / 120 * (n * 5 % 3), m.clicks / 60 + n * 3 % 4
from public.advertisement_metrics m, generate_series(0, 27) n where m.views > 0;
