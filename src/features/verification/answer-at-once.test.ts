import { expect, test, vi } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { rememberVerified } from '#platform/whatsapp/verified-numbers.ts';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { answerAtOnce } from './answer-at-once.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');
const kept = stubLocalStorage();

const ana = { id: 'ana', email: 'ana@exemplo.com' };

async function ask(whatsapp: string) {
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const left = await answerAtOnce({ whatsapp, name: 'Ana', onSuccess, onError }, LL, ana);
  return { left, onSuccess, onError };
}

test.each([
  ['', 'Por favor, informe um número de WhatsApp válido.'],
  ['(11) 98', 'O número de WhatsApp deve ter pelo menos 10 dígitos.'],
  ['1234567890123456789', 'Por favor, informe um número de WhatsApp válido.'],
])('Spec 1 §5: %j is refused', async (number, reason) => {
  const { left, onError, onSuccess } = await ask(number);
  expect(left).toBeNull();
  expect(onError).toHaveBeenCalledExactlyOnceWith(reason);
  expect(useToastStore.getState().shown).toMatchObject({ tone: 'error', title: reason });
  expect(onSuccess).not.toHaveBeenCalled();
});

test('Spec 1 §4: a number that was verified here succeeds at once, however it is written', async () => {
  expect((await ask('(11) 98765-4321')).left).toBe('5511987654321');
  await rememberVerified(ana, '5511987654321');
  const { left, onSuccess } = await ask('+55 11 98765-4321');
  expect(left).toBeNull();
  expect(onSuccess).toHaveBeenCalledOnce();
});

test('another country’s number is asked of the server, which says that it sends none', async () => {
  expect((await ask('+1 415 555 2671')).left).toBe('+14155552671');
});

test('a list that other code wrote is ignored', async () => {
  kept.set('verifiedWhatsappNumbers', '{"a":1}');
  expect((await ask('11987654321')).left).toBe('5511987654321');
});
