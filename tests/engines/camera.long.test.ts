import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { camera } from '#i18n/pt-BR/camera.ts';
import { gate } from '#i18n/pt-BR/gate.ts';
import { qrCode } from '#domain/qr/qr-code.ts';
import { openEvent } from '#tests/e2e/event-page.ts';
import { passesOf, place } from '#tests/e2e/organiser/signed-passes.ts';
import { ACCOUNTS } from '#tests/e2e/screens/screens.ts';
import { until } from './hand.ts';
import { type Product, startProduct } from './product.ts';

const PLAYER = 'jogador@exemplo.com';
let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.signIn(ACCOUNTS.organiser);
});
afterEach(() => product.wire.mend());
afterAll(() => product.close());

/** Runs in the page: how bright the middle of the camera's picture is, 0 while there is none. */
function brightness(label: string): number {
  const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
  if (!video || video.videoWidth === 0 || video.paused || !video.checkVisibility()) return 0;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [8, 8];
  const context = canvas.getContext('2d')!;
  context.drawImage(video, 0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0);
}

/** Runs in the page: from now on its camera films this code, held before it. */
function film(code: readonly (readonly boolean[])[]): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d')!;
  let n = 0;
  setInterval(() => {
    context.fillStyle = '#ddd';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#222';
    const side = 320 / code.length;
    const [left, top] = [160 + 10 * Math.sin((n += 0.2)), 80];
    code.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) context.fillRect(left + x * side, top + y * side, side + 0.5, side + 0.5);
      }),
    );
  }, 100);
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
}

/** Runs in the page: a person says no. */
function refuse(): void {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('no', 'NotAllowedError'));
}

test('[gate] the engine opens its camera, and the screen shows what it films', async () => {
  const { backend, browser, hand } = product;
  const event = await openEvent(backend);
  await product.goto(`/event/${event.id}/gate/scan`);
  const { view, starting } = camera;
  await until(
    'a bright picture',
    browser,
    async () => (await browser.evaluate(brightness, view)) > 0,
  );
  const first = await browser.evaluate(brightness, view);
  await until('another picture', browser, async () => {
    const now = await browser.evaluate(brightness, view);
    return now > 0 && now !== first;
  });
  await hand.rests();
  const shown = await browser.evaluate(() => document.body.innerText);
  expect(shown).not.toContain(starting);
});

test('[gate] without a signal a pass before the camera lets its person in; said no to, the screen says so', async () => {
  const { backend, browser, hand, wire } = product;
  const event = await openEvent(backend);
  await place(backend, event, { email: PLAYER, name: 'Bruno Passe' });
  await backend.refreshSnapshot();
  const pass = (await passesOf(backend, PLAYER)).find(({ event_id }) => event_id === event.id)!;
  await product.goto(`/event/${event.id}/gate`);
  await hand.reads('Bruno Passe');
  await hand.reads(gate.ready);
  await product.upToDate();
  wire.cut();
  await browser.evaluate(film, qrCode(pass.text));
  await hand.taps(gate.scan.action);
  await until('let in', browser, () =>
    browser.evaluate(() =>
      /Bruno Passe\s*Chegou \d\d:\d\d/.test(
        document.querySelector<HTMLElement>('.gate-answer')?.innerText ?? '',
      ),
    ),
  );
  await hand.reads('1/1 chegaram');
  wire.mend();
  const marks = () =>
    backend.query('select mark, flagged from public.check_ins where event_id = $1', [event.id]);
  await expect.poll(marks).toEqual([{ mark: 'in', flagged: false }]);

  await product.goto(`/event/${event.id}/gate`);
  await hand.reads(gate.ready);
  await browser.evaluate(refuse);
  await hand.taps(gate.scan.action);
  await hand.reads(gate.scan.camera.refused);
});
