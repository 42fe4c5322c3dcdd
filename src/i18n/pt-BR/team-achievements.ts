import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §2 /team/{teamId}/advanced, achievements. */
export const team_achievements = {
  none: 'O catálogo de conquistas ainda não chegou a este aparelho.',
  earned_of: '{count:number} de {total:number} {{conquistas|conquista|conquistas}}',
  count: '{count:number} de {total:number}',
  numbers_come: 'Os números chegam com o sinal',
  category: {
    participation: 'Participação',
    victory: 'Vitória',
    growth: 'Crescimento',
    community: 'Comunidade',
  },
  worth: 'Vale {count:number} {{pontos|ponto|pontos}}',
  progress: '{current:string} de {target:string}',
  next: 'Próxima: {title:string}, {progress:string}',
  ready: 'Pronta para resgatar: {title:string}',
  towards: 'Progresso de {title:string}',
  earned_on: 'Conquistada em {date:string}',
  claim: 'Resgatar',
  claim_named: 'Resgatar {title:string}',
  captain_claims: 'O capitão pode resgatar',
  claimed: 'Conquista da equipe! {count:number} {{pontos|ponto|pontos}} a mais.',
  claim_waits: 'Guardado. A conquista é resgatada quando houver sinal.',
  secret: { title: 'Secretas', name: 'Conquista secreta' },
  numbers: {
    title: 'Números da equipe',
    games: 'Jogos',
    wins: 'Vitórias',
    points: 'Pontos',
    attendance: 'Presença',
    none: 'Os gráficos começam quando passar o primeiro compromisso da agenda.',
    entries: 'Compromissos da agenda',
    entries_text: '{entries:number} {{compromissos|compromisso|compromissos}} em 12 meses.',
    answers: 'Presenças confirmadas',
    answers_text:
      '{confirmed:number} {{presenças confirmadas|presença confirmada|presenças confirmadas}} e {declined:number} {{recusadas|recusada|recusadas}} em 12 meses.',
    confirmed: 'Confirmaram',
    declined: 'Recusaram',
    table: 'Ver em tabela',
    month: 'Mês',
    how: 'A presença conta as respostas aos compromissos que já passaram, nos últimos 12 meses. Jogos, vitórias e pontos são a soma desde o começo; ainda não há números deles por mês. A pontuação do ranking de equipes é outra: 5 por membro.',
  },
  catalogue: {
    squad_formed: {
      title: 'Esquadrão formado',
      description: 'Reúna cinco operadores aprovados na equipe.',
    },
    platoon: {
      title: 'Pelotão completo',
      description: 'Chegue a quinze operadores na equipe.',
    },
    company: {
      title: 'Companhia inteira',
      description: 'Chegue a trinta operadores na equipe.',
    },
    first_game: {
      title: 'Batismo de campo',
      description: 'Participe de um evento como equipe.',
    },
    regulars: {
      title: 'Presença constante',
      description: 'Some dez eventos com gente da equipe em campo.',
    },
    field_veterans: {
      title: 'Veteranos de campo',
      description: 'Some cinquenta eventos com gente da equipe.',
    },
    first_victory: {
      title: 'Primeira vitória',
      description: 'Vença um evento como equipe.',
    },
    winning_streak: {
      title: 'Vitórias em série',
      description: 'Vença cinco eventos como equipe.',
    },
    unbeaten: {
      title: 'Imbatíveis',
      description: 'Vença vinte eventos como equipe.',
    },
    one_month: {
      title: 'Um mês juntos',
      description: 'Complete trinta dias de equipe.',
    },
    one_year: {
      title: 'Um ano de história',
      description: 'Complete um ano com cinco operadores na equipe.',
    },
    regional_reference: {
      title: 'Referência regional',
      description: 'Some mil pontos de equipe.',
    },
  },
} satisfies BaseTranslation;
