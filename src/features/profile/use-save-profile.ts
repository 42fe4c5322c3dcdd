import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/kept-words.ts';
import { refusalSentence } from '#i18n/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/settled.ts';
import { useMutate, type Mutated } from '#live/use-mutate.ts';
import type { ProfileChanges } from '#domain/profile-form.ts';
import { showToast } from '#ui/toast-store.ts';

/** Stores what changed, and says the outcome: done, kept for later, or refused. */
export function useSaveProfile() {
  const { LL } = useI18nContext();
  const account = useAccount();
  const mutate = useMutate();
  const words = LL.profile;

  /** @returns whether it is stored on this device; only durable data counts as saved */
  function tell(asked: Mutated): boolean {
    if (asked.ok) {
      void settled(account, asked.value.id).then((outcome) => {
        if (outcome.kind === 'applied') showToast({ tone: 'success', title: words.saved() });
        else if (outcome.kind === 'refused') {
          const detail = refusalSentence(outcome.code, LL);
          showToast({ tone: 'error', title: words.save_failed(), detail });
        } else {
          const title = keptSentence(LL, outcome.expired, words.saved_here());
          showToast({ tone: 'info', title });
        }
      });
    } else if (asked.code === 'not_signed_in') {
      showToast({ tone: 'error', title: words.login_required() });
    } else {
      const detail = LL.problems.not_saved();
      showToast({ tone: 'error', title: words.save_failed(), detail });
    }
    return asked.ok;
  }
  const label = words.title();
  return {
    saveFields: async (patch: ProfileChanges['patch']): Promise<boolean> =>
      tell(await mutate('update_profile@1', { patch }, { label })),
    /** The number was verified a moment ago. */
    saveNumber: async (whatsapp: string): Promise<boolean> =>
      tell(await mutate('set_whatsapp@1', { whatsapp }, { label })),
  };
}
