import type { Translation } from '../i18n-types.ts';

export const teams = {
  title: 'Teams',
  about: 'Airsoft teams from all over Brazil. Find the one in your city and ask to join.',
  search: 'Search teams...',
  search_label: 'Search by name, city or state',
  results: '{count|n} {{teams|team|teams}}',
  loading: 'Loading teams',
  new_team: 'New team',
  none: 'No team found',
  clear: 'Clear search',
  never_synced: 'Teams arrive with the first signal. Then they stay here, even without one.',
  state: { label: 'Filter by state', all: 'All' },
  mine: 'Your teams',
  others: 'Other teams',
  members: '{count|n} {{members|member|members}}',
  about_away: 'about {distance} away',
  within: 'less than {distance} away',
} satisfies Translation['teams'];
