import type { Translation } from '../i18n-types.ts';

export const sync = {
  label: 'State of the data',
  open_outbox: 'Open Pending',
  now: 'Update now',
  status: {
    never_synced: 'Waiting for signal',
    initial_sync: 'First load',
    synced: 'Up to date',
    syncing: 'Updating',
    offline: 'No signal',
    offline_pending: 'No signal, {pending} kept',
    needs_sign_in: 'Sign in again',
    update_needed: 'Update the app',
    storage_problem: 'No space left',
    repairing: 'Checking the data',
  },
  detail: {
    never_synced:
      'This device has received nothing yet. Come near a signal once, then do without it.',
    initial_sync: 'Receiving the events for the first time. It takes a few seconds.',
    synced: 'Updated {when}',
    syncing: 'Fetching what is new and sending what was kept.',
    offline: 'Showing data {age}.',
    offline_pending:
      '{pending} {{action|actions}} kept on this device. {{It goes|They go}} out when the signal is back.',
    needs_sign_in: 'Your session ran out. Sign in again to send what was kept.',
    update_needed: 'This version can no longer talk to the base. What you did is kept.',
    storage_problem:
      'This device ran out of space. Free some memory: until then nothing new can be kept.',
    repairing: 'Something did not match the base. We are checking and fixing it.',
  },
  initial_progress: '{received} received',
  old_data: 'Data {age}. It may have changed.',
  pending_count: '{pending} waiting',
} satisfies Translation['sync'];
