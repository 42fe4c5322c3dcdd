-- 20 patches. Without a picture the app draws one from the id.

create or replace function pg_temp.demo_id(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('qg-airsoft demo ' || name) placing '8' from 13) placing 'a' from 17)::uuid
$$;

insert into public.patches (id, nome, descricao, tipo, evento_id, equipe_id, created_at)
select pg_temp.demo_id('patch ' || nome), nome, descricao, tipo, e.id, t.id, now() - interval '300 days' + n * interval '14 days'
from (values
  (1,  'Primeira Missão',      'normal',   null, null, 'O primeiro jogo ninguém esquece. Este patch também não.'),
  (2,  'Dez Campos',           'especial', null, null, 'Jogou em dez arenas diferentes.'),
  (3,  'Cem Missões',          'especial', null, null, 'Cem presenças confirmadas. A ponta laranja já está desbotada.'),
  (4,  'Mão Amiga',            'especial', null, null, 'Levou um novato ao primeiro jogo e voltou com um operador.'),
  (5,  'Jogo Limpo',           'normal',   null, null, 'Votado pelos adversários: acusa o tiro antes de ouvir o segundo.'),
  (6,  'Madrugada',            'others',   null, null, 'Começou antes do sol.'),
  (7,  'Ferro-Velho',          'evento',   'ferro-velho', null, 'Participou da Operação Ferro-Velho.'),
  (8,  'MVP do Ferro-Velho',   'mvp',      'ferro-velho', null, 'Carregou duas caixas morro acima.'),
  (9,  'Trio do Planalto',     'evento',   'copa-trio-planalto', null, 'Jogou a Copa Trio do Planalto.'),
  (10, 'Volante e Cangaço',    'evento',   'cangaco', null, 'Sobreviveu à vila de taipa, ou quase.'),
  (11, 'O Traidor',            'mvp',      'cangaco', null, 'Ninguém desconfiou até o fim.'),
  (12, 'Mata Fechada',         'evento',   'mata-fechada', null, 'Para quem subir a serra atrás do rádio.'),
  (13, 'Trio de Ferro',        'evento',   'copa-trio-de-ferro', null, 'Para quem jogar a Copa Trio de Ferro.'),
  (14, 'Dra. Aurora',          'mvp',      'resgate-na-serra', null, 'Para quem decidir o destino da Dra. Aurora.'),
  (15, 'Força Pinhão',         'evento',   'operacao-araucaria', null, 'Operação Araucária, lado verde.'),
  (16, '12 Horas do Pantanal', 'evento',   'horas-do-pantanal', null, 'Do amanhecer ao pôr do sol.'),
  (17, 'Lobos-Guará',          'equipe',   null, 'Lobos-Guará', 'Membro da alcateia.'),
  (18, 'Esquadrão Ipê',        'equipe',   null, 'Esquadrão Ipê', 'Chega na hora.'),
  (19, 'Sentinelas do Pampa',  'equipe',   null, 'Sentinelas do Pampa', 'O churrasco é obrigatório.'),
  (20, 'Patrulha Araucária',   'equipe',   null, 'Patrulha Araucária', 'Visto pela última vez na neblina.')
) as d (n, nome, tipo, event, team, descricao)
left join public.airsoft_events e on e.id = pg_temp.demo_id('event ' || d.event)
left join public.teams t on t.id = pg_temp.demo_id('team ' || d.team);
