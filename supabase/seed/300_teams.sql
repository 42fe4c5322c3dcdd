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

-- The people below have no account: the captain and the members of each team that capitao does not
-- lead.
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
select m.id, m.team_id, m.user_id, coalesce(c.whatsapp, '5599900' || lpad((700000 + row_number() over (order by m.id))::text, 6, '0')),
  case when right(m.id::text, 1) < '8' then 'qg_' || left(m.id::text, 6) end
from public.team_members m left join public.profile_contacts c on c.user_id = m.user_id;

insert into public.team_contacts (team_id, whatsapp)
select id, '5599900' || lpad((800000 + row_number() over (order by id))::text, 6, '0') from public.teams;

select private.notify(t.captain_id, 'join_request', '/team/' || t.id, jsonb_build_object('team', t.name, 'name', m.name), 'join_request:' || m.id)
from public.team_members m join public.teams t on t.id = m.team_id where not m.approved;

-- What the teams did. Lobos-Guará is the team of the accounts and has one row of every kind.
create or replace function pg_temp.team(name text) returns uuid language sql immutable as $$
  select pg_temp.demo_id('team ' || name)
$$;

insert into public.team_ranks (id, team_id, name, description, level, min_points, min_events, min_time_in_team, created_at)
select pg_temp.demo_id('rank ' || team || level), pg_temp.team(team), name, description, level, points, events, days, now() - interval '300 days'
from (values
  ('Lobos-Guará',   1, 'Recruta',  'Chegou agora, aprende as chamadas de rádio.',   0,   0,  0),
  ('Lobos-Guará',   3, 'Operador', 'Conhece as regras e joga sem supervisão.',     50,   3,  90),
  ('Lobos-Guará',   5, 'Líder',    'Conduz um squad de quatro em campo.',          200,  10, 365),
  ('Esquadrão Ipê', 1, 'Semente',  'Primeiro ano de equipe.',                      0,   0,  0),
  ('Esquadrão Ipê', 4, 'Tronco',   'Sustenta a linha.',                            100,  6,  180)
) as d (team, level, name, description, points, events, days);

insert into public.team_member_ranks (member_id, team_id, rank_id, assigned_at)
select m.id, m.team_id, pg_temp.demo_id('rank Lobos-Guará' || case m.role when 'captain' then 5 when 'member' then 1 else 3 end), now() - interval '60 days'
from public.team_members m where m.team_id = pg_temp.team('Lobos-Guará') and m.approved;

insert into public.team_communications (id, team_id, channel, type, author_id, author_name, title, content, poll_options, poll_results, media_urls, pinned, created_at, updated_at)
select pg_temp.demo_id('post ' || d.n), t.id, d.channel, d.type, m.user_id, m.name, d.title, d.content, d.options,
  array_fill(0, array[cardinality(d.options)]), d.urls, d.pinned, now() - d.hours * interval '1 hour', now() - d.hours * interval '1 hour'
from (values
  (1, 'Lobos-Guará', 'announcements', 'announcement', 'captain', 'Mudança de fardamento', 'A partir do mês que vem o oficial é o multicam. Quem ainda não tem joga de preto.', '{}'::text[], '{}'::text[], true, 400),
  (2, 'Lobos-Guará', 'general',       'message',      'captain', null, 'Cronógrafo novo chegou. Todo mundo mede antes do jogo, sem exceção.', '{}', '{}', false, 90),
  (3, 'Lobos-Guará', 'general',       'message',      'member',  null, 'Levo água e gelo para dez. Quem leva o carvão?', '{}', '{}', false, 52),
  (4, 'Lobos-Guará', 'general',       'poll',         'officer', 'Treino de fim de mês', 'Escolham até sexta.', '{Sábado cedo,Sábado à tarde,Domingo cedo}', '{}', true, 40),
  (5, 'Lobos-Guará', 'events',        'event',        'officer', 'Resgate na Serra', 'Vamos em três carros. Saída do posto às cinco e meia.', '{}', '{}', false, 30),
  (6, 'Lobos-Guará', 'tactical',      'message',      'veteran', null, 'Entrada pela trilha norte com dois batedores; rádio no canal 4, reserva no 9.', '{}', '{}', false, 20),
  (7, 'Lobos-Guará', 'admin',         'message',      'captain', null, 'Caixa do mês fechado. Sobrou para a taxa do campo.', '{}', '{}', false, 10),
  (8, 'Esquadrão Ipê', 'general',     'message',      'captain', null, 'Quinta tem treino, mesmo com chuva.', '{}', '{}', false, 33)
) as d (n, team, channel, type, role, title, content, options, urls, pinned, hours)
join public.teams t on t.id = pg_temp.team(d.team)
join lateral (select * from public.team_members m where m.team_id = t.id and m.role = d.role and m.approved order by m.user_id nulls last, m.id limit 1) m on true;

