import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { call, PASSWORD } from '#tests/backend/open-test-backend.ts';
import { announced } from '../../announcements.ts';
import { confirmSignOut, openSignOut } from '../../device/sign-out-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { login } from '../../phone.ts';

const { passkey: words } = auth;
/** A new account, which has earned nothing that a profile would celebrate. */
const EMAIL = 'chave@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  const made = await call(app.backend, '/auth/v1/signup', {
    json: { email: EMAIL, password: PASSWORD },
  });
  expect(made.status).toBe(200);
});
afterAll(() => app.close());

/** A phone with a lock, whose person is there at once. It belongs to the page. */
async function withLock(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

/** The person closes the device's window: to the page, nobody was recognised. */
const refuses = (
  { devtools, authenticatorId }: { devtools: CDPSession; authenticatorId: string },
  is_refusing: boolean,
) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !is_refusing });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signOut = async (page: Page) => {
  await openSignOut(page);
  await confirmSignOut(page);
};

test('[story] offered after the first sign-in, a passkey signs in, is named and removed', async () => {
  const phone = await app.openPhone();
  phone.expectProblem(/400 .*\/auth\/v1\/passkeys\/authentication\/verify/); // the removed key
  phone.expectProblem(/401 .*\/auth\/v1\/passkeys\/registration\/options/); // signed in an hour ago
  const page = await phone.open('/auth');
  const lock = await withLock(page);
  await page.reload();
  await button(page, words.sign_in).waitFor();

  await login(page, EMAIL, PASSWORD);
  await page.getByText(words.offer).waitFor();
  await button(page, words.create).click();
  await announced(page, words.created);
  expect(await keys()).toHaveLength(1);

  await signOut(page);
  await page.goto('/auth?from=/profile');
  await refuses(lock, true);
  await button(page, words.sign_in).click();
  await expect.poll(() => button(page, words.sign_in).isVisible()).toBe(true);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]); // closing it is no error
  await refuses(lock, false);
  await button(page, words.sign_in).click();
  await announced(page, auth.toast.signed_in);
  await page.waitForURL(/\/profile$/);

  // the profile: the key was used, gets a name, and this device makes no second one
  const row = page.getByRole('listitem').filter({ hasText: /Usada em/ });
  await row.getByRole('button', { name: /^Renomear/ }).click();
  await page.getByLabel(words.name).fill('Celular');
  await button(page, words.save).click();
  await page.getByText('Celular', { exact: true }).waitFor();
  await button(page, words.create).click();
  await announced(page, auth.problem.passkey_exists);

  // an hour later the password is asked first; by then the device has no key any more
  await app.backend.query(`update auth.sessions set created_at = now() - interval '1 hour'`);
  await lock.devtools.send('WebAuthn.clearCredentials', { authenticatorId: lock.authenticatorId });
  await button(page, words.create).click();
  const proof = page.getByRole('dialog', { name: words.create });
  await proof.getByLabel(auth.field.password, { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: words.create }).click();
  await announced(page, words.created);
  await expect.poll(async () => (await keys()).length).toBe(2);

  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remover (Celular|Chave de)/ })
      .first()
      .click();
    const asked = page.getByRole('dialog', { name: /^Remover/ });
    await asked.getByRole('button', { name: words.remove, exact: true }).click();
    await announced(page, words.removed);
    await expect.poll(async () => (await keys()).length).toBe(left);
  }
  await page.getByText(words.none).waitFor();

  await signOut(page);
  await page.goto('/auth');
  await button(page, words.sign_in).click();
  await page.getByText(auth.problem.passkey_unknown).waitFor();

  // without a signal it says so, and who signs in by password is not asked a second time
  await phone.goOffline();
  await page.reload();
  await button(page, words.sign_in).click();
  await page.getByText(problems.generic.network.title).waitFor();
  await phone.goOnline();
  await login(page, EMAIL, PASSWORD);
  await page.getByText(auth.toast.signed_in).waitFor();
  expect(await page.getByText(words.offer).count()).toBe(0);
});

test('[story] a device without a lock is offered nothing', async () => {
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, EMAIL, PASSWORD);
  await page.goto('/profile');
  await page.getByRole('heading', { name: words.title }).waitFor(); // those of other devices
  expect(await button(page, words.create).count()).toBe(0);
  await signOut(page);
  await page.goto('/auth');
  expect(await button(page, words.sign_in).count()).toBe(0);
});

const keys = () =>
  app.backend.query<{ friendly_name: string | null }>(
    `select friendly_name from auth.webauthn_credentials k join auth.users u on u.id = k.user_id where u.email = $1`,
    [EMAIL],
  );
