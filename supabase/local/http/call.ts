import type { Caller } from './caller.ts';

/**
 * One request as the door let it in. Whatever is decided about it later (its route, its limits, what it may see) hangs
 * on what stands here, and never on how the request was spelt.
 */
export interface Call {
  request: Request;
  /** Canonical; without the query. */
  path: string;
  caller: Caller;
}

/** A part of the API. */
export type Answer = (call: Call) => Promise<Response>;
