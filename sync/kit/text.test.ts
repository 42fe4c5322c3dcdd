import * as v from 'valibot';
import { expect, test } from 'vitest';
import { register } from '../event-mutations/registration.ts';
import { textOf } from './text.ts';

test.each([
  ['um', true],
  ['três', true],
  ['', false],
  ['💥💥💥💥', true], // eight by JavaScript's count
  ['💥💥💥💥💥', false],
])('of one to four characters: %s is %s', (text, fits) => {
  expect(v.is(textOf(1, 4), text)).toBe(fits);
});

test('a team of thirty characters with emoji is accepted, as by the form and the server', () => {
  const name = `🔥 ${'a'.repeat(26)} 🔥`;
  const id = '00000000-0000-4000-8000-000000000001';
  const person = { operator_id: id, name: 'Ana', whatsapp: '5511987654321' };
  const args = { ...person, event_id: id, new_team: { id, name } };
  expect(v.is(register.args, args)).toBe(true);
});
