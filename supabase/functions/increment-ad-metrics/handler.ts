import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { clientIp } from '../_shared/client-ip.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject } from '../_shared/json-body.ts';
import { keyedHash } from '../_shared/keyed-hash.ts';
import { serviceClient } from '../_shared/service.ts';

/**
 * Counts a click or a view of a running advertisement (Spec 1 §7): POST {adId, metricType}, by
 * anybody, once per ad, day and visitor, and with a limit per address (threat T19). Visitor
 * and address leave this function only as hashes; the database, which knows the day, stores hashes
 * of these that are valid for that day.
 */
export async function incrementAdMetrics(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  const body = await jsonObject(request);
  if (!body) return failed(400, 'invalid_args', { field: 'body' });
  const service = serviceClient(environment);
  const pepper = environment.setting('HASH_PEPPER');
  if (!service || pepper === null) return failed(503, 'unavailable');
  const browser = request.headers.get('user-agent') ?? '';
  const address = clientIp(request, environment);
  const visitor_hash = await keyedHash(pepper, `ad ${address} ${browser}`);
  const p = {
    ad_id: body['adId'],
    metric_type: body['metricType'],
    visit_id: crypto.randomUUID(),
    visitor_hash,
    address_hash: await keyedHash(pepper, `ad address ${address}`),
  };
  const { data, error } = await service.rpc('count_ad', { p });
  if (error) return databaseRefusal(error);
  return succeeded({ counted: (data as { counted: number }).counted === 1 });
}
