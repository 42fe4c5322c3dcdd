// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { MyPasskeys } from './my-passkeys.tsx';

const { passkey: words } = auth;
const server = vi.hoisted(() => ({ listPasskeys: vi.fn() }));
vi.mock('#sync/identity/passkeys.ts', () => server);
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('./passkeys-here.ts', () => ({
  usePasskeysHere: () => ({ of_server: true, of_device: true }),
}));
vi.mock('./add-passkey.tsx', () => ({ AddPasskey: () => <button type="button">add</button> }));
vi.mock('./passkey-row.tsx', () => ({ PasskeyRow: () => <li>a key</li> }));

beforeEach(() => localStorage.clear());

test('[law 1] the line above the button is there before it is known that there are no keys', async () => {
  const answer = Promise.withResolvers();
  server.listPasskeys.mockReturnValue(answer.promise);
  showForm(<MyPasskeys person={{ id: 'p1' } as never} onProved={() => Promise.resolve()} />);
  const before = () => document.querySelector('button')!.previousElementSibling!.textContent;
  expect(before()).toBe(common.loading);
  await act(async () => answer.resolve({ ok: true, passkeys: [] }));
  expect(before()).toBe(words.none);
});

test('where the list could not be read, nothing is said of its length', async () => {
  server.listPasskeys.mockResolvedValue({ ok: false, code: 'unknown' });
  showForm(<MyPasskeys person={{ id: 'p1' } as never} onProved={() => Promise.resolve()} />);
  await act(async () => {});
  const said = document.body.textContent;
  expect([words.none, common.loading].some((one) => said.includes(one))).toBe(false);
});

test('[law 1] the keys that were read last stand there from the first frame, until they are read again', async () => {
  server.listPasskeys.mockResolvedValue({ ok: true, passkeys: [{ id: 'a' }, { id: 'b' }] });
  const mine = <MyPasskeys person={{ id: 'p1' } as never} onProved={() => Promise.resolve()} />;
  const { leave } = showForm(mine);
  await act(async () => {});
  leave();
  server.listPasskeys.mockReturnValue(new Promise(() => {}));
  showForm(mine);
  expect(document.querySelectorAll('li')).toHaveLength(2);
});
