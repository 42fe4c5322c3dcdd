import type { Translation } from '../i18n-types.ts';

export const team_achievements = {
  none: 'El catálogo de logros todavía no ha llegado a este dispositivo.',
  earned_of: '{count} de {total} {{logro|logros}}',
  count: '{count} de {total}',
  numbers_come: 'Las cifras llegan con la señal',
  category: {
    participation: 'Participación',
    victory: 'Victoria',
    growth: 'Crecimiento',
    community: 'Comunidad',
  },
  worth: 'Vale {count} {{punto|puntos}}',
  progress: '{current} de {target}',
  next: 'Próximo: {title}, {progress}',
  ready: 'Listo para canjear: {title}',
  towards: 'Progreso de {title}',
  earned_on: 'Obtenido el {date}',
  claim: 'Canjear',
  claim_named: 'Canjear {title}',
  captain_claims: 'El capitán puede canjearlo',
  claimed: '¡Logro del equipo! {count} {{punto|puntos}} más.',
  claim_waits: 'Guardado. El logro se canjea cuando haya señal.',
  secret: { title: 'Secretos', name: 'Logro secreto' },
  numbers: {
    title: 'El equipo en números',
    games: 'Partidas',
    wins: 'Victorias',
    points: 'Puntos',
    attendance: 'Asistencia',
    none: 'Los gráficos empiezan cuando pase la primera cita de la agenda.',
    entries: 'Citas de la agenda',
    entries_text: '{entries} {{cita|citas}} en 12 meses.',
    answers: 'Asistencias confirmadas',
    answers_text:
      '{confirmed} {{asistencia confirmada|asistencias confirmadas}} y {declined} {{rechazada|rechazadas}} en 12 meses.',
    confirmed: 'Confirmaron',
    declined: 'Rechazaron',
    table: 'Ver en tabla',
    month: 'Mes',
    how: 'La asistencia cuenta las respuestas a las citas que ya pasaron, en los últimos 12 meses. Partidas, victorias y puntos son la suma desde el comienzo; todavía no hay cifras de ellos por mes. La puntuación del ranking de equipos es otra: 5 por miembro.',
  },
  catalogue: {
    squad_formed: {
      title: 'Escuadrón formado',
      description: 'Reúne a cinco operadores aprobados en el equipo.',
    },
    platoon: {
      title: 'Pelotón completo',
      description: 'Llega a quince operadores en el equipo.',
    },
    company: {
      title: 'Compañía entera',
      description: 'Llega a treinta operadores en el equipo.',
    },
    first_game: {
      title: 'Bautismo de campo',
      description: 'Participa en un evento como equipo.',
    },
    regulars: {
      title: 'Presencia constante',
      description: 'Suma diez eventos con gente del equipo en el campo.',
    },
    field_veterans: {
      title: 'Veteranos de campo',
      description: 'Suma cincuenta eventos con gente del equipo.',
    },
    first_victory: {
      title: 'Primera victoria',
      description: 'Gana un evento como equipo.',
    },
    winning_streak: {
      title: 'Racha de victorias',
      description: 'Gana cinco eventos como equipo.',
    },
    unbeaten: {
      title: 'Imbatibles',
      description: 'Gana veinte eventos como equipo.',
    },
    one_month: {
      title: 'Un mes juntos',
      description: 'Cumple treinta días de equipo.',
    },
    one_year: {
      title: 'Un año de historia',
      description: 'Cumple un año con cinco operadores en el equipo.',
    },
    regional_reference: {
      title: 'Referencia regional',
      description: 'Suma mil puntos de equipo.',
    },
  },
} satisfies Translation['team_achievements'];
