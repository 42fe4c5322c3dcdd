import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
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
  const stored = () =>
    app.backend.query('select latitude, longitude from public.airsoft_events where name = $1', [
      name,
    ]);
  await expect.poll(stored).toContainEqual({ latitude: -22.5, longitude: -47.25 });
  await moved.getByText(events.registration.queued, { exact: true }).waitFor({ state: 'detached' });

  // one that is refused, since the point moved elsewhere meanwhile, is corrected from its row
  await phone.goOffline();
  await page.getByRole('button', { name: said, exact: true }).click();
  await form.getByLabel(words.latitude).fill('-21');
  await form.getByRole('button', { name: words.save_point }).click();
  await moved.getByText(events.registration.queued, { exact: true }).waitFor();
  await app.backend.query(
    'update public.airsoft_events set latitude = -20 where name = $1 and latitude = -22.5',
    [name],
  );
  await phone.goOnline();
  const reason = moved.getByText(problems.refused.event_changed);
  await reason.waitFor();
  await moved.getByRole('button', { name: outbox.action.edit }).click();
  expect(await form.getByLabel(words.latitude).inputValue()).toBe('-21');
  await form.getByText(words.point_moved.replace('{point:string}', '-20, -47.25')).waitFor();
  await form.getByRole('button', { name: form_words.conflict.keep_mine }).click();
  await form.getByRole('button', { name: words.save_point }).click();
  await reason.waitFor({ state: 'detached' });
  await expect.poll(stored).toContainEqual({ latitude: -21, longitude: -47.25 });
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
