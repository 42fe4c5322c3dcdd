-- Who is registered where. Guests are invented people without an account. Each has a number of the
-- demo (5500…), and a name that combines a first name and a last name.

create or replace function pg_temp.demo_id(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('qg-airsoft demo ' || name) placing '8' from 13) placing 'a' from 17)::uuid
$$;

-- The nth invented person. People of a region have neighbouring numbers, so regulars meet again.
create or replace function pg_temp.person(n int, out name text, out whatsapp text, out team text, out class text, out experience text)
language plpgsql immutable as $$
declare
  firsts text[] := array['Adriano', 'Aline', 'André', 'Beatriz', 'Breno', 'Camila', 'Cássio', 'Cíntia', 'Danilo', 'Débora',
    'Diego', 'Eduarda', 'Elias', 'Fabiana', 'Felipe', 'Flávia', 'Gabriel', 'Giovana', 'Guilherme', 'Heitor', 'Ícaro', 'Igor',
    'Isabela', 'Ivan', 'Jéssica', 'Jonas', 'Júlia', 'Kauã', 'Larissa', 'Leandro', 'Letícia', 'Luan', 'Luísa', 'Marcelo',
    'Mariana', 'Mateus', 'Milena', 'Murilo', 'Natália', 'Otávio', 'Paula', 'Rafael', 'Raquel', 'Rodrigo', 'Sabrina', 'Tiago',
    'Vanessa', 'Wesley'];
  lasts text[] := array['Abreu', 'Aguiar', 'Amorim', 'Aragão', 'Assunção', 'Bastos', 'Batista', 'Bezerra', 'Cabral', 'Caldeira',
    'Camargo', 'Cardoso', 'Carvalho', 'Coelho', 'Cordeiro', 'Dantas', 'do Vale', 'Esteves', 'Fagundes', 'Falcão', 'Farias',
    'Fonseca', 'Furtado', 'Galvão', 'Guerra', 'Lacerda', 'Leitão', 'Machado', 'Magalhães', 'Medeiros', 'Meireles', 'Moraes',
    'Nascimento', 'Nogueira', 'Novaes', 'Pacheco', 'Peixoto', 'Pimentel', 'Queiroz', 'Rangel', 'Rezende', 'Sampaio', 'Santana',
    'Serrano', 'Severo', 'Teles', 'Valadares', 'Vasconcelos', 'Viana', 'Xavier'];
  teams text[] := array['Esquadrão Ipê', 'Sombra da Serra', 'Companhia Pedra Alta', 'Lobos-Guará', 'Patrulha Araucária',
    'Sentinelas do Pampa', 'Grupo Mandacaru', 'Tropa do Caju', 'Igarapé'];
  classes text[] := array['assault', 'assault', 'support', 'assault', 'medic', 'sniper', 'assault', 'recon', 'dmr', 'cqb',
    'engineer', null, 'support'];
  experiences text[] := array['intermediario', 'iniciante', 'avancado', 'veterano', 'iniciante', 'intermediario', 'avancado'];
begin
  name := firsts[1 + n % 48] || ' ' || lasts[1 + (n / 48 * 7 + n) % 50];
  whatsapp := '5599900' || lpad((1000 + n)::text, 6, '0');
  team := case when n % 4 > 0 then teams[1 + n / 100 % 9] end;
  class := classes[1 + n * 5 % 13];
  experience := experiences[1 + n * 3 % 7];
end $$;

create temp table crowd on commit drop as
select e.id as event_id, e.created_at, e.starts_at, d.slug, d.region * 100 + i as person
from (values
  -- region: 0 SP, 1 RJ, 2 MG, 3 DF GO MS, 4 PR SC, 5 RS, 6 BA PE, 7 CE RN, 8 AM
  ('ferro-velho', 0, 43), ('noite-no-galpao', 0, 26), ('copa-trio-planalto', 3, 18), ('cangaco', 6, 37),
  ('primeiros-passos', 4, 16), ('speed-do-vale', 4, 20), ('entrada-e-limpeza', 0, 9), ('speed-meio-de-semana', 1, 17),
  ('mata-fechada', 0, 47), ('domingo-na-fazenda', 0, 31), ('resgate-na-serra', 1, 27), ('copa-trio-de-ferro', 2, 16),
  ('desafio-do-cerrado', 3, 16), ('operacao-araucaria', 4, 62), ('cqb-relampago', 0, 24), ('linha-vermelha', 5, 33),
  ('encontro-dos-veteranos', 0, 8), ('forte-sitiado', 6, 19), ('manha-de-aldeia', 6, 14), ('operacao-jangada', 7, 11),
  ('selva-viva', 8, 7), ('speed-das-dunas', 7, 5), ('horas-do-pantanal', 3, 21),
  ('noite-de-sao-joao', 2, 24), ('patrulha-do-cafe', 4, 18), ('pampa-aberto', 5, 41), ('abertura-potengi', 7, 13),
  ('noite-do-zinco', 1, 11), ('mata-do-juiz', 2, 14), ('copa-cerrado-speed', 3, 22), ('base-da-ilha-aberta', 4, 17),
  ('treino-medico', 4, 6), ('vinhedo-perdido', 5, 12), ('noite-do-vale', 4, 9), ('serra-em-silencio', 1, 8),
  ('guama-na-chuva', 8, 5), ('mineracao-fantasma', 2, 10)
) as d (slug, region, people)
join public.airsoft_events e on e.id = pg_temp.demo_id('event ' || d.slug)
cross join lateral (
  -- so that not the same people register in the same order everywhere
  select i from generate_series(0, 69) i order by md5(d.slug || i) limit d.people
) as chosen;

