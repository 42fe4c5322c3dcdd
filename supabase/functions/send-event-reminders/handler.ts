import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import { drainPushes } from '../_shared/push/drain-pushes.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { pushSender } from '../_shared/push/push-sender.ts';
import { holdsSecret } from '../_shared/secret.ts';
import { serviceClient } from '../_shared/service.ts';

/**
 * POST {triggered} with FUNCTIONS_SECRET (Spec 1 §7): notifies participants of events that start in
 * a day or an hour, once each, and sends the push messages. The database's own job does the same;
 * whichever runs first notifies.
 */
export async function sendEventReminders(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  if (!(await holdsSecret(request, environment))) return failed(401, 'not_allowed');
  const service = serviceClient(environment);
  if (!service) return failed(503, 'unavailable');
  const { data, error } = await service.rpc('send_reminders', { p: {} });
  if (error) return databaseRefusal(error);
  const sender = pushSender(environment);
  const pushed = sender ? await drainPushes(service, sender) : { sent: 0, gone: 0, failed: 0 };
  if (!pushed) return failed(503, 'unavailable');
  return succeeded({ ...(data as { reminded: number }), ...pushed });
}
