import { failed, succeeded } from '../_shared/answer.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { codeRequest } from '../_shared/whatsapp/code-request.ts';
import { codeSender } from '../_shared/whatsapp/code-sender.ts';

/** The answer of `issue_whatsapp_code`. */
type Issued =
  /** `number` as the code is stored for it: digits with country code. */
  { issued: true; number: string } | { issued: false; code: string; retry_after_s?: number };

/**
 * Sends six digits to a number (Spec 1 §4, §7): POST {whatsapp, name}. The database enforces the
 * limits. The function never checks whether an account has the number, so no answer reveals it.
 * `details.webhook_failed`: the code was created, but could not be sent;
 * `details.development_code`: only on a developer's own machine.
 */
export async function sendWhatsappCode(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const asked = await codeRequest(request, environment);
  if (asked instanceof Response) return asked;
  const sender = codeSender(environment);
  // the developer's own machine (threat T17)
  const local = environment.caller?.is_local === true;
  if (!sender && !local) return failed(503, 'whatsapp_not_configured');
  const { service, who, hashOf } = asked;
  const code = sixDigits();
  const p = { ...who, code_hash: await hashOf(code) };
  const { data, error } = await service.rpc('issue_whatsapp_code', { p });
  if (error) return databaseRefusal(error);
  const answer = data as Issued;
  if (!answer.issued) {
    const { code: refusal, retry_after_s } = answer;
    const status = refusal === 'too_many_requests' ? 429 : 409;
    return failed(status, refusal, retry_after_s ? { retry_after_s } : null);
  }
  const sent = sender ? await sender.send(answer.number, code) : true;
  return succeeded({ webhook_failed: !sent, ...(local ? { development_code: code } : {}) });
}

/** A uniform random number of six digits. */
function sixDigits(): string {
  const random = new Uint32Array(1);
  do crypto.getRandomValues(random);
  while ((random[0] ?? 0) >= 4_294_000_000);
  return String((random[0] ?? 0) % 1_000_000).padStart(6, '0');
}
