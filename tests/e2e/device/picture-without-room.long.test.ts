import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { picture as picture_words } from '#i18n/pt-BR/picture.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import {
  banner,
  chooseBanner,
  field,
  fillEvent,
  organiserAt,
  savedBanners,
} from '../organiser/event-form-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[U12] a phone without room for a picture says so; the form keeps what was typed and its address field', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const name = `Cheia ${crypto.randomUUID().slice(0, 8)}`;
  await fillEvent(page, name);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, row, key) {
      const is_picture = typeof key === 'string' && key.startsWith('picture:');
      if (is_picture) throw new DOMException('', 'QuotaExceededError');
      return key === undefined ? put.call(this, row) : put.call(this, row, key);
    };
    window.addEventListener('test:room-again', () => {
      IDBObjectStore.prototype.put = put;
    });
  });
  await chooseBanner(page);
  await banner(page).getByText(problems.device_full).waitFor();
  expect(await banner(page).getByLabel(picture_words.address).inputValue()).toBe('');
  expect(await field(page, 'name').inputValue()).toBe(name);
  await page.evaluate(() => window.dispatchEvent(new Event('test:room-again')));
  await chooseBanner(page);
  await banner(page).getByRole('img', { name: picture_words.preview }).waitFor();
  expect(await banner(page).getByText(problems.device_full).count()).toBe(0);
  await page.getByRole('button', { name: words.create_submit }).click();
  await expect.poll(() => savedBanners(app.backend, name), { timeout: 30_000 }).toBe(1);
  await phone.close();
});
