// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { SyncPhase } from '#sync/wire/sync-status.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useMineIsKnown } from './use-mine-is-known.ts';

const device = vi.hoisted(() => ({
  me: null as object | null | undefined,
  phase: '',
  reached: true,
  online: true,
}));
vi.mock('../account-context.ts', () => ({ usePerson: () => ({ id: 'ana' }) }));
vi.mock('./use-scope-state.ts', () => ({ useScopeState: () => device.me }));
vi.mock('./use-sync-status.ts', () => ({ useSyncStatus: () => ({ phase: device.phase }) }));
vi.mock('./use-never-reached.ts', () => ({ useNeverReached: () => !device.reached }));
vi.mock('./use-online.ts', () => ({ useOnline: () => device.online }));

const Screen = () => String(useMineIsKnown());
type Now = Partial<Omit<typeof device, 'phase'>> & { phase: SyncPhase };
/** What the hook answers in each of these states of the device. */
function told(...states: Now[]): string[] {
  const screen = showForm(null);
  return states.map((now) => {
    Object.assign(device, { me: null, reached: true, online: true }, now);
    screen.again(<Screen />);
    return document.body.textContent;
  });
}

test('[S1] after a sign-in my rows are on their way, from before the first round until they are here', () => {
  const me = { complete: true };
  expect(
    told(
      { phase: 'never_synced' },
      { phase: 'initial_sync' },
      { phase: 'initial_sync', me: { complete: false } },
      { phase: 'synced' },
      { phase: 'synced', me },
      { phase: 'syncing', me },
    ),
  ).toEqual(['false', 'false', 'false', 'false', 'true', 'true']);
  expect(told({ phase: 'synced', me: undefined })).toEqual(['false']);
});

test('without a signal nothing is on its way, and what has opened stays while it is tried again', () => {
  const reached = false;
  expect(
    told(
      { phase: 'initial_sync' },
      { phase: 'never_synced', reached },
      { phase: 'initial_sync', reached },
    ),
  ).toEqual(['false', 'true', 'true']);
  expect(told({ phase: 'never_synced', reached, online: false })).toEqual(['true']);
  expect(told({ phase: 'synced', online: false })).toEqual(['true']);
  expect(told({ phase: 'needs_sign_in' })).toEqual(['true']);
});
