// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useLivePokes } from './live-pokes.ts';

const TEAM = 't1';
const account = vi.hoisted(() => ({ person: { id: 'ana' }, local: {}, sync: { poked: vi.fn() } }));
const mine = vi.hoisted(() => ({ rows: undefined as object[] | undefined }));
const signal = vi.hoisted(() => ({ listen: vi.fn(), close: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('#live/account-context.ts', () => ({ useAccount: () => account }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => true }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => mine.rows }));
vi.mock('#sync/pull/live-signal.ts', () => ({ openLiveSignal: async () => signal }));
vi.mock('#platform/when-idle.ts', () => ({
  whenIdle: (then: () => void) => {
    then();
    return () => {};
  },
}));
vi.mock('./followed.ts', () => ({
  followed: (kind: string) => (kind === 'team' ? TEAM : undefined),
}));
vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ matches: [] }),
}));

function Corner() {
  useLivePokes();
  return null;
}

test('[W1] who is approved while looking hears of the team at once, and who is removed no more', async () => {
  const root = createRoot(document.createElement('div'));
  const heard = async (rows: object[] | undefined) => {
    mine.rows = rows;
    await act(async () => root.render(<Corner />));
    await act(() => expect.poll(() => signal.listen).toHaveBeenCalled());
    return signal.listen.mock.lastCall?.[0] as string[];
  };
  expect(await heard(undefined)).toEqual(['public', 'user:ana']);
  expect(await heard([{ team_id: TEAM, approved: false }])).toEqual(['public', 'user:ana']);
  expect(await heard([{ team_id: TEAM, approved: true }])).toContain(`team:${TEAM}`);
  expect(await heard([{ team_id: 'other', approved: true }])).toEqual(['public', 'user:ana']);
});
