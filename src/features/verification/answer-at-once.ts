import { normalizeWhatsapp } from '#domain/whatsapp.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { isVerifiedHere } from '#platform/verified-numbers.ts';
import type { WhatsappVerification } from '#platform/whatsapp-verification.ts';
import { showToast } from '#ui/toast-store.ts';

/**
 * Answers a request that needs no code: an impossible number, or one that this browser has seen
 * verified (Spec 1 §4, §5).
 * @returns the digits that are left to verify, or null when it is answered
 */
export function answerAtOnce(
  { whatsapp, onSuccess, onError }: WhatsappVerification,
  LL: TranslationFunctions,
): string | null {
  const digits = whatsapp.replace(/\D/g, '');
  const refuse = (reason: string) => {
    showToast({ tone: 'error', title: reason });
    onError?.(reason);
    return null;
  };
  if (digits !== '' && digits.length < 10) return refuse(LL.whatsapp.number_too_short());
  const number = normalizeWhatsapp(digits);
  if (number === null) return refuse(LL.whatsapp.number_required());
  if (!isVerifiedHere(number)) return number;
  onSuccess?.();
  return null;
}
