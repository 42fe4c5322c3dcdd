// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { problems } from '#i18n/pt-BR/problems.ts';
import { whatsapp as words } from '#i18n/pt-BR/whatsapp.ts';
import { AccountContext } from '#live/account-context.ts';
import type { Account } from '#sync/account/account.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { useVerification } from './use-verification.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('#sync/calls/whatsapp-codes.ts', () => ({
  sendWhatsappCode: send,
  verifyWhatsappCode: vi.fn(),
}));

const account = { local: {}, sync: { ask: () => {} } } as unknown as Account;
const toast = () => useToastStore.getState().shown;
const unable = vi.fn();

function Desk({ number, onUnable }: { number: string; onUnable?: () => void }) {
  useVerification({ number, name: 'Ana', onVerified: () => {}, onUnable });
  return null;
}
const ask = (number: string, onUnable?: () => void) =>
  act(async () => {
    showForm(
      <AccountContext value={account}>
        <Desk number={number} onUnable={onUnable!} />
      </AccountContext>,
    );
  });
const refused = (code: string) => ({ kind: 'refused', code, details: {} });
const detail = problems.answers.whatsapp_not_configured;

beforeEach(() => unable.mockReset());

test('where no code can be sent an offer ends, and that is no error', async () => {
  send.mockResolvedValue(refused('whatsapp_not_configured'));
  await ask('5511900000001', unable);
  expect(unable).toHaveBeenCalledOnce();
  expect(toast()).toMatchObject({ tone: 'info', title: detail });
});

test('a person who asks for a code there is told that it failed', async () => {
  send.mockResolvedValue(refused('whatsapp_not_configured'));
  await ask('5511900000002');
  expect(toast()).toMatchObject({ tone: 'error', title: words.send_failed, detail });
});

test('an offer stays when the code can be asked for again', async () => {
  send.mockResolvedValue(refused('too_many_requests'));
  await ask('5511900000003', unable);
  expect(unable).not.toHaveBeenCalled();
  expect(toast()).toMatchObject({ tone: 'error', title: words.send_failed });
});
