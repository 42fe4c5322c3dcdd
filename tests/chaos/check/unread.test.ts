import { expect, test } from 'vitest';
import { unreadBy } from './unread.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const at = (xid: number) => [xid, NIL] as const;
const read = (operators: number, { departed = 12, complete = true } = {}) => ({
  scopes: [{ scope: 'event:1', complete, c: { operators: at(operators) }, departed: at(departed) }],
});

test('a device whose cursors have all passed the last change has read it', () => {
  expect(unreadBy('phone', read(12), 11)).toEqual([]);
});

test.each<[why: string, held: ReturnType<typeof read>, said: RegExp]>([
  ['a cursor stands before it', read(10), /operators is read to 10, not to 11/],
  ['a cursor stands inside of its transaction', read(11), /operators is read to 11/],
  ['what left was not read', read(12, { departed: 11 }), /departed is read to 11/],
  ['the scope was not read to its end', read(12, { complete: false }), /event:1 is not complete/],
])('it is not read: %s', (_, held, said) => {
  expect(unreadBy('phone', held, 11)).toEqual([expect.stringMatching(said)]);
});
