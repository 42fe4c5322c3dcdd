import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { team_agenda as words } from '#i18n/pt-BR/team-agenda.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { lookForNews, WAITS, type Phone } from '../phone.ts';
import {
  attendancesIn,
  bothAtAgenda,
  close,
  dialog,
  entry,
  TEAM_ID,
  TITLE,
} from './agenda-page.ts';

let app: RunningApp;
let captain: Phone;
let member: Phone;
let page: Page;
let there: Page;
beforeAll(async () => {
  app = await startApp();
  ({ captain, member, page, there } = await bothAtAgenda(app));
});
afterAll(() => app.close());

const say = (of: Page, step: keyof typeof words.attendance.to) =>
  entry(of).getByRole('button', { name: words.attendance.to[step], exact: true });
const attendances = () => attendancesIn(app);

test('[story] a captain plans without a signal; a member answers without one, by way of pending, and everything arrives', async () => {
  await captain.goOffline();
  await page.getByRole('button', { name: words.new }).click();
  await dialog(page).getByRole('button', { name: words.form.create }).click();
  expect(await dialog(page).locator('[aria-invalid=true]').count()).toBeGreaterThan(3);
  await dialog(page).getByLabel(words.form.title, { exact: true }).fill(TITLE);
  // what was typed comes back after the sheet was closed
  await dialog(page).getByRole('button', { name: common.back, exact: true }).click();
  await page.getByRole('button', { name: words.new }).click();
  expect(await dialog(page).getByLabel(words.form.title, { exact: true }).inputValue()).toBe(TITLE);
  await dialog(page).getByLabel(words.type.training).check();
  await dialog(page).getByLabel(words.form.location, { exact: true }).fill('Galpão');
  await dialog(page).getByLabel(words.form.date, { exact: true }).fill('01012040');
  await dialog(page).getByLabel(words.form.time, { exact: true }).fill('1930');
  await dialog(page).getByRole('button', { name: words.form.create }).click();
  await entry(page).getByText(words.waiting).waitFor();
  await page.reload();
  await entry(page).getByText(words.waiting).waitFor();
  await captain.goOnline();
  await entry(page).getByText(WAITS).first().waitFor({ state: 'detached' });

  await lookForNews(there);
  await entry(there).waitFor();
  await member.goOffline();
  await say(there, 'declined').click();
  await entry(there).getByText(words.attendance.hint.declined).waitFor();
  expect(await say(there, 'confirmed').count()).toBe(0);
  await say(there, 'pending').click();
  await say(there, 'confirmed').click();
  await entry(there).getByText(words.attendance.hint.confirmed).waitFor();
  await there.reload();
  await entry(there).getByText(words.attendance.status.confirmed, { exact: true }).waitFor();
  await member.goOnline();
  await expect.poll(attendances).toEqual([{ status: 'confirmed', absent: false }]);

  await lookForNews(page);
  await entry(page)
    .getByRole('button', { name: /1 confirmado$/ })
    .click();
  await dialog(page).getByText('Bruno Carvalho').waitFor();
  await dialog(page).getByRole('button', { name: words.people.whatsapp }).click();
  const text = await dialog(page).locator('pre').textContent();
  expect(text).toContain(`*${TITLE}*`);
  expect(text).toContain('*Vão (1)*\n1. Bruno Carvalho');
  expect(text).toMatch(/\*Sem resposta \(\d+\)\*/);
  expect(text).toContain(`/team/${TEAM_ID}/advanced?tab=events&event=`);
  await close(page);
  await close(page);
});

/** Title and buttons of the open sheet over which a toast stands; 'the edge' where it is cut off. */
const underToast = () =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast-card')!.getBoundingClientRect();
    const is_whole = toast.left >= 0 && toast.right <= innerWidth && toast.top >= 0;
    const below = [...document.querySelectorAll('dialog[open] :is(header, footer) *')].filter(
      (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const beside = left >= toast.right || right <= toast.left;
        return !beside && top < toast.bottom && bottom > toast.top;
      },
    );
    return [...below.map(({ tagName }) => tagName), ...(is_whole ? [] : ['the edge'])];
  });

test('a toast leaves title and buttons of an open sheet free', async () => {
  const { width, height } = page.viewportSize()!;
  for (const size of [
    { width: 390, height: 560 },
    { width: 800, height: 560 },
    { width: 1280, height: 560 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: words.new }).click();
    await dialog(page).waitFor();
    await captain.goOffline();
    await dialog(page).locator('.toast-card').waitFor();
    expect(await underToast(), JSON.stringify(size)).toEqual([]);
    await captain.goOnline();
    await close(page);
  }
  await page.setViewportSize({ width, height });
});
