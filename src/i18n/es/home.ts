import type { Translation } from '../i18n-types.ts';

export const home = {
  hero: {
    lead: 'Encuentra el próximo juego, asegura tu lugar y lleva la lista en el bolsillo. En el sofá o en pleno monte, con señal o sin ella.',
    events: 'Ver eventos',
    join: 'Entrar o crear cuenta',
    create: 'Crear evento',
    numbers: 'La comunidad en números',
    events_count: 'Eventos',
    teams_count: 'Equipos',
  },
  mine: {
    next: 'Próxima partida',
    none: 'Ninguna partida agendada. Elige la próxima.',
    directions: 'Cómo llegar',
    people: 'Quién va',
    organises: 'Tú organizas',
  },
  waiting: {
    title: 'Te están esperando',
    requests: '{count} {{solicitudes|solicitud|solicitudes}} para entrar en {team}',
    alliance: '{team} propuso una alianza',
    arenas: '{count} {{arenas esperan|arena espera|arenas esperan}} aprobación',
    correction: 'Piden una corrección en {arena}',
    date: '{day}: ¿vas?',
    refused: '{arena} no fue publicada',
    patches: '{count} {{parches nuevos|parche nuevo|parches nuevos}}',
    all: 'Ver todas ({count})',
    fewer: 'Ver menos',
  },
  card: {
    operator_count: '{count|n} {{operadores|operador|operadores}}',
    count_loading: 'Cargando...',
    count_failed: 'Error al cargar',
    details: 'Ver detalles',
  },
  upcoming: { title: 'Próximos eventos', near: 'Cerca de ti', all: 'Ver todos' },
  features: {
    title: 'Hecho para el campo',
    management: {
      title: 'Gestión completa',
      body: 'Lugares, lista de espera, sorteo de los bandos y check-in en una sola hoja. Con soporte 24/7, porque el domingo a las siete también es hora.',
    },
    location: {
      title: 'Geolocalización',
      body: 'El cálculo de distancia dice qué campos quedan cerca de ti, incluso sin señal.',
    },
    patches: {
      title: 'Parches coleccionables',
      body: 'Cada juego deja una marca. Junta las tuyas y muestra por dónde anduviste.',
    },
  },
  steps: {
    title: 'Del anuncio al silbato',
    create: { title: 'Crea el evento', body: 'Día, lugar, cupos y briefing.' },
    receive: {
      title: 'Recibe inscripciones',
      body: 'Un enlace en el grupo, y los cupos se cuentan solos.',
    },
    manage: {
      title: 'Gestiona todo',
      body: 'Bandos, check-in y asistencia, hasta donde no llega la señal.',
    },
    action: 'Crear evento',
  },
  patches: {
    title: 'Solo se ganan jugando',
    lead: 'Los parches más nuevos.',
    all: 'Ver todos los parches',
    empty: 'Los primeros parches todavía se están bordando.',
    loading: 'Cargando parches',
    medal: { gold: 'Medalla de oro', silver: 'Medalla de plata', bronze: 'Medalla de bronce' },
  },
  shortcuts: {
    title: 'Atajos',
    map: { title: 'Mapa de eventos', body: 'Dónde se juega, en el mapa.' },
    ranking: { title: 'Ranking de operadores', body: 'Quién más juega, organiza y consigue.' },
    leaderboard: { title: 'Ranking de equipos', body: 'Quién lleva más gente al campo.' },
    patches: { title: 'Galería de parches', body: 'Todos los bordados, los tuyos destacados.' },
  },
  last: {
    title: 'El campo no espera',
    body: 'La cuenta lleva un minuto. El lugar, menos.',
  },
} satisfies Translation['home'];
