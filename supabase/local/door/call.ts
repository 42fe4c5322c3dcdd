import type { Caller } from './caller.ts';

/**
 * One request as the door admitted it. Every later decision (route, limits, what it may see) uses
 * these fields, and never the original spelling of the request.
 */
export type Call = {
  request: Request;
  /** Canonical, without the query. */
  path: string;
  caller: Caller;
};

/** A part of the API. */
export type Answer = (call: Call) => Promise<Response>;
