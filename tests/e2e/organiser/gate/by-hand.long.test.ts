import { createECDH } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedPass, signingKey } from '#domain/attendance/pass.ts';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { median } from '#tests/bench/figures.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { gameDay, NAMES, PEOPLE } from './game-day.ts';
import { said, wholeRows } from './gate-page.ts';

/** The team that arrives in one car park, and who shows a pass; everybody else says a name. */
const [TEAM, BY_PASS, WALK_INS] = [22, 60, 20];
const LETTERS_A_SECOND = 5;
/** From what is seen to the finger. */
const LOOK_MS = 200;

const pair = createECDH('prime256v1');
const keys = {
  public_key: pair.generateKeys('base64url'),
  private_key: pair.getPrivateKey('base64url'),
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    settings: { PASS_PUBLIC_KEY: keys.public_key, PASS_PRIVATE_KEY: keys.private_key },
  });
});
afterAll(() => app.close());

/** Looks where something is, and taps there a moment later, wherever it is by then. @returns where */
async function tap(page: Page, what: Locator): Promise<{ x: number; y: number }> {
  await what.waitFor();
  const point = await what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    return { ...at, shows: element.contains(document.elementFromPoint(at.x, at.y)) };
  });
  expect(point.shows, `${String(what)} can be seen`).toBe(true);
  await page.waitForTimeout(LOOK_MS);
  await page.mouse.click(point.x, point.y);
  return point;
}

/** Letters by thumbs. */
const type = (page: Page, text: string) =>
  page.keyboard.type(text, { delay: 1_000 / LETTERS_A_SECOND });

/** Whom the last answer is about. */
const answered = (page: Page, name: string) =>
  page.locator('.gate-answer-name', { hasText: name }).waitFor();

/** Types a name until one row has it, looks, and taps the row. @returns ms until it is answered */
async function byName(page: Page, name: string): Promise<number> {
  const begun = performance.now();
  for (const letter of name.split(' ')[1]!) {
    await type(page, letter);
    const seen = await wholeRows(page);
    const mine = seen.find((one) => one.name === name);
    if (!mine || seen.length > 3) continue;
    await page.waitForTimeout(LOOK_MS);
    await page.mouse.click(mine.x, mine.y);
    await answered(page, name);
    return performance.now() - begun;
  }
  throw new Error(`no row of ${name} to tap`);
}

test(
  '[gate] [law 1] a game day by thumb on a slow phone: 150 people by name, pass and team, 20 without registration, nobody wrong',
  { timeout: 1_200_000 },
  async () => {
    const event = await gameDay(app);
    await app.backend.query(
      `update public.operators set team = 'Onças' where event_id = $1 and name = any ($2)`,
      [event.id, NAMES.slice(0, TEAM)],
    );
    await app.backend.query('update public.airsoft_events set max_op = $2 where id = $1', [
      event.id,
      PEOPLE + 2 * WALK_INS,
    ]);
    await app.backend.refreshSnapshot();
    const phone = await app.openPhone({
      as: 'organizador@exemplo.com',
      viewport: { width: 360, height: 740 },
    });
    const page = await phone.open(`/event/${event.id}/gate`);
    await phone.serviceWorker(page);
    await said(page, words.ready);
    await upToDate(page);
    await phone.goOffline();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    expect((await wholeRows(page)).length).toBeGreaterThanOrEqual(5);
    const search = page.getByPlaceholder(words.search);

    // a team at once
    await tap(page, search);
    await type(page, 'onças');
    await tap(page, page.getByRole('button', { name: new RegExp(`Onças \\(${TEAM}\\)`) }));
    const sheet = page.getByRole('dialog');
    await tap(page, sheet.getByRole('button', { name: new RegExp(`${TEAM}`) }).last());
    await answered(page, 'Onças');
    await said(page, `${TEAM}/${PEOPLE} chegaram`);

    // by name: the search stays ready, and the next letters are the next name
    await search.fill('');
    await tap(page, search);
    const names = NAMES.slice(TEAM, PEOPLE - BY_PASS);
    const name_ms: number[] = [];
    for (const name of names) {
      name_ms.push(await byName(page, name));
      expect(await page.locator('.gate-answer-name').textContent()).toBe(name);
    }
    await said(page, `${TEAM + names.length}/${PEOPLE} chegaram`);

    // without registration
    for (let n = 0; n < WALK_INS; n += 1) {
      const name = `Visita ${'ABCDEFGHIJKLMNOPQRST'[n]}`;
      await tap(page, page.getByRole('button', { name: words.walk_in.action }));
      const form = page.getByRole('dialog', { name: words.walk_in.title });
      await tap(page, form.getByLabel('Nome'));
      await page.keyboard.press('Control+a');
      await type(page, name);
      const tick = await tap(page, form.getByText(words.walk_in.no_number));
      if (n === 0) {
        // a switch follows a quick finger: off, and on again
        for (const _again of [1, 2]) await page.mouse.click(tick.x, tick.y, { delay: 120 });
        expect(await form.getByRole('checkbox').isChecked()).toBe(true);
      }
      await tap(page, form.getByRole('button', { name: words.walk_in.let_in, exact: true }));
      await answered(page, name);
    }

    // by pass, with a scanner that types
    const key = await signingKey(keys);
    const rows = await app.backend.query<{ id: string; name: string }>(
      `select id, name from public.operators where event_id = $1 and name = any ($2) order by name`,
      [event.id, NAMES.slice(PEOPLE - BY_PASS)],
    );
    await tap(page, page.getByRole('link', { name: words.scan.action }));
    await page.getByText(words.scan.external).waitFor();
    const pass_ms: number[] = [];
    for (const { id, name } of rows) {
      const text = await signedPass(
        { event_id: event.id, operator_id: id, name, team: 'Lobos', signed_at: Date.now() },
        key,
      );
      const begun = performance.now();
      await page.keyboard.type(text, { delay: 1 });
      await page.keyboard.press('Enter');
      const whole = page.locator('.scan-answer', { hasText: name });
      await whole.waitFor();
      expect(await whole.getAttribute('data-tone')).toBe('yes');
      pass_ms.push(performance.now() - begun);
    }
    await said(page, `${PEOPLE + WALK_INS}/${PEOPLE + WALK_INS} chegaram`);

    console.log(
      `by name ${Math.round(median(name_ms))} ms (slowest ${Math.round(Math.max(...name_ms))}), by pass ${Math.round(median(pass_ms))} ms (slowest ${Math.round(Math.max(...pass_ms))})`,
    );
    expect(median(name_ms)).toBeLessThanOrEqual(5_000);
    expect(median(pass_ms)).toBeLessThanOrEqual(3_000);

    await phone.goOnline();
    await expect
      .poll(
        () =>
          app.backend.query(
            `select count(*)::int as marks, count(distinct operator_id)::int as people,
               count(*) filter (where mark <> 'in' or flagged)::int as odd
             from public.check_ins where event_id = $1`,
            [event.id],
          ),
        { timeout: 120_000 },
      )
      .toEqual([{ marks: PEOPLE + WALK_INS, people: PEOPLE + WALK_INS, odd: 0 }]);
    await phone.close();
  },
);
