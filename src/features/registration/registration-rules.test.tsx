// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  emptyRegistration,
  type RegistrationForm as Values,
} from '#domain/registration/registration-form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { showForm, walkRules } from '#tests/fixtures/browser/form-screen.tsx';
import { RegistrationDesk } from './registration-desk.tsx';
import { RegistrationForm } from './registration-form.tsx';

const asked = vi.hoisted(() => vi.fn());
const outcome = vi.hoisted(() => ({ of: {} as object }));
vi.mock('#actions/use-mutate.ts', () => ({
  useMutate:
    () =>
    async (...given: unknown[]) => {
      asked(...given);
      return outcome.of;
    },
}));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
/** Drafts have tests of their own (use-registration-form.test.tsx). */
const meta = vi.hoisted(() => ({ put: () => Promise.resolve(), delete: () => Promise.resolve() }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { db: { meta } } }),
  usePerson: () => null,
}));
const people = vi.hoisted(() => ({ known: { state: 'loading' } as object }));
vi.mock('#live/event/use-event-rows.ts', () => ({
  useEventOperators: () => people.known,
  useEventTeams: () => ({ state: 'present', rows: [] }),
}));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/freshness/use-is-coming.ts', () => ({ useIsComing: () => false }));
const profile = vi.hoisted(() => ({ known: { state: 'absent' } as object }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: () => profile.known }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({ useStoredDraft: () => null }));
vi.mock('./squad/use-own-teams.ts', () => ({ useOwnTeams: () => [] }));
vi.mock('./number-proof.tsx', () => ({ NumberProof: () => null }));
beforeEach(() => {
  asked.mockClear();
  outcome.of = { ok: true };
  people.known = { state: 'loading' };
});

const right = { name: 'Bia Reis', whatsapp: '11987654321', team: 'Lobos', invited_by: '' };
const team = (id: string, members_count: number) => ({ id, name: id, members_count }) as EventTeam;

function show(
  game_mode: string,
  {
    teams = [],
    start = {},
    from_profile = false,
  }: { teams?: EventTeam[]; start?: Partial<Values>; from_profile?: boolean } = {},
) {
  const event = { id: 'e1', name: 'Serra', game_mode } as AirsoftEvent;
  const values = { ...emptyRegistration, ...start };
  const rest = { own_teams: [], refused: undefined, from_profile, teams_here: true };
  return showForm(<RegistrationForm event={event} teams={teams} start={values} {...rest} />);
}
const press = (name: string) =>
  act(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === name)!.click();
  });
const page = () => document.body.textContent;

test('the rules of a registration', async () => {
  await walkRules(show('MilSim'), {
    right,
    broken: [
      [{ name: 'Bi' }, 'name', 'registration_name_too_short'],
      [{ name: 'B'.repeat(101) }, 'name', 'name_too_long'],
      [{ name: 'Bia 7' }, 'name', 'name_invalid_characters'],
      [{ whatsapp: '1198765' }, 'whatsapp', 'whatsapp_too_short'],
      [{ whatsapp: '1'.repeat(21) }, 'whatsapp', 'whatsapp_too_long'],
      [{ whatsapp: '11987654abc' }, 'whatsapp', 'whatsapp_invalid'],
      [{ team: 'x'.repeat(101) }, 'team', 'letters_over'],
      [{ invited_by: 'x'.repeat(101) }, 'invited_by', 'letters_over'],
    ],
    sent: asked,
  });
  expect(asked).toHaveBeenCalledWith(
    'register@1',
    {
      event_id: 'e1',
      operator_id: expect.any(String) as string,
      name: 'Bia Reis',
      whatsapp: '5511987654321',
      team: 'Lobos',
    },
    { label: 'Serra' },
  );
});

test('in a game with teams a team is required, and a new one needs a name', async () => {
  await walkRules(show('3X3'), {
    right: { ...right, new_team_name: 'Alfa' },
    broken: [
      [{ new_team_name: ' ' }, 'new_team_name', 'team_name_required'],
      [{ new_team_name: 'x'.repeat(31) }, 'new_team_name', 'team_name_too_long'],
    ],
    sent: asked,
  });
  const new_team = { id: expect.any(String) as string, name: 'Alfa' };
  expect(asked.mock.lastCall?.[1]).toMatchObject({ new_team });
});

