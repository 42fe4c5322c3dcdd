import type { Translation } from '../i18n-types.ts';

export const filter = {
  active: 'Filtros activos',
  remove: 'Quitar filtro: {filter}',
  show: 'Ver {count|n} {{evento|eventos}}',
  mode: 'Modo de juego',
  any_mode: 'Todos los modos',
  state: 'Estado',
  any_state: 'Todo Brasil',
  day: {
    any: 'Cualquier día',
    today: 'Hoy',
    month: 'Este mes',
    range: 'Elegir fechas',
  },
  from: 'Desde',
  to: 'Hasta',
  day_hint: 'dd/mm/aaaa',
  from_day: 'desde {day}',
  to_day: 'hasta {day}',
  distance: 'Distancia',
  any_distance: 'Cualquiera',
  up_to_km: 'hasta {km} km',
  distance_needs_place: 'Se cuenta desde donde estás.',
  use_location: 'Mostrar distancia',
  free: 'Solo con plazas libres',
} satisfies Translation['filter'];
