import { beforeEach, expect, test, vi } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadAllLocales } from '#i18n/i18n-util.sync.ts';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { offerPasskey, sayAdded } from './offer-passkey.ts';

loadAllLocales();
const LL = i18nObject('pt-BR');
const words = LL.auth.passkey;
const stored = stubLocalStorage();
/** What the server's settings say. */
const said = vi.fn<() => unknown>();
let has_lock = true;
beforeEach(() => {
  has_lock = true;
  said.mockReset();
  said.mockReturnValue({ passkeys_enabled: true, passkeys_at: 'qg.exemplo.org' });
  useToastStore.setState({ shown: null, behind: [] });
  vi.stubGlobal('location', { hostname: 'qg.exemplo.org' });
  vi.stubGlobal('fetch', async () => Response.json(said()));
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => has_lock,
  });
});

const server = { url: 'https://qg.exemplo.org', publishable_key: 'sb_publishable_x' };
type Me = Parameters<typeof offerPasskey>[0];
const me = (() => ({ source: { server }, user_id: 'ana' })) as unknown as Me;
const shown = () => useToastStore.getState().shown?.title;

test('a passkey is offered once on a device, whatever the answer was', async () => {
  await offerPasskey(me, LL);
  expect(shown()).toBe(words.offer());
  expect(useToastStore.getState().shown?.for_ms).toBeNull();
  useToastStore.getState().dismiss();
  await offerPasskey(me, LL);
  expect(shown()).toBeUndefined();
  expect(said).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server has none', { passkeys_enabled: false, passkeys_at: null }],
  ['they belong to another of its names', { passkeys_enabled: true, passkeys_at: 'outro.org' }],
  ['hosted Supabase names no host', { passkeys_enabled: true, external: {} }],
])('nothing is offered where %s', async (_, settings) => {
  said.mockReturnValue(settings);
  await offerPasskey(me, LL);
  expect(shown()).toBeUndefined();
  expect(stored.has('qg.passkey_offered')).toBe(false); // it may have them later
});

test('nothing is asked on a device without a lock, and nobody is offered one', async () => {
  has_lock = false;
  await offerPasskey(me, LL);
  has_lock = true;
  await offerPasskey(() => null, LL);
  expect(said).not.toHaveBeenCalled();
  expect(shown()).toBeUndefined();
});

test('a device that forgets would ask again and again, so it is not asked', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => expect.unreachable() });
  await offerPasskey(me, LL);
  expect(shown()).toBeUndefined();
});

test('closing the window of the device is no failure', () => {
  sayAdded({ ok: false, code: 'cancelled' }, LL);
  expect(shown()).toBeUndefined();
  sayAdded({ ok: false, code: 'passkey_exists' }, LL);
  expect(shown()).toBe(LL.auth.problem.passkey_exists());
  sayAdded({ ok: true }, LL);
  expect(shown()).toBe(words.created());
});
