import { expect, test } from 'vitest';
import { howItWas } from './how-it-was.ts';

const event = { starts_at: '2026-11-22T11:00:00Z', status: 'planned' } as const;
const [DURING, AFTER, DECIDED] = [
  '2026-11-22T13:00:00Z',
  '2026-11-22T18:00:00Z',
  '2026-11-24T12:00:00Z',
] as const;
const came = { is_over: true, came: true, is_whole: true };
const nothing = { ...came, came: false };

test.each([
  ['during the game', event, { ...came, is_over: false }, DURING, undefined],
  ['a called off one', { ...event, status: 'cancelled' } as const, came, DECIDED, undefined],
  ['a mark at the gate', event, came, AFTER, 'played'],
  ['a mark, and not all of my rows', event, { ...came, is_whole: false }, DECIDED, 'played'],
  ['no mark, before the database counted', event, nothing, AFTER, 'unknown'],
  ['no mark, after it counted', event, nothing, DECIDED, 'missed'],
  ['no mark, and not all of my rows', event, { ...nothing, is_whole: false }, DECIDED, 'unknown'],
] as const)('%s', (_, of, heard, now, was) => expect(howItWas(of, heard, now)).toBe(was));
