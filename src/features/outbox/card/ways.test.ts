import type { ObjectEntries, ObjectSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { mutations } from '#sync/registry/all-mutations.ts';
import { eventOf, formOf, wayToTeam } from './ways.ts';

const about = (name: string, args: object, status: 'queued' | 'rejected' = 'rejected') => ({
  id: 'm1',
  name,
  args,
  status,
});

/** What Pendências lists and names a team, by the schema of their arguments. */
const OF_TEAMS = Object.entries(mutations)
  .filter(([, { args, unasked }]) => {
    if (unasked) return false;
    const { entries } = args as unknown as Partial<ObjectSchema<ObjectEntries, undefined>>;
    return entries && 'team_id' in entries;
  })
  .map(([name]) => name);

describe('a mutation about a team', () => {
  test('the registry has the names that are looked at', () =>
    expect(OF_TEAMS.length).toBeGreaterThan(25));

  test.each(OF_TEAMS)('%s leads to a tab of its team, and to no event', (name) => {
    const asked = about(name, { id: 'row', team_id: 'team' });
    expect(eventOf(asked)).toBeUndefined();
    const way = wayToTeam(asked);
    expect(way).toMatchObject({ params: { id: 'team' } });
    // the switch of the alerts is on the page, outside its tabs
    const { tab } = way?.search ?? {};
    expect(tab === undefined).toBe(name === 'subscribe_team@1');
  });

  test('an entry of the agenda is no event, and an event is no team', () => {
    expect(eventOf(about('update_agenda_event@1', { id: 'row', team_id: 'team' }))).toBeUndefined();
    const tied = { id: 'row', team_id: 'team', event_id: 'event' };
    expect(eventOf(about('create_agenda_event@1', tied))).toBeUndefined();
    expect(eventOf(about('update_event@1', { id: 'event' }))).toBe('event');
    expect(wayToTeam(about('update_event@1', { id: 'event' }))).toBeUndefined();
    expect(wayToTeam(about('save_event_teams@1', { event_id: 'event' }))).toBeUndefined();
  });

  test('the row of a team is its own team; one that was refused is nowhere', () => {
    expect(wayToTeam(about('update_team@1', { id: 'team' }))).toMatchObject({
      params: { id: 'team' },
      search: { tab: 'about' },
    });
    expect(wayToTeam(about('create_team@1', { id: 'team' }, 'queued'))).toBeDefined();
    expect(wayToTeam(about('create_team@1', { id: 'team' }))).toBeUndefined();
  });

  test.each([
    ['create_rank@1', 'hierarchy'],
    ['update_rank@1', 'hierarchy'],
    ['propose_alliance@1', 'alliances'],
    ['create_agenda_event@1', 'events'],
    ['update_agenda_event@1', 'events'],
    ['save_briefing@1', 'events'],
    ['save_report@1', 'events'],
  ])('%s has its form in the tab %s', (name, tab) => {
    expect(formOf(about(name, { id: 'row', team_id: 'team' }))).toEqual({
      to: '/team/$id/advanced',
      params: { id: 'team' },
      search: { tab, again: 'm1' },
    });
  });

  test('an announcement has a form, and a message none', () => {
    const post = (type: string) =>
      about('post_communication@1', { team_id: 'team', type, channel: 'events' });
    expect(formOf(post('announcement'))).toMatchObject({
      search: { tab: 'communications', channel: 'events' },
    });
    expect(formOf(post('message'))).toBeNull();
  });
});

test.each([
  ['update_advertisement@1', 'ads'],
  ['create_patch@1', 'patches'],
])('%s is corrected where it was written, in the administration: %s', (name, section) =>
  expect(formOf(about(name, { id: 'row' }))).toEqual({
    to: '/admin/$section',
    params: { section },
    search: { again: 'm1' },
  }),
);

test('a switch of an advertisement has no form; a form may switch it too', () => {
  const change = (patch: object) => formOf(about('update_advertisement@1', { id: 'row', patch }));
  expect(change({ is_active: false })).toBeNull();
  expect(change({})).toBeNull();
  expect(change({ is_active: false, title: 'Loja' })).toMatchObject({ params: { section: 'ads' } });
});

test('a correction of an arena leads to the page of its arena, whose form opens by `again`', () =>
  expect(formOf(about('propose_arena_change@1', { id: 'correction', arena_id: 'arena' }))).toEqual({
    to: '/arena/$id',
    params: { id: 'arena' },
    search: { again: 'm1' },
  }));
