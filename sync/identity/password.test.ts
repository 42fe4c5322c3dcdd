import { beforeEach, expect, test, vi } from 'vitest';
import { askForRecovery, changePassword, openRecovery, readRecoveryLink } from './password.ts';

const openAuthClient = vi.hoisted(() => vi.fn());
vi.mock('./client.ts', () => ({ openAuthClient }));

test.each([
  ['#token_hash=abc', { token_hash: 'abc' }],
  ['#token_hash=pkce_a-1c.', { token_hash: 'pkce_a-1c' }], // with the end of the mail's sentence
  ['#token_hash=.', null],
  ['#access_token=a&refresh_token=r&type=recovery', { access_token: 'a', refresh_token: 'r' }],
  ['#error=access_denied&error_code=otp_expired', null],
  ['#access_token=a', null],
  ['', null],
])('the recovery link with %j is read as %o', (hash, link) =>
  expect(readRecoveryLink(hash)).toEqual(link),
);

const server = { url: 'http://server', publishable_key: 'key' };
const session = {
  user: { id: 'u', email: 'ana@exemplo.com', user_metadata: { name: 'Ana' } },
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: 0,
};
const refusal = { error: { code: 'same_password', status: 422, message: '' } };
const auth = {
  resetPasswordForEmail: vi.fn(),
  verifyOtp: vi.fn(),
  setSession: vi.fn(),
  signInWithPassword: vi.fn(),
  updateUser: vi.fn(),
  getSession: vi.fn(),
};
const fine = { data: {}, error: null };
beforeEach(() => {
  for (const call of Object.values(auth)) call.mockReset().mockResolvedValue(fine);
  auth.getSession.mockResolvedValue({ data: { session }, error: null });
  openAuthClient.mockResolvedValue(auth);
});

const mail = { email: 'ana@exemplo.com', redirect_to: 'http://app/new-password' };
const change = { email: 'ana@exemplo.com', current_password: 'velha-1', password: 'nova-12' };
const steps: [string, () => Promise<unknown>][] = [
  ['a mail', () => askForRecovery(server, mail)],
  ['a link', () => openRecovery(server, { token_hash: 'abc' })],
  ['a change', () => changePassword(server, change)],
];

test.for(steps)(
  'when the library can’t be loaded, %s says that the server was not reached',
  async ([, ask]) => {
    openAuthClient.mockResolvedValue(undefined);
    expect(await ask()).toEqual({ ok: false, code: 'unreachable' });
  },
);

test('a refusal says why, and nothing more is asked', async () => {
  auth.resetPasswordForEmail.mockResolvedValue({ data: null, ...refusal });
  auth.verifyOtp.mockResolvedValue({ data: null, ...refusal });
  auth.signInWithPassword.mockResolvedValue({ data: null, ...refusal });
  for (const [, ask] of steps) expect(await ask()).toMatchObject({ code: 'same_password' });
  expect(auth.updateUser).not.toHaveBeenCalled();
});

test('[hole R6] a mail with a link; a server that sends none says so', async () => {
  expect(await askForRecovery(server, mail)).toEqual({ ok: true, mail: 'sent' });
  expect(auth.resetPasswordForEmail).toHaveBeenCalledWith(mail.email, {
    redirectTo: mail.redirect_to,
  });
  for (const way of ['terminal', 'none']) {
    auth.resetPasswordForEmail.mockResolvedValue({ data: { mail: way }, error: null });
    expect(await askForRecovery(server, mail)).toEqual({ ok: true, mail: way });
  }
});

test('a link of either kind is used once, and then sets the password', async () => {
  const opened = await openRecovery(server, { token_hash: 'abc' });
  expect(auth.verifyOtp).toHaveBeenCalledWith({ type: 'recovery', token_hash: 'abc' });
  const tokens = { access_token: 'a', refresh_token: 'r' };
  await openRecovery(server, tokens);
  expect(auth.setSession).toHaveBeenCalledWith(tokens);
  if (!opened.ok) throw new Error(opened.code);
  const set = await opened.recovery.setPassword('nova-12');
  expect(auth.updateUser).toHaveBeenCalledWith({ password: 'nova-12' });
  expect(set).toMatchObject({ ok: true, session: { access_token: 'access', user: { id: 'u' } } });
  auth.updateUser.mockResolvedValue({ data: null, ...refusal });
  expect(await opened.recovery.setPassword('x')).toMatchObject({ code: 'same_password' });
});

test('a change checks the current password first; when no session follows, no one is signed in', async () => {
  expect(await changePassword(server, change)).toMatchObject({ ok: true });
  const { email, current_password, password } = change;
  expect(auth.signInWithPassword).toHaveBeenCalledWith({ email, password: current_password });
  expect(auth.updateUser).toHaveBeenCalledWith({ password, current_password });
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null });
  expect(await changePassword(server, change)).toEqual({ ok: false, code: 'unknown' });
});
