import type { Translation } from '../i18n-types.ts';

export const leaderboard = {
  title: 'Ranking de equipos',
  lead: 'Puntuación: 5 por miembro. Los puntos del equipo desempatan.',
  search: 'Buscar equipos...',
  search_label: 'Buscar por nombre, ciudad o estado',
  results: '{count|n} {{equipos|equipo|equipos}}',
  loading: 'Cargando ranking',
  place: 'Posición',
  column: { name: 'Equipo', members: 'Miembros', events: 'Eventos', points: 'Puntuación' },
  members: '{count|n} {{miembros|miembro|miembros}}',
  events: '{count|n} {{eventos|evento|eventos}}',
  medal: { gold: 'Medalla de oro', silver: 'Medalla de plata', bronze: 'Medalla de bronce' },
  none: 'Ningún equipo en el ranking todavía.',
  no_match: 'Ningún equipo con “{term}”.',
  first_hundred: 'Muestra los cien primeros.',
  offline: 'Sin señal: busca solo en este ranking, guardado en este dispositivo.',
  mine: 'Posición de tu equipo',
  yours: 'Tu equipo: {name}',
  search_all: 'Buscar entre todos los equipos',
  see_operators: 'Ranking de operadores',
  needs_signal:
    'El ranking aún no está en este dispositivo. Llega con la primera señal y queda aquí, incluso sin ella.',
} satisfies Translation['leaderboard'];
