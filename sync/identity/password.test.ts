import { expect, test } from 'vitest';
import { readRecoveryLink } from './password.ts';

test.each([
  ['#token_hash=abc', { token_hash: 'abc' }],
  ['#access_token=a&refresh_token=r&type=recovery', { access_token: 'a', refresh_token: 'r' }],
  ['#error=access_denied&error_code=otp_expired', null],
  ['#access_token=a', null],
  ['', null],
])('the address %j carries %o', (hash, link) => expect(readRecoveryLink(hash)).toEqual(link));
