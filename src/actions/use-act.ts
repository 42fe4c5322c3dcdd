import { failureOf } from '#domain/failure.ts';
import { failureToast } from '#i18n/failure-toast.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { ownSentence } from '#i18n/refusal.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence, notKeptSentence } from '#i18n/kept-words.ts';
import { useAccount } from '#live/account-context.ts';
import { settled, type Settled } from '#live/settled.ts';
import { useMutate, type Mutated } from '#live/use-mutate.ts';
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
    /** The spec's own title for a person who is not signed in. */
    readonly signed_out?: string;
    /** Said when it is kept for later; defaults to the general sentence. */
    readonly waiting?: string;
  };
  /** Called once the mutation is stored on this device: what was typed is not needed any more. */
  readonly onKept?: () => void;
};

/** The result of asking: whether this device stored the mutation, and later how it was settled. */
export type Asked =
  | { readonly kept: false }
  | { readonly kept: true; readonly settled: Promise<Settled['kind']> };

/** Asks for a mutation and says its outcome: done, kept for later with an undo, or refused. */
export function useAct() {
  const ask = useAsk();
  return async <Name extends MutationName>(
    name: Name,
    args: MutationArgs<Name>,
    act: Act,
  ): Promise<Settled['kind'] | 'not_kept'> => {
    const asked = await ask(name, args, act);
    return asked.kept ? asked.settled : 'not_kept';
  };
}

/** The same for a screen that continues as soon as the mutation is stored on this device. */
export function useAsk() {
  const { LL } = useI18nContext();
  const account = useAccount();
  const mutate = useMutate();
  const undo = useUndo();
  return async <Name extends MutationName>(
    name: Name,
    args: MutationArgs<Name>,
    { label, said, onKept }: Act,
  ): Promise<Asked> => {
    const asked = await mutate(name, args, { label });
    if (!asked.ok) {
      showToast({ tone: 'error', ...notKept(asked.code, said, LL) });
      return { kept: false };
    }
    onKept?.();
    const { id } = asked.value;
    const say = (outcome: Settled) => {
      if (outcome.kind === 'applied') showToast({ tone: 'success', title: said.done });
      else if (outcome.kind === 'refused') {
        const failure = failureToast(failureOf(outcome), LL, said.refused);
        const detail = ownSentence({ name, args, error: outcome }, LL) ?? failure.detail;
        showToast({ ...failure, detail, ...(said.failed && { title: said.refused }) });
      } else {
        const run = () => void undo(id);
        const by_itself = said.waiting ?? LL.organise.waits.kept();
        const title = keptSentence(LL, outcome.expired, by_itself);
        showToast({ tone: 'info', title, action: { label: LL.organise.waits.undo(), run } });
      }
      return outcome.kind;
    };
    return { kept: true, settled: settled(account, id).then(say) };
  };
}

/** Nothing was stored: the disk failed, or nobody is signed in. */
function notKept(
  code: Extract<Mutated, { ok: false }>['code'],
  { refused, failed, signed_out }: Act['said'],
  LL: TranslationFunctions,
): { title: string; detail?: string } {
  if (code !== 'not_signed_in') {
    return { title: failed ?? refused, detail: notKeptSentence(LL, code) };
  }
  if (signed_out !== undefined) return { title: signed_out };
  const { title, detail } = failureToast({ kind: 'auth' }, LL);
  return { title: failed ?? title, detail };
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

/** Asks for a refused mutation again, and says so when it can't be stored. */
export function useRetry() {
  const { LL } = useI18nContext();
  const { retry } = useOutboxActions();
  return async (id: string): Promise<void> => {
    const failed = await retry(id);
    if (failed) showToast({ tone: 'error', title: notKeptSentence(LL, failed) });
  };
}
