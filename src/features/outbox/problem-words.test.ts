import { expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { detailsOf } from './problem-words.ts';

test('copied details say what was asked, without the code that lets somebody in', () => {
  const record: OutboxRecord = {
    id: 'm1',
    user_id: 'u1',
    device_id: 'd1',
    lane: 'team:t1',
    once: 'accept-invitation:t1:C0DE0000000000000001:u1',
    name: 'accept_invitation@1',
    args: { id: 'x', team_id: 't1', code: 'C0DE0000000000000001', pin: '314159' },
    label: 'Lobos-Guará',
    created_at: '2026-11-23T12:00:00Z',
    status: 'rejected',
    attempts: 0,
    next_at: 0,
    error: { code: 'invitation_used_up' },
  };
  const copied = detailsOf(record);
  expect(JSON.parse(copied)).toMatchObject({ id: 'm1', args: { id: 'x', team_id: 't1' } });
  expect(copied).not.toContain('C0DE');
  expect(copied).not.toContain('314159');
});
