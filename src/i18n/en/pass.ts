import type { Translation } from '../i18n-types.ts';

export const pass = {
  title: 'Pass',
  qr: 'Code of {name}’s pass',
  show: 'Show this code at the gate. It works with no signal.',
  whose: 'Whose pass',
  fetching: 'Fetching your pass',
  on_its_way: 'Your pass has not arrived yet',
  coming: 'Your pass comes with the first signal',
  coming_hint: 'Then it stays on this device. Without a pass, the gate finds you by name.',
  failed: 'The pass did not come. Try again in a moment.',
  unavailable: 'There are no passes here. Say your name at the gate.',
  waits: 'The registration has not reached the base yet. The pass comes with the confirmation.',
  nobody: 'You have no place in this game.',
  receipt: {
    read: 'Read the gate’s receipt',
    title: 'Receipt of the gate',
    hint: 'Point at the receipt on the device of the gate.',
    came: 'Attendance marked at {time}',
    patches: 'In your profile: {names}',
    kept: 'Kept on this device. It is sent with the first signal.',
    problem: {
      not_a_receipt: 'This code is not a receipt.',
      damaged: 'Incomplete receipt. Point again.',
      other_event: 'This receipt is of another game.',
      other_person: 'This receipt is of another person.',
    },
  },
} satisfies Translation['pass'];
