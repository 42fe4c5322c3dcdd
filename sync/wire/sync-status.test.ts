import { expect, test } from 'vitest';
import { nextStatus, unsyncedStatus, wayOut, type SyncPhase, type WayOut } from './sync-status.ts';

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

test.each<[SyncPhase, boolean, WayOut]>([
  ['synced', true, 'sending'],
  ['syncing', true, 'sending'],
  ['initial_sync', true, 'sending'],
  ['never_synced', true, 'sending'],
  ['offline', true, 'no_answer'], // a network, and a server that does not answer on it
  ['syncing', false, 'no_signal'],
  ['offline', false, 'no_signal'],
  ['update_needed', true, 'update_needed'],
  ['update_needed', false, 'update_needed'],
  ['needs_sign_in', false, 'needs_sign_in'],
])('in the phase %s, online: %s, what waits meets: %s', (phase, online, way) =>
  expect(wayOut(nextStatus(unsyncedStatus, { phase }), online)).toBe(way),
);
