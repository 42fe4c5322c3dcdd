import { expect, test } from 'vitest';
import { mutation } from '#i18n/pt-BR/mutation.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { mutationTitle } from './mutation-title.ts';
import { mutations } from '#sync/registry/all-mutations.ts';

test('every mutation that a person can ask for has a title in Pendências, and no title is left over', () => {
  const asked = Object.values(mutations).flatMap(({ name, unasked }) =>
    unasked ? [] : name.replace(/@\d+$/, ''),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(mutation).sort());
});

test('the withdrawal of a request is not named as leaving the team', () => {
  const LL = {
    mutation: { leave_team: () => 'leave' },
    profile: { teams: { withdraw: () => profile.teams.withdraw } },
  };
  const title = (args: object) =>
    mutationTitle(LL as never, { name: 'leave_team@1', label: 'Lobos', args });
  expect(title({ is_request: true })).toBe(`${profile.teams.withdraw}: Lobos`);
  expect(title({})).toBe('leave');
});
