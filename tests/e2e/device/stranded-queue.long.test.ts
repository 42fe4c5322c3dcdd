import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { mutation } from '#i18n/pt-BR/mutation.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { openEvent, playerAtList, register } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';
import { databaseNames } from './sign-out-page.ts';

const A = 'jogador@exemplo.com';
const B = 'jogador2@exemplo.com';
const words = outbox.lost.stranded;
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
afterAll(() => app.close());

test('[hole H4] [S7] the queue of a deleted account: whose it is, what is in it, a copy to save, and discarding it', async () => {
  const { backend } = app;
  const event = await openEvent(backend);
  const { phone, page } = await playerAtList(app, event, A);
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [A],
  );
  await phone.goOffline();
  await register(page, event);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
  await backend.query('delete from auth.users where id = $1', [id]);
  phone.expectProblem(/status of 40[013]/); // its tokens are invalid too
  await phone.goOnline();
  await page.goto('/outbox');
  const theirs = page.getByRole('region', { name: words.title });
  await theirs.waitFor();
  const title = mutation.register.replace('{label:string}', event.name);

  // another account signs in; the same person with a new account would see the same
  await login(page, B);
  await page.goto('/events');
  await page.getByText(words.notice, { exact: true }).waitFor();
  await page.getByRole('button', { name: outbox.lost.see }).click();
  await theirs.getByText(title).waitFor();
  expect(await theirs.textContent()).toContain(A);
  expect(await page.getByText(outbox.empty).count()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    theirs.getByRole('button', { name: words.download }).click(),
  ]);
  const copy = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    account: object;
    waiting: { what: string; args: object }[];
  };
  expect(copy).toMatchObject({
    account: { email: A },
    waiting: [{ what: title, args: { event_id: event.id } }],
  });

  await theirs.getByRole('button', { name: outbox.lost.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: outbox.lost.discard }).click();
  await page.getByText(outbox.empty).waitFor();
  expect((await databaseNames(page)).filter((name) => name.includes(id))).toEqual([]);
  await phone.close();
});
