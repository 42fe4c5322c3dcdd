/** A request to verify a WhatsApp number. Exactly one of the two callbacks is called, once. */
export type WhatsappVerification = {
  readonly whatsapp: string;
  readonly name: string;
  /** The app asks, not the person: where no code can be sent the dialog closes again. */
  readonly is_offer?: boolean;
  readonly onSuccess?: () => void;
  /** @param reason a sentence for the person: what was wrong, or that they cancelled */
  readonly onError?: (reason: string) => void;
};

/** The name is the spec's (Spec 1 §2, global shell). */
const EVENT = 'openWhatsappVerification';

/** Opens the app's one verification dialog, from any screen. */
export function openWhatsappVerification(detail: WhatsappVerification): void {
  dispatchEvent(new CustomEvent(EVENT, { detail }));
}

let answer: ((asked: WhatsappVerification) => void) | null = null;
let waiting: WhatsappVerification[] = [];

/**
 * Called once, before the first paint: the dialog's host is a file of its own, and a request that
 * comes before it must not be lost.
 */
export function captureWhatsappVerifications(): void {
  addEventListener(EVENT, (event) => {
    const asked = (event as CustomEvent<WhatsappVerification>).detail;
    if (answer) answer(asked);
    else waiting.push(asked);
  });
}

/**
 * Answers the requests that wait, and each that follows.
 *
 * @returns a function that stops answering: then requests wait again
 */
export function onWhatsappVerification(open: (asked: WhatsappVerification) => void): () => void {
  answer = open;
  const early = waiting;
  waiting = [];
  for (const asked of early) open(asked);
  return () => void (answer = null);
}
