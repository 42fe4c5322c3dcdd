import type { Translation } from '../i18n-types.ts';

export const map = {
  point: 'Map: choose the point',
  how: 'Tap the map to set the point. On a keyboard the arrows move the map and Enter marks its middle.',
  tap_to_move: 'Tap to move the map',
  offline: 'With no signal the map shows states and cities, no streets.',
  missing: 'The map is not on this device yet. Open it once with a signal.',
  at: 'Point set: {latitude}, {longitude}',
  none: 'No point set.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  find_me: 'My location',
  how_to_allow: 'How to allow it',
  allow_steps:
    'In a browser: the icon beside the address, Permissions, Location. In the installed app: the settings of the phone, Location. Then ask again here.',
  /** The head of the list, at each of its heights. */
  grip: {
    grip: 'See list',
    half: 'See whole list',
    whole: 'See map',
    how: 'The up and down arrows change the height of the list.',
  },
  legend: 'What the marks mean',
  list_area: 'List this area',
  several: '{count|n} {{places|place|places}} here',
  marks:
    'A number stands for several at one place. The larger mark is the chosen one, the small circle is you.',
  in_area: '{shown|n} of {all|n} in this area',
  whole_map: 'Show the whole map',
} satisfies Translation['map'];
