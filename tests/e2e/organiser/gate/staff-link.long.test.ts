import type { Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { staff as words } from '#i18n/pt-BR/staff.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { openEvent } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { signInButton, upToDate } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { join } = words;
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Somebody without an account on their phone opens the link, and signs in. */
async function opens(event_id: string, code: string, email: string) {
  const phone = await app.openPhone();
  const sent: string[] = [];
  phone.context.on('request', (request) => sent.push(request.url()));
  const page = await phone.open(`/event/${event_id}/staff#${code}`);
  await page.waitForURL((url) => url.searchParams.get('from') === `/event/${event_id}/staff`);
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
  const type = async (pin: string) => {
    await page.getByLabel(join.pin).fill(pin);
    await page.getByRole('button', { name: join.action }).click();
  };
  return { phone, page, sent, type };
}

test('[gate] a PIN that is typed with no signal is checked when there is one', async () => {
  const event = await openEvent(app.backend);
  const code = 'C0DE0000000000000007';
  await app.backend.query(
    `insert into public.staff_links (id, event_id, code, code_hash, pin)
     values (gen_random_uuid(), $1, $2, private.invitation_hash($2), '314159')`,
    [event.id, code],
  );
  const { phone, page, type } = await opens(event.id, code, 'jogador@exemplo.com');
  await page.getByLabel(join.pin).waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await type('314159');
  await said(page, join.queued);
  await page.reload();
  await said(page, join.queued);
  await phone.goOnline();
  await said(page, words.helping);
  await phone.close();
});
