// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { usePasskeysHere } from './passkeys-here.ts';

const server = vi.hoisted(() => ({ serverHasPasskeys: vi.fn() }));
vi.mock('#sync/identity/passkeys.ts', () => server);
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: { source: {} } }) }));

const lock = vi.fn();
vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable: lock });
beforeEach(() => localStorage.clear());

const Here = ({ needs_lock }: { needs_lock: boolean }) =>
  JSON.stringify(Object.values(usePasskeysHere({ needs_lock })));
/** What the first frame knows, and what is known once device and server have answered. */
async function known(needs_lock = false) {
  const { leave } = showForm(<Here needs_lock={needs_lock} />);
  const first = document.body.textContent;
  await act(async () => {});
  const then = document.body.textContent;
  leave();
  return [first, then];
}

test('[law 1] the first frame has what device and server said last', async () => {
  lock.mockResolvedValue(true);
  server.serverHasPasskeys.mockResolvedValue(true);
  expect(await known()).toEqual(['[false,false]', '[true,true]']);
  server.serverHasPasskeys.mockResolvedValue(null); // no signal
  expect(await known()).toEqual(['[true,true]', '[true,true]']);
  lock.mockResolvedValue(false);
  expect(await known()).toEqual(['[true,true]', '[true,false]']);
  expect(await known(true)).toEqual(['[false,false]', '[false,false]']);
});
