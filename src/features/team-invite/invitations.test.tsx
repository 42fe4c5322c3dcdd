// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import Invitations from './invitations.tsx';

const { invite: words } = team_page;
const world = vi.hoisted(() => ({ rows: [] as object[] | undefined, hash: '' }));
const navigate = vi.hoisted(() => vi.fn());
const brought = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  useRouterState: ({ select }: { select: (state: object) => unknown }) =>
    select({ location: { hash: world.hash } }),
}));
vi.mock('#ui/lists/bring-into-view.ts', () => ({ bringIntoView: brought }));
vi.mock('#live/team/use-team-rows.ts', () => ({ useTeamRecords: () => world.rows }));
vi.mock('./use-invitation-acts.ts', () => ({
  useInvitationActs: () => ({ linkOf: () => 'https://qg.test/team/join/t1#C0DE' }),
}));

const NOW = '2026-11-23T12:00:00.000Z';
const LATER = '2026-11-25T12:00:00.000Z';
const row = (max_uses: number, used: number) => ({
  id: 'i1',
  kind: 'invitation',
  data: { max_uses, used, expires_at: '2026-11-24T12:00:00+00:00', created_at: NOW },
});
type Asked = { name: string; status: string; args: { id: string } };
const page = (asked: Asked[] = [], now = NOW) => (
  <Invitations team={{ id: 't1', name: 'Lobos' } as never} asked={asked as never} now={now} />
);
let screen: ReturnType<typeof showForm>;
const sheet = () => [...document.querySelectorAll('dialog')].find(({ open }) => open);
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)!.click(),
  );
/** The code is on the screen, and then these rows arrive. */
function shown(max_uses: number, used: number) {
  world.rows = [row(max_uses, used)];
  screen = showForm(page());
  press(words.show);
  expect(sheet()!.querySelector('[role=img], svg')).not.toBeNull();
  return (rows: object[], ...rest: Parameters<typeof page>) => {
    world.rows = rows;
    screen.again(page(...rest));
  };
}
beforeEach(() => {
  Object.assign(world, { rows: [], hash: '' });
  navigate.mockReset().mockResolvedValue(undefined);
  brought.mockReset();
});

test('a link to them brings them into view once they are here, and again when it is followed again', async () => {
  const at = (hash: string, rows: object[] | undefined) => {
    Object.assign(world, { hash, rows });
    return act(async () => screen.again(page()));
  };
  screen = showForm(page());
  expect(brought).not.toHaveBeenCalled();
  await at('invitations', undefined);
  expect(brought).not.toHaveBeenCalled();
  await at('invitations', []);
  expect(brought).toHaveBeenCalledExactlyOnceWith('invitations');
  expect(document.querySelector('#invitations')).not.toBeNull();
  expect(navigate.mock.lastCall![0]).not.toHaveProperty('hash');
  await at('', []);
  await at('invitations', []);
  expect(brought).toHaveBeenCalledTimes(2);
});

test('who fills the last place of the code on screen is said there, and another one is a tap away', () => {
  const arrive = shown(2, 0);
  arrive([row(2, 1)]);
  expect(sheet()!.textContent).toContain('Restam 1 de 2');
  arrive([]);
  expect(sheet()!.textContent).toContain(words.full);
  expect(sheet()!.textContent).not.toContain(words.copy);
  press(words.make);
  expect(sheet()!.textContent).toContain(words.who);
});

test.each([
  ['of which several places were left', [5, 2], [], NOW],
  ['that expired', [1, 0], [row(1, 0)], LATER],
] as const)('a code %s has ended, and not because it is full', (_, [most, used], rows, now) => {
  shown(most, used)([...rows], [], now);
  expect(sheet()!.textContent).toContain(words.over);
  expect(sheet()!.textContent).not.toContain(words.full);
});

test.each([
  ['revoke_invitation@1', 'queued'],
  ['create_invitation@1', 'rejected'],
])('after my own %s, %s, which says so itself, the code only goes away', (name, status) => {
  const arrive = shown(1, 0);
  arrive([], [{ name, status, args: { id: 'i1' } }]);
  expect(sheet()).toBeUndefined();
  arrive([]);
  expect(sheet()).toBeUndefined();
});