insert into public.operators (id, event_id, name, team, class, whatsapp_masked, registered_at)
select pg_temp.demo_id('operator ' || c.slug || ' ' || c.person), c.event_id, p.name, p.team, p.class,
  private.mask_whatsapp(p.whatsapp),
  c.created_at + (least(now(), c.starts_at) - c.created_at) * (('x' || left(md5(c.person || c.slug), 4))::bit(16)::int / 65536.0)
from crowd c cross join lateral pg_temp.person(c.person) p;

insert into public.operator_contacts (operator_id, event_id, whatsapp, invited_by, experience)
select pg_temp.demo_id('operator ' || c.slug || ' ' || c.person), c.event_id, p.whatsapp,
  case when c.person % 3 = 0 then (select name from pg_temp.person(c.person + 1)) end, p.experience
from crowd c cross join lateral pg_temp.person(c.person) p;

-- The demo accounts: jogador in two past games and one ahead, jogador2 in a trio that has a place left.
create temp table members on commit drop as
select pg_temp.demo_id('operator ' || d.slug || ' ' || d.account) as id, e.id as event_id, u.id as user_id, p.name, p.team,
  c.whatsapp, d.class, d.experience, e.created_at + (least(now(), e.starts_at) - e.created_at) * 0.4 as registered_at
from (values
  ('ferro-velho', 'jogador', 'support', 'intermediario'), ('cangaco', 'jogador', 'support', 'intermediario'),
  ('resgate-na-serra', 'jogador', 'support', 'intermediario'), ('copa-trio-de-ferro', 'jogador2', 'sniper', 'iniciante')
) as d (slug, account, class, experience)
join public.airsoft_events e on e.id = pg_temp.demo_id('event ' || d.slug)
join auth.users u on u.email = d.account || '@exemplo.com'
join public.profiles p on p.id = u.id
join public.profile_contacts c on c.user_id = u.id;

insert into public.operators (id, event_id, user_id, name, team, class, whatsapp_masked, registered_at)
select id, event_id, user_id, name, team, class, private.mask_whatsapp(whatsapp), registered_at from members;
insert into public.operator_contacts (operator_id, event_id, user_id, whatsapp, experience)
select id, event_id, user_id, whatsapp, experience from members;

-- Trios and squads: guests take their places in the order in which they registered.
create temp table squads on commit drop as
select pg_temp.demo_id('event team ' || d.slug || ' ' || d.name) as id, pg_temp.demo_id('event ' || d.slug) as event_id, d.name,
  sum(d.guests) over (partition by d.slug order by d.n) - d.guests as from_place,
  sum(d.guests) over (partition by d.slug order by d.n) as to_place
from (values
  (1, 'copa-trio-planalto', 'Trio Candango', 3), (2, 'copa-trio-planalto', 'Superquadra', 3),
  (3, 'copa-trio-planalto', 'Asa Norte', 3), (4, 'copa-trio-planalto', 'Asa Sul', 3),
  (5, 'copa-trio-planalto', 'Eixão', 3), (6, 'copa-trio-planalto', 'Lobos-Guará B', 3),
  (1, 'copa-trio-de-ferro', 'Pão de Queijo', 3), (2, 'copa-trio-de-ferro', 'Trem Bão', 2),
  (3, 'copa-trio-de-ferro', 'Pedra Alta', 3), (4, 'copa-trio-de-ferro', 'Última Bala', 2),
  (5, 'copa-trio-de-ferro', 'Três Marias', 3), (6, 'copa-trio-de-ferro', 'Ferro Frio', 1),
  (7, 'copa-trio-de-ferro', 'Uai Sô', 2),
  (1, 'desafio-do-cerrado', 'Onça-Parda Alfa', 5), (2, 'desafio-do-cerrado', 'Pequi Roído', 4),
  (3, 'desafio-do-cerrado', 'Lobos-Guará', 5), (4, 'desafio-do-cerrado', 'Vereda', 2)
) as d (n, slug, name, guests);

insert into public.event_teams (id, event_id, name, created_at)
select s.id, s.event_id, s.name, e.created_at + interval '1 day'
from squads s join public.airsoft_events e on e.id = s.event_id;

update public.operators o set event_team_id = s.id
from (select id, event_id, row_number() over (partition by event_id order by registered_at, id) as place
      from public.operators where user_id is null) as guests
join squads s on s.event_id = guests.event_id and guests.place > s.from_place and guests.place <= s.to_place
where o.id = guests.id;

update public.operators o set event_team_id = pg_temp.demo_id('event team copa-trio-de-ferro Ferro Frio')
from members m where m.id = o.id and m.event_id = pg_temp.demo_id('event copa-trio-de-ferro');

-- One past game has its split: the same deal as src/domain/participants/team-split.ts, from the same seed.
insert into public.event_teams (id, event_id, name, created_by, created_at)
select pg_temp.demo_id('event team ferro-velho ' || n), e.id, 'Equipe ' || n, e.created_by, e.starts_at - interval '1 hour'
from public.airsoft_events e, generate_series(1, 2) n where e.id = pg_temp.demo_id('event ferro-velho');

update public.operators o
set event_team_id = pg_temp.demo_id('event team ferro-velho ' || 1 + (d.turn - 1) % 2)
from unnest(private.shuffled_people(20260419, array(
  select id from public.operators where event_id = pg_temp.demo_id('event ferro-velho')))) with ordinality as d (id, turn)
where o.id = d.id;

update public.airsoft_events set split_seed = 20260419, split_rev = 1 where id = pg_temp.demo_id('event ferro-velho');
