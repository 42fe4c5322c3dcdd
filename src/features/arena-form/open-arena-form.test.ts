import { expect, test } from 'vitest';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { askedForArenas, formOfRefused, myProposals } from './open-arena-form.ts';

const record = (name: string, args: object) => ({ id: 'm1', name, args }) as OutboxRecord;

test('a refused proposal is corrected as a new one, a refused change in its arena', () => {
  expect(formOfRefused(record('propose_arena@1', { id: 'a1' }))).toEqual({ again: 'm1' });
  expect(formOfRefused(record('update_arena@1', { id: 'a1' }))).toEqual({ again: 'm1', id: 'a1' });
});

test('only what I proposed, and only until it is decided', () => {
  const arena = (id: string, is_active: boolean, created_by: string) =>
    ({ id, is_active, created_by }) as Arena;
  const rows = [arena('mine', false, 'me'), arena('done', true, 'me'), arena('else', false, 'you')];
  expect(myProposals(rows, 'me').map(({ id }) => id)).toEqual(['mine']);
  const outbox = [record('approve_arena@1', {}), record('update_arena@1', {})];
  expect(askedForArenas(outbox)).toEqual([outbox[1]]);
});
