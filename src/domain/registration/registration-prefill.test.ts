import { expect, test } from 'vitest';
import { isAsInProfile, prefilledRegistration } from './registration-prefill.ts';

const profile = {
  name: 'Bruno Carvalho',
  team: 'Lobos-Guará',
  whatsapp: '5511987650000',
  operator_experience: 'veterano',
  operator_classes: ['support'],
} as const satisfies Parameters<typeof prefilledRegistration>[0];

const prefilled = prefilledRegistration(profile);
const friends = [{ name: 'Bia', whatsapp: '', class: '' }] as const;

test('there is nothing to type when the profile is complete, whoever comes along', () => {
  expect(isAsInProfile(prefilled, prefilled)).toBe(true);
  expect(isAsInProfile({ ...prefilled, friends: [...friends] }, prefilled)).toBe(true);
  expect(isAsInProfile({ ...prefilled, team_choice: 'new' }, prefilled)).toBe(true);
});

test('what the profile does not say, or says otherwise, is typed', () => {
  const without = prefilledRegistration({ ...profile, whatsapp: null });
  expect(isAsInProfile(without, without)).toBe(false);
  for (const change of [{ name: 'Zé Lima' }, { class: '' }, { invited_by: 'Tonho' }] as const) {
    expect(isAsInProfile({ ...prefilled, ...change }, prefilled)).toBe(false);
  }
});
