/** What the verification dialog of the shell is asked for (Spec 1 §2). */
export type VerificationAsked = {
  /** Digits with country code. */
  readonly whatsapp: string;
  readonly name: string;
  readonly onSuccess: () => void;
  readonly onError: (reason: string) => void;
};

/** Opens the global dialog; what came of it is told to the callbacks. */
export function verifyNumber(asked: VerificationAsked): void {
  globalThis.dispatchEvent(new CustomEvent('openWhatsappVerification', { detail: asked }));
}
