-- A country of data for benchmarks: 3,000 arenas, 2,000 teams of 12,000 people, 5,000 public events, 50,000 operators,
-- and a year of news for the demo's accounts.
-- Not part of the demo: SEED=large runs it after the demo's own files. `set qg.large_scale = '0.01'` before
-- it makes a hundredth. Ids follow from numbers, so two runs make the same rows.

-- A trigger for each of 50,000 rows would take too long. This file sets what the triggers would
-- have set, and no poke is sent.
set local session_replication_role = replica;

create or replace function pg_temp.large_id(kind text, n bigint) returns uuid language sql immutable as $$
  select overlay(overlay(md5('qg-airsoft large ' || kind || n) placing '8' from 13) placing 'a' from 17)::uuid
$$;

-- 0 <= x < 1, the same for the same words.
create or replace function pg_temp.chance(about text, n bigint) returns double precision language sql immutable as $$
  select ('x' || left(md5(about || n), 8))::bit(32)::bigint / 4294967296.0
$$;

create or replace function pg_temp.person(n bigint) returns text language sql immutable as $$
  select (array['Ana', 'Bruno', 'Carla', 'Davi', 'Ester', 'Fábio', 'Gisele', 'Hugo', 'Inês', 'João', 'Kátia'])[1 + n % 11] || ' '
    || (array['Araújo', 'Barros', 'Castro', 'Dias', 'Esteves', 'Freitas', 'Gomes', 'Horta', 'Ibiapina', 'Jardim', 'Leal', 'Mota', 'Neves'])[1 + n % 13]
    || ' ' || (array['Pires', 'Quadros', 'Ramos', 'Sales', 'Teixeira', 'Uchoa', 'Vargas'])[1 + n % 7]
$$;

create or replace function pg_temp.how_many(full_count int) returns int language sql stable as $$
  select greatest(1, round(full_count * coalesce(nullif(current_setting('qg.large_scale', true), ''), '1')::numeric))::int
$$;

-- Every state capital; `n` from 0.
create temp table capitals on commit drop as
select row_number() over () - 1 as n, d.* from (values
  ('Rio Branco', 'AC', -9.9754, -67.8249), ('Maceió', 'AL', -9.6658, -35.7353), ('Macapá', 'AP', 0.0349, -51.0694),
  ('Manaus', 'AM', -3.1190, -60.0217), ('Salvador', 'BA', -12.9714, -38.5014), ('Fortaleza', 'CE', -3.7319, -38.5267),
  ('Brasília', 'DF', -15.7939, -47.8828), ('Vitória', 'ES', -20.3155, -40.3128), ('Goiânia', 'GO', -16.6869, -49.2648),
  ('São Luís', 'MA', -2.5307, -44.3068), ('Cuiabá', 'MT', -15.6014, -56.0979), ('Campo Grande', 'MS', -20.4697, -54.6201),
  ('Belo Horizonte', 'MG', -19.9167, -43.9345), ('Belém', 'PA', -1.4558, -48.4902), ('João Pessoa', 'PB', -7.1195, -34.8450),
  ('Curitiba', 'PR', -25.4284, -49.2733), ('Recife', 'PE', -8.0476, -34.8770), ('Teresina', 'PI', -5.0892, -42.8019),
  ('Rio de Janeiro', 'RJ', -22.9068, -43.1729), ('Natal', 'RN', -5.7945, -35.2110), ('Porto Alegre', 'RS', -30.0346, -51.2177),
  ('Porto Velho', 'RO', -8.7608, -63.8999), ('Boa Vista', 'RR', 2.8235, -60.6758), ('Florianópolis', 'SC', -27.5954, -48.5480),
  ('São Paulo', 'SP', -23.5505, -46.6333), ('Aracaju', 'SE', -10.9472, -37.0731), ('Palmas', 'TO', -10.1689, -48.3317)
) as d (city, state, latitude, longitude);

