import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { patch } from '#i18n/pt-BR/patch.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { redeem as words } from '#i18n/pt-BR/redeem.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { personAt } from '../../team/team-form-page.ts';
import { signInButton } from '../../phone.ts';
import { patchesOf, patchWithCode } from './patch-codes.ts';

const PLAYER = 'jogador@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('from the gallery: a code is typed, verified and redeemed, and the profile shows the patch', async () => {
  await patchWithCode(app.backend, { nome: 'Toca do Lobo', code: 'AAAA0BBBB1' });
  const { phone, page } = await personAt(app, '/patches', PLAYER);
  await page.getByRole('link', { name: patch.redeem.go }).click();
  const code = page.getByLabel(words.code, { exact: true });
  const verify = page.getByRole('button', { name: words.verify });
  await verify.click();
  await page.getByText(patch.redeem.code_required).waitFor();
  await code.fill('zzzz-zzzz-zz');
  expect(await code.inputValue()).toBe('ZZZZZ-ZZZZZ');
  await verify.click();
  await page.getByText(problems.refused.patch_code_invalid).waitFor();
  await code.fill('aaaa obbbbi');
  await verify.click();
  await page.getByRole('heading', { name: 'Toca do Lobo' }).waitFor();
  await page.getByRole('button', { name: words.action }).click();
  await page.getByText(patch.redeem.done).waitFor();
  await page.waitForURL('**/profile?tab=patches');
  await page.getByText('Toca do Lobo').first().waitFor();
  expect(await patchesOf(app.backend, PLAYER)).toContainEqual({ nome: 'Toca do Lobo' });
  await phone.close();
});

test('a visitor with a scanned link signs in, and finds the code in the field and not in the address', async () => {
  const phone = await app.openPhone();
  const page = await phone.open('/patches/redeem#AAAA0CCCC1');
  await page.getByText(patch.redeem.login_required).waitFor();
  await page.waitForURL((url) => url.searchParams.get('from') === '/patches/redeem');
  expect(page.url()).not.toContain('AAAA0CCCC1');
  await page.getByLabel(auth.field.email).fill(PLAYER);
  await page.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
  const code = page.getByLabel(words.code, { exact: true });
  await code.waitFor();
  expect(await code.inputValue()).toBe('AAAA0-CCCC1');
  expect(page.url()).toMatch(/\/patches\/redeem$/);
  await phone.close();
});
