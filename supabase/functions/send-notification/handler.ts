import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import { drainPushes } from '../_shared/push/drain-pushes.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject } from '../_shared/json-body.ts';
import { pushSender } from '../_shared/push/push-sender.ts';
import { holdsSecret } from '../_shared/secret.ts';
import { serviceClient } from '../_shared/service.ts';

/**
 * For our own timers and tools that hold FUNCTIONS_SECRET, never for a client (threat T23).
 * POST {userId, title, body, url, data} notifies one person (Spec 1 §7); POST {} only sends what
 * waits. Both send every waiting push message at the end, and `details` counts them.
 */
export async function sendNotification(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  if (!(await holdsSecret(request, environment))) return failed(401, 'not_allowed');
  const body = await jsonObject(request);
  if (!body) return failed(400, 'invalid_args', { field: 'body' });
  const service = serviceClient(environment);
  if (!service) return failed(503, 'unavailable');
  let notification_id: string | null = null;
  if (Object.keys(body).length > 0) {
    const { userId: user_id, title, body: text, url, data: about, cause } = body;
    const p = { user_id, title, body: text, url, data: about, cause };
    const { data, error } = await service.rpc('send_notification', { p });
    if (error) return databaseRefusal(error);
    notification_id = (data as { id: string }).id;
  }
  const sender = pushSender(environment);
  const pushed = sender ? await drainPushes(service, sender) : { sent: 0, gone: 0, failed: 0 };
  if (!pushed) return failed(503, 'unavailable');
  return succeeded({ notification_id, push_configured: sender !== null, ...pushed });
}
