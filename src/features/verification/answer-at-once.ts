import { normalizeWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { Owner } from '#platform/kept/marks.ts';
import { isVerifiedHere } from '#platform/whatsapp/verified-numbers.ts';
import type { WhatsappVerification } from '#platform/whatsapp/whatsapp-verification.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/**
 * Answers a request that needs no code: an impossible number, or one that this account has
 * verified here (Spec 1 §4, §5).
 * @returns the number that is left to verify, or null when it is answered
 */
export async function answerAtOnce(
  { whatsapp, onSuccess, onError }: WhatsappVerification,
  LL: TranslationFunctions,
  owner: Owner,
): Promise<string | null> {
  const digits = whatsapp.replace(/\D/g, '');
  const refuse = (reason: string) => {
    showToast({ tone: 'error', title: reason });
    onError?.(reason);
    return null;
  };
  if (digits !== '' && digits.length < 10) return refuse(LL.whatsapp.number_too_short());
  const number = normalizeWhatsapp(whatsapp);
  if (number === null) return refuse(LL.whatsapp.number_required());
  if (!(await isVerifiedHere(owner, number))) return number;
  onSuccess?.();
  return null;
}
