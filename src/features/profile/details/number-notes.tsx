import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { MutationName } from '#sync/registry/registry.ts';

const ABOUT_NUMBER: MutationName = 'set_whatsapp@1';

/** My new number, as long as it waits or when it was refused. */
export const NumberNotes = () => (
  <WaitingNotes records={(useOutbox() ?? []).filter(({ name }) => name === ABOUT_NUMBER)} />
);
