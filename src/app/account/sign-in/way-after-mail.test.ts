// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { forgetCode, keepCode } from '#entities/kept-code/kept-code.ts';
import { forgetWay, keepWay, wasMailed, wayAfterMail } from './way-after-mail.ts';

const DAY_MS = 86_400_000;
afterEach(() => {
  forgetCode();
  forgetWay();
});

test('the link of a mail leads on to where its person was going, for a day', () => {
  expect(wayAfterMail(1_000)).toBe('/');
  keepWay('/register/e7', 1_000);
  expect(wayAfterMail(1_000 + DAY_MS)).toBe('/register/e7');
  expect([1_001 + DAY_MS, 999 - DAY_MS].map(wayAfterMail)).toEqual(['/', '/']);
  forgetWay();
  expect(wayAfterMail(1_000)).toBe('/');
});

test('without one an invitation that was opened before is still meant', () => {
  keepCode('/team/join/t1', 'CODE', 1_000);
  keepWay('/register/e7', 1_000);
  expect(wayAfterMail(1_000)).toBe('/register/e7');
  keepWay('/', 2_000); // another mail, asked for from nowhere
  expect(wayAfterMail(2_000)).toBe('/team/join/t1');
});

test('who was sent a mail has an account, from wherever it was asked for; an opened invitation tells nothing', () => {
  keepCode('/team/join/t1', 'CODE', 1_000);
  expect(wasMailed(1_000)).toBe(false);
  keepWay('/', 1_000);
  expect([1_000, 1_000 + DAY_MS, 1_001 + DAY_MS].map(wasMailed)).toEqual([true, true, false]);
});

test('what stands in the storage is no way out of the app', () => {
  keepWay('//example.com', 1_000);
  expect(wayAfterMail(1_000)).toBe('/');
  localStorage.setItem('qg.seen.way', '"/register/e7"');
  expect(wayAfterMail(1_000)).toBe('/');
});
