import type { SupabaseClient } from '@supabase/supabase-js';
import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { signedIn } from '../_shared/caller.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject, textField } from '../_shared/json-body.ts';
import { mapSearch, type FoundPlace, type MapSearch } from '../_shared/map-search/map-search.ts';
import { serviceClient } from '../_shared/service.ts';

/** The answer of `find_place`: a known place, or whether this request may call the search now. */
type Known =
  | { known: true; place: FoundPlace | null }
  | { known: false; granted: true; wait_ms: number }
  | { known: false; granted: false };

/**
 * Finds the coordinates of an address: POST {q} by a signed-in person. Answers are
 * stored in the database. All callers together make one request a second to the external search, as
 * its operators require.
 */
export async function geocode(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  const caller = await signedIn(request, environment);
  if (caller instanceof Response) return caller;
  const q = textField((await jsonObject(request)) ?? {}, 'q', [3, 200]);
  if (q === null) return failed(400, 'invalid_args', { field: 'q' });
  const service = serviceClient(environment);
  const search = mapSearch(environment);
  if (!service || !search) return failed(503, 'geocode_unavailable');
  const { data, error } = await service.rpc('find_place', { p: { user_id: caller.user_id, q } });
  if (error) return databaseRefusal(error);
  const known = data as Known;
  if (known.known) return answer(known.place);
  if (!known.granted) return failed(429, 'too_many_requests');
  await new Promise((resolve) => setTimeout(resolve, known.wait_ms));
  return ask(search, service, q);
}

async function ask(search: MapSearch, service: SupabaseClient, q: string): Promise<Response> {
  const place = await search.find(q);
  if (place === 'unavailable') return failed(503, 'geocode_unavailable');
  await service.rpc('keep_place', { p: { q, place } }); // not stored: looked up again the next time
  return answer(place);
}

function answer(place: FoundPlace | null): Response {
  return place ? succeeded({ ...place }) : failed(404, 'address_not_found');
}
