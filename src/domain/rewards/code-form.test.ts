import * as v from 'valibot';
import { expect, test } from 'vitest';
import { generatePatchCodes } from '#sync/mutations/patch.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { codeArgs, codeFormProblems, emptyCodeForm } from './code-form.ts';

const TODAY = '2026-11-24';
const patch_id = seededIds(1)();
const problems = (given: Partial<typeof emptyCodeForm>, coming: readonly string[] = []) =>
  codeFormProblems({ ...emptyCodeForm, ...given }, TODAY, new Set(coming)).map(
    ({ field, code }) => [field, code],
  );

test('without a patch one code for each, so the count is neither checked nor sent', () => {
  expect(problems({ count: 'x' })).toEqual([]);
  expect(codeArgs({ ...emptyCodeForm, count: '7' })).toEqual({ max_uses: 1 });
});

test('numbers are whole and within the limits of the server, the day is not past', () => {
  expect(problems({ patch_id, count: '0' })).toEqual([['count', 'code_count_invalid']]);
  expect(problems({ patch_id, count: '501' })).toEqual([['count', 'code_count_invalid']]);
  expect(problems({ max_uses: '1,5' })).toEqual([['max_uses', 'code_uses_invalid']]);
  expect(problems({ until: '31/02' })).toEqual([['until', 'date_invalid']]);
  expect(problems({ until: '2026-11-23' })).toEqual([['until', 'date_past']]);
  expect(problems({ patch_id, count: '500', max_uses: '100000', until: TODAY })).toEqual([]);
});

test('of a game that has not begun one code at a time', () => {
  const count = [['count', 'one_before_the_game']];
  expect(problems({ patch_id, count: '2' }, [patch_id])).toEqual(count);
  expect(problems({ patch_id, count: '1' }, [patch_id])).toEqual([]);
  expect(problems({ patch_id, count: '0' }, [patch_id])).toEqual([['count', 'code_count_invalid']]);
  expect(problems({ patch_id, count: '2' }, ['another'])).toEqual([]);
  expect(problems({ count: '2' }, [patch_id])).toEqual([]);
});

test('a code is valid until the end of its last day in Brasília', () => {
  const args = codeArgs({ patch_id, count: '3', max_uses: '20', until: TODAY });
  expect(args).toEqual({
    patch_id,
    count: 3,
    max_uses: 20,
    expires_at: '2026-11-25T02:59:59.000Z',
  });
  expect(v.is(generatePatchCodes.args, args)).toBe(true);
});
