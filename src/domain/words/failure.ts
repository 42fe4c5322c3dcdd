/** The six kinds of Spec 1 §8, generic handler: the keys of `LL.problems.generic`. */
type FailureKind = 'network' | 'auth' | 'validation' | 'not_found' | 'server' | 'unknown';

/**
 * `code` has a sentence of its own, which says more than the kind. `said` are the server's own words
 * for an error that the app does not know.
 */
export type Failure = {
  readonly kind: FailureKind;
  readonly code?: string;
  readonly said?: string;
};

const CODES: Readonly<Record<string, FailureKind>> = {
  not_signed_in: 'auth',
  wrong_user: 'auth',
  invalid_args: 'validation',
  internal: 'server',
  unavailable: 'server',
};

/**
 * The kind of failure of a call's outcome (sync/transport/transport.ts,
 * sync/identity/signed-call.ts).
 * @param outcome anything but `ok`; undefined for an unexpected exception
 */
export function failureOf(outcome?: {
  readonly kind: string;
  readonly code?: string;
  readonly said?: string;
}): Failure {
  switch (outcome?.kind) {
    case 'transient':
      return outcome.said ? { kind: 'unknown', said: outcome.said } : { kind: 'network' };
    case 'auth':
      return { kind: 'auth' };
    case 'too_large':
      return { kind: 'validation' };
    case 'version':
      return { kind: 'server', code: 'client_too_old' };
    case 'refused':
      return refusal(outcome.code ?? '');
    default:
      return { kind: 'unknown' };
  }
}

/** The generic sentences fully describe the first codes. */
function refusal(code: string): Failure {
  const known = CODES[code];
  if (known) return { kind: known };
  return { kind: /_(not_found|gone)$/.test(code) ? 'not_found' : 'validation', code };
}
