import type { Translation } from '../i18n-types.ts';

export const form = {
  submitting: 'Saving...',
  queued: 'Kept on this device. It goes by itself when the signal is back.',
  unchanged: 'Nothing changed.',
  refused_again: 'Check the fields and send it again.',
  point: {
    hint: 'Paste here what a map app copied, a link too.',
    at_sea: 'That is at sea. Swap them?',
    turn: 'Swap',
  },
  draft: {
    restored: 'Draft restored',
    restored_hint: 'You had begun and not sent it. Go on where you stopped.',
    discard: 'Discard draft',
    discarded: 'Draft discarded',
  },
  gone: {
    not_here: 'This is not on this device yet. With a signal you can correct it.',
    hint: 'What you typed stays here until you discard it: you can copy it.',
    ask: 'Discard what you typed?',
  },
  leave: {
    title: 'Leave without saving?',
    body: 'What you typed is kept as a draft on this device.',
    stay: 'Go on editing',
    leave: 'Leave and keep it',
  },
  conflict: {
    hint: 'Choose field by field what stays. Nothing is deleted until you save.',
    decide_first: 'First decide about the fields that changed on both sides.',
    decide: 'Decide: {field}',
    mine: 'Yours',
    theirs: 'Now',
    keep_mine: 'Keep mine',
    take_theirs: 'Use what is there now',
    edit: 'Edit by hand',
    empty: 'empty',
    yes: 'yes',
    no: 'no',
  },
} satisfies Translation['form'];
