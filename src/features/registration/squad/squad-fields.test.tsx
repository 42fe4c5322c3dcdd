// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyRegistration } from '#domain/registration/registration-form.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RegistrationForm } from '../registration-form.tsx';

const asked = vi.hoisted(() => vi.fn((..._asked: unknown[]) => Promise.resolve({ ok: true })));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => asked }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
const meta = vi.hoisted(() => ({ put: () => Promise.resolve(), delete: () => Promise.resolve() }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { db: { meta } } }),
  usePerson: () => null,
}));
const people = vi.hoisted(() => ({ known: { state: 'loading' } as object }));
vi.mock('#live/event/use-event-rows.ts', () => ({ useEventOperators: () => people.known }));
vi.mock('../number-proof.tsx', () => ({ NumberProof: () => null }));

const team = (id: string, members_count: number) => ({ id, name: id, members_count }) as EventTeam;
const start = { ...emptyRegistration, name: 'Bia Reis', whatsapp: '11987654321' };
const rest = { start, own_teams: [], refused: undefined, from_profile: true, teams_here: true };
const form = (game_mode: string, teams: EventTeam[]) => (
  <RegistrationForm
    event={{ id: 'e1', name: 'Serra', game_mode } as AirsoftEvent}
    teams={teams}
    {...rest}
  />
);

test.each([
  ['3X3', 3],
  ['5X5', 5],
] as const)(
  '%s begins with the teams that have room; full ones come last, to be read',
  (mode, size) => {
    const member = (name: string, event_team_id: string | null) => ({ name, event_team_id });
    const rows = [member('Ana', 'Alfa'), member('Caio', 'Alfa'), member('Duda', null)];
    people.known = { state: 'present', rows };
    const teams = [team('Bravo', size), team('Alfa', 2)];
    showForm(form(mode, teams));
    const begin = document.querySelector('form')!.firstElementChild!;
    const headings = [...begin.querySelectorAll('legend, h2, h3')];
    expect(headings.map(({ textContent }) => textContent)).toEqual([registration.section.squad]);
    const radios = [...begin.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map(({ value }) => value)).toEqual(['Alfa', 'new']);
    const filled = registration.squad.members
      .replace('{members:number}', '2')
      .replace('{size:number}', `${size}`);
    expect(radios[0]!.closest('label')!.textContent).toContain(`${filled}: Ana, Caio`);
    expect(begin.lastElementChild!.textContent).toContain('Bravo');
    expect(begin.lastElementChild!.textContent).toContain(registration.squad.full);
    expect(document.body.textContent).not.toContain('Duda');
  },
);

test('a team that fills up while somebody looks at the list keeps its place', () => {
  const screen = showForm(form('3X3', [team('Alfa', 2), team('Bravo', 1)]));
  screen.again(form('3X3', [team('Alfa', 3), team('Bravo', 1), team('Carcará', 1)]));
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['Alfa', true],
    ['Bravo', false],
    ['new', false],
    ['Carcará', false],
  ]);
});

test('a new team is named where it is chosen, and leaves again with another choice', async () => {
  const screen = showForm(form('3X3', [team('Alfa', 2)]));
  await screen.submit();
  expect(document.body.textContent).toContain(validation.team_required);
  const radio = (value: string) =>
    document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;
  act(() => radio('new').click());
  screen.type({ new_team_name: 'Bravo' });
  await screen.submit();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ new_team: { name: 'Bravo' } });
  act(() => radio('Alfa').click());
  expect(() => screen.field('new_team_name')).toThrow('no field');
  await screen.submit();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ event_team_id: 'Alfa' });
});
