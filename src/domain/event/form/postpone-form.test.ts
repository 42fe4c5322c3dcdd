import { expect, test } from 'vitest';
import { postponeArgs, postponeProblems } from './postpone-form.ts';

const form = { open: false, date: '2026-12-05', time: '09:00', reason: '' };
const NOW = '2026-11-21T12:00:00Z'; // nine in the morning in Brasília

test.each([
  [{}, undefined],
  [{ date: '' }, 'date_invalid'],
  [{ date: '2027-02-31' }, 'date_invalid'], // in Chrome's eyes 3 March
  [{ date: '2028-02-29' }, undefined],
  [{ date: '2026-11-20' }, 'date_invalid'],
  [{ date: '2026-11-21', time: '09:00' }, 'date_invalid'],
  [{ date: '2026-11-21', time: '09:01' }, undefined],
  [{ time: '25:00' }, 'time_invalid'],
  [{ time: '09:00:30' }, 'time_invalid'],
  [{ time: '' }, 'time_invalid'],
  [{ open: true, date: '', time: '' }, undefined],
])('the problem of %o is %s', (change, code) => {
  expect(postponeProblems({ ...form, ...change }, NOW)[0]?.code).toBe(code);
});

test('an open date sends neither day nor time', () => {
  expect(postponeArgs('id', { ...form, open: true, reason: ' Chuva ' })).toEqual({
    id: 'id',
    reason: 'Chuva',
  });
  expect(postponeArgs('id', form)).toEqual({ id: 'id', date: '2026-12-05', time: '09:00' });
});
