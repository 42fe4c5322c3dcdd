// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyTeam, teamColumns, type TeamForm } from '#domain/team/team-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useCreateTeam } from './use-create-team.ts';

const mutate = vi.hoisted(() => vi.fn());
const navigate = vi.hoisted(() => vi.fn());
const sent = vi.hoisted(() => ({ state: 'absent', row: {} }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/outbox/settled.ts', () => ({ settled: async () => ({ kind: 'applied' }) }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({}) }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: () => sent }));
vi.mock('#entities/form/use-kept-form.ts', () => ({
  useKeptForm: () => ({ keep: vi.fn(), fail: vi.fn(), tell: vi.fn() }),
}));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
vi.mock('#entities/form/leave/use-leave-form.ts', () => ({ useLeaveForm: () => navigate }));

let create: (form: TeamForm) => Promise<void>;
function Desk() {
  const creates = useCreateTeam({ team_id: 't1' } as never);
  useEffect(() => {
    create = creates;
  });
  return null;
}

test('what another tab has sent of the same draft is not sent as another team; what differs is', async () => {
  mutate.mockResolvedValue({ ok: true, value: { id: 'm1' } });
  const asked = { name: 'Falcões ', city: 'Taubaté', state: 'SP', whatsapp: '12 98765-4321' };
  const form = { ...emptyTeam, ...asked };
  Object.assign(sent, { state: 'present', row: teamColumns(form) });
  showForm(<Desk />);
  await act(() => create(form));
  await act(() => create({ ...form, name: 'Gaviões' }));
  const ids = mutate.mock.calls.map(([, args]) => (args as { id: string }).id);
  expect(ids).toEqual(['t1', expect.not.stringMatching('t1')]);
  expect(navigate).toHaveBeenLastCalledWith({ to: '/team/$id', params: { id: ids[1] } });
});
