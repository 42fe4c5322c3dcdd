import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import type { Settled } from '#live/outbox/settled.ts';
import { useMutateAll, type Ask } from './use-mutate-all.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AskedArgs, MutationName } from '#sync/registry/registry.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { useSay, type Said } from './use-say.ts';

export type Act = {
  /** Shown in Pendências: the event, and the person if the place is not mine. */
  readonly label: string;
  readonly said: Said;
  /** Called once the mutation is stored on this device: what was typed is not needed any more. */
  readonly onKept?: () => void;
};

/** The result of asking: whether this device stored the mutation, and later how it was settled. */
export type Asked =
  | { readonly kept: false }
  | {
      readonly kept: true;
      readonly stored: readonly OutboxRecord[];
      readonly settled: Promise<Settled['kind']>;
    };

/** Asks for a mutation and says its outcome: done, kept for later with an undo, or refused. */
export function useAct() {
  const ask = useAsk();
  return async <Name extends MutationName>(
    name: Name,
    args: AskedArgs<Name>,
    act: Act,
  ): Promise<Settled['kind'] | 'not_kept'> => {
    const asked = await ask(name, args, act);
    return asked.kept ? asked.settled : 'not_kept';
  };
}

/** The same for a screen that continues as soon as the mutation is stored on this device. */
export function useAsk() {
  const askAll = useAskAll();
  return async <Name extends MutationName>(
    name: Name,
    args: AskedArgs<Name>,
    { label, ...act }: Act,
  ): Promise<Asked> => askAll([{ name, args, label } as Ask], act);
}

/**
 * The same for several, at least one: all are stored or none. The first is spoken of; an undo
 * withdraws all of them. A second tap before the screen shows that they are stored asks for nothing.
 */
export function useAskAll() {
  const mutateAll = useMutateAll();
  const say = useSay();
  const once = useOneAtATime();
  return async (asks: readonly Ask[], { said, onKept }: Omit<Act, 'label'>): Promise<Asked> => {
    const same = JSON.stringify(asks);
    const asked = await once(() => mutateAll(asks), { same, shows: ({ ok }) => ok });
    if (!asked) return { kept: false };
    if (!asked.ok) {
      say.notKept(asked.code, said);
      return { kept: false };
    }
    onKept?.();
    return { kept: true, stored: asked.value, settled: say.outcome(asked.value, said) };
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
