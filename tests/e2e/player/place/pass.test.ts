import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPass, verifyingKey } from '#domain/attendance/pass.ts';
import { qrCode } from '#domain/qr/qr-code.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { pass as words } from '#i18n/pt-BR/pass.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { bring, openEvent, playerAtForm, submitRegistration } from '../../event-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { seriousOf, smallTargets, tooWide } from '../../screens/screen-faults.ts';
import { resize } from '../../screens/screen-walk.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Kept = { passes: { text: string; name: string; event_id: string }[] } | undefined;

/** What this phone keeps, by person. */
const keptOn = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const queues = names.filter((name) => /^qg:.*:q$/.test(name) && !name.includes('anon'));
    return Promise.all(
      queues.map(
        (name) =>
          new Promise<Kept>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const db = opening.result;
              const reading = db.transaction('meta').objectStore('meta').get('passes');
              reading.onsuccess = () => {
                db.close();
                resolve(reading.result as Kept);
              };
            };
          }),
      ),
    );
  });

const code = (page: Page, name: string) =>
  page.getByRole('img', { name: words.qr.replace('{name:string}', name) });

/** The dark modules on the screen, as x and y from the corner. */
async function darkOn(page: Page, name: string): Promise<string[]> {
  const path = await code(page, name).locator('path').getAttribute('d');
  return [...(path ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`);
}
const darkOf = (text: string): string[] =>
  qrCode(text).flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x + 4} ${y + 4}`] : [])));

test('[gate] a squad that registered with no signal has its passes with the first one, and shows them without', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await phone.goOffline();
  await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650700' });
  await submitRegistration(page);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
  await page.goto(`/event/${event.id}/pass`);
  await page.getByText(words.coming, { exact: true }).waitFor();

  // no screen asks for them: the confirmed place does
  await page.goto('/events');
  await phone.goOnline();
  const mine = async () =>
    (await keptOn(page)).flatMap((kept) =>
      (kept?.passes ?? []).filter(({ event_id }) => event_id === event.id),
    );
  await expect.poll(async () => (await mine()).length).toBe(2);
  await phone.goOffline();

  await page.goto(`/event/${event.id}`);
  await page.getByRole('link', { name: registration.mine.pass }).click();
  const kept = await mine();
  const answer = await fetch(`${app.backend.url}/functions/v1/event-passes`);
  const { details } = (await answer.json()) as { details: { public_key: string } };
  const key = await verifyingKey(details.public_key);
  for (const name of ['Bruno Carvalho', 'Bia Rocha']) {
    await page.getByRole('button', { name, exact: true }).click();
    await code(page, name).waitFor();
    const { text } = kept.find((one) => one.name === name)!;
    expect(await darkOn(page, name)).toEqual(darkOf(text));
    const read = await readPass(text, { event_id: event.id, key });
    expect(read).toMatchObject({ kind: 'good', pass: { name } });
  }
  await page.goto('/event/next/pass'); // the shortcut, on a phone that was off
  await code(page, 'Bruno Carvalho').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/event/${event.id}/pass`);
  await resize(page, 390, 844);
  expect((await code(page, 'Bruno Carvalho').boundingBox())!.y).toBeLessThanOrEqual(300);
  for (const width of [320, 390]) {
    await resize(page, width, 700);
    const faults = [...(await tooWide(page)), ...(await smallTargets(page))];
    expect([...faults, ...(await seriousOf(page))]).toEqual([]);
  }
  await phone.close();
});

if (LONG) {
  test('[gate] who has no place in the game has no pass', async () => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAtForm(app, event);
    await page.goto(`/event/${event.id}/pass`);
    await page.getByText(words.nobody).waitFor();
    await phone.close();
  });
}
