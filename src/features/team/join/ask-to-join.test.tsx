// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_form } from '#i18n/pt-BR/team-form.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { AskToJoin } from './ask-to-join.tsx';
import { Invited } from './invited.tsx';
import { MyPlaceNote } from './my-place-note.tsx';

const asked = vi.hoisted(() => vi.fn());
const known = vi.hoisted(() => ({
  state: 'present',
  whatsapp: null as string | null,
  told: [] as object[],
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('#entities/form/leave/use-leave-form.ts', () => ({ useLeaveForm: () => vi.fn() }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/rows/use-live-record.ts', () => ({
  useLiveRecord: () => ({ state: known.state, row: known }),
}));
vi.mock('#live/rows/use-last-known.ts', () => ({ useLastKnown: (_: string, now: unknown) => now }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: known.told }),
}));

const words = team_form.join;
const team = { id: 't1', name: 'Lobos' } as never;
const text = () => document.body.textContent;
const ask = () =>
  showForm(<AskToJoin team={team} busy={false} onBusy={() => undefined} cancel={null} />);
const args = () => asked.mock.calls[0]![1] as object;

beforeEach(() => {
  asked.mockReset().mockResolvedValue('waiting');
  known.whatsapp = '5561987654321';
  known.told = [];
});

test('who asks sees the number that the captain will see, and where it is changed', async () => {
  const screen = ask();
  expect(text()).toContain(words.number.replace('{number:string}', '(61)\u00a098765-4321'));
  expect(document.querySelector('a')!.textContent).toBe(words.change_number);
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/profile');
  await screen.submit();
  expect(asked.mock.calls[0]![0]).toBe('request_join@1');
  expect(args()).toEqual({ team_id: 't1' });
});

test('[law 1] the room of that sentence is there before the number is known', () => {
  known.state = 'loading';
  ask();
  expect(document.querySelector('p.invisible')!.textContent).toContain('(11)');
  known.state = 'present';
  ask();
  expect(document.querySelector('p.invisible')).toBeNull();
});

test('without a number it says so, and an Instagram goes along without its @ sign', async () => {
  known.whatsapp = null;
  const screen = ask();
  expect(text()).toContain(words.no_number);
  screen.type({ instagram: ' @caio.reis ' });
  await screen.submit();
  expect(args()).toMatchObject({ team_id: 't1', instagram: 'caio.reis' });
});

test('what is typed while the request is being sent would not go with it: nothing can be', async () => {
  let answer: (outcome: string) => void = () => undefined;
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const screen = ask();
  await screen.submit();
  const shut = () => document.querySelector('input')!.closest('[inert]') !== null;
  expect(shut()).toBe(true);
  await act(async () => answer('refused'));
  expect(shut()).toBe(false);
});

const told = (code: string, url = '/team/t1', created_at = '2026-11-21T12:00:00Z') => ({
  kind: 'notification',
  data: { url, created_at, data: { code } },
});

test.each([
  ['outsider', 'member_removed', '/team/t1', true],
  ['outsider', 'member_removed', '/team/t2', false],
  ['outsider', 'join_rejected', '/team/t1', false],
  ['member', 'member_removed', '/team/t1', false],
])('%s, told %s of %s: reads that they are no longer in: %s', (place, code, url, reads) => {
  known.told = [told(code, url)];
  const people = { place, mine: undefined, asked: [] } as never;
  act(() => void showForm(<MyPlaceNote team={team} people={people} leave={() => null} />));
  expect(text().includes(team_page.join.no_longer_in)).toBe(reads);
});

test('a refused request is told of on the page, until I was let in or took back another', () => {
  const show = (asked: object[] = []) => {
    const people = { place: 'outsider', mine: undefined, asked } as never;
    act(() => void showForm(<MyPlaceNote team={team} people={people} leave={() => null} />));
  };
  known.told = [told('join_rejected', '/team/t1', '2026-11-22T12:00:00Z'), told('member_approved')];
  show();
  expect(text()).toContain(team_page.join.refused);
  known.told = [told('join_rejected'), told('member_approved', '/team/t1', '2026-11-22T12:00:00Z')];
  show();
  expect(text()).not.toContain(team_page.join.refused);
  known.told = [told('join_rejected')];
  const withdrawn = { name: 'leave_team@1', args: { team_id: 't1' }, status: 'queued' };
  show([withdrawn]);
  expect(text()).not.toContain(team_page.join.refused);
  show([{ ...withdrawn, status: 'rejected' }]); // the captain refused that request before
  expect(text()).toContain(team_page.join.refused);
  known.told = [told('join_rejected')].map(({ kind, data }) => ({
    kind,
    data: { ...data, data: { ...data.data, is_over: true } },
  }));
  show();
  expect(text()).not.toContain(team_page.join.refused);
});

test('who waits reads since when, and may ask the team on its own number', () => {
  const mine = { id: 'm1', created_at: '2026-11-25T12:00:00Z' };
  const people = { place: 'pending', mine, asked: [] } as never;
  const show = (record: object) => {
    known.told = [record];
    showForm(<MyPlaceNote team={team} people={people} leave={() => <button type="button" />} />);
    return document.querySelector('a');
  };
  const link = show({ kind: 'contact', data: { whatsapp: '5561987654321' } });
  expect(link?.getAttribute('href')).toBe('https://wa.me/5561987654321');
  expect(link?.textContent).toBe(team_page.about.whatsapp);
  expect(text()).toContain(`Desde 25/11/2026. ${team_page.join.asked_detail}`);
  expect(show({ kind: 'contact', data: { whatsapp: null } })).toBeNull();
});

test('an invitation is accepted at the thumb, beside the way to the team', async () => {
  const people = { place: 'outsider', mine: undefined, asked: [] } as never;
  const see_team = <a href="/team/t1">{team_form.see_team}</a>;
  showForm(<Invited team={team} people={people} code="C0DE" cancel={see_team} />);
  const bar = document.querySelector('.action-bar')!;
  expect(bar.textContent).toBe(words.invited.action + team_form.see_team);
  await act(async () => bar.querySelector('button')!.click());
  expect(asked.mock.calls[0]![0]).toBe('accept_invitation@1');
  expect(args()).toMatchObject({ team_id: 't1', code: 'C0DE' });
});
