import type { Translation } from '../i18n-types.ts';

export const no_events = {
  none: 'No event planned at the moment.',
  none_action: 'Create event',
  no_match: 'No event with “{term}”.',
  no_match_action: 'Clear search',
  no_match_filtered: 'No event with “{term}” and these filters.',
  none_filtered: 'No event with these filters.',
  never_synced: 'Events arrive with the first signal. Then they stay here, even without one.',
  never_synced_action: 'Try again',
  older: 'Look among older games',
  unkept:
    'With a signal the next games appear here, but nothing is kept: signing in, registering and using the app without a signal do not work. Free some space, or open the site in the browser of your phone.',
  unkept_waiting:
    '{count} {{actions wait|action waits|actions wait}} on this device to be sent. Do not clear the data of this site.',
} satisfies Translation['no_events'];
