import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requestJoin, transferCaptain } from './team-member.ts';

test.each([
  [0, false],
  [1, true],
  [30, true],
  [31, false],
])('a profile name of %i characters fits: %s', (length, fits) => {
  const args = {
    id: crypto.randomUUID(),
    team_id: crypto.randomUUID(),
    instagram: 'a'.repeat(length),
  };
  expect(v.is(requestJoin.args, args)).toBe(fits);
});

test('another captain is another choice, and no second tap', () => {
  const [team_id, user_id, ana, beto] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const once = (member_id: string) =>
    transferCaptain.once?.({ member_id, team_id: team_id! }, { user_id: user_id!, at: '' });
  expect(once(ana!)).not.toBe(once(beto!));
});
