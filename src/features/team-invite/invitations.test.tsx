// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import Invitations from './invitations.tsx';

const device = vi.hoisted(() => ({ hash: '', records: undefined as object[] | undefined }));
const navigate = vi.hoisted(() => vi.fn());
const brought = vi.hoisted(() => vi.fn());
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  useRouterState: ({ select }: { select: (state: object) => unknown }) =>
    select({ location: { hash: device.hash } }),
}));
vi.mock('#live/team/use-team-rows.ts', () => ({ useTeamRecords: () => device.records }));
vi.mock('./use-invitation-acts.ts', () => ({ useInvitationActs: () => ({}) }));
vi.mock('#ui/lists/bring-into-view.ts', () => ({ bringIntoView: brought }));

beforeEach(() => {
  loadLocale('pt-BR');
  navigate.mockReset().mockResolvedValue(undefined);
  brought.mockReset();
});

test('a link to them brings them into view once they are here, and again when it is followed again', async () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  const at = (hash: string, records: object[] | undefined) => {
    Object.assign(device, { hash, records });
    const shown = (
      <Invitations team={{ id: 't1' } as never} asked={[]} now="2026-11-28T12:00:00Z" />
    );
    return act(async () => root.render(<TypesafeI18n locale="pt-BR">{shown}</TypesafeI18n>));
  };
  await at('', []);
  expect(brought).not.toHaveBeenCalled();
  await at('invitations', undefined);
  expect(brought).not.toHaveBeenCalled();
  await at('invitations', []);
  expect(brought).toHaveBeenCalledExactlyOnceWith('invitations');
  expect(page.querySelector('#invitations')).not.toBeNull();
  expect(navigate.mock.lastCall![0]).not.toHaveProperty('hash');
  await at('', []);
  await at('invitations', []);
  expect(brought).toHaveBeenCalledTimes(2);
});
