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
