import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import type { Settled } from '#live/outbox/settled.ts';
import { useMutate } from '#live/outbox/use-mutate.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { MutationArgs, MutationName } from '#sync/mutations/registry.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { useSay, type Said } from './use-say.ts';

export type Act = {
  /** Shown in Pendências: the event, and the person if the place is not mine. */
  readonly label: string;
  readonly said: Said;
  /** Called once the mutation is stored on this device: what was typed is not needed any more. */
  readonly onKept?: () => void;
  /** `id` was made with this tap: a second tap has another, and asks for the same. */
  readonly new_row?: boolean;
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

/**
 * The same for a screen that continues as soon as the mutation is stored on this device. A second tap
 * before the screen shows that it is stored asks for nothing.
 */
export function useAsk() {
  const mutate = useMutate();
  const say = useSay();
  const once = useOneAtATime();
  return async <Name extends MutationName>(
    name: Name,
    args: MutationArgs<Name>,
    { label, said, onKept, new_row = false }: Act,
  ): Promise<Asked> => {
    const same = JSON.stringify([name, label, new_row ? { ...args, id: '' } : args]);
    const asked = await once(() => mutate(name, args, { label }), { same, shows: ({ ok }) => ok });
    if (!asked) return { kept: false };
    if (!asked.ok) {
      say.notKept(asked.code, said);
      return { kept: false };
    }
    onKept?.();
    return { kept: true, settled: say.outcome([asked.value], said) };
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
