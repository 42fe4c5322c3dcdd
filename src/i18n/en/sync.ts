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
    device_full: 'No space left',
    storage_lost: 'Data not answering',
    repairing: 'Checking the data',
  },
  sending: 'Sending…',
  first_time: 'Receiving the events for the first time. It takes a few seconds.',
  initial_progress: '{received} received',
  old_data: 'Data {age}. It may have changed.',
  pending_count: '{pending} waiting',
} satisfies Translation['sync'];
