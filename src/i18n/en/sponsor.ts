import type { Translation } from '../i18n-types.ts';

export const sponsor = {
  title: 'Sponsors',
  by: 'Sponsored by {sponsor}',
  free: 'Advertise here',
  free_hint: 'A place in front of those who play.',
  new_tab: 'opens in another tab',
} satisfies Translation['sponsor'];
