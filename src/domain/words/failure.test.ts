import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.each([
  [{ kind: 'transient' }, { kind: 'network' }],
  [
    { kind: 'transient', said: 'cache lookup failed' },
    { kind: 'unknown', said: 'cache lookup failed' },
  ],
  [{ kind: 'auth' }, { kind: 'auth' }],
  [{ kind: 'too_large' }, { kind: 'validation' }],
  [{ kind: 'version' }, { kind: 'server', code: 'client_too_old' }],
  [{ kind: 'refused', code: 'invalid_args' }, { kind: 'validation' }],
  [{ kind: 'refused', code: 'internal' }, { kind: 'server' }],
  [{ kind: 'refused', code: 'not_signed_in' }, { kind: 'auth' }],
  [
    { kind: 'refused', code: 'event_not_found' },
    { kind: 'not_found', code: 'event_not_found' },
  ],
  [
    { kind: 'refused', code: 'whatsapp_taken' },
    { kind: 'validation', code: 'whatsapp_taken' },
  ],
  [undefined, { kind: 'unknown' }],
] as const)('Spec 1 §8: %o is %o', (outcome, failure) => {
  expect(failureOf(outcome)).toEqual(failure);
});
