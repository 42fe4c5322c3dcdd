import { expect, test } from 'vitest';
import { withoutPerson } from './registration.ts';

const person = (n: number) => ({
  operator_id: `o${n}`,
  name: `Pessoa ${n}`,
  whatsapp: `551190000000${n}`,
});
const place = { event_id: 'e1', new_team: { id: 't1', name: 'Lobos' } };
const squad = (...numbers: number[]) => ({
  name: 'register_squad@1',
  args: { ...place, operators: numbers.map(person) },
});

test('a friend leaves a registration; the others and the team stay', () => {
  expect(withoutPerson(squad(0, 1, 2), 'o1')).toEqual(squad(0, 2));
  expect(withoutPerson(squad(0, 1, 2), 'o2')).toEqual(squad(0, 1));
});

test('without the last friend I register alone, with all that I said', () => {
  const me = { ...person(0), team: 'Falcões', class: 'sniper' as const };
  const two = { name: 'register_squad@1', args: { ...place, operators: [me, person(1)] } };
  expect(withoutPerson(two, 'o1')).toEqual({ name: 'register@1', args: { ...place, ...me } });
});

test('who is not in it changes nothing, and without me nothing is left', () => {
  const alone = { name: 'register@1', args: { ...place, ...person(0) } };
  expect(withoutPerson(squad(0, 2), 'o1')).toBeUndefined();
  expect(withoutPerson(alone, 'o1')).toBeUndefined();
  expect(withoutPerson(squad(0, 2), 'o0')).toBeNull();
  expect(withoutPerson(alone, 'o0')).toBeNull();
});

test.each([
  ['operators.1', undefined],
  ['operators.2', 'operators.1'],
  ['operators', 'operators'],
  [undefined, undefined],
])('without the first friend, a refusal that named %s names %s', (field, after) => {
  const refused = { ...squad(0, 1, 2), error: { code: 'event_full', field } };
  expect(withoutPerson(refused, 'o1')?.error).toEqual({ code: 'event_full', field: after });
});
