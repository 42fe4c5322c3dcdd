import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { facts } from '#i18n/pt-BR/facts.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { eventsNamed, field, fillEvent, organiserAt } from '../../organiser/event-form-page.ts';
import { playerAtForm, submitRegistration } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const KEY = 'organizadora.pix@exemplo.com';

test('an organiser says what it costs; who is registered pays by a QR without a signal, a visitor sees no key', async () => {
  const name = `Pix ${crypto.randomUUID().slice(0, 8)}`;
  const organiser = await organiserAt(app, '/event/create');
  const { page: form } = organiser;
  await fillEvent(form, name);
  await form.getByRole('button', { name: words.facts.open }).click();
  await field(form, 'price_cents').fill('40,50');
  await field(form, 'gate_time').fill('07:00');
  await field(form, 'end_time').fill('17:00');
  await form.getByRole('button', { name: words.facts.limit.add }).click();
  await form.getByLabel(words.facts.limit.fps, { exact: true }).fill('400');
  await field(form, 'what_to_bring').fill('Dois litros de água');
  await field(form, 'pix_key').fill('não é chave');
  await form.getByRole('button', { name: words.create_submit }).click();
  await expect.poll(() => field(form, 'pix_key').getAttribute('aria-invalid')).toBe('true');
  await field(form, 'pix_key').fill(KEY);
  await field(form, 'pix_name').fill('Ana Conceição');
  await field(form, 'pix_city').fill('São Paulo');
  await form.getByRole('button', { name: words.create_submit }).click();
  await form.getByRole('heading', { level: 1, name }).waitFor();
  await form.getByRole('heading', { name: facts.pix.title }).waitFor();
  await expect.poll(async () => (await eventsNamed(app, name)).length).toBe(1);
  const id = (await eventsNamed(app, name))[0]!.id;
  await organiser.phone.close();
  await app.backend.refreshSnapshot();

  const visitor = await app.openPhone();
  const outside = await visitor.open(`/event/${id}`);
  await outside.getByText('Dois litros de água').waitFor();
  await outside.getByText(/^R\$\s40,50$/).waitFor();
  await outside.getByText(facts.pix.for_registered).waitFor();
  expect(await outside.content()).not.toContain(KEY);
  await visitor.close();

  const { phone, page } = await playerAtForm(app, { id, name });
  await submitRegistration(page);
  await expect
    .poll(() =>
      app.backend.query(
        'select 1 from public.operators where event_id = $1 and deleted_at is null',
        [id],
      ),
    )
    .toHaveLength(1);
  await page.goto(`/event/${id}`);
  await page.getByText(KEY).waitFor();
  await phone.goOffline();
  await page.reload();
  await page.getByRole('button', { name: facts.pix.show }).click();
  await page.getByRole('img', { name: facts.pix.qr }).waitFor();
  await page.getByText(facts.pix.direct).waitFor();
  await phone.close();
});

test('a secret place leads nobody by the words for everybody, and who is registered to the place', async () => {
  const name = `Secreto ${crypto.randomUUID().slice(0, 8)}`;
  const place = 'Estrada do Sossego, km 4';
  const organiser = await organiserAt(app, '/event/create');
  const { page: form } = organiser;
  await fillEvent(form, name);
  await field(form, 'location').fill('Local divulgado aos inscritos');
  await form.getByRole('switch', { name: words.field.place_is_secret }).click();
  await field(form, 'secret_place').fill(place);
  await form.getByRole('button', { name: words.create_submit }).click();
  await form.getByRole('heading', { level: 1, name }).waitFor();
  await form.getByText(place).waitFor();
  await expect.poll(async () => (await eventsNamed(app, name)).length).toBe(1);
  const id = (await eventsNamed(app, name))[0]!.id;
  await organiser.phone.close();
  await app.backend.refreshSnapshot();

  const to_a_map = 'a:is([href^="geo:"], [href*="google.com/maps"])';
  const visitor = await app.openPhone();
  const outside = await visitor.open(`/event/${id}`);
  await outside.getByText(facts.place_for_registered).waitFor();
  expect(await outside.locator(to_a_map).count()).toBe(0);
  expect(await outside.content()).not.toContain(place);
  await visitor.close();

  const { phone, page } = await playerAtForm(app, { id, name });
  await submitRegistration(page);
  // leaving the page at once could leave the tap behind
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  await page.goto(`/event/${id}`);
  await page.getByText(place).waitFor();
  expect(await page.locator(to_a_map).getAttribute('href')).toContain('Estrada+do+Sossego');
  await phone.close();
});
