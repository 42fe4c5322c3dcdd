// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { PasskeyRow } from './passkey-row.tsx';

const { passkey: words } = auth;
const renamePasskey = vi.hoisted(() => vi.fn());
vi.mock('#sync/identity/passkeys.ts', () => ({ renamePasskey }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};

const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;

test('a name that could not be saved stays typed, and is saved at the second try', async () => {
  const onChanged = vi.fn();
  const passkey = { id: 'k1', friendly_name: 'Chave', created_at: '2026-11-30T12:00:00Z' };
  showForm(
    <PasskeyRow
      person={{ id: 'p1' } as never}
      passkey={{ ...passkey, last_used_at: null } as never}
      onChanged={onChanged}
    />,
  );
  act(() => button(words.rename).click());
  const field = () => document.querySelector<HTMLInputElement>('dialog input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(field()!, 'Telefone');
    field()!.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const save = () => act(async () => document.querySelector('form')!.requestSubmit());
  renamePasskey.mockResolvedValue({ ok: false, code: 'unreachable' });
  await save();
  expect(useToastStore.getState().shown?.title).toBe(problems.generic.network.title);
  expect(field()?.value).toBe('Telefone');
  renamePasskey.mockResolvedValue({ ok: true });
  await save();
  expect(field()).toBeNull();
  expect(renamePasskey.mock.lastCall![1]).toEqual({ id: 'k1', name: 'Telefone' });
  expect(onChanged).toHaveBeenCalledTimes(2);
});
