import { seededRandom } from '#tests/race/seeded-random.ts';

/** What happens to one request on its way. */
export type Fault =
  | 'fine'
  /** The request never arrives. */
  | 'lost_request'
  /** It is processed, and the answer is lost. */
  | 'lost_answer'
  /** Both directions are slow. */
  | 'late'
  /** Half of the answer arrives, then the connection is dead. */
  | 'cut'
  /** The connection is reset before the request is read. */
  | 'reset'
  /** It arrives twice, at once. */
  | 'twice';

export type Fate = {
  readonly fault: Fault;
  /** The delay of a late request or answer. */
  readonly before_ms: number;
  readonly after_ms: number;
};

export const FINE: Fate = { fault: 'fine', before_ms: 0, after_ms: 0 };

/** The faults among every 25 calls. */
const CALLS: readonly Fault[] = [
  ...Array.from({ length: 11 }, () => 'fine' as const),
  ...(['lost_request', 'lost_request', 'reset', 'cut', 'cut'] as const),
  ...(['lost_answer', 'lost_answer', 'lost_answer', 'lost_answer'] as const),
  ...(['late', 'late', 'late', 'twice', 'twice'] as const),
];
/** The faults of a page's other requests, which can fail too, but lose nothing. */
const FILES: readonly Fault[] = [
  ...Array.from({ length: 21 }, () => 'fine' as const),
  ...(['lost_request', 'late', 'cut', 'reset'] as const),
];

/** @returns the fate of the next request; the same seed gives the same fates in the same order */
export function fatesOf(seed: number): (path: string) => Fate {
  const random = seededRandom(seed ^ 0x5eed);
  return (path) => {
    const is_rpc = path.startsWith('/rest/v1/rpc/');
    const is_call = is_rpc || path.startsWith('/auth/v1/');
    const drawn = random.pick(is_call ? CALLS : FILES);
    const before_ms = random.int(0, 2_500);
    const after_ms = random.int(0, 2_500);
    // no network repeats a token refresh by itself
    const fault = drawn === 'twice' && !is_rpc ? 'fine' : drawn;
    return { fault, before_ms, after_ms };
  };
}
