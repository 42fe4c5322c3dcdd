import type { Translation } from '../i18n-types.ts';
import { lost } from './lost.ts';

export const outbox = {
  empty: 'All delivered. Nothing is waiting for a signal.',
  empty_action: 'See events',
  section: { waiting: 'Waiting', refused: 'Refused', blocked: 'Stopped' },
  state: {
    queued: 'Waiting to be sent',
    sending: 'Waiting for confirmation',
    acked: 'Delivered',
    rejected: 'Refused',
    blocked: 'Stopped',
  },
  unknown_action: 'Kept action',
  picture_of: 'Picture of {event}',
  picture: 'Picture of an event',
  asked_at: 'Made {when}',
  attempts: '{attempts} {{attempt|attempts}}',
  next_attempt: 'Next attempt {when}',
  reason: 'Reason',
  blocked: {
    update_needed: 'Update the app to send it.',
  },
  action: {
    send_now: 'Send now',
    send_needs_signal: 'Needs a signal',
    retry: 'Try again',
    edit: 'Correct',
    discard: 'Discard',
    copy_details: 'Copy details',
    details_copied: 'Details copied',
    open_event: 'Open event',
    open_team: 'Open team',
  },
  discard: {
    title: 'Discard this action?',
    body: 'It will not be sent, and this cannot be undone.',
    body_sent:
      'It has left this device and may have reached HQ. Discarding only stops the attempts; it does not undo what arrived.',
    hanging: 'Actions that depend on it leave with it: {count}.',
    confirm: 'Discard',
  },
  discarded: 'Action discarded',
  lost,
} satisfies Translation['outbox'];
