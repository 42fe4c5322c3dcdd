import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { redeem as words } from '#i18n/pt-BR/redeem.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { personAt } from '../../team/team-form-page.ts';
import { patchesOf, patchWithCode } from './patch-codes.ts';

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
