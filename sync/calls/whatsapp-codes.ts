import * as v from 'valibot';
import { callFunction, type Caller, type FunctionOutcome } from './signed-call.ts';

const Sent = v.object({
  /** The code was made and could not be sent. */
  webhook_failed: v.boolean(),
  /** On a developer's own machine alone. */
  development_code: v.optional(v.string()),
});
const Verified = v.object({ verified: v.literal(true) });

/** Has six digits sent to a number. Spec 1 §7. @param asked whatsapp in digits */
export const sendWhatsappCode = (
  caller: Caller,
  asked: { whatsapp: string; name: string },
): Promise<FunctionOutcome<v.InferOutput<typeof Sent>>> =>
  callFunction(caller, { name: 'send-whatsapp-code', body: asked, details: Sent });

/** Proves the number with the digits that came. A wrong and an old code get the same refusal. */
export const verifyWhatsappCode = (
  caller: Caller,
  asked: { whatsapp: string; code: string },
): Promise<FunctionOutcome<v.InferOutput<typeof Verified>>> =>
  callFunction(caller, { name: 'verify-whatsapp-code', body: asked, details: Verified });
