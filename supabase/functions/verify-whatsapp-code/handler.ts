import { failed, succeeded } from '../_shared/answer.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { codeRequest } from '../_shared/whatsapp/code-request.ts';

/**
 * Checks the code that was sent (Spec 1 §4, §7): POST {whatsapp, code}. A wrong, an expired, a used
 * and an invented code get the same answer. For a signed-in person, the number is verified from
 * then on.
 */
export async function verifyWhatsappCode(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const asked = await codeRequest(request, environment);
  if (asked instanceof Response) return asked;
  const { service, body, who, hashOf } = asked;
  const code = body['code'];
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) {
    return failed(400, 'invalid_args', { field: 'code' });
  }
  const p = { ...who, code_hash: await hashOf(code) };
  const { data, error } = await service.rpc('check_whatsapp_code', { p });
  if (error) return databaseRefusal(error);
  const { verified, code: refusal } = data as { verified: boolean; code?: string };
  return verified ? succeeded({ verified }) : failed(409, refusal ?? 'whatsapp_code_invalid');
}
