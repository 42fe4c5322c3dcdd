import * as v from 'valibot';
import type { Caller } from '../identity/client.ts';
import { callFunction, type FunctionOutcome } from '../identity/signed-call.ts';

const Place = v.object({ latitude: v.number(), longitude: v.number(), label: v.string() });

/** Degrees, WGS 84; `label` is the name that the map search gives. */
export type FoundPlace = v.InferOutput<typeof Place>;

/**
 * Looks up an address on the server. Refusals: keys of `LL.problems.answers`,
 * too_many_requests.
 */
export const geocode = (caller: Caller, q: string): Promise<FunctionOutcome<FoundPlace>> =>
  callFunction(caller, { name: 'geocode', body: { q }, details: Place });
