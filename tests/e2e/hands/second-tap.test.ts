import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { putHand } from './hand-in-page.ts';
import { nothingMoves } from '../screens/page-rests.ts';
import { SECOND_MS, SIZES, tapTwice } from './walk.ts';
import { LONG } from '../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Taps this control of a new event's screen twice; again if the machine was late. */
async function tappedTwice(
  screen: 'event' | 'register',
  control: (page: Page) => Locator,
  wait_ms: number,
) {
  for (;;) {
    const event = await openEvent(app.backend);
    const phone = await app.openPhone({ as: PLAYER, viewport: SIZES[0], before: putHand });
    const page = await phone.open(`/${screen}/${event.id}`);
    // until then the bar of the app's screens lies there; a click by name, even a trial, would scroll
    await page.locator('html[data-bar]').waitFor({ state: 'attached' });
    await control(page).waitFor();
    await page.evaluate(nothingMoves);
    const { x, y, width, height } = (await control(page).boundingBox())!;
    const place = { x: x + width / 2, y: y + height / 2 };
    if ((await tapTwice(page, place, wait_ms)) < SECOND_MS) return { event, phone, page, place };
    await phone.close();
  }
}
const confirm = (page: Page) => page.getByRole('button', { name: registration.submit });

// the moments between are those of src/app/start/second-tap.test.ts
test.each(LONG ? [350, 600] : [600])(
  '[law 2] who taps "Inscrever-se" twice within %i ms is at the form, not registered',
  async (wait_ms) => {
    const register = (page: Page) => page.getByRole('link', { name: words.action.register });
    const { event, phone, page, place } = await tappedTwice('event', register, wait_ms);
    await confirm(page).waitFor();
    await page.waitForTimeout(800);
    expect(await placesOf(app.backend, event, PLAYER)).toBe(0);
    // it lies where the link was: looked at, it is pressed
    const box = (await confirm(page).boundingBox())!;
    expect(Math.abs(box.y + box.height / 2 - place.y)).toBeLessThan(24);
    await confirm(page).click();
    await expect.poll(() => placesOf(app.backend, event, PLAYER)).toBe(1);
    await phone.close();
  },
);

test.each(LONG ? [120, 300, 450] : [300])(
  '[law 2] who taps "Confirmar Inscrição" twice within %i ms sees the confirmation',
  async (wait_ms) => {
    const { event, phone, page } = await tappedTwice('register', confirm, wait_ms);
    await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
    await page.waitForTimeout(800);
    expect(new URL(page.url()).pathname).toBe(`/register/${event.id}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
    await phone.close();
  },
);
