import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf, playerAtForm } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A thumb that comes down where this control is now, however often, and wherever that leads. */
async function thumbOn(page: Page, control: Locator): Promise<() => Promise<void>> {
  await control.scrollIntoViewIfNeeded();
  const box = (await control.boundingBox())!;
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.each([350, 600])(
  '[law 2] who taps "Inscrever-se" twice within %i ms is at the form, and registered by the tap after a look',
  async (wait_ms) => {
    const event = await openEvent(app.backend);
    const phone = await app.openPhone({ as: PLAYER, viewport: { width: 360, height: 740 } });
    const page = await phone.open(`/event/${event.id}`);
    const register = page.getByRole('link', { name: words.action.register });
    await register.click({ trial: true }); // it rests
    const tap = await thumbOn(page, register);
    await tap();
    await page.waitForTimeout(wait_ms);
    await tap();
    await page.getByRole('button', { name: registration.submit }).waitFor();
    await page.waitForTimeout(800);
    expect(await placesOf(app.backend, event, PLAYER)).toBe(0);
    expect(await page.getByText(registration.saved_title.confirmed, { exact: true }).count()).toBe(
      0,
    );
    await tap(); // the button of the form stands where the other one was
    await expect.poll(() => placesOf(app.backend, event, PLAYER)).toBe(1);
    await phone.close();
  },
);

test.each([120, 300, 450])(
  '[law 2] who taps "Confirmar Inscrição" twice within %i ms sees the confirmation',
  async (wait_ms) => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAtForm(app, event, { width: 360, height: 740 });
    const tap = await thumbOn(page, page.getByRole('button', { name: registration.submit }));
    await tap();
    await page.waitForTimeout(wait_ms);
    await tap();
    await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
    await page.waitForTimeout(800);
    expect(new URL(page.url()).pathname).toBe(`/register/${event.id}`);
    expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
    await tap(); // what came up under the finger is a link of the bar
    await page.waitForURL((url) => url.pathname !== `/register/${event.id}`);
    await phone.close();
  },
);
