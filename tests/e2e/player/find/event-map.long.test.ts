import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login, upToDate } from '../../phone.ts';
import { withoutTiles } from '../../tiles.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.getByRole('list', { name: words.events }).getByRole('listitem');

test('[story] an organiser moves the point of an event without a signal, and nobody else can', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/auth');
  await login(page, 'organizador@exemplo.com');
  await upToDate(page);
  await phone.serviceWorker(page);
  await page.goto('/events/map');
  await rows(page).first().waitFor();
  await phone.goOffline();
  await page.getByRole('switch', { name: words.adjust }).click();
  const adjust = page.getByRole('button', { name: new RegExp(`^${words.adjust_point}: `) });
  const said = (await adjust.first().getAttribute('aria-label'))!;
  await adjust.first().click();
  const form = page.getByRole('dialog', { name: said });
  await form.getByLabel(words.latitude).fill('-91');
  await form.getByRole('button', { name: words.save_point }).click();
  await form.getByLabel(words.latitude).and(page.locator('[aria-invalid=true]')).waitFor();
  await form.getByText(validation.coordinates_invalid).waitFor();
  await form.getByLabel(words.latitude).fill('-22,5');
  await form.getByLabel(words.longitude).fill('-47.25');
  await form.getByRole('button', { name: words.save_point }).click();
  await form.waitFor({ state: 'hidden' });
  const name = said.slice(`${words.adjust_point}: `.length);
  const moved = rows(page).filter({ hasText: name });
  await moved.getByText(events.registration.queued, { exact: true }).waitFor();

  await phone.goOnline();
  await expect
    .poll(() =>
      app.backend.query('select latitude, longitude from public.airsoft_events where name = $1', [
        name,
      ]),
    )
    .toContainEqual({ latitude: -22.5, longitude: -47.25 });
  await phone.close();

  const other = await app.openPhone();
  await withoutTiles(other);
  const theirs = await other.open('/events/map');
  await rows(theirs).first().waitFor();
  // a visitor has nothing to move; who is signed in reads whose points these are
  expect(await theirs.getByRole('switch', { name: words.adjust }).count()).toBe(0);
  await login(theirs, 'jogador@exemplo.com');
  await upToDate(theirs);
  await theirs.goto('/events/map');
  await theirs.getByRole('switch', { name: words.adjust }).click();
  await rows(theirs).filter({ hasText: words.only_organiser }).first().waitFor();
  expect(await theirs.getByRole('button', { name: `${words.adjust_point}: ${name}` }).count()).toBe(
    0,
  );
  await other.close();
});
