import { expect, test } from 'vitest';
import { nextStatus, unsyncedStatus, type SyncPhase } from './sync-status.ts';

test.each<[SyncPhase[], boolean]>([
  [['synced', 'syncing'], false],
  [['synced', 'syncing', 'needs_sign_in'], true],
  // a poll, and the network fails while somebody signs in again
  [['needs_sign_in', 'syncing', 'needs_sign_in', 'offline', 'syncing'], true],
  [['needs_sign_in', 'syncing', 'synced', 'offline'], false],
])('[S3] after %s the session has expired: %s', (phases, expired) => {
  const status = phases.reduce((before, phase) => nextStatus(before, { phase }), unsyncedStatus);
  expect(status.expired).toBe(expired);
});

test('[S3] a new session clears `expired` at once', () => {
  const over = nextStatus(unsyncedStatus, { phase: 'needs_sign_in' });
  expect(nextStatus(over, { phase: 'syncing', expired: false }).expired).toBe(false);
});
