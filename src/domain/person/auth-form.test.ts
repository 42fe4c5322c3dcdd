import { describe, expect, test } from 'vitest';
import { legal } from '#i18n/pt-BR/legal.ts';
import {
  changePasswordProblems,
  emailProblems,
  newPasswordProblems,
  signInProblems,
  signUpData,
  signUpProblems,
  TERMS_OF,
} from './auth-form.ts';
import { problemOf } from '../words/problem.ts';

const good = {
  email: 'ana@exemplo.com',
  password: 'airsoft123',
  confirm_password: 'airsoft123',
  name: 'Ana Lima',
  whatsapp: '(11) 98765-4321',
  consent: true,
};

test('valid forms have no problems', () => {
  expect(signInProblems(good)).toEqual([]);
  expect(signUpProblems(good)).toEqual([]);
});

test('an empty form reports every field once, in the order of the form', () => {
  const nothing = { email: '', password: '', confirm_password: '', name: '', whatsapp: '' };
  const empty = { ...nothing, consent: false };
  expect(signUpProblems(empty)).toEqual([
    { field: 'name', code: 'signup_name_too_short' },
    { field: 'whatsapp', code: 'whatsapp_too_short' },
    { field: 'email', code: 'email_invalid' },
    { field: 'password', code: 'password_too_short' },
    { field: 'confirm_password', code: 'password_too_short' },
    { field: 'consent', code: 'consent_required' },
  ]);
});

test.each([
  'ana',
  'ana@',
  '@exemplo.com',
  'ana@exemplo',
  'a b@exemplo.com',
  'a@b@c.com',
  'a@b..com',
])('%s is no e-mail', (email) => {
  expect(problemOf(signInProblems({ ...good, email }), 'email')).toBe('email_invalid');
});

test.each([' ana@exemplo.com ', 'a.b+c@sub.exemplo.com.br', 'joão@exemplo.com'])(
  '%s is an e-mail',
  (email) => {
    expect(signInProblems({ ...good, email })).toEqual([]);
  },
);

test('an address has 254 characters at most, and 64 before the @ (RFC 5321)', () => {
  const of = (length: number) => `ana@${'x'.repeat(length - 'ana@.br'.length)}.br`;
  expect(signInProblems({ ...good, email: ` ${of(254)} ` })).toEqual([]);
  expect(problemOf(signInProblems({ ...good, email: of(255) }), 'email')).toBe('email_invalid');
  const local = (length: number) => `${'a'.repeat(length)}@exemplo.com`;
  expect(signInProblems({ ...good, email: local(64) })).toEqual([]);
  expect(problemOf(signInProblems({ ...good, email: local(65) }), 'email')).toBe('email_invalid');
});

test('a password needs six characters', () => {
  expect(signInProblems({ ...good, password: '12345' })).toHaveLength(1);
  expect(signInProblems({ ...good, password: '123456' })).toEqual([]);
});

test('different passwords are reported at the confirmation', () => {
  const problems = signUpProblems({ ...good, confirm_password: 'airsoft124' });
  expect(problems).toEqual([{ field: 'confirm_password', code: 'passwords_differ' }]);
});

test('what is sent is normalised: digits with country code, single spaces', () => {
  expect(signUpData({ ...good, email: ' ana@exemplo.com ', name: ' Ana   Lima ' })).toEqual({
    email: 'ana@exemplo.com',
    password: 'airsoft123',
    name: 'Ana Lima',
    whatsapp: '5511987654321',
    terms: TERMS_OF,
  });
});

test('the terms are those of the day that the legal pages name', () => {
  const day = new Date(`${TERMS_OF}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long' });
  expect(legal.terms.updated).toContain(day);
  expect(legal.privacy.updated).toContain(day);
});

describe('a new password', () => {
  const good = { password: 'segredo', confirm_password: 'segredo' };

  test('the rules of signing up', () => {
    expect(newPasswordProblems(good)).toEqual([]);
    expect(newPasswordProblems({ password: 'curta', confirm_password: 'outra-senha' })).toEqual([
      { field: 'password', code: 'password_too_short' },
      { field: 'confirm_password', code: 'passwords_differ' },
    ]);
  });

  test('changing a password requires the current one, which may be any text', () => {
    expect(changePasswordProblems({ ...good, current_password: '' })).toEqual([
      { field: 'current_password', code: 'required' },
    ]);
    expect(changePasswordProblems({ ...good, current_password: 'x' })).toEqual([]);
  });

  test('the recovery link requires a plausible address', () => {
    expect(emailProblems({ email: 'ana' })).toEqual([{ field: 'email', code: 'email_invalid' }]);
    expect(emailProblems({ email: 'ana@exemplo.com' })).toEqual([]);
  });
});
