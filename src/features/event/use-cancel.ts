import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/settled.ts';
import { useMutate } from '#live/use-mutate.ts';
import { showToast } from '#ui/toast-store.ts';

export type Cancelling = {
  readonly event_id: string;
  readonly operator_id: string;
  /** For Pendências: the event, and whose place when it is not mine. */
  readonly label: string;
};

/** Gives a place back and says how far that came: done, kept for later, or refused. */
export function useCancel() {
  const { LL } = useI18nContext();
  const { engine } = useAccount();
  const mutate = useMutate();
  return async ({ label, ...args }: Cancelling): Promise<void> => {
    const words = LL.event.cancel;
    const asked = await mutate('cancel_registration@1', args, { label });
    if (!asked.ok) {
      const detail =
        asked.code === 'storage_failed'
          ? LL.problems.not_saved()
          : LL.problems.refused.not_signed_in();
      return showToast({ tone: 'error', title: words.failed(), detail });
    }
    const outcome = await settled(engine.db, asked.value.id);
    if (outcome.kind === 'applied') showToast({ tone: 'success', title: words.done() });
    else if (outcome.kind === 'refused') {
      const detail = refusalSentence(outcome.code, LL);
      showToast({ tone: 'error', title: words.refused(), detail });
    } else showToast({ tone: 'info', title: words.waiting() });
  };
}
