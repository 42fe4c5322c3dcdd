import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { picture } from '#i18n/pt-BR/picture.ts';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { lookForNews, upToDate, type Phone } from '../phone.ts';
import { demoTeam } from './demo-team.ts';

const ID = demoTeam('Lobos-Guará');
const TALK = `/team/${ID}/advanced?tab=communications`;

let app: RunningApp;
let captain: { phone: Phone; page: Page };
let member: { phone: Phone; page: Page };
beforeAll(async () => {
  app = await startApp();
  const open = async (email: string) => {
    const phone = await app.openPhone({ as: email });
    const page = await phone.open(TALK);
    await composer(page).waitFor();
    await upToDate(page);
    await phone.serviceWorker(page);
    return { phone, page };
  };
  [captain, member] = await Promise.all([open('capitao@exemplo.com'), open('jogador@exemplo.com')]);
});
afterAll(() => app.close());

const general = words.channel.general;
const named = (text: string, value: string | number) => text.replace(/\{\w+:\w+\}/, String(value));
const composer = (page: Page, channel: string = general) =>
  page.getByLabel(named(words.compose.label, channel));
const post = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const channel = (page: Page, name: string) => page.getByRole('tab', { name });
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
const waits = (page: Page, text: string) => post(page, text).getByText(words.chip.waiting);

test('[story] a member writes, votes and shares a picture at a field without a signal; it goes to everybody later', async () => {
  const { phone, page } = member;
  expect(await channel(page, words.channel.tactical).count()).toBe(0);
  expect(await channel(page, words.channel.admin).count()).toBe(0);
  await phone.goOffline();
  await composer(page).pressSequentially('Cheguei ao posto');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('Espero vocês');
  await composer(page).press('Enter');
  const mine = post(page, 'Cheguei ao posto');
  await mine.getByRole('heading', { name: 'Bruno Carvalho' }).waitFor();
  await waits(page, 'Cheguei ao posto').waitFor();
  expect(await composer(page).inputValue()).toBe('');
  await page.getByText(/^Sem sinal: 1 mensagem/).waitFor();
  await composer(page).press('Enter'); // blank: nothing happens
  await page.reload();
  await waits(page, 'Cheguei ao posto').waitFor();
  expect(await waits(page, '').count()).toBe(1);

  const openPins = () => page.getByRole('button', { name: words.pins }).click();
  // a toast inside the dialog is closed by a button of the same name
  const closePins = () => dialog(page).getByRole('button', { name: common.close }).first().click();
  await openPins();
  const poll = dialog(page).getByRole('listitem').filter({ hasText: 'Treino de fim de mês' });
  const votes = async () => (await poll.getByText(/^\d+ de \d+ vot/).textContent())!;
  const before = await votes();
  await poll.getByRole('radio', { name: /Sábado à tarde/ }).click();
  await poll.getByText(words.poll.waiting).waitFor();
  expect(await votes()).toBe(before); // counts are not guessed
  await closePins();

  await page.getByRole('button', { name: words.compose.more }).click();
  await dialog(page).getByRole('button', { name: words.compose.media }).click();
  await dialog(page).getByRole('button', { name: words.form.publish }).click();
  await dialog(page).getByText(words.form.problem.media_required).waitFor();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await dialog(page).getByText(picture.waiting).waitFor();
  await dialog(page).getByLabel(words.form.caption).fill('A base');
  await dialog(page).getByRole('button', { name: words.form.publish }).click();
  const photo = post(page, 'A base').getByRole('img', { name: named(words.media.open, 1) });
  await expect.poll(() => photo.getAttribute('src')).toMatch(/^blob:/);

  await phone.goOnline();
  await waits(page, 'Cheguei ao posto').waitFor({ state: 'detached' });
  await openPins();
  await poll.getByText(words.poll.secret).waitFor();
  await poll.getByText(words.poll.waiting).waitFor({ state: 'detached' });
  await closePins();
  await lookForNews(captain.page);
  await post(captain.page, 'Cheguei ao posto').getByText('Espero vocês').waitFor();
  await captain.page
    .getByRole('status')
    .filter({ hasText: /nova mensagem de|novas mensagens/i }) // one or two at once
    .waitFor({ state: 'attached' });
  const seen = post(captain.page, 'A base').getByRole('img');
  await expect.poll(() => seen.getAttribute('src')).toMatch(/\/team-media\/.+\.(webp|png|jpg)$/);
  await expect.poll(() => seen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0); // prettier-ignore
});
