import { expect, test } from 'vitest';
import { argsOf, draftOf, onPresent, readSplitDraft, teamsOf } from './split-draft.ts';

const [ana, bia] = [
  { id: 'ana', name: 'Ana' },
  { id: 'bia', name: 'Bia' },
];
const begun = { seed: 7, base_split_rev: 3 };
const draft = draftOf(begun, [{ id: 't1', name: 'Equipe 1', members: [ana, bia] }]);

test('a draft is saved on the version with which it was begun, without the people who left since', () => {
  const teams = teamsOf(draft, [bia]);
  expect(teams).toEqual([{ id: 't1', name: 'Equipe 1', members: [bia] }]);
  expect(draftOf(draft, teams)).toEqual({
    seed: 7,
    base_split_rev: 3,
    teams: [{ id: 't1', name: 'Equipe 1', operator_ids: ['bia'] }],
  });
});

test.each([undefined, null, {}, { draft: null }, { draft: { teams: 1 } }])(
  'what is no draft is ignored: %j',
  (stored) => {
    expect(readSplitDraft(stored)).toBeNull();
  },
);

test('a stored draft returns', () => {
  expect(readSplitDraft({ draft })).toEqual(draft);
});

test('a refused draft continues on the saved version, without its old teams', () => {
  const two = {
    ...draft,
    teams: [...draft.teams, { id: 't2', name: 'Equipe 2', operator_ids: [] }],
  };
  const again = onPresent(two, { split_rev: 9, teams: [{ id: 't2' }] });
  expect(again).toMatchObject({
    seed: 7,
    base_split_rev: 9,
    teams: [{ name: 'Equipe 1', operator_ids: ['ana', 'bia'] }, { id: 't2' }],
  });
  expect(again.teams[0]!.id).not.toBe('t1'); // the other split may have deleted that team
});

test('only the app knows that a draft is of those who came', () => {
  const arrived = draftOf({ ...begun, of_arrived: true }, teamsOf(draft, [ana, bia]));
  expect(arrived).toEqual({ ...draft, of_arrived: true });
  expect(argsOf('e1', arrived)).toEqual({ event_id: 'e1', ...draft });
});