insert into public.arenas (id, name, address, city, state, latitude, longitude, description, game_types, is_active, sync_xid)
select pg_temp.large_id('arena', i), 'Campo ' || i || ' de ' || c.city, 'Estrada ' || i || ', km ' || i % 40, c.city, c.state,
  c.latitude + pg_temp.chance('lat', i) - 0.5, c.longitude + pg_temp.chance('lon', i) - 0.5,
  'Campo de teste número ' || i || ', com mata, área coberta e estacionamento.',
  case i % 3 when 0 then '{milsim,woodsball}'::text[] when 1 then '{cqb,speedsoft}' else '{scenario}' end,
  true, pg_current_xact_id()::text::bigint
from generate_series(1, pg_temp.how_many(3000)) i join capitals c on c.n = i % 27;

insert into public.teams (id, name, city, state, latitude, longitude, description, sync_xid)
select pg_temp.large_id('team', i), 'Equipe ' || c.city || ' ' || i, c.city, c.state, p.latitude, p.longitude,
  'Equipe de teste número ' || i || '.', pg_current_xact_id()::text::bigint
from generate_series(1, pg_temp.how_many(2000)) i join capitals c on c.n = i % 27
  left join private.city_points p on p.state = c.state and p.city = private.city_key(c.city);

-- Three to nine people each; the first are the captain, an officer and a veteran.
create temp table members on commit drop as
select pg_temp.large_id('member', 10 * i + n) as id, pg_temp.large_id('team', i) as team_id, i, n
from generate_series(1, pg_temp.how_many(2000)) i, generate_series(1, 3 + i % 7) n;

insert into public.team_members (id, team_id, name, role, approved, created_at, sync_xid)
select id, team_id, pg_temp.person(31 * i + n), coalesce((array['captain', 'officer', 'veteran'])[n], 'member'), n < 9,
  now() - (400 - 30 * n) * interval '1 day', pg_current_xact_id()::text::bigint
from members;

insert into public.team_member_contacts (member_id, team_id, whatsapp)
select id, team_id, '5599901' || lpad((10 * i + n)::text, 6, '0') from members;

-- The first event belongs to organizador@exemplo.com and holds 1,000 people, a list worth scrolling.
create temp table places on commit drop as
select i as operator, case when i <= pg_temp.how_many(1000) then 1 else 1 + i % pg_temp.how_many(5000) end as event
from generate_series(1, pg_temp.how_many(50000)) i;

insert into public.airsoft_events (id, name, date, time, location, briefing, game_mode, max_op, teams_count, latitude, longitude,
  arena_id, created_by, operators_count, sync_xid)
select pg_temp.large_id('event', i),
  (array['Operação', 'Missão', 'Noite de', 'Copa', 'Treino', 'Domingo em'])[1 + i % 6] || ' ' || a.city || ' ' || i,
  (now() at time zone 'America/Sao_Paulo')::date - 10 + i % 190,
  lpad((7 + i % 12)::text, 2, '0') || ':' || lpad((i % 12 * 5)::text, 2, '0'),
  a.name || ', ' || a.city || ' - ' || a.state,
  '<p>Evento de teste número ' || i || '.</p><ul><li>Check-in às 7h30.</li><li>Cronógrafo até 8h40.</li><li>Instrução às 8h45.</li></ul>'
    || repeat('<p>Respawn na base, a cada quinze minutos, em grupos de no mínimo três operadores.</p>', 1 + i % 5),
  (array['MilSim', 'Speedsoft', 'CQB', 'Cenário', 'Woods Ball', 'Rec Tactical', 'Treinamento', 'Outros'])[1 + i % 8],
  case when i = 1 or i % 4 = 0 then 0 else 20 + i % 100 end, i % 4,
  a.latitude, a.longitude, a.id,
  (select id from auth.users where email = 'organizador@exemplo.com' and i = 1),
  coalesce(p.people, 0), pg_current_xact_id()::text::bigint
