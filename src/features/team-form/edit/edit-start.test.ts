import { expect, test } from 'vitest';
import { teamFormOf } from '#domain/team/team-form.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { editStart } from './edit-start.ts';

const team = {
  id: 't1',
  name: 'Lobos',
  city: 'Brasília',
  state: 'DF',
  logo: null,
  website: null,
  instagram: null,
  description: null,
  whatsapp: null,
};
const now = teamFormOf(team, null);
const typed = { ...now, name: 'Lobos novos' };
const refused = {
  name: 'update_team@1',
  args: { id: 't1', patch: { city: 'Goiânia' }, base: { city: 'Anápolis' } },
} as OutboxRecord;

test('the form begins with the team as it is', () => {
  const as_it_is = { team_id: 't1', values: now, base: now, restored: false };
  expect(editStart(team, null, [])).toEqual(as_it_is);
  // it was sent just before the page was closed
  expect(editStart(team, { team_id: 't1', values: now, base: typed }, [])).toEqual(as_it_is);
});

test('or with a draft, before what was refused', () => {
  const draft = { team_id: 't1', values: typed, base: now };
  expect(editStart(team, draft, [refused])).toEqual({ ...draft, restored: true });
});

test('or with what was refused, on top of what was seen then', () => {
  expect(editStart(team, null, [refused])).toEqual({
    team_id: 't1',
    values: { ...now, city: 'Goiânia' },
    base: { ...now, city: 'Anápolis' },
    restored: false,
  });
});
