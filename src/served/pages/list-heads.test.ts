// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import { teams } from '#i18n/pt-BR/teams.ts';
import { visitor } from '../words/words.ts';
import { eventsBody } from './events-body.ts';
import { teamsBody } from './teams-body.ts';

test.each([
  [
    'events',
    events.title,
    events.new_event,
    eventsBody({ rows: [] }, visitor('2026-11-28T12:00Z')),
  ],
  ['teams', teams.title, teams.new_team, teamsBody([])],
])('the list of %s has its title and the way to a new one in words', (_, title, add, body) => {
  document.body.innerHTML = body.text;
  const header = document.querySelector('header')!;
  expect(header.querySelector('h1')!.textContent.trim()).toBe(title);
  expect(header.querySelector('a')!.textContent.trim()).toBe(add);
  expect(header.querySelector('[class*=sr-only]')).toBeNull();
});
