import { describe, expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { said } from '../said.ts';

const db = await databaseOfFile();

const ID = '00000000-0000-4000-8000-000000000001';
const ABSENT = undefined;

type Case = {
  /** Reads the argument `k` from `args`. */
  call: string;
  /** Values of `k` that are read unchanged. */
  takes: unknown[];
  /** Values that are read as another value. */
  changes?: [given: unknown, taken: unknown][];
  refuses: unknown[];
};
/** A missing value, in each way of writing it. */
const NOTHING = [ABSENT, null];
const as_nothing = (...given: unknown[]): [unknown, null][] => given.map((one) => [one, null]);

const CASES: Case[] = [
  {
    call: `private.arg(args, 'k', 'string', true)`,
    takes: ['a', ''],
    refuses: [...NOTHING, 1, true, ['a'], {}],
  },
  {
    call: `private.arg(args, 'k', 'array', false)`,
    takes: [[], [1]],
    changes: as_nothing(...NOTHING),
    refuses: [{}, 'a'],
  },
  {
    call: `private.arg_text(args, 'k', 2, 3)`,
    takes: ['ab', 'abc', 'a\tb', 'a\nb'],
    changes: [['\u00A0\uFEFF \nab\u200B\t ', 'ab']],
    refuses: [...NOTHING, '', '  ', 'a', 'abcd', 'a\u0007b', 'a\u007Fb', 12],
  },
  {
    call: `private.arg_text(args, 'k', 2, 3, false)`,
    takes: ['ab'],
    changes: as_nothing(...NOTHING, '', ' '),
    refuses: ['a'],
  },
  {
    call: `private.arg_choice(args, 'k', '{one, two}')`,
    takes: ['one', 'two'],
    changes: [[' two ', 'two']],
    refuses: [...NOTHING, 'three', 1],
  },
  {
    call: `private.arg_choice(args, 'k', '{one}', false)`,
    takes: ['one'],
    changes: as_nothing(...NOTHING),
    refuses: ['two'],
  },
  {
    call: `private.arg_uuid(args, 'k')`,
    takes: [ID],
    changes: [['ABCDEF00-0000-4000-8000-000000000001', 'abcdef00-0000-4000-8000-000000000001']],
    refuses: [...NOTHING, 'x', ID.slice(1), ID.replaceAll('-', ''), `{${ID}}`, 1],
  },
  {
    call: `private.arg_uuid(args, 'k', false)`,
    takes: [ID],
    changes: as_nothing(...NOTHING),
    refuses: ['x'],
  },
  {
    call: `private.arg_number(args, 'k', -1, 1)`,
    takes: [-1, 0, 0.5, 1],
    refuses: [...NOTHING, -1.01, 1.01, '1'],
  },
  {
    call: `private.arg_number(args, 'k', -1, 1, false)`,
    takes: [0],
    changes: as_nothing(...NOTHING),
    refuses: [2],
  },
  {
    call: `private.arg_int(args, 'k', 0, 2)`,
    takes: [0, 1, 2],
    refuses: [...NOTHING, -1, 3, 1.5],
  },
  {
    call: `private.arg_int(args, 'k', 0, 2, false)`,
    takes: [2],
    changes: as_nothing(...NOTHING),
    refuses: [0.5],
  },
  {
    call: `private.arg_boolean(args, 'k')`,
    takes: [true, false],
    refuses: [...NOTHING, 'true', 1],
  },
  {
    call: `private.arg_date(args, 'k')`,
    takes: ['2028-02-29', '1900-01-01'],
    refuses: [...NOTHING, '2027-02-29', '2030-13-01', '30/12/2030', '2030-1-2', '1899-12-31'],
  },
  {
    call: `private.arg_date(args, 'k', false)`,
    takes: ['2030-01-02'],
    changes: as_nothing(...NOTHING),
    refuses: ['x'],
  },
  {
    call: `extract(epoch from private.arg_instant(args, 'k'))`,
    takes: [],
    changes: [
      ['1970-01-01T00:01:00Z', 60],
      ['1970-01-01T00:01-00:01', 120],
      ['1970-01-01T00:00:00.250000+00', 0.25],
    ],
    refuses: [...NOTHING, 'now', '2030-01-01', '2030-01-01T12:00:00', '2030-02-30T12:00:00Z'],
  },
  {
    call: `private.arg_person_name(args, 'k', 3)`,
    takes: ['Ana', 'a'.repeat(100)],
    changes: [[' José  da\tSilva ', 'José da Silva']],
    refuses: [...NOTHING, '', 'An', 'a'.repeat(101), 'Ana 2'],
  },
  {
    call: `private.arg_hash(args, 'k')`,
    takes: ['0af'.padEnd(64, '9')],
    refuses: [...NOTHING, 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64)],
  },
  {
    call: `private.arg_texts(args, 'k', 1, 2, 3)`,
    takes: [['abc'], ['a', 'a']],
    changes: [[[' a '], ['a']]],
    refuses: [...NOTHING, [], ['a', 'b', 'c'], ['abcd'], [''], [1]],
  },
  {
    // at most two, of three characters, and none twice
    call: `private.arg_distinct_texts(args, 'k', 2, 3)`,
    takes: [[], ['abc', 'b']],
    refuses: [...NOTHING, ['a', 'b', 'c'], ['a', 'a'], ['abcd']],
  },
  {
    call: `private.arg_urls(args, 'k', 0, 1)`,
    takes: [[], ['https://exemplo.test']],
    changes: [[ABSENT, []]],
    refuses: [['javascript:alert(1)'], ['https://exemplo.test', 'https://exemplo.test']],
  },
  {
    call: `private.uuid_or_null(args ->> 'k')`,
    takes: [ID],
    changes: as_nothing(...NOTHING, 'x'),
    refuses: [],
  },
  {
    call: `private.mask_whatsapp(args ->> 'k')`,
    takes: [],
    changes: [['5585988887777', '(85) •••••-••••'], ...as_nothing(...NOTHING)],
    refuses: [],
  },
];

