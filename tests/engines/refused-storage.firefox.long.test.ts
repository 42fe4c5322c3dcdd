import { afterAll, beforeAll, expect, test } from 'vitest';
import { no_events } from '#i18n/pt-BR/no-events.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent } from '#tests/e2e/event-page.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ storage: 'refused' });
});
afterAll(() => product.close());

test('[S4] where a browser lets pages store nothing, the app says so, and shows the coming games', async () => {
  const { backend, browser, hand } = product;
  const event = await openEvent(backend);
  await product.goto('/events');
  await hand.reads(no_events.unkept);
  await hand.reads(event.name);
  await product.goto('/teams');
  await hand.reads(shell.storage_failed.title);
  await hand.reads(shell.storage_failed.body);
  expect(await browser.evaluate(() => document.querySelectorAll('.bone').length)).toBe(0);
});
