import { describe, expect, test } from 'vitest';
import type { Profile } from '#sync/records/profile.ts';
import { digitsOnly, profileChanges, profileForm, profileProblems } from './profile-form.ts';

const profile = {
  name: 'Bruno Carvalho',
  team: 'Lobos-Guará',
  whatsapp: '5511987654321',
  operator_experience: 'intermediario',
  operator_classes: ['support'],
} as unknown as Profile;
const start = profileForm(profile);

describe('Spec 1 §5, Profile', () => {
  test.each([
    ['B', 'profile_name_too_short'],
    ['B'.repeat(101), 'name_too_long'],
    ['B4', 'name_invalid_characters'],
    ['Bo', undefined],
  ])('the name %j: %s', (name, code) => {
    expect(profileProblems({ ...start, name }, start)[0]?.code).toBe(code);
  });

  test.each([
    ['119876543', 'whatsapp_too_short'],
    ['11987654321', undefined],
  ])('the number %j: %s', (whatsapp, code) => {
    expect(profileProblems({ ...start, whatsapp }, start)[0]?.code).toBe(code);
  });

  test('what a profile lacks is empty in the form', () => {
    const nothing = { team: null, whatsapp: null, operator_experience: null };
    expect(profileForm({ ...profile, ...nothing })).toEqual({
      ...start,
      team: '',
      whatsapp: '',
      experience: '',
    });
  });

  test('an account without a number may change its name', () => {
    const without = { ...start, whatsapp: '' };
    expect(profileProblems({ ...without, name: 'Outro' }, without)).toEqual([]);
  });

  test('a team of more than 100 characters is too long', () => {
    expect(profileProblems({ ...start, team: 'x'.repeat(101) }, start)).toEqual([
      { field: 'team', code: 'text_too_long' },
    ]);
  });

  test('the input keeps digits, fifteen at most', () => {
    expect(digitsOnly('+55 (11) 98765-4321')).toBe('5511987654321');
    expect(digitsOnly('1'.repeat(20))).toHaveLength(15);
  });

  test.each([
    ['\u202a+1 415 555 2671\u202c', '+14155552671'],
    ['(+1) 415 555 2671', '+14155552671'],
    ['https://wa.me/14155552671', '+14155552671'],
    ['https://wa.me/5511987654321?text=15%2030', '5511987654321'],
    ['0055 (015) 11 98765-4321', '5511987654321'],
  ])('of a copied %j the input keeps the number', (typed, kept) => {
    expect(digitsOnly(typed)).toBe(kept);
  });
});

describe('what is sent', () => {
  test('nothing when nothing changed', () => {
    expect(profileChanges({ ...start, name: ' Bruno  Carvalho ' }, start)).toEqual({
      patch: {},
      whatsapp: null,
    });
  });

  test('only the fields that changed; empty ones as null', () => {
    const form = { ...start, team: ' ', experience: '', classes: ['recon', 'support'] } as const;
    expect(profileChanges(form, start).patch).toEqual({
      team: null,
      operator_experience: null,
      operator_classes: ['recon', 'support'],
    });
  });

  test('the same number written another way is the same', () => {
    expect(profileChanges({ ...start, whatsapp: '11987654321' }, start).whatsapp).toBeNull();
    expect(profileChanges({ ...start, whatsapp: '21987654321' }, start).whatsapp).toBe(
      '5521987654321',
    );
  });
});