describe('an argument is read', () => {
  test.each(CASES)('by $call', async ({ call, takes, changes = [], refuses }) => {
    for (const [given, taken] of [...takes.map((one) => [one, one]), ...changes])
      expect([given, await said(db, call, { k: given })]).toEqual([given, taken]);
    for (const given of refuses)
      expect([given, await said(db, call, { k: given })]).toEqual([given, 'invalid_args: k']);
  });

  test('by arg_keys only when the arguments are an object, and every name in it is known', async () => {
    const keys = (args: unknown) => said(db, `private.arg_keys(args, '{k, l}')`, args);
    expect(await keys({})).toBe('');
    expect(await keys({ k: 1, l: 2 })).toBe('');
    expect(await keys({ k: 1, m: 2 })).toBe('invalid_args: m');
    // it is shown in a message
    expect(await keys({ ['m'.repeat(61)]: 1 })).toBe(`invalid_args: ${'m'.repeat(60)}`);
    for (const none of [[], 'k', 1, true, null])
      expect(await keys(none)).toBe('invalid_args: null');
    expect(await said(db, `private.arg_keys(null, '{k}')`, {})).toBe('invalid_args: null');
  });
});

describe('an edit is refused when it would overwrite another one unseen', () => {
  test.each([
    ['nobody changed the field', { now: 1, patch: 2, base: 1 }, ''],
    ['somebody else changed it', { now: 3, patch: 2, base: 1 }, 'record_changed: f'],
    ['somebody else emptied it', { now: null, patch: 2, base: 1 }, 'record_changed: f'],
    ['somebody else made the same change', { now: 2, patch: 2, base: 1 }, ''],
    ['the edit does not say what it replaces', { now: 3, patch: 2, base: ABSENT }, ''],
  ])('%s', async (_what, { now, patch, base }, answer) => {
    const args = { now: { f: now }, patch: { f: patch }, base: { f: base } };
    const call = `private.refuse_if_changed(args -> 'now', args -> 'patch', args -> 'base')`;
    expect(await said(db, call, args)).toBe(answer);
  });
});
