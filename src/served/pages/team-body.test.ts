// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { rememberPerson } from '#sync/identity/person.ts';
import type { PublicTeam } from '../snapshot.ts';
import { TEAM_WORDS } from '../words/team-words.ts';
import { teamBody } from './team-body.ts';

const team: PublicTeam = {
  id: 't1',
  name: 'Lobos',
  city: 'Niterói',
  state: 'RJ',
  logo: null,
} as never;
const { join, member } = TEAM_WORDS.team_page;

/** What is read in the page, where the style sheet hides what only a visitor reads. */
function read(person: boolean) {
  rememberPerson(person ? { id: 'me', email: 'ana@exemplo.com', name: 'Ana' } : null);
  delete document.documentElement.dataset['person'];
  runInThisContext(readFileSync('public/before-paint.js', 'utf8'));
  document.body.innerHTML = teamBody(team).text;
  const hidden = ':root[data-person] .visitor-only, :root:not([data-person]) .person-only';
  document.querySelectorAll(hidden).forEach((part) => part.remove());
  return document.body.textContent;
}

test('a signed-in person is not asked to sign in until the app knows their place', () => {
  const before = read(false);
  expect(before).toContain(join.sign_in());
  expect(before).toContain(member.sign_in());
  const signed_in = read(true);
  expect(signed_in).toContain('Niterói - RJ');
  expect(signed_in).not.toContain(join.sign_in());
  expect(signed_in).not.toContain(member.sign_in());
});

test('and sees the bones of what the app shows them there, which say nothing', () => {
  const bones = () => document.querySelectorAll('.bone').length;
  read(false);
  expect(bones()).toBe(0);
  read(true);
  expect(bones()).toBeGreaterThan(0);
  expect(
    document.querySelector('[aria-hidden=true] > .bone')!.parentElement!.textContent.trim(),
  ).toBe('');
});
