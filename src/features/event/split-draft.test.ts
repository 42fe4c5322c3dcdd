import { expect, test } from 'vitest';
import { keepSplitDraft, splitArgs, useSplitDrafts, withPresent } from './split-draft.ts';

const [ana, bia] = [
  { id: 'ana', name: 'Ana' },
  { id: 'bia', name: 'Bia' },
];
const draft = {
  seed: 7,
  base_split_rev: 3,
  teams: [{ id: 't1', name: 'Equipe 1', members: [ana, bia] }],
};

test('a draft is saved on the version that it was begun with, without who left since', () => {
  expect(splitArgs('e1', withPresent(draft, [bia]))).toEqual({
    event_id: 'e1',
    seed: 7,
    base_split_rev: 3,
    teams: [{ id: 't1', name: 'Equipe 1', operator_ids: ['bia'] }],
  });
});

test('each event has a draft of its own, until it is saved or given up', () => {
  keepSplitDraft('e1', draft);
  keepSplitDraft('e2', undefined);
  expect(useSplitDrafts.getState()['e1']).toBe(draft);
  keepSplitDraft('e1', undefined);
  expect(useSplitDrafts.getState()['e1']).toBeUndefined();
});
