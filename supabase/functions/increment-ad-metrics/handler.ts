import { createClient } from '@supabase/supabase-js';
import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject } from '../_shared/json-body.ts';
import { callerHeaders } from '../_shared/signed-caller.ts';

/**
 * Counts a click or a view of a running advertisement (Spec 1 §7): POST {adId, metricType}, by
 * anybody, once per ad, day and visitor, and with a limit per address (threat T19). It asks as its
 * caller, with their address and browser: `count_ad` has one limit for both ways.
 */
export async function incrementAdMetrics(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  const body = await jsonObject(request);
  if (!body) return failed(400, 'invalid_args', { field: 'body' });
  if (environment.service_key === null) return failed(503, 'unavailable'); // signs the address
  const browser = request.headers.get('user-agent') ?? '';
  const from = await callerHeaders(request, environment);
  const caller = createClient(environment.supabase_url, environment.publishable_key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'user-agent': browser, ...from } },
  });
  const p = {
    ad_id: body['adId'],
    metric_type: body['metricType'],
    visit_id: crypto.randomUUID(),
  };
  const { data, error } = await caller.rpc('count_ad', { p });
  if (error) return databaseRefusal(error);
  return succeeded({ counted: (data as { counted: number }).counted === 1 });
}
