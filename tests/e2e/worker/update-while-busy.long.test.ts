import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { picture as picture_words } from '#i18n/pt-BR/picture.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { builtApp } from '../../../tools/built-app.ts';
import {
  banner,
  chooseBanner,
  draftOf,
  field,
  fillEvent,
  organiserAt,
  savedBanners,
} from '../organiser/event-form-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { nextVersion, offered, versionOf } from './next-version.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
beforeEach(() => app.backend.restart(builtApp()));
afterAll(() => app.close());

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
/** Of all people. */
const savedPictures = async () => {
  const [row] = await app.backend.query<{ n: number }>(
    'select count(*)::int as n from storage.objects',
  );
  return row!.n;
};
const accept = (page: Page) => page.getByRole('button', { name: shell.update.action }).click();
test('[W4] two tabs: a form says what the update waits for; the other tab has it at once, and the form keeps what was typed', async () => {
  const { phone, page: form } = await organiserAt(app, '/event/create');
  await phone.serviceWorker(form);
  const list = await phone.open('/events');
  const old = await versionOf(form);
  await field(form, 'name').fill('Operação Serra');
  await expect.poll(() => draftOf(form)).toContain('Operação Serra');
  await app.backend.deploy(nextVersion('busy1'));
  await lookForUpdate(list);
  await offered(form);
  await form.getByText(shell.update.body).waitFor();
  await accept(form);
  await form.getByText(shell.update.waits_for_form).waitFor();

  await offered(list);
  await accept(list);
  await expect.poll(() => versionOf(list).catch(() => undefined)).toBe('busy1');
  expect(await versionOf(form)).toBe(old);
  expect(await field(form, 'name').inputValue()).toBe('Operação Serra');
  await form.getByText(shell.update.title).waitFor({ state: 'hidden' }); // the new version is active; this page gets it at its next load
  await field(form, 'name').fill('');
  await expect.poll(() => versionOf(form).catch(() => undefined)).toBe('busy1');
  await phone.close();
});

test('[W4] [U9] a picture that is being sent when the update is asked for arrives, and so does its event', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  await phone.serviceWorker(page);
  const before = await savedPictures();
  const name = `Imagem ${crypto.randomUUID().slice(0, 8)}`;
  await fillEvent(page, name);
  await app.backend.deploy(nextVersion('busy2'));
  await lookForUpdate(page);
  await offered(page);
  phone.expectProblem(/Failed to load resource|net::ERR/);
  app.backend.pause();
  await chooseBanner(page);
  await banner(page).getByRole('img', { name: picture_words.preview }).waitFor();
  const upload = page.waitForRequest(/\/storage\/v1\/object\//);
  await page.getByRole('button', { name: words.create_submit }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await upload; // the upload is in flight and gets no answer
  await accept(page);
  app.backend.resume();
  await expect.poll(() => versionOf(page).catch(() => undefined)).toBe('busy2');
  await expect.poll(() => savedBanners(app.backend, name), { timeout: 60_000 }).toBe(1);
  expect(await savedPictures()).toBe(before + 1);
  await phone.close();
});
