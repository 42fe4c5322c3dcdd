import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '#i18n/pt-BR/home.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf } from '#tests/e2e/event-page.ts';
import { until } from './hand.ts';
import { type Product, startProduct } from './product.ts';

const PLAYER = 'jogador@exemplo.com';
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** How many mutations wait on this device. */
const waiting = () =>
  product.browser.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('qg.person')!) as { id: string };
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const db = await answer(indexedDB.open(`qg:${id}:q`));
    const records = await answer(db.transaction('outbox').objectStore('outbox').getAll());
    db.close();
    return (records as { status: string }[]).map(({ status }) => status);
  });
const sent = () => until('sent', product.browser, async () => (await waiting()).length === 0);

test('[story] first visit, no server, a registration over two kills of the browser: one place', async () => {
  const { backend } = product;
  const [kept, lost] = [await openEvent(backend), await openEvent(backend)];
  await product.goto('/');
  await product.hand.reads(home.upcoming.all);
  await product.upToDate();
  await product.installed();
  await product.signIn(PLAYER);
  for (const { id } of [lost, kept]) {
    await product.goto(`/register/${id}`);
    await product.hand.reads(registration.submit);
  }
  await product.upToDate();

  await backend.stop();
  await product.restart();
  await product.goto(`/register/${kept.id}`);
  await product.hand.taps(registration.submit);
  await product.hand.reads(registration.saved_title.queued);
  await product.restart();
  await product.goto('/outbox');
  await product.hand.reads(kept.name);
  expect(await waiting()).toHaveLength(1);
  await backend.restart();
  await sent();
  expect(await placesOf(backend, kept, PLAYER)).toBe(1);

  await product.goto(`/register/${lost.id}`);
  await product.upToDate();
  const passed = product.wire.loseAnswersTo('/rest/v1/rpc/sync_push');
  await product.hand.taps(registration.submit);
  await passed;
  await expect.poll(() => placesOf(backend, lost, PLAYER)).toBe(1); // and the phone does not know
  expect(await waiting()).toEqual(['sending']);
  await product.restart();
  product.wire.mend();
  await product.goto('/outbox');
  await sent();
  await product.hand.reads(outbox.empty);
  expect(await placesOf(backend, lost, PLAYER)).toBe(1);
});
