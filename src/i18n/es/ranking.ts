import type { Translation } from '../i18n-types.ts';

/** Spec 2 §2 /ranking. */
export const ranking = {
  title: 'Ranking de operadores',
  rules: {
    game: '10 por juego con check-in: hasta dos por día, y dos en siete días con el mismo organizador.',
    more: '20 para quien organizó, si vinieron cinco personas. Un parche vale 50 (especial), 40 (MVP), 25 (de evento), 15 (de equipo) o 10.',
    when: 'Llegan un día después del juego. En una cuenta de menos de siete días, cuando los cumple, o con el WhatsApp confirmado.',
  },
  why: {
    title: 'De dónde vienen los puntos',
    mine: 'Tus puntos',
    not_here: 'Tus puntos aún no llegaron a este dispositivo.',
    source: {
      event_participation: 'Juegos',
      event_organization: 'Juegos que organizaste',
      patch_earned: 'Parches',
      team_victory: 'Victorias',
      special_achievement: 'Logros',
    },
  },
  tabs: {
    label: 'Ordenar por',
    overall: 'General',
    events: 'Eventos',
    experience: 'Experiencia',
    teams: 'Equipos',
  },
  search: 'Buscar operadores...',
  search_label: { person: 'Buscar por nombre o código de área', visitor: 'Buscar por nombre' },
  results: '{count|n} {{operadores|operador|operadores}}',
  list: 'Operadores',
  first_hundred: 'Muestra los cien primeros.',
  reach: {
    everybody: 'Busca en todo el ranking por nombre.',
    asking: 'Buscando en todo el ranking...',
    more: 'Muestra como máximo {most} de todo el ranking. Escribe más del nombre para encontrar otros.',
    offline: 'Sin señal: busca solo entre los cien primeros, guardados en este dispositivo.',
    unreached:
      'Sin respuesta del servidor: busca solo entre los cien primeros, guardados en este dispositivo.',
    visitor: 'Busca entre los cien primeros. Con tu cuenta, en todo el ranking.',
    hundred: 'Busca entre los cien primeros. Con dos letras del nombre, en todo el ranking.',
  },
  loading: 'Cargando ranking',
  place: '{place|n}º',
  points: '{count|n} {{puntos|punto|puntos}}',
  events: '{count|n} {{eventos|evento|eventos}}',
  teams: '{count|n} {{equipos|equipo|equipos}}',
  organized: '{count|n} {{organizados|organizado|organizados}}',
  years: '{years} años jugando',
  half_year: '6+ meses jugando',
  area_code: 'DDD {area_code}',
  mine: 'Tu posición',
  you: 'Tú',
  of: 'de {of}',
  next: {
    overall:
      '{{count:faltan|falta|faltan}} {count|n} {{count:puntos|punto|puntos}} para el {place|n}º',
    events:
      '{{count:faltan|falta|faltan}} {count|n} {{count:eventos|evento|eventos}} para el {place|n}º',
    teams:
      '{{count:faltan|falta|faltan}} {count|n} {{count:equipos|equipo|equipos}} para el {place|n}º',
  },
  no_points: 'Juega y haz el check-in para aparecer.',
  no_place: 'Aún no tienes posición en este ranking.',
  none: 'Aún no hay nadie en el ranking.',
  no_match: 'Ningún operador con “{term}”.',
  finds_only: { person: 'Solo por nombre o código de área', visitor: 'Solo por nombre' },
  needs_signal:
    'El ranking aún no está en este dispositivo. Llega con la primera señal y queda aquí, incluso sin ella.',
  see_teams: 'Ranking de equipos',
} satisfies Translation['ranking'];
