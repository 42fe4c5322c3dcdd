import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gate } from '#i18n/pt-BR/gate.ts';
import { home } from '#i18n/pt-BR/home.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf } from '#tests/e2e/event-page.ts';
import { came, today } from '#tests/e2e/organiser/gate/gate-page.ts';
import { ACCOUNTS } from '#tests/e2e/screens/screens.ts';
import { until } from './hand.ts';
import { type Product, startProduct } from './product.ts';

const PLAYER = 'jogador@exemplo.com';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ storage: 'private' });
});
afterEach(() => product.wire.mend());
afterAll(() => product.close());

test('[story] in a private window a registration without a signal waits, and arrives once; the next window knows nobody', async () => {
  const { backend, wire } = product;
  const event = await openEvent(backend);
  await product.goto('/');
  await product.hand.reads(home.upcoming.all);
  await product.signIn(PLAYER);
  await product.goto(`/register/${event.id}`);
  await product.hand.reads(registration.submit);
  await product.upToDate();
  wire.cut();
  await product.hand.taps(registration.submit);
  await product.hand.reads(registration.saved_title.queued);
  expect(await placesOf(backend, event, PLAYER)).toBe(0);
  wire.mend();
  await product.hand.reads(registration.saved_title.confirmed);
  await product.goto('/outbox');
  await product.hand.reads(outbox.empty);
  expect(await placesOf(backend, event, PLAYER)).toBe(1);

  await product.restart();
  await product.goto('/');
  await product.hand.reads(home.upcoming.all);
  expect(await product.browser.evaluate(() => localStorage.getItem('qg.person'))).toBe(null);
});

test('[gate] a private window says that it is ready for the field only where it opens without a signal', async () => {
  const { browser, hand, wire } = product;
  const event = await today(product);
  await product.signIn(ACCOUNTS.organiser);
  await product.goto(`/event/${event.id}/gate`);
  await hand.reads(came(0));
  await product.upToDate();
  const has_worker = await browser.evaluate(() => 'serviceWorker' in navigator);
  console.log(`a service worker in a private window: ${has_worker}`);
  if (!has_worker) {
    await hand.reads(gate.to_download.replace('{what:string}', gate.app));
    return;
  }
  await hand.reads(gate.ready);
  wire.cut();
  await product.goto(`/event/${event.id}/gate`);
  await until('the list without a signal', browser, () =>
    browser.evaluate((words: string) => document.body.innerText.includes(words), came(0)),
  );
  wire.mend();
});
