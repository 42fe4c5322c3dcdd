-- 12 teams; capitao@exemplo.com leads one of them.

create or replace function pg_temp.demo_id(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('qg-airsoft demo ' || name) placing '8' from 13) placing 'a' from 17)::uuid
$$;

insert into public.teams (id, name, city, state, description, captain_id, created_at)
select pg_temp.demo_id('team ' || name), name, city, state, description,
  (select id from auth.users where email = 'capitao@exemplo.com' and name = 'Lobos-Guará'),
  now() - interval '900 days' + n * interval '61 days'
from (values
  (1,  'Esquadrão Ipê',        'São Paulo',      'SP', 'Treino toda quinta, jogo todo mês. Aceitamos quem chega na hora.'),
  (2,  'Lobos-Guará',          'Brasília',       'DF', 'Do cerrado para o Brasil. Jogo limpo, rádio curto e café forte.'),
  (3,  'Carcará 11',           'Campinas',       'SP', 'Onze fundadores, hoje trinta e quatro operadores. Milsim em primeiro lugar.'),
  (4,  'Sombra da Serra',      'Petrópolis',     'RJ', 'Especialistas em mata fechada e em voltar enlameados.'),
  (5,  'Companhia Pedra Alta', 'Belo Horizonte', 'MG', 'Reconhecimento e tiro de precisão. Snipers são bem-vindos, apressados não.'),
  (6,  'Patrulha Araucária',   'Curitiba',       'PR', 'Neblina, frio e disciplina de rádio.'),
  (7,  'Sentinelas do Pampa',  'Porto Alegre',   'RS', 'Churrasco depois do jogo é obrigatório; o resto se conversa.'),
  (8,  'Grupo Mandacaru',      'Feira de Santana', 'BA', 'Resistência: ficamos de pé quando o sol manda sentar.'),
  (9,  'Tropa do Caju',        'Fortaleza',      'CE', 'Speed nas terças, milsim quando o vento deixa.'),
  (10, 'Maré Alta',            'Recife',         'PE', 'Equipe mista, metade iniciantes. Ensinamos desde a segurança.'),
  (11, 'Onça-Parda',           'Goiânia',        'GO', 'Quatro squads de cinco e um coordenador paciente.'),
  (12, 'Igarapé',              'Manaus',         'AM', 'Selva o ano inteiro. Visitantes de outros estados ganham guia.')
) as d (n, name, city, state, description);

create or replace function pg_temp.account(name text) returns uuid language sql stable as $$
  select id from auth.users where email = account.name || '@exemplo.com'
$$;

-- Everybody below has no account: the captain of each team that capitao does not lead, and its people.
insert into public.team_members (id, team_id, name, role, approved, created_at)
select pg_temp.demo_id('member ' || t.name || n), t.id, p.name,
  case when n = 1 and t.captain_id is null then 'captain' when n = 2 then 'officer' when n = 3 then 'veteran' else 'member' end,
  true, t.created_at + (n - 1) * interval '23 days'
from public.teams t, generate_series(1, 3 + length(t.name) % 3) n, lateral (
  select (array['Ana', 'Bruno', 'Carla', 'Davi', 'Ester', 'Fábio', 'Gisele', 'Hugo', 'Inês', 'João', 'Kátia'])[1 + (ascii(t.name) + length(t.city) * n) % 11]
    || ' ' || (array['Araújo', 'Barros', 'Castro', 'Dias', 'Esteves', 'Freitas', 'Gomes', 'Horta', 'Jardim', 'Leal', 'Mota'])[1 + (length(t.name) + length(t.city) + 3 * n) % 11]) p (name)
where t.id in (select pg_temp.demo_id('team ' || x) from unnest(array['Esquadrão Ipê', 'Lobos-Guará', 'Carcará 11',
  'Sombra da Serra', 'Companhia Pedra Alta', 'Patrulha Araucária', 'Sentinelas do Pampa', 'Grupo Mandacaru',
  'Tropa do Caju', 'Maré Alta', 'Onça-Parda', 'Igarapé']) x) and not (n = 1 and t.captain_id is not null);

-- The accounts: a captain, an officer, a veteran, a member, and one who asks.
insert into public.team_members (id, team_id, user_id, name, role, approved, created_at)
select pg_temp.demo_id('member account ' || d.account || d.team), pg_temp.demo_id('team ' || d.team), p.id, p.name, d.role, d.approved,
  now() - d.days * interval '1 day'
from (values
  ('capitao',     'Lobos-Guará',        'captain', true,  770),
  ('jogador',     'Lobos-Guará',        'member',  true,  210),
  ('jogador2',    'Lobos-Guará',        'member',  false, 1),
  ('organizador', 'Esquadrão Ipê',      'officer', true,  400),
  ('admin',       'Patrulha Araucária', 'veteran', true,  300)
) as d (account, team, role, approved, days) join public.profiles p on p.id = pg_temp.account(d.account);

insert into public.team_member_contacts (member_id, team_id, user_id, whatsapp, instagram)
select m.id, m.team_id, m.user_id, coalesce(c.whatsapp, '5500900' || lpad((700000 + row_number() over (order by m.id))::text, 6, '0')),
  case when right(m.id::text, 1) < '8' then 'qg_' || left(m.id::text, 6) end
from public.team_members m left join public.profile_contacts c on c.user_id = m.user_id;

insert into public.team_contacts (team_id, whatsapp)
select id, '5500900' || lpad((800000 + row_number() over (order by id))::text, 6, '0') from public.teams;

select private.notify(t.captain_id, 'join_request', null, '/team/' || t.id, jsonb_build_object('team', t.name, 'name', m.name), 'join_request:' || m.id)
from public.team_members m join public.teams t on t.id = m.team_id where not m.approved;
