import { expect, test } from 'vitest';
import { arenaFormOf, emptyArena } from '#domain/arena/arena-form.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { arenaBefore, askedForArenas, formOfRefused, myProposals } from './open-arena-form.ts';

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

test('a change of an arena that is gone still has a form: with its name, and what was seen', () => {
  const change = { id: 'a1', patch: { city: 'Tatuí' }, base: { city: 'Itu' } };
  const before = arenaBefore({ ...record('update_arena@1', change), label: 'Morro Azul' });
  expect(arenaFormOf({ ...before, ...change.patch })).toEqual({
    ...emptyArena,
    name: 'Morro Azul',
    city: 'Tatuí',
  });
  expect(before.city).toBe('Itu');
});

test('the arena of a correction is not the correction', () => {
  const args = { id: 'correction', arena_id: 'a1', patch: {}, base: {} };
  expect(arenaBefore(record('propose_arena_change@1', args)).id).toBe('a1');
});
