import { useAccount } from '#live/account-context.ts';
import type { Ask } from './use-mutate-all.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { AskedArgs, MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useAsk, useAskAll, type Act } from './use-act.ts';
import type { Said } from './use-say.ts';

type SentForm = {
  readonly draft_key: string;
  /** The refused mutation that is corrected: it is discarded once the new one is stored. */
  readonly refused: OutboxRecord | undefined;
  readonly onKept: () => void;
  readonly onClose: () => void;
};

/**
 * Sends a form of a sheet: it closes as soon as the device has stored it, and stays with what was
 * typed when the device could not.
 */
export function useSendForm({ draft_key, refused, onKept, onClose }: SentForm) {
  const ask = useAsk();
  const askAll = useAskAll();
  const { db } = useAccount().local;
  const { discard } = useOutboxActions();
  /** Nothing of the form is left to send. */
  const end = async (): Promise<void> => {
    onKept();
    await dropDraft(db, draft_key);
    if (refused) await discard(refused.id);
    onClose();
  };
  const send = async <Name extends MutationName>(
    name: Name,
    args: AskedArgs<Name>,
    act: Omit<Act, 'onKept'>,
  ): Promise<void> => {
    const asked = await ask(name, args, act);
    if (asked.kept) await end();
  };
  /** Several at once, all or none. */
  const sendAll = async (asks: readonly Ask[], said: Said): Promise<void> => {
    const asked = await askAll(asks, { said });
    if (asked.kept) await end();
  };
  return { send, sendAll, end };
}
