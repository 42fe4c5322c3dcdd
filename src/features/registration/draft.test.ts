import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRegistration } from '#domain/registration/registration-form.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const values = { ...emptyRegistration, name: 'Ana' };

test('what was typed returns, until it is sent', () => {
  writeDraft('event', { user_id: 'ana', values });
  expect(readDraft('event', 'ana')).toEqual(values);
  expect(readDraft('other event', 'ana')).toBeUndefined();
  dropDraft('event');
  expect(readDraft('event', 'ana')).toBeUndefined();
});

test('[S5] another person’s draft is not shown', () => {
  writeDraft('event', { user_id: 'ana', values });
  expect(readDraft('event', 'bruno')).toBeUndefined();
});

test('fields that only a newer form has are empty', () => {
  stored.set(
    'qg.draft.register.event',
    JSON.stringify({ user_id: 'ana', values: { name: 'Ana' } }),
  );
  expect(readDraft('event', 'ana')).toEqual(values);
});

test.each(['', '{', 'null', '[]'])('a broken draft (%s) is ignored', (text) => {
  stored.set('qg.draft.register.event', text);
  expect(readDraft('event', 'ana')).toBeUndefined();
});
