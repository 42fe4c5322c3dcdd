import type { Translation } from '../i18n-types.ts';

/** What a player decides on, and how to pay. */
export const facts = {
  label: 'About the game',
  price: 'Price',
  hours: 'Check-in and end',
  gate: 'Check-in at {time}',
  ends: 'ends at {time}',
  ends_next: 'ends at {time} the next day',
  limits: 'Limits',
  everybody: 'All classes',
  others: 'Other classes',
  joules: '{joules} J',
  fps: '{fps} FPS',
  bring: 'What to bring',
  place_for_registered: 'People who register see the address.',
  place_not_said: 'The organiser has not given the address yet.',
  contact: 'Organiser’s contact',
  contact_for_registered: 'Whoever registers sees the number.',
  pix: {
    title: 'Pay by Pix',
    direct: 'You pay the organiser directly; the app charges nothing.',
    for_registered: 'Registered players see the Pix key, if the organiser uses Pix.',
    key: 'Key',
    receiver: 'Receiver',
    show: 'Show QR',
    hide: 'Close QR',
    qr: 'QR of the payment',
    copy: 'Copy Pix code',
    copied: 'Pix code copied',
    open_amount: 'The code has no amount: agree on it with the organiser.',
  },
} satisfies Translation['event']['facts'];
