import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { gate } from '#i18n/pt-BR/gate.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { staff as words } from '#i18n/pt-BR/staff.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { openEvent } from '../../event-page.ts';
import { fromMore } from './gate-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { lookForNews, signInButton, upToDate } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { link, join } = words;
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

test('[gate] staff join by a link and a PIN, a wrong PIN is told, and a new link ends the old one', async () => {
  const event = await openEvent(app.backend);
  const openLink = async () => {
    const [row] = await app.backend.query<{ code: string; pin: string }>(
      'select code, pin from public.staff_links where event_id = $1 and ended_at is null',
      [event.id],
    );
    return row;
  };
  const phone = await app.openPhone({ as: 'organizador@exemplo.com' });
  const page = await phone.open(`/event/${event.id}/gate`);
  await fromMore(page, words.title);
  await page.getByRole('button', { name: link.make }).click();
  const shown = page.getByRole('dialog');
  await shown.getByRole('img', { name: link.qr.replace('{event:string}', event.name) }).waitFor();
  await expect.poll(openLink).toBeDefined();
  const { code = '', pin = '' } = (await openLink()) ?? {};
  await shown.getByText(`${pin.slice(0, 3)} ${pin.slice(3)}`).waitFor();
  await page.keyboard.press('Escape');

  const helper = await opens(event.id, code, 'capitao@exemplo.com');
  expect(helper.page.url()).not.toContain(code);
  await helper.type('12');
  await said(helper.page, join.six_digits);
  await helper.type(pin === '000000' ? '000001' : '000000');
  await helper.page.getByText(problems.refused.wrong_pin).first().waitFor();
  await helper.type(pin);
  await helper.page.waitForURL(`**/event/${event.id}/gate`);
  await helper.page.getByPlaceholder(gate.search).waitFor();
  expect(helper.sent.filter((url) => url.includes(code))).toEqual([]);

  await lookForNews(page);
  await said(page, words.helps);
  await upToDate(page);
  await page.getByRole('button', { name: link.renew }).click();
  await page.getByRole('dialog').getByRole('button', { name: link.renew }).click();
  await expect.poll(async () => (await openLink())?.code).not.toBe(code);
  const late = await opens(event.id, code, 'jogador@exemplo.com');
  await late.type(pin);
  await late.page.getByText(problems.refused.staff_link_ended).first().waitFor();
  await said(late.page, join.no_code);
  expect(await late.page.getByLabel(join.pin).count()).toBe(0);
  for (const one of [helper.phone, late.phone, phone]) await one.close();
});

if (LONG) {
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
}
