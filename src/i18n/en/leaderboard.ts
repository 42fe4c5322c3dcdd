import type { Translation } from '../i18n-types.ts';

export const leaderboard = {
  title: 'Team ranking',
  lead: 'Score: 5 per member. The team’s points break ties.',
  search: 'Search teams...',
  search_label: 'Search by name, city or state',
  results: '{count|n} {{teams|team|teams}}',
  loading: 'Loading ranking',
  place: 'Place',
  column: { name: 'Team', members: 'Members', events: 'Events', points: 'Score' },
  members: '{count|n} {{members|member|members}}',
  events: '{count|n} {{events|event|events}}',
  medal: { gold: 'Gold medal', silver: 'Silver medal', bronze: 'Bronze medal' },
  none: 'No team in the ranking yet.',
  no_match: 'No team with “{term}”.',
  first_hundred: 'Shows the first hundred.',
  offline: 'No signal: searches only this ranking, kept on this device.',
  mine: 'Your team’s place',
  yours: 'Your team: {name}',
  search_all: 'Search among all teams',
  see_operators: 'Operator ranking',
  needs_signal:
    'The ranking is not on this device yet. It arrives with the first signal and stays, even without one.',
} satisfies Translation['leaderboard'];
