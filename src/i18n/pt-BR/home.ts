import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 1 §2 /. The first screenful says `shell.tagline`, which is in the first file. */
export const home = {
  hero: {
    lead: 'Ache o próximo jogo, garanta a vaga e leve a lista no bolso. No sofá ou no meio do mato, com sinal ou sem.',
    events: 'Ver eventos',
    join: 'Entrar ou criar conta',
    create: 'Criar evento',
    numbers: 'A comunidade em números',
    events_count: 'Eventos',
    teams_count: 'Equipes',
  },
  mine: {
    next: 'Próximo jogo',
    none: 'Nenhum jogo marcado. Escolha o próximo.',
    directions: 'Como chegar',
    people: 'Quem vai',
    organises: 'Você organiza',
  },
  waiting: {
    title: 'Esperando por você',
    requests: '{count:number} {{pedidos|pedido|pedidos}} para entrar em {team:string}',
    alliance: '{team:string} propôs uma aliança',
    arenas: '{count:number} {{arenas esperam|arena espera|arenas esperam}} aprovação',
    correction: 'Pediram uma correção em {arena:string}',
    date: '{day:string}: você vai?',
    refused: '{arena:string} não foi publicada',
    patches: '{count:number} {{patches novos|patch novo|patches novos}}',
    all: 'Ver todas ({count:number})',
    fewer: 'Ver menos',
  },
  card: {
    operator_count: '{count:number|n} {{Operadores|Operador|Operadores}}',
    count_loading: 'Carregando...',
    count_failed: 'Erro ao carregar',
    details: 'Ver Detalhes',
  },
  upcoming: { title: 'Próximos eventos', near: 'Perto de você', all: 'Ver todos' },
  features: {
    title: 'Feito para o campo',
    management: {
      title: 'Gestão completa',
      body: 'Vagas, lista de espera, sorteio dos lados e check-in numa folha só. Com suporte 24/7, porque domingo às sete também é hora.',
    },
    location: {
      title: 'Geolocalização',
      body: 'O cálculo de distância diz quais campos ficam perto de você, até sem sinal.',
    },
    patches: {
      title: 'Patches colecionáveis',
      body: 'Cada jogo deixa uma marca. Junte as suas e mostre por onde andou.',
    },
  },
  steps: {
    title: 'Do anúncio ao apito',
    create: { title: 'Crie o evento', body: 'Dia, lugar, vagas e briefing.' },
    receive: {
      title: 'Receba inscrições',
      body: 'Um link no grupo, e as vagas se contam sozinhas.',
    },
    manage: {
      title: 'Gerencie tudo',
      body: 'Lados, check-in e presença, até onde o sinal não chega.',
    },
    action: 'Criar evento',
  },
  patches: {
    title: 'Só se ganha jogando',
    lead: 'Os patches mais novos.',
    all: 'Ver todos os patches',
    empty: 'Os primeiros patches ainda estão na bordadeira.',
    loading: 'Carregando patches',
    medal: { gold: 'Medalha de ouro', silver: 'Medalha de prata', bronze: 'Medalha de bronze' },
  },
  shortcuts: {
    title: 'Atalhos',
    map: { title: 'Mapa de eventos', body: 'Onde se joga, no mapa.' },
    ranking: { title: 'Ranking de operadores', body: 'Quem mais joga, organiza e conquista.' },
    leaderboard: { title: 'Ranking de equipes', body: 'Quem junta mais gente em campo.' },
    patches: { title: 'Galeria de patches', body: 'Todos os bordados, os seus em destaque.' },
  },
  last: {
    title: 'O campo não espera',
    body: 'A conta leva um minuto. A vaga, menos.',
  },
} satisfies BaseTranslation;
