import type { Translation } from '../i18n-types.ts';

/** Spec 2 §2 /ranking. */
export const ranking = {
  title: 'Operator ranking',
  lead: 'Points come from events, patches and achievements.',
  rules: {
    title: 'How points count',
    game: '10 for each game with a check-in: up to two a day, and two in seven days with the same organiser.',
    more: '20 for who organised, if five people came. 25 for each patch.',
    when: 'They come a day after the game. In an account younger than seven days, once it is that old, or with a confirmed WhatsApp.',
  },
  tabs: {
    label: 'Order by',
    overall: 'Overall',
    events: 'Events',
    experience: 'Experience',
    teams: 'Teams',
  },
  search: 'Search operators...',
  search_label: 'Search by name or WhatsApp',
  results: '{count} {{operators|operator|operators}}',
  list: 'Operators',
  first_hundred: 'Shows the first hundred.',
  loading: 'Loading ranking',
  place: '#{place}',
  points: '{count} {{points|point|points}}',
  events: '{count} {{events|event|events}}',
  teams: '{count} {{teams|team|teams}}',
  organized: '{count} organised',
  years: '{years} years of experience',
  one_year: '1 year of experience',
  mine: 'Your place',
  you: 'You',
  of: 'of {of}',
  next: {
    overall: '{count} {{count:points|point|points}} to #{place}',
    events: '{count} {{count:events|event|events}} to #{place}',
    teams: '{count} {{count:teams|team|teams}} to #{place}',
  },
  no_points: 'Play and check in at the gate to enter.',
  no_place: 'You have no place in this ranking yet.',
  none: 'Nobody in the ranking yet.',
  no_match: 'No operator with “{term}”.',
  needs_signal:
    'The ranking comes from the base and needs a signal. After that it stays here, even without one.',
  see_teams: 'Team ranking',
} satisfies Translation['ranking'];
