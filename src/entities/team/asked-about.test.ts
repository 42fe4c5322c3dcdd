import { expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { askedAbout } from './asked-about.ts';

const record = (name: string, args: object, status: OutboxRecord['status'] = 'queued') =>
  ({ name, args, status }) as OutboxRecord;

test('what I asked about a team, or with it, by name', () => {
  const ours = record('propose_alliance@1', { id: 'a', team_id: 'lobos', team2_id: 'ipe' });
  const outbox = [ours, record('vote@1', { id: 'p', team_id: 'lobos' })];
  const find = (team_id: string) => askedAbout(outbox, team_id, ['propose_alliance@1']);
  expect([find('lobos'), find('ipe'), find('mare')]).toEqual([[ours], [ours], []]);
});
