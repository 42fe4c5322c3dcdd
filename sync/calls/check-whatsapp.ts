import * as v from 'valibot';
import { withToken } from '../identity/session.ts';
import { clientOf, type Caller } from '../identity/client.ts';
import { answerOf, problemOf, type Outcome } from '../transport/transport.ts';

const Named = v.object({ id: v.string(), name: v.string() });
const Known = v.object({
  exists: v.boolean(),
  teams: v.optional(v.array(v.string()), []),
  events: v.optional(v.array(Named), []),
});

/** At most five events in which a number takes part, and its teams there, the latest first. */
export type KnownNumber = v.InferOutput<typeof Known>;

/**
 * Where a number takes part in the events that I organise. Whether it belongs to an account
 * is told to nobody [hole S7]. Refusals: too_many_requests, after ten a minute.
 */
export const checkWhatsapp = (caller: Caller, number: string): Promise<Outcome<KnownNumber>> =>
  withToken(caller, async () => {
    const client = await clientOf(caller);
    if (!client) return { kind: 'transient' };
    // the only rpc of the spec with a parameter of its own
    const { data, error, status } = await client.rpc('check_whatsapp', { number });
    return error ? problemOf(status, error) : answerOf(Known, data);
  });
