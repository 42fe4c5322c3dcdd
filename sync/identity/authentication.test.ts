import { afterEach, expect, test, vi } from 'vitest';
import {
  readConfirmationLink,
  resendConfirmation,
  signInWithPassword,
  signUp,
} from './authentication.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const server = { url: 'http://localhost', publishable_key: 'key' };
const person = { email: 'ana@exemplo.com', password: 'segredo1' };

/**
 * A network that accepts a request and never answers it; a request without a time limit would hang
 * for ever.
 */
function deadLine() {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason as Error);
      }),
  );
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
}

test('the token of a sign-up is read without what ends the sentence of its mail', () => {
  const hashes = ['#confirm=abc', '#confirm=abc;', '#confirm=abc%2C', '#token_hash=abc', ''];
  expect(hashes.map(readConfirmationLink)).toEqual(['abc', 'abc', 'abc', null, null]);
});

test('a server that never answers counts as unreachable', async () => {
  deadLine();
  const unreachable = { ok: false, code: 'unreachable' };
  expect(await signInWithPassword(server, person)).toEqual(unreachable);
  const ana = {
    ...person,
    name: 'Ana',
    whatsapp: '5511987654321',
    terms: '2026-11-21',
    redirect_to: 'http://localhost/',
  };
  expect(await signUp(server, ana)).toEqual(unreachable);
});

const again = { email: person.email, redirect_to: 'http://localhost/' };
const answers = (status: number, error_code?: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ error_code, msg: '' }, { status }));

test('asking for the mail again reveals nothing about an account, also where the service counts by account', async () => {
  answers(200);
  const nobody = await resendConfirmation(server, again);
  answers(429, 'over_email_send_rate_limit');
  expect(await resendConfirmation(server, again)).toEqual(nobody);
});

test('a mail that cannot be requested says why', async () => {
  answers(429, 'over_request_rate_limit');
  expect(await resendConfirmation(server, again)).toEqual({ ok: false, code: 'too_many_requests' });
  deadLine();
  expect(await resendConfirmation(server, again)).toEqual({ ok: false, code: 'unreachable' });
});

test('an error without a sentence of ours keeps the words of the service, a known one does not', async () => {
  const said = (message: string, error_code: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ error_code, msg: message }, { status: 422 }),
    );
  said(`Signups not allowed ${'x'.repeat(300)}`, 'signup_disabled');
  const refused = await signInWithPassword(server, person);
  expect(refused).toMatchObject({ ok: false, code: 'unknown' });
  expect(refused).toHaveProperty('said', `Signups not allowed ${'x'.repeat(300)}`.slice(0, 200));
  said('Email not confirmed', 'email_not_confirmed');
  expect(await signInWithPassword(server, person)).toEqual({
    ok: false,
    code: 'email_not_confirmed',
  });
});

test('the repeated mail is the one of a sign-up, and its link leads back here', async () => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', asked);
  await resendConfirmation(server, again);
  const [url, init] = asked.mock.calls[0]!;
  expect(url).toBe('http://localhost/auth/v1/resend?redirect_to=http%3A%2F%2Flocalhost%2F');
  expect(JSON.parse(init.body as string)).toMatchObject({ email: person.email, type: 'signup' });
});

test('a refusal that this version does not know is still a refusal', async () => {
  answers(400, 'of_a_newer_server');
  expect(await signInWithPassword(server, person)).toEqual({ ok: false, code: 'unknown' });
});
