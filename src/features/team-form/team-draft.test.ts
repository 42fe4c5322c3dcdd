import { expect, test } from 'vitest';
import { emptyTeam } from '#domain/team/team-form.ts';
import { draftKey, readTeamDraft } from './team-draft.ts';

const team_id = '7d3c1c1e-6a0e-4c55-9d5e-0c6d3a2f8b10';

test('each form has a draft of its own', () => {
  expect([draftKey(undefined), draftKey('x')]).toEqual(['team:new', 'team:x']);
});

test('a draft of a version that knew fewer fields is filled up', () => {
  expect(readTeamDraft({ team_id, values: { name: 'Lobos' }, base: {} })).toEqual({
    team_id,
    values: { ...emptyTeam, name: 'Lobos' },
    base: emptyTeam,
  });
});

test.each([
  undefined,
  'text',
  {},
  { team_id: 'x', values: {}, base: {} },
  { team_id, values: { name: 7 }, base: {} },
  { team_id, values: {} },
])('what is no draft is none: %j', (stored) => {
  expect(readTeamDraft(stored)).toBeNull();
});
