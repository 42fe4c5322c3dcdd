import { usePerson } from '#live/account-context.ts';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { forgetVerified } from '#platform/whatsapp/verified-numbers.ts';
import {
  openWhatsappVerification,
  type WhatsappVerification,
} from '#platform/whatsapp/whatsapp-verification.ts';
import { report } from '#sync/device/report.ts';

type ToVerify = Pick<WhatsappVerification, 'whatsapp' | 'name' | 'is_offer'>;

/**
 * Verifies the number of the profile; the server records it, and a round brings the record here.
 * That this browser has seen it verified is not enough: the server discards a proof that is older
 * than the number.
 */
export function useVerifyNumber() {
  const syncNow = useSyncNow();
  const person = usePerson();
  return async (number: ToVerify) => {
    await forgetVerified(person, number.whatsapp).catch(report);
    openWhatsappVerification({ ...number, onSuccess: syncNow });
  };
}
