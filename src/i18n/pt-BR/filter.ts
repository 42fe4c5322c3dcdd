import type { BaseTranslation } from '../i18n-types.ts';

/** The sheet of filters of the list of events, and the chips of those that are active. */
export const filter = {
  active: 'Filtros ativos',
  remove: 'Remover filtro: {filter:string}',
  show: 'Ver {count:number|n} {{eventos|evento|eventos}}',
  mode: 'Modo de jogo',
  any_mode: 'Todos os modos',
  state: 'Estado',
  any_state: 'Todo o Brasil',
  day: {
    any: 'Qualquer dia',
    today: 'Hoje',
    month: 'Este mês',
    range: 'Escolher datas',
  },
  from: 'De',
  to: 'Até',
  day_hint: 'dd/mm/aaaa',
  from_day: 'de {day:string}',
  to_day: 'até {day:string}',
  distance: 'Distância',
  any_distance: 'Qualquer uma',
  up_to_km: 'até {km:number} km',
  distance_needs_place: 'Conta a partir de onde você está.',
  use_location: 'Mostrar distância',
  free: 'Só com vagas abertas',
} satisfies BaseTranslation;
