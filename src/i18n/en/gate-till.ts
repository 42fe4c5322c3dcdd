import type { Translation } from '../i18n-types.ts';

/** Whole teams at the gate, the till, and what is kept of the day. */
export const team = {
  title: 'Teams that arrive',
  all: 'All of {team} came ({count|n})',
  hint: 'Untick who did not come.',
  mark: 'Mark {count|n}',
  came: '{count|n} came {time}',
  state: '{missing|n} missing · {came|n} came',
  none: 'No team with more than one person still to come.',
} satisfies Translation['gate']['team'];

export const till = {
  title: 'Till',
  expected: 'Expected',
  received: 'Received',
  open: 'Open',
  people: '{count|n} {{people|person|people}}',
  no_price: 'No price in the event: only people.',
  by_phone: 'Payments by device',
  phone: 'Device',
  all: 'All',
  known: 'On this device: {list}',
  unknown:
    'Counts who came and what was recorded at Payment. What another device has not sent yet is missing here: merge the devices, or wait for a signal.',
  unsent: 'From here {count|n} are still to be sent.',
  differing:
    '{count|n} {{payments|payment|payments}} of which two devices say different things: the last one counts. See Needs attention.',
} satisfies Translation['gate']['till'];

export const day = {
  title: 'Day of the event',
  export: 'Export the day',
  print: 'Print the day',
  column: {
    came: 'Came',
    came_by: 'Arrival marked by',
    left: 'Left',
    left_by: 'Leaving marked by',
    amount: 'Amount',
  },
} satisfies Translation['gate']['day'];
