import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { patch } from '#i18n/pt-BR/patch.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { redeem as words } from '#i18n/pt-BR/redeem.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { signInButton, upToDate } from '../../phone.ts';
import { personAt } from '../../team/team-form-page.ts';
import { patchesOf, patchWithCode } from './patch-codes.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('offline a code is kept and redeemed later; one that is wrong comes back from Pendências', async () => {
  const email = 'jogador2@exemplo.com';
  await patchWithCode(app.backend, { nome: 'Sem Sinal', code: 'AAAA0DDDD1' });
  const { phone, page } = await personAt(app, '/patches/redeem', email);
  const code = page.getByLabel(words.code, { exact: true });
  await code.waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  const keep = page.getByRole('button', { name: words.keep });
  for (const typed of ['AAAA0DDDD1', 'WRNG0WRNG1']) {
    await code.fill(typed);
    await keep.click();
    await expect.poll(() => code.inputValue()).toBe('');
  }
  await page.getByText(words.waits).first().waitFor();
  await page.getByText('2 códigos esperam sinal').waitFor();
  expect(await page.getByText(words.found).count()).toBe(0);
  await phone.goOnline();
  await page.getByText('2 códigos esperam sinal').waitFor({ state: 'detached' });
  await page.goto('/outbox');
  await page.getByText(problems.refused.patch_code_invalid).first().waitFor();
  expect(await patchesOf(app.backend, email)).toContainEqual({ nome: 'Sem Sinal' });
  await page.getByRole('link', { name: common.edit, exact: true }).click();
  await code.waitFor();
  expect(await code.inputValue()).toBe('WRNG0-WRNG1');
  await phone.close();
});

const PLAYER = 'jogador@exemplo.com';

if (LONG) {
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
}
