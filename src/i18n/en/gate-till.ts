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
