import { expect, test } from 'vitest';
import { sortParticipants, type ParticipantOrder } from './participant-order.ts';

const person = (name: string, team: string | null, of_class: string | null) => ({
  name,
  team,
  class: of_class,
  invited_by: null,
});
const rows = [
  person('Érica', 'Lobos 10', 'sniper'),
  person('ana', 'Lobos 9', null),
  person('Zeca', null, 'assault'),
  person('Bia', 'Lobos 9', 'assault'),
];

test.each<[ParticipantOrder, string[], 'down'?]>([
  ['registered_at', ['Érica', 'ana', 'Zeca', 'Bia']],
  ['name', ['ana', 'Bia', 'Érica', 'Zeca']],
  ['team', ['ana', 'Bia', 'Érica', 'Zeca']],
  ['class', ['Bia', 'Zeca', 'Érica', 'ana']],
  ['name', ['Zeca', 'Érica', 'Bia', 'ana'], 'down'],
  ['team', ['Érica', 'ana', 'Bia', 'Zeca'], 'down'],
])('by %s', (by, names, down) => {
  expect(sortParticipants(rows, { by, down: down === 'down' }).map(({ name }) => name)).toEqual(
    names,
  );
});
