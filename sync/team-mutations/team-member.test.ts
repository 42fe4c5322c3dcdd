import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requestJoin } from './team-member.ts';

test.each([
  [0, false],
  [1, true],
  [60, true],
  [61, false],
])('a profile name of %i characters fits: %s', (length, fits) => {
  const args = {
    id: crypto.randomUUID(),
    team_id: crypto.randomUUID(),
    instagram: 'a'.repeat(length),
  };
  expect(v.is(requestJoin.args, args)).toBe(fits);
});