insert into public.team_votes (communication_id, user_id, option)
select pg_temp.demo_id('post 4'), pg_temp.account(d.account), d.option
from (values ('capitao', 0), ('jogador', 2)) as d (account, option)
where pg_temp.account(d.account) is not null and exists (select from public.team_communications where id = pg_temp.demo_id('post 4'));

-- One alliance waits for capitao's answer, one is active, one has ended.
insert into public.team_alliances (id, team1_id, team2_id, type, status, created_at, updated_at)
select pg_temp.demo_id('alliance ' || one || two), pg_temp.team(one), pg_temp.team(two), type, status,
  now() - days * interval '1 day', now() - days * interval '1 day' / 2
from (values
  ('Onça-Parda',    'Lobos-Guará',        'tactical',  'pending', 2),
  ('Lobos-Guará',   'Esquadrão Ipê',      'permanent', 'active',  120),
  ('Carcará 11',    'Esquadrão Ipê',      'coalition', 'active',  80),
  ('Igarapé',       'Lobos-Guará',        'coalition', 'expired', 500)
) as d (one, two, type, status, days);

select private.award_team_points(t.id, 100, 'special_achievement', o.id, o.name)
from public.team_alliances a join public.teams t on t.id in (a.team1_id, a.team2_id)
join public.teams o on o.id in (a.team1_id, a.team2_id) and o.id <> t.id
where a.status in ('active', 'expired');

select private.notify(t.captain_id, 'alliance_proposed', '/team/' || t.id || '/alliance/' || a.id,
  jsonb_build_object('team', o.name), 'alliance_proposed:' || a.id)
from public.team_alliances a join public.teams t on t.id = a.team2_id join public.teams o on o.id = a.team1_id
where a.status = 'pending';

-- Every team is a month old. Lobos-Guará has one achievement left to claim.
insert into public.team_achievements (id, team_id, achievement_id, earned_at)
select pg_temp.demo_id('achievement ' || t.name || a.title), t.id, a.id, t.created_at + interval '40 days'
from public.teams t join public.achievements a on a.title = 'Um mês juntos'
  or (a.title = 'Esquadrão formado' and t.id <> pg_temp.team('Lobos-Guará')
      and (select count(*) from public.team_members m where m.team_id = t.id and m.approved) >= 5)
where t.created_at < now() - interval '41 days';
select private.award_team_points(e.team_id, a.points, 'special_achievement', a.id, a.title)
from public.team_achievements e join public.achievements a on a.id = e.achievement_id;

-- The hours are Brasília's, where the team is.
insert into public.team_agenda_events (id, team_id, title, description, type, location, start_date, end_date, briefing, report, created_by, created_at)
select pg_temp.demo_id('agenda ' || d.n), pg_temp.team('Lobos-Guará'), d.title, d.description, d.type, d.location,
  (day.today + d.days + d.begins) at time zone 'America/Sao_Paulo', (day.today + d.days + d.ends) at time zone 'America/Sao_Paulo',
  d.briefing, d.report, pg_temp.account('capitao'), now() - interval '20 days'
from (select (now() at time zone 'America/Sao_Paulo')::date as today) as day, (values
  (1, 'Treino de entrada em sala',  'Duplas, depois quartetos.',         'training',    'Galpão da Asa Norte, Brasília - DF', 6,   time '19:30', time '22:00',
   '{"objectives": "Entrar e limpar em menos de um minuto.", "equipment": "Óculos, colete, granada de treino.", "roles": "Bruno abre, Diego cobre.", "strategy": null, "notes": "Sem tiro a menos de três metros."}'::jsonb, null::jsonb),
  (2, 'Churrasco de boas-vindas',   'Para quem entrou neste semestre.',  'social',      'Chácara do Zé, Sobradinho - DF',     13,  time '12:00', time '17:00', null, null),
  (3, 'Instrução de rádio',         'Alfabeto fonético e canais.',       'instruction', 'Online',                             20,  time '20:00', time '21:30', null, null),
  (4, 'Copa do Cerrado',            'Amistoso com três equipes.',        'competition', 'Campo do Lago, Brasília - DF',       -12, time '08:00', time '16:00',
   '{"objectives": "Segurar o lago até o apito.", "equipment": "Fardamento completo.", "roles": null, "strategy": "Flanco pela esquerda.", "notes": null}',
   '{"summary": "Segundo lugar entre quatro equipes.", "achievements": "Nenhuma baixa na primeira hora.", "challenges": "Rádio falhou no vale.", "learnings": "Levar antena reserva.", "photos": []}')
) as d (n, title, description, type, location, days, begins, ends, briefing, report);

insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status, created_at)
select pg_temp.demo_id('agenda ' || d.n), pg_temp.team('Lobos-Guará'), p.id, p.name, d.status, now() - interval '3 days'
from (values (1, 'capitao', 'confirmed'), (1, 'jogador', 'pending'), (2, 'jogador', 'declined'), (4, 'capitao', 'confirmed'), (4, 'jogador', 'confirmed'))
  as d (n, account, status) join public.profiles p on p.id = pg_temp.account(d.account);
