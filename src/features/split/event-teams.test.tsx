// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '#domain/event/event-rules.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventTeams } from './event-teams.tsx';
import { TeamMenu } from './team-menu.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('#live/freshness/use-is-coming.ts', () => ({ useIsComing: () => false }));
vi.mock('./team-split.tsx', () => ({ TeamSplit: () => null }));
vi.mock('./team-tools.tsx', () => ({ TeamTools: ({ more }: { more: unknown }) => more }));

const words = { ...event_words.teams, ...event_words.teams.of.squad };
const event = { id: 'e1', name: 'Serra', game_mode: '3X3' };
const alfa = { id: 'alfa', name: 'Alfa' };
const show = (teams: object[], rows: object[] = [], viewer: Viewer = 'organiser') =>
  showForm(
    <EventTeams
      event={event as never}
      people={{ state: 'shown', teams, rows } as never}
      viewer={viewer}
    />,
  );
const press = (label: string) =>
  act(async () => {
    const named = (b: HTMLButtonElement) => b.textContent === label || b.ariaLabel === label;
    // the last one: in the dialog, if it is open
    [...document.querySelectorAll('button')].findLast(named)!.click();
  });
const typeName = (text: string) =>
  act(() => {
    const input = document.querySelector<HTMLInputElement>('dialog input')!;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
beforeEach(() => asked.mockClear());

test.each(['organiser', 'visitor'] as const)(
  'of teams that are not here nothing is said to the %s',
  (viewer) => {
    // my own place came with my rows, and the event's did not
    showForm(
      <EventTeams
        event={event as never}
        people={{ state: 'not_here', teams: [], rows: [{ id: 'me' }] } as never}
        viewer={viewer}
      />,
    );
    expect(document.body.textContent).toBe(registration.squad.not_here);
  },
);

test('above the teams, their tools are one row of a phone', () => {
  show([alfa]);
  const create = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.create,
  );
  expect(create?.classList.contains('btn-row')).toBe(true);
});

test('the organiser makes the first team of a game, with a name', async () => {
  show([]);
  await press(words.create);
  await press(words.create);
  expect(document.body.textContent).toContain(validation.team_name_required);
  typeName('x'.repeat(31));
  await press(words.create);
  expect(document.body.textContent).toContain(validation.team_name_too_long);
  expect(asked).not.toHaveBeenCalled();
  typeName(' Bravo ');
  await press(words.create);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual([
    'create_event_team@1',
    { event_id: 'e1', name: 'Bravo' },
  ]);
});

test('an empty team is renamed and deleted; one with people only renamed', async () => {
  const menu = words.actions.replace('{team:string}', 'Alfa');
  show([alfa]);
  await press(menu);
  typeName('Bravo');
  await press(words.rename);
  const place = { event_id: 'e1', id: 'alfa' };
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual([
    'update_event_team@1',
    { ...place, name: 'Bravo' },
  ]);
  await press(menu);
  await press(words.delete);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(['delete_event_team@1', place]);

  show([alfa], [{ id: 'o1', name: 'Ana', event_team_id: 'alfa' }]);
  await press(menu);
  expect(document.body.textContent).toContain(words.delete_hint);
});

test('what is drawn is called a side', async () => {
  const side = event_words.teams.of.side;
  const drawn = { ...event, game_mode: 'MilSim' };
  showForm(<TeamMenu event={drawn as never} team={{ ...alfa, members: [] }} />);
  await press(side.actions.replace('{team:string}', 'Alfa'));
  expect(document.querySelector('dialog')!.textContent).toContain(side.delete);
  for (const [typed, problem] of [
    ['', validation.side_name_required],
    ['x'.repeat(31), validation.side_name_too_long],
  ] as const) {
    typeName(typed);
    await press(words.rename);
    expect(document.body.textContent).toContain(problem);
  }
  expect(asked).not.toHaveBeenCalled();
});

test('nobody else does', () => {
  show([alfa], [{ id: 'o1', name: 'Ana', event_team_id: 'alfa' }], 'visitor');
  expect(document.body.textContent).toContain('Alfa');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
