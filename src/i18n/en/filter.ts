import type { Translation } from '../i18n-types.ts';

export const filter = {
  active: 'Active filters',
  remove: 'Remove filter: {filter}',
  show: 'Show {count|n} {{event|events}}',
  mode: 'Game mode',
  any_mode: 'All modes',
  state: 'State',
  any_state: 'All of Brazil',
  day: {
    any: 'Any day',
    today: 'Today',
    month: 'This month',
    range: 'Choose dates',
  },
  from: 'From',
  to: 'To',
  day_hint: 'dd/mm/yyyy',
  from_day: 'from {day}',
  to_day: 'until {day}',
  distance: 'Distance',
  any_distance: 'Any',
  up_to_km: 'within {km} km',
  distance_needs_place: 'Counted from where you are.',
  use_location: 'Show distance',
  free: 'Only with free places',
} satisfies Translation['filter'];
