import { expect, test } from 'vitest';
import { listedVectors } from '#tests/fixtures/people/listed-vectors.ts';
import { operatorRow } from '#tests/fixtures/samples/rows.ts';
import { listedPerson } from './listed-person.ts';

const operator = (whatsapp: string | null, n: number, registered_at = '2026-11-01T00:00:00Z') =>
  operatorRow({ id: String(n), event_id: 'e', whatsapp, registered_at });

test.each(listedVectors)('on %j %j is %j', (listed, typed, found) => {
  expect(
    listedPerson(
      listed.map((one, n) => operator(one, n)),
      typed,
    )?.id,
  ).toBe(found === null ? undefined : String(found));
});

test('of an old event that holds a number twice it is the first', () => {
  const twice = [
    operator('5511987654321', 2, '2026-11-02T00:00:00Z'),
    operator('551187654321', 1),
    operator('551187654321', 0),
  ];
  expect(listedPerson(twice, '11 98765-4321')?.id).toBe('0');
});
