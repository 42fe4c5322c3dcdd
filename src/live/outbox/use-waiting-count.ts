import { isWaiting } from '#sync/outbox/outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** How many mutations of this person wait on this device; 0 until first read. */
export const useWaitingCount = (): number => useOutbox()?.filter(isWaiting).length ?? 0;