test.each([
  ['none was chosen', '', 'team_required'],
  ['the chosen one is full by now', 'full', 'team_full'],
] as const)('an existing team: %s', async (_, event_team_id, rule) => {
  const teams = [team('full', 3), team('free', 2)];
  const screen = show('3X3', { teams, start: { team_choice: 'existing', event_team_id } });
  screen.type(right);
  await screen.submit();
  expect(page()).toContain(validation[rule]);
  expect(asked).not.toHaveBeenCalled();
  act(() => document.querySelector<HTMLInputElement>('input[value="free"]')!.click());
  await screen.submit();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ event_team_id: 'free' });
});

test('a friend follows the rules of a person, with a number of their own', async () => {
  const screen = show('MilSim', { start: right });
  press(registration.friends.add);
  await walkRules(screen, {
    right: { 'friends[0].name': 'Caio Dias', 'friends[0].whatsapp': '11912345678' },
    broken: [
      [{ 'friends[0].name': 'Ca' }, 'friends[0].name', 'registration_name_too_short'],
      [{ 'friends[0].name': 'C'.repeat(101) }, 'friends[0].name', 'name_too_long'],
      [{ 'friends[0].name': 'Caio 7' }, 'friends[0].name', 'name_invalid_characters'],
      [{ 'friends[0].whatsapp': '1191234' }, 'friends[0].whatsapp', 'whatsapp_too_short'],
      [{ 'friends[0].whatsapp': '1'.repeat(21) }, 'friends[0].whatsapp', 'whatsapp_too_long'],
      [{ 'friends[0].whatsapp': right.whatsapp }, 'friends[0].whatsapp', 'whatsapp_twice'],
    ],
    sent: asked,
  });
  expect(asked.mock.lastCall?.[0]).toBe('register_squad@1');
});

test('more friends than the team has places for', async () => {
  const friend = (n: number) => ({
    name: 'Caio Dias',
    whatsapp: `1191234567${n}`,
    class: '' as const,
  });
  const teams = [team('free', 1)];
  const start = { ...right, event_team_id: 'free', friends: [friend(1), friend(2)] };
  const screen = show('3X3', { teams, start: { ...start, team_choice: 'existing' } });
  await screen.submit();
  expect(page()).toContain(validation.squad_too_large);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['device_full', problems.device_full],
  ['storage_failed', problems.not_saved],
  ['not_signed_in', problems.refused.not_signed_in],
])('[U12] %s: it says so, and keeps what was typed', async (code, sentence) => {
  outcome.of = { ok: false, code };
  const screen = show('MilSim');
  screen.type(right);
  await screen.submit();
  expect(page()).toContain(sentence);
  expect(screen.field('name').value).toBe(right.name);
  outcome.of = { ok: true };
  await screen.submit();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(page()).not.toContain(sentence);
});

test('a complete profile is one card and one button, and may still be changed', async () => {
  const start = { ...right, class: 'support', experience: 'veterano' } as const;
  show('MilSim', { start, from_profile: true });
  expect(document.querySelectorAll('input, select, textarea')).toHaveLength(0);
  const [card, ...others] = document.querySelectorAll('section');
  expect(others).toEqual([]);
  const { title, edit } = registration.review;
  const said = [title, 'Bia Reis', 'Lobos · Support · Veterano', right.whatsapp, edit];
  for (const words of said) expect(card!.textContent).toContain(words);
  const main = [...document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
  expect(main.map(({ textContent }) => textContent)).toEqual([registration.submit]);
  await act(async () => main[0]!.click());
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ name: 'Bia Reis', whatsapp: '5511987654321' });

  const screen = show('MilSim', { start, from_profile: true });
  press(edit);
  expect(document.activeElement).toBe(screen.field('name'));
  expect(document.querySelector('section')).toBeNull();
  screen.type({ name: 'Bia Souza' });
  await screen.submit();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ name: 'Bia Souza', team: 'Lobos' });
});

test('a game without teams asks for none', () => {
  show('MilSim', { teams: [team('Alfa', 2)] });
  expect(page()).not.toContain(registration.squad.existing);
});

test.each([
  ['takes it when nobody has touched it', '', 'Bia Reis'],
  ['keeps what was typed', 'Bi', 'Bi'],
])('a form that opened before the profile arrived %s', (_, typed, then) => {
  const event = { id: 'e1', name: 'Serra', game_mode: 'MilSim' } as AirsoftEvent;
  const desk = () => <RegistrationDesk event={event} refused={undefined} />;
  profile.known = { state: 'absent' };
  const form = showForm(desk());
  expect(form.field('name').value).toBe('');
  if (typed) form.type({ name: typed });
  const row = { ...right, whatsapp: '5511987654321', operator_experience: null };
  profile.known = { state: 'present', row: { ...row, operator_classes: [] } };
  form.again(desk());
  expect(form.field('name').value).toBe(then);
});
