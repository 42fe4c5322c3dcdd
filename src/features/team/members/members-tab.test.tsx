// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { MembersTab } from './members-tab.tsx';
import { useMemberActs } from './use-member-acts.ts';

const screen = vi.hoisted(() => ({ wide: false, desk: false }));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'no_signal' }));
vi.mock('#platform/wide-screen.ts', () => ({
  isWideScreen: () => screen.desk || screen.wide,
  subscribeWideScreen: () => () => {},
  isExtraWideScreen: () => screen.wide,
  subscribeExtraWideScreen: () => () => {},
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ hash }: { hash: string }) => <a href={hash} />,
}));
const asking = vi.hoisted(() => ({ act: vi.fn(), waiting: vi.fn(), withdraw: vi.fn() }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asking.act }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => asking }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => true }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ phase: 'synced' }),
}));
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamRecords: () => [{ id: 'r1', data: { name: 'Operador' } }],
}));

const words = team_page.member;
const member = (name: string, role: string, more: object = {}) => ({
  id: name,
  user_id: name,
  name,
  role,
  avatar_url: null,
  rank_id: null,
  whatsapp: null,
  instagram: null,
  created_at: '2026-01-10T12:00:00Z',
  ...more,
});
const ana = member('Ana', 'captain');
const bia = member('Bia', 'officer', {
  rank_id: 'r1',
  whatsapp: '5561987654321',
  instagram: '@bia.rocha',
});
const caio = member('Caio', 'member');
const waiting = { status: 'queued', args: { member_id: 'Caio', team_id: 't1' } };

async function show(place: string, mine: object, members: object[] = [ana, bia, caio]) {
  const people = { place, mine, members, asking: [], asked: [waiting] };
  showForm(
    <MembersTab
      team={{ id: 't1', name: 'Lobos' } as never}
      people={people as never}
      is_read
      leave={({ member: of }) => <button type="button">Sair {of.name}</button>}
    />,
  );
  await act(() => vi.dynamicImportSettled());
}
const texts = (selector: string, of: ParentNode = document) =>
  [...of.querySelectorAll(selector)].map((one) => one.textContent);

beforeEach(() => {
  Object.assign(screen, { wide: false, desk: false });
});

test('a captain on a wide screen has a table with Status and Ações, and links to reach everybody', async () => {
  screen.wide = true;
  await show('captain', ana);
  const { name, role, rank, status, actions } = words.column;
  const visible = (label: string) => [`${label}${label}`, label];
  const heads = texts('th');
  expect(heads).toHaveLength(7);
  [name, words.number, words.instagram, role, rank, status, actions].forEach((label, n) =>
    expect(visible(label)).toContain(heads[n]),
  );
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => texts('td', row).slice(3, 6))).toEqual([
    ['Capitão', '–', words.approved],
    ['MembroOficial', 'Operador', words.approved],
    ['Membro', '–', words.waiting],
  ]);
  expect([...rows[1]!.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://wa.me/5561987654321',
    'https://instagram.com/bia.rocha',
  ]);
  const acts = texts('button', rows[0]!);
  expect(acts).toEqual([]); // the captain has no leave action
  expect(rows[2]!.querySelectorAll('button')).toHaveLength(1);

  const byName = [...document.querySelectorAll<HTMLElement>('th button')][0]!;
  act(() => byName.click());
  act(() => byName.click());
  expect(document.querySelector('tbody tr')!.textContent).toContain('Caio');
});

test.each([true, false])(
  'a member reads a list without numbers of others, wide or not: %s',
  async (wide) => {
    screen.wide = wide;
    const hidden = { ...bia, whatsapp: null, instagram: null };
    await show('member', caio, [ana, hidden, { ...caio, instagram: 'caio' }]);
    expect(document.querySelector('table')).toBeNull();
    const [captain, officer, me] = texts('li');
    expect(captain).toContain('Capitão');
    expect(captain).toContain(words.captain_only);
    expect(officer).toContain('MembroOficial');
    expect(me).toContain(`Caio (${words.you})`);
    expect(me).toContain('@caio');
    expect(me).toContain('Sair Caio');
    expect(document.body.textContent).not.toContain(words.approved);
    expect(texts('a')).toEqual(['@caio']);
  },
);

test('on a phone the captain has the same as a list, with a state only where one is unusual', async () => {
  await show('captain', ana);
  expect(document.querySelector('table')).toBeNull();
  expect(texts('li a')).toEqual(['(61) 98765-4321', '@bia.rocha']);
  expect(document.querySelectorAll('li button')).toHaveLength(2);
  const states = texts('li').map((row) =>
    [words.approved, words.waiting].filter((state) => row?.includes(state)),
  );
  expect(states).toEqual([[], [], [words.waiting]]);
});

test('from 1024 px on each row of the captain says its status, where no table fits beside the teams', async () => {
  screen.desk = true;
  await show('captain', ana);
  expect(document.querySelector('table')).toBeNull();
  const { status } = words.column;
  const said = texts('li .fact').filter((fact) => fact?.startsWith(status));
  expect(said).toEqual([
    `${status}:${words.approved}`,
    `${status}:${words.approved}`,
    `${status}:${words.waiting}`,
  ]);
  await show('member', caio);
  expect(document.body.textContent).not.toContain(status);
});

test.each([true, false])(
  'a captain who is alone is told how others come in, wide or not: %s',
  async (wide) => {
    screen.wide = wide;
    await show('captain', ana, [ana]);
    expect(document.body.textContent).toContain(words.only_you);
    expect(texts('a')).toHaveLength(1);
    await show('captain', ana);
    expect(document.body.textContent).not.toContain(words.only_you);
    await show('member', ana, [ana]);
    expect(document.body.textContent).not.toContain(words.only_you);
  },
);

test('a visitor is told to sign in, for which the screen has its main action', async () => {
  await show('visitor', ana);
  expect(document.body.textContent).toBe(words.sign_in);
});

test('the captaincy goes to whom the captain chose last, unless the first choice has left already', async () => {
  let acts!: ReturnType<typeof useMemberActs>;
  function Row() {
    acts = useMemberActs({ id: 't1', name: 'Lobos' });
    return null;
  }
  showForm(<Row />);
  const to = (member_id: string, team_id = 't1') => ({
    id: `${member_id} of ${team_id}`,
    args: { member_id, team_id },
  });
  asking.waiting.mockResolvedValue([to('Ana', 't2'), to('Caio'), to('Bia')]);
  asking.withdraw.mockResolvedValueOnce(true);
  await acts.transfer(caio as never);
  expect(asking.withdraw.mock.calls).toEqual([['Bia of t1']]);
  const asked = ['transfer_captain@1', to('Caio').args, expect.anything()];
  expect(asking.act.mock.calls).toEqual([asked]);

  asking.withdraw.mockResolvedValueOnce(false);
  await acts.transfer(caio as never);
  expect(asking.act).toHaveBeenCalledOnce();
  expect(useToastStore.getState().shown?.title).toBe(organise.waits.too_late);
});