from generate_series(1, pg_temp.how_many(5000)) i
join public.arenas a on a.id = pg_temp.large_id('arena', 1 + i % pg_temp.how_many(3000))
left join (select event, count(*) as people from places group by event) p on p.event = i;

insert into public.operators (id, event_id, name, team, class, whatsapp_masked, sync_xid)
select pg_temp.large_id('operator', operator), pg_temp.large_id('event', event),
  pg_temp.person(operator),
  case when operator % 3 > 0 then 'Equipe ' || operator % 200 end,
  (array['assault', 'support', 'sniper', 'medic', 'recon', 'dmr', 'cqb', 'engineer'])[1 + operator % 8],
  private.mask_whatsapp('5599900' || lpad((100000 + operator)::text, 6, '0')), pg_current_xact_id()::text::bigint
from places;

insert into public.operator_contacts (operator_id, event_id, whatsapp, experience)
select pg_temp.large_id('operator', operator), pg_temp.large_id('event', event),
  '5599900' || lpad((100000 + operator)::text, 6, '0'),
  (array['iniciante', 'intermediario', 'avancado', 'veterano'])[1 + operator % 4]
from places;

insert into public.advertisements (id, title, description, link_url, sponsor_name, priority, location, start_date, end_date, sync_xid)
select pg_temp.large_id('ad', i), 'Oferta número ' || i, 'Anúncio de teste número ' || i || ', com frete grátis para arena.',
  'https://example.com/oferta-' || i, 'Loja ' || i, 10 + i,
  (array['home', 'events', 'teams', 'event-details', 'team-details', 'search'])[1 + i % 6],
  current_date - i, current_date + 30 + i, pg_current_xact_id()::text::bigint
from generate_series(1, pg_temp.how_many(60)) i;
insert into public.advertisement_metrics (ad_id) select pg_temp.large_id('ad', i) from generate_series(1, pg_temp.how_many(60)) i;

-- What the people of the demo get in a year: 150 notifications, most of them read, and the points
-- of past games.
create temp table accounts on commit drop as
select id, row_number() over (order by email) as n from auth.users where email like '%@exemplo.com';

insert into public.notifications (user_id, title, body, url, data, cause, read, created_at, sync_xid)
select a.id, w.title, private.fill_words(w.body, d.data), '/event/' || e.id, d.data || jsonb_build_object('code', c.code),
  c.code || ':large ' || i, i > 5, now() - i * interval '13 hours', pg_current_xact_id()::text::bigint
from accounts a, generate_series(1, pg_temp.how_many(150)) i
join public.airsoft_events e on e.id = pg_temp.large_id('event', 1 + i % pg_temp.how_many(5000)),
lateral (select (array['event_changed', 'event_postponed', 'event_reminder_day', 'event_reminder_hour'])[1 + i % 4]) c (code),
lateral (select jsonb_build_object('event', e.name)) d (data), private.notification_words w
where w.code = c.code and w.language = 'pt-BR';

insert into private.event_awards (event_id)
select id from public.airsoft_events where starts_at < now() - interval '24 hours' on conflict do nothing;

insert into public.user_points (user_id, points, source, source_id, description, created_at, sync_xid)
select a.id, 10, 'event_participation', e.id, e.name, e.starts_at + interval '24 hours', pg_current_xact_id()::text::bigint
from accounts a join lateral (
  select * from public.airsoft_events where starts_at < now() - interval '24 hours' order by starts_at, id
  limit pg_temp.how_many(60) offset a.n) e on true
on conflict do nothing;

-- What the triggers would have opened and counted.
insert into private.team_standings (team_id) select id from public.teams on conflict do nothing;
update private.team_standings s set members = m.people
from (select team_id, count(*) filter (where n < 9) as people from members group by team_id) m where m.team_id = s.team_id;
insert into private.user_standings as s (user_id, points, events)
select user_id, sum(points), count(*) filter (where source = 'event_participation') from public.user_points
where user_id in (select id from accounts) group by user_id
on conflict (user_id) do update set points = excluded.points, events = excluded.events;
