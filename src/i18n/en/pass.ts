import type { Translation } from '../i18n-types.ts';

export const pass = {
  title: 'Pass',
  qr: 'Code of {name}’s pass',
  show: 'Show this code at check-in. It works with no signal.',
  bright: 'Brightness all the way up',
  fact: { day: 'Day', today: 'Today', gate: 'Check-in', start: 'Start' },
  whose: 'Whose pass',
  fetching: 'Fetching your pass',
  on_its_way: 'Your pass has not arrived yet',
  coming: 'Your pass comes with the first signal',
  coming_hint: 'Then it stays on this device. Without a pass, you are found by name at check-in.',
  failed: 'The pass did not come. Try again in a moment.',
  unavailable: 'There are no passes here. Say your name at check-in.',
  waits: 'The registration has not reached HQ yet. The pass comes with the confirmation.',
  nobody: 'You have no place in this game.',
  no_game: 'You have no game ahead.',
  receipt: {
    read: 'Read the check-in receipt',
    title: 'Check-in receipt',
    hint: 'Point at the receipt on the device of the check-in team.',
    came: 'Attendance marked at {time}',
    patches: 'In your profile: {names}',
    kept: 'Kept on this device. It goes to HQ with the first signal.',
    problem: {
      not_a_receipt: 'This code is not a receipt.',
      damaged: 'Incomplete receipt. Point again.',
      other_event: 'This receipt is of another game.',
      other_person: 'This receipt is of another person.',
    },
  },
} satisfies Translation['pass'];
