import type { Translation } from '../i18n-types.ts';

export const teams = {
  title: 'Equipos',
  about: 'Equipos de airsoft de todo Brasil. Encuentra el de tu ciudad y pide entrar.',
  search: 'Buscar equipos...',
  search_label: 'Buscar por nombre, ciudad o estado',
  results: '{count|n} {{equipos|equipo|equipos}}',
  loading: 'Cargando equipos',
  new_team: 'Nuevo equipo',
  none: 'Ningún equipo encontrado',
  clear: 'Borrar búsqueda',
  never_synced: 'Los equipos llegan con la primera señal. Después quedan aquí, incluso sin ella.',
  state: { label: 'Filtrar por estado', all: 'Todos' },
  mine: 'Tus equipos',
  others: 'Otros equipos',
  members: '{count|n} {{miembros|miembro|miembros}}',
  about_away: 'a unos {distance}',
  within: 'a menos de {distance}',
} satisfies Translation['teams'];
