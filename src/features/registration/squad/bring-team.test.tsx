// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { Friend } from '#domain/registration/squad.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { BringTeam } from './bring-team.tsx';

const known = vi.hoisted(() => ({ members: [] as object[], people: [] as object[] }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/team/use-team.ts', () => ({ useTeam: () => ({ state: 'present', scope: {} }) }));
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamMembers: () => ({ state: 'present', rows: known.members }),
}));
vi.mock('#live/event/use-event-rows.ts', () => ({
  useEventOperators: () => ({ state: 'present', rows: known.people }),
}));

const words = registration.friends;
const member = (name: string, whatsapp: string | null = null) => ({
  id: name,
  user_id: name,
  name,
  approved: true,
  whatsapp,
});
let friends: Friend[];
beforeEach(() => {
  friends = [];
  known.people = [];
  localStorage.clear();
});

/** Opens the list; `most` people fit. */
async function open(most: number, teams: object[] = [{ id: 't1', name: 'Lobos' }]) {
  const shown = () => (
    <BringTeam
      teams={teams as never}
      event_id="e1"
      friends={friends}
      most={most}
      onBring={(friend) => {
        friends = [...friends, friend];
      }}
      onDrop={(n) => {
        friends = friends.toSpliced(n, 1);
      }}
    />
  );
  const screen = showForm(shown());
  await act(async () => document.querySelector('button')!.click());
  await expect.poll(() => document.querySelector('input')).not.toBeNull();
  const tap = (name: string) => {
    const label = [...document.querySelectorAll('label')].find((one) =>
      one.textContent.startsWith(name),
    )!;
    act(() => label.querySelector('input')!.click());
    screen.again(shown());
  };
  const press = (label: string) => {
    act(() =>
      [...document.querySelectorAll('button')].find((b) => b.textContent === label)!.click(),
    );
    screen.again(shown());
  };
  return { tap, press };
}
const boxes = () =>
  [...document.querySelectorAll('label')].map((label) => {
    const { checked, disabled } = label.querySelector('input')!;
    return [label.textContent, checked, disabled];
  });

test('a captain brings a person with one tap, number and team filled in, and takes them out again', async () => {
  known.members = [member('Bia Rocha', '5511987650000'), member('me'), member('Caio Prado')];
  const { tap } = await open(9);
  expect(boxes()).toEqual([
    ['Bia Rocha', false, false],
    [`Caio Prado${words.mate.no_number}`, false, false],
  ]);
  tap('Bia Rocha');
  expect(friends).toEqual([
    {
      name: 'Bia Rocha',
      whatsapp: '+55 (11) 98765-0000',
      class: '',
      team: 'Lobos',
      member_id: 'Bia Rocha',
    },
  ]);
  expect(boxes()[0]).toEqual(['Bia Rocha', true, false]);
  tap('Bia Rocha');
  expect(friends).toEqual([]);
});

test('all: those that fit; who is on the list already is shown so, and not brought again', async () => {
  known.members = ['Ana', 'Bia', 'Caio', 'Dora'].map((name) => member(`${name} Reis`));
  known.people = [{ name: 'Ana', user_id: 'Ana Reis', whatsapp: null }];
  const { press } = await open(2);
  press(words.team_all);
  expect(friends.map(({ name }) => name)).toEqual(['Bia Reis', 'Caio Reis']);
  expect(boxes().map(([, checked, disabled]) => [checked, disabled])).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, true], // there is no place left
  ]);
  expect(document.body.textContent).toContain(words.mate.registered);
  expect(document.body.textContent).toContain(words.team_most.replace('{count:number}', '2'));
  // an officer reads no numbers
  expect(document.body.textContent).toContain(words.team_numbers);
});

test('somebody of the same name is not taken for the member', async () => {
  known.members = [member('Ana Reis'), member('Bia Reis')];
  known.people = [{ name: 'Ana Reis', user_id: null, whatsapp: null }];
  const { tap } = await open(9);
  expect(boxes()[0]).toEqual([`Ana Reis${words.mate.same_name}`, false, false]);
  tap('Ana Reis');
  expect(friends.map(({ name }) => name)).toEqual(['Ana Reis']);
});

test('of several teams one button asks which, and knows it the next time', async () => {
  const teams = [
    { id: 't1', name: 'Lobos' },
    { id: 't2', name: 'Ipê' },
  ];
  known.members = [member('Bia Rocha')];
  const { tap } = await open(9, teams);
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons.filter((text) => text === words.from_teams)).toHaveLength(1);
  expect(boxes().map(([text, checked]) => [text, checked])).toEqual([
    ['Lobos', false],
    ['Ipê', false],
  ]);
  tap('Ipê');
  await expect.poll(() => boxes()).toHaveLength(3);
  tap('Bia Rocha');
  expect(friends.map(({ name, team }) => [name, team])).toEqual([['Bia Rocha', 'Ipê']]);

  document.body.replaceChildren();
  await open(9, teams);
  await expect.poll(() => boxes()).toHaveLength(3);
  expect(boxes()[1]!.slice(0, 2)).toEqual(['Ipê', true]);
});
