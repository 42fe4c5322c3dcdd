import { failureOf } from '#domain/failure.ts';
import { failureToast } from '#i18n/failure-toast.ts';
import { ownSentence } from '#i18n/refusal.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/kept-words.ts';
import { useAccount } from '#live/account-context.ts';
import { settled, type Settled } from '#live/settled.ts';
import { useMutate } from '#live/use-mutate.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import type { MutationArgs, MutationName } from '#sync/mutations/registry.ts';
import { showToast } from '#ui/toast-store.ts';

export type Act = {
  /** Shown in Pendências: the event, and the person if the place is not mine. */
  readonly label: string;
  readonly said: {
    readonly done: string;
    /**
     * What failed. A reason without a sentence of its own is shown under the generic title (Spec 1
     * §8).
     */
    readonly refused: string;
    /**
     * The spec has its own titles, whatever the reason: `refused`, and this one when storing
     * failed.
     */
    readonly failed?: string;
    /** Said when it is kept for later; defaults to the general sentence. */
    readonly waiting?: string;
  };
  /** Called once the mutation is stored on this device: what was typed is not needed any more. */
  readonly onKept?: () => void;
};

/** Asks for a mutation and says its outcome: done, kept for later with an undo, or refused. */
export function useAct() {
  const { LL } = useI18nContext();
  const account = useAccount();
  const mutate = useMutate();
  const undo = useUndo();
  return async <Name extends MutationName>(
    name: Name,
    args: MutationArgs<Name>,
    { label, said, onKept }: Act,
  ): Promise<Settled['kind'] | 'not_kept'> => {
    const asked = await mutate(name, args, { label });
    if (!asked.ok) {
      const signed_out = failureToast({ kind: 'auth' }, LL);
      const lost = asked.code === 'storage_failed';
      const { title, detail } = lost
        ? { title: said.refused, detail: LL.problems.not_saved() }
        : signed_out;
      showToast({ tone: 'error', title: said.failed ?? title, detail });
      return 'not_kept';
    }
    onKept?.();
    const outcome = await settled(account, asked.value.id);
    if (outcome.kind === 'applied') showToast({ tone: 'success', title: said.done });
    else if (outcome.kind === 'refused') {
      const failure = failureToast(failureOf(outcome), LL, said.refused);
      const detail = ownSentence({ name, args, error: outcome }, LL) ?? failure.detail;
      showToast({ ...failure, detail, ...(said.failed && { title: said.refused }) });
    } else {
      const run = () => void undo(asked.value.id);
      const by_itself = said.waiting ?? LL.organise.waits.kept();
      const title = keptSentence(LL, outcome.expired, by_itself);
      showToast({ tone: 'info', title, action: { label: LL.organise.waits.undo(), run } });
    }
    return outcome.kind;
  };
}

/** Withdraws what has not left this device, and says whether that was in time. Rule [U10]. */
export function useUndo() {
  const { LL } = useI18nContext();
  const { withdraw } = useOutboxActions();
  return async (id: string): Promise<void> => {
    const taken = await withdraw(id);
    const words = LL.organise.waits;
    showToast({ tone: 'info', title: taken ? words.undone() : words.too_late() });
  };
}
