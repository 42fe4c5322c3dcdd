// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { arena } from '#i18n/pt-BR/arena.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { team } from '#i18n/pt-BR/team.ts';
import { AccountContext } from '#live/account-context.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import type { Account } from '#sync/account/account.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ArenasDesk } from './admin/arenas-desk.tsx';
import { ArenasPage } from './arenas/arenas-page.tsx';
import { EventMapPage } from './maps/event-map-page.tsx';
import { AlliancePage, MyAlliancesPage } from './team/alliance-page.tsx';
import { TeamPage } from './team/team-page.tsx';

/** Every screen below reads its rows as it does in the app, and has bones until they are known. */
const screens = vi.hoisted(() => ({ Rows: (): null => null }));
const everything = { selector: {} };
screens.Rows = () => {
  useReplicaRows('public_records', everything);
  return null;
};
vi.mock('./arenas/arenas-and-form.tsx', () => ({ ArenasAndForm: () => <screens.Rows /> }));
vi.mock('#features/admin-arenas/arenas-screen.tsx', () => ({
  ArenasScreen: () => <screens.Rows />,
}));
vi.mock('#features/arena-form/arena-form.tsx', () => ({ ArenaForm: () => null }));
vi.mock('#features/event-map/event-map-screen.tsx', () => ({
  EventMapScreen: () => <screens.Rows />,
}));
vi.mock('#features/team/team-screen.tsx', () => ({ TeamScreen: () => <screens.Rows /> }));
vi.mock('#features/teams/beside/teams-beside.tsx', () => ({ default: () => <screens.Rows /> }));
vi.mock('#features/team-alliances/my-alliances-screen.tsx', () => ({
  MyAlliancesScreen: () => <screens.Rows />,
}));
vi.mock('#features/team-alliances/screen/alliance-screen.tsx', () => ({
  AllianceScreen: () => <screens.Rows />,
}));
vi.mock('#platform/wide-screen.ts', () => ({
  isWideScreen: () => true,
  subscribeWideScreen: () => () => undefined,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => ({}),
  useNavigate: () => () => undefined,
}));
vi.mock('#entities/age/use-now.ts', () => ({ useNow: () => '2026-11-26T12:00:00Z' }));
vi.mock('#sync/device/report.ts', () => ({ report: vi.fn() }));

const find = () => ({
  $: {
    subscribe: (told: { error: (error: Error) => void }) => {
      told.error(new Error('Connection lost'));
      return { unsubscribe: () => undefined };
    },
  },
});
const account = { replica: { public_records: { find } } } as unknown as Account;
const ID = '00000000-0000-4000-8000-000000000001';

test.each<[string, string, ComponentType]>([
  ['/arenas/map', arena.list_failed, ArenasPage],
  ['/admin/arenas', arena.list_failed, () => <ArenasDesk now="2026-11-26T12:00:00Z" />],
  ['/events/map', shell.storage_failed.title, EventMapPage],
  [
    '/team/{id}',
    shell.storage_failed.title,
    () => <TeamPage id={ID} tab={undefined} onTab={() => undefined} />,
  ],
  [
    '/team/{id}/alliance/{id}',
    team.alliances.load_failed,
    () => <AlliancePage team_id={ID} id={ID} />,
  ],
  ['/team/alliances', team.alliances.load_failed, MyAlliancesPage],
])('on %s rows that can’t be read end the bones: %s', async (_, said, Page) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { leave } = showForm(
    <AccountContext value={account}>
      <Page />
    </AccountContext>,
  );
  const rendered = async () => {
    await act(async () => {}); // what arrived
    return document.body.textContent;
  };
  await expect.poll(rendered).toContain(said);
  expect(document.body.textContent).toContain(shell.storage_failed.body);
  expect(document.querySelector('button')!.textContent).toBe(common.try_again);
  leave();
});
