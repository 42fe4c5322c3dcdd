import * as v from 'valibot';
import type { Caller } from '../identity/client.ts';
import { callFunction, type FunctionOutcome } from '../identity/signed-call.ts';

const Sent = v.object({
  /** The code was created but could not be sent. */
  webhook_failed: v.boolean(),
  /** Set only on a developer's own machine. */
  development_code: v.optional(v.string()),
});
const Verified = v.object({ verified: v.literal(true) });

/** Sends six digits to a number. Spec 1 §7. @param asked whatsapp in digits */
export const sendWhatsappCode = (
  caller: Caller,
  asked: { whatsapp: string; name: string },
): Promise<FunctionOutcome<v.InferOutput<typeof Sent>>> =>
  callFunction(caller, { name: 'send-whatsapp-code', body: asked, details: Sent });

/**
 * Verifies the number with the digits that the person received. A wrong code and an expired one get
 * the same refusal.
 */
export const verifyWhatsappCode = (
  caller: Caller,
  asked: { whatsapp: string; code: string },
): Promise<FunctionOutcome<v.InferOutput<typeof Verified>>> =>
  callFunction(caller, { name: 'verify-whatsapp-code', body: asked, details: Verified });
