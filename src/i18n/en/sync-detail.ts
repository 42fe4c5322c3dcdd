import type { Translation } from '../i18n-types.ts';

export const sync_detail = {
  never_synced: 'Nothing has arrived here yet. Come near a signal once.',
  synced: 'Updated {when}',
  syncing: 'Fetching what is new.',
  syncing_pending: 'Fetching what is new and sending what was kept.',
  offline: 'Showing data {age}.',
  offline_pending:
    '{pending} {{action|actions}} kept on this device. {{It goes|They go}} out when the signal is back.',
  needs_sign_in: 'Your session ran out. Sign in again to send what was kept.',
  sending: 'Kept on this device. Sending…',
  no_answer: 'Kept on this device. The server did not answer: we keep trying.',
  part_not_here: 'This part is not on this device yet.',
  session_over: 'Your session ran out. Sign in again.',
  update_needed: 'This version can no longer talk to the server. What you did is kept.',
  device_full:
    'This device ran out of space. Free some memory: until then nothing new can be kept.',
  storage_lost:
    'The browser cannot reach the data on this device. Nothing was erased. Close the app and open it again.',
  repairing: 'Something did not match the server. We are checking and fixing it.',
} satisfies Translation['sync_detail'];
