import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutation } from '#i18n/pt-BR/mutation.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf, playerAtForm, submitRegistration } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';

const PLAYER = 'jogador@exemplo.com';
const OTHER = 'jogador2@exemplo.com';
const words = outbox.lost.restored;
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ on_files: true });
});
afterAll(() => app.close());

test('[hole H3] [P13] a mutation done after the backup is listed by name, and sent again with one tap', async () => {
  const { backend } = app;
  const event = await openEvent(backend);
  const before = await app.openPhone();
  const other = await before.open('/auth');
  await login(other, OTHER);
  await other.goto(`/register/${event.id}`);
  await submitRegistration(other, 'Quem veio antes');
  await other.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  const { phone, page } = await playerAtForm(app, event);
  // a server that is unreachable for a moment
  for (const one of [phone, before]) one.expectProblem(/./);

  const restore = await backend.copyData();
  await submitRegistration(page);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(backend, event, PLAYER)).toBe(1);
  const second = await phone.open('/events'); // a second tab
  await restore();
  expect(await placesOf(backend, event, PLAYER)).toBe(0);
  expect(await placesOf(backend, event, OTHER)).toBe(1);

  await page.goto('/events');
  await page.getByText(words.notice, { exact: true }).waitFor();
  await second.reload();
  await second.getByText(words.notice, { exact: true }).waitFor();
  await page.getByRole('button', { name: outbox.lost.see }).click();
  const title = mutation.register.replace('{label:string}', event.name);
  await page.getByText(title).waitFor();
  expect(await page.getByRole('button', { name: words.send, exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect.poll(() => placesOf(backend, event, PLAYER)).toBe(1);
  await page.getByText(outbox.empty).waitFor();
  await second.getByText(words.notice, { exact: true }).waitFor({ state: 'detached' });

  // mutations that the backup holds are not listed; everybody reads since when something may be
  // lost
  await other.goto('/outbox');
  await other.getByText(outbox.empty).waitFor();
  const told = await backend.query<{ n: number }>(
    `select count(distinct user_id)::int as n from public.notifications where data ->> 'code' = 'database_restored'`,
  );
  const [people] = await backend.query<{ n: number }>(
    'select count(*)::int as n from public.profiles',
  );
  expect(told).toEqual([people]);
});
