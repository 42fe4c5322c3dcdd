// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TeamOffer } from './team-offer.tsx';
import type { Arrive } from './use-team-arrival.ts';

const arriving = vi.hoisted(() => ({ teams: [] as object[] }));
vi.mock('./use-arriving-teams.ts', () => ({ useArrivingTeams: () => arriving.teams }));

vi.mock('./team-sheet.tsx', () => ({
  TeamSheet: ({ team: { missing }, arrive }: { team: { missing: object[] }; arrive: Arrive }) => (
    <button onClick={() => void arrive('lobos', missing.slice(1) as never)}>all but one</button>
  ),
}));

const team = (key: string, missing: number) => ({
  key,
  name: key,
  missing: Array(missing).fill({}),
});
const offer = (term: string) => <TeamOffer gate={{} as never} arrive={vi.fn()} term={term} />;
const place = () => document.querySelector('.gate-offer')?.textContent;

test('[law 1] what other phones mark changes no place below the offer of a team, until the next letter', () => {
  arriving.teams = [team('lobos', 5), team('lontras', 2)];
  const { again } = showForm(offer('lo'));
  expect(place()).toBeUndefined();
  arriving.teams = [team('lobos', 5)]; // the last two of the others came
  again(offer('lo'));
  expect(place()).toBeUndefined();
  again(offer('lob'));
  expect(place()).toBe('Chegaram todos de lobos (5)');
  arriving.teams = [team('lobos', 4)];
  again(offer('lob'));
  expect(place()).toBe('Chegaram todos de lobos (4)');
  arriving.teams = [];
  again(offer('lob'));
  expect(place()).toBe(''); // its place stays
  again(offer('lobo'));
  expect(place()).toBeUndefined();
});

test('[law 1] nor does the one who stayed away, when another phone marks them later', () => {
  const press = (text: string) => {
    const all = [...document.querySelectorAll('button')];
    act(() => all.find(({ textContent }) => textContent.startsWith(text))!.click());
  };
  arriving.teams = [team('lobos', 5)];
  const { again } = showForm(offer('lob'));
  press('Chegaram todos');
  press('all but one');
  arriving.teams = [];
  again(offer('lob'));
  expect(place()).toBe('');
});
