/** The six kinds of Spec 1 §8, generic handler: the keys of `LL.problems.generic`. */
export type FailureKind = 'network' | 'auth' | 'validation' | 'not_found' | 'server' | 'unknown';

/** `code` has a sentence of its own, which says more than the kind does. */
export type Failure = { readonly kind: FailureKind; readonly code?: string };

const CODES: Readonly<Record<string, FailureKind>> = {
  not_signed_in: 'auth',
  wrong_user: 'auth',
  invalid_args: 'validation',
  internal: 'server',
  unavailable: 'server',
};

/**
 * What kind of failure the outcome of a call is (sync/calls/transport.ts, sync/calls/signed-call.ts).
 * @param outcome anything but `ok`; of an exception nobody foresaw, nothing
 */
export function failureOf(outcome?: { readonly kind: string; readonly code?: string }): Failure {
  switch (outcome?.kind) {
    case 'transient':
      return { kind: 'network' };
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

/** The generic words of the first codes are all that there is to say about them. */
function refusal(code: string): Failure {
  const known = CODES[code];
  if (known) return { kind: known };
  return { kind: /_(not_found|gone)$/.test(code) ? 'not_found' : 'validation', code };
}
