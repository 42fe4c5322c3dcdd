import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { useAskAfter } from '#live/administration/use-ask-after.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { MutationName } from '#sync/registry/registry.ts';

const ABOUT_CODES: readonly string[] = [
  'generate_patch_codes@1',
  'withdraw_patch_codes@1',
] satisfies MutationName[];

/**
 * My actions about codes that wait to be sent, or that the server refused.
 * @param ask loads the list of codes again
 */
export function CodeNotes({ ask }: { ask: () => void }) {
  useAskAfter(ABOUT_CODES, ask);
  return (
    <WaitingNotes records={(useOutbox() ?? []).filter(({ name }) => ABOUT_CODES.includes(name))} />
  );
}
