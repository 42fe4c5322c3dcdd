/** A request to verify a WhatsApp number. Exactly one of the two callbacks is called, once. */
export type WhatsappVerification = {
  readonly whatsapp: string;
  readonly name: string;
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

/** @returns a function that stops listening */
export function onWhatsappVerification(open: (asked: WhatsappVerification) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<WhatsappVerification>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
