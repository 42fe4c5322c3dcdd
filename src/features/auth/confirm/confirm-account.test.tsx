// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ConfirmAccount } from './confirm-account.tsx';

const confirmAccount = vi.hoisted(() => vi.fn());
vi.mock('#sync/identity/authentication.ts', () => ({ confirmAccount }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { source: { server: 'server' } } }),
}));

const refusal = () => document.querySelector('.note-refused')?.textContent ?? null;
const buttons = () => [...document.querySelectorAll('button')];
const button = (text: string) => buttons().find((one) => one.textContent === text)!;

test('a link that was spent leads on to the sign-in: its account may be confirmed already', async () => {
  const onLeave = vi.fn();
  showForm(<ConfirmAccount token="abc" onConfirmed={vi.fn()} onLeave={onLeave} />);
  confirmAccount.mockResolvedValue({ ok: false, code: 'link_expired' });
  await act(async () => button(auth.confirmation.confirm).click());
  expect(refusal()).toBe(auth.problem.link_expired + auth.confirmation.spent);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([auth.forgot.back]);
  act(() => button(auth.forgot.back).click());
  expect(onLeave).toHaveBeenCalledOnce();
});

test('[law 1] a confirmation without a signal leaves both buttons in place, its reason below them', async () => {
  showForm(<ConfirmAccount token="abc" onConfirmed={vi.fn()} onLeave={vi.fn()} />);
  confirmAccount.mockResolvedValue({ ok: false, code: 'unreachable' });
  const inView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  await act(async () => button(auth.confirmation.confirm).click());
  const note = document.querySelector('.note-refused')!;
  const leave = button(auth.forgot.back);
  expect(leave.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(inView).toHaveBeenCalledOnce();
});
