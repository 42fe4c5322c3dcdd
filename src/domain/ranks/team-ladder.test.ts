import { expect, test } from 'vitest';
import { chosenRank, ladderOf, type Rank } from './team-ladder.ts';

const rank = (id: string, level: number, name = id) => ({ id, data: { level, name } }) as Rank;
const member = (name: string, rank_id: string | null) => ({ name, rank_id }) as never;

test('ranks from the highest, with who has each; the others, and those of a deleted rank, have none', () => {
  const { steps, without } = ladderOf(
    [rank('soldier', 1), rank('major', 7), rank('b', 3, 'Ítalo'), rank('a', 3, 'Igor')],
    [
      member('Ana', 'soldier'),
      member('Bia', null),
      member('Caio', 'gone'),
      member('Duda', 'soldier'),
    ],
  );
  expect(steps.map(({ rank: { id }, members }) => [id, members.map(({ name }) => name)])).toEqual([
    ['major', []],
    ['a', []],
    ['b', []],
    ['soldier', ['Ana', 'Duda']],
  ]);
  expect(without.map(({ name }) => name)).toEqual(['Bia', 'Caio']);
});

test('a rank that was deleted while it was chosen takes nothing away', () => {
  const [held, other] = [rank('soldier', 1), rank('major', 7)];
  expect(chosenRank([held, other], 'major', held)).toBe(other);
  expect(chosenRank([held, other], undefined, held)).toBe(held);
  expect(chosenRank([held], 'major', held)).toBe(held);
  expect(chosenRank([held], 'major', undefined)).toBeUndefined();
});
