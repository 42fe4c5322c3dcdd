import { expect, test } from 'vitest';
import { sortParticipants, type ParticipantOrder } from './participant-order.ts';

const person = (name: string, team: string | null, of_class: string | null) => ({
  name,
  team,
  class: of_class,
  registered_at: '2026-11-21T12:00:00Z',
});
const rows = [
  person('Érica', 'Lobos 10', 'sniper'),
  person('ana', 'Lobos 9', null),
  person('Zeca', null, 'assault'),
  person('Bia', 'Lobos 9', 'assault'),
];

test.each<[ParticipantOrder, string[]]>([
  ['registered_at', ['Érica', 'ana', 'Zeca', 'Bia']],
  ['name', ['ana', 'Bia', 'Érica', 'Zeca']],
  ['team', ['ana', 'Bia', 'Érica', 'Zeca']],
  ['class', ['Bia', 'Zeca', 'Érica', 'ana']],
])('by %s', (by, names) => {
  expect(sortParticipants(rows, by).map(({ name }) => name)).toEqual(names);
});
