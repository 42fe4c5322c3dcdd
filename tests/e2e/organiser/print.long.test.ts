import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organise } from '#i18n/pt-BR/organise.ts';
import { openEvent, type DemoEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';
import { brokenWords } from '../screens/screen-faults.ts';
import { fromListMenu } from './organiser-page.ts';

let app: RunningApp;
let event: DemoEvent;
beforeAll(async () => {
  app = await startApp();
  event = await openEvent(app.backend);
  await app.backend.query(
    `update public.airsoft_events set allow_public_list = true, price_cents = 4000 where id = $1`,
    [event.id],
  );
  for (const [name, whatsapp] of [
    ['Ana Lima', '5599900001001'],
    ['Zeca Prado', '5599900001002'],
  ])
    await app.backend.query(
      `with o as (insert into public.operators (id, event_id, name, whatsapp_masked) values (gen_random_uuid(), $1, $2, $4) returning id)
       insert into public.operator_contacts (operator_id, event_id, whatsapp) select id, $1, $3 from o`,
      [event.id, name, whatsapp, ''],
    );
});
afterAll(() => app.close());

async function participantsOf(email: string, viewport: { width: number; height: number }) {
  const phone = await app.openPhone({ viewport });
  const page = await phone.open('/auth');
  await login(page, email);
  await page.goto(`/event/${event.id}?tab=participants`);
  await page.locator('#content').getByText('Zeca Prado').first().waitFor();
  return { phone, page };
}

/** What a reader of paper can't use, and sees all the same. */
const controlsOnPaper = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, input, select, textarea, summary, nav a, a.btn, [role="tab"], [role="switch"]',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** The sheet with the list as a message: its buttons stand side by side, and are narrow. */
async function noWordIsBrokenInTheMessage(page: Page): Promise<void> {
  await fromListMenu(page, organise.list.whatsapp);
  const sheet = page.getByRole('dialog', { name: organise.list.whatsapp });
  await sheet.locator('pre').waitFor();
  expect(await brokenWords(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

/** What is left of the sheet between its margins. */
const A4_PX = 688;
const onTwoLines = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

const day = /\d{1,2} de [a-zç]+ de \d{4}/;

test.each([
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
])(
  "the organiser's participants %s are printed with the event, its day and numbered people, and without controls",
  async (_where, viewport) => {
    const { phone, page } = await participantsOf('organizador@exemplo.com', viewport);
    expect(await controlsOnPaper(page)).not.toEqual([]);
    await noWordIsBrokenInTheMessage(page);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-sheet');
    await sheet.getByRole('heading', { name: event.name }).waitFor();
    expect(await sheet.locator('header').innerText()).toMatch(day);
    expect(await sheet.locator('header').innerText()).toContain('· 2 inscritos ·');
    const people = sheet.getByRole('row').filter({ hasText: /Ana|Zeca/ });
    expect((await people.allInnerTexts()).map((row) => row.trim().split(/\s+/).slice(-5))).toEqual([
      ['1', 'Ana', 'Lima', '(99)', '•••••-••••'],
      ['2', 'Zeca', 'Prado', '(99)', '•••••-••••'],
    ]);
    expect(await controlsOnPaper(page)).toEqual([]);
    await page.setViewportSize({ width: A4_PX, height: 1_000 });
    expect(await onTwoLines(sheet.locator('th, td:nth-child(2), td:nth-child(6)'))).toEqual([]);
    await phone.close();
  },
);

test.each([
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
])('a person who may read the list prints it without controls, %s', async (_where, viewport) => {
  const { phone, page } = await participantsOf('jogador2@exemplo.com', viewport);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: event.name }).waitFor();
  await page.getByText('Ana Lima').first().waitFor();
  expect(await controlsOnPaper(page)).toEqual([]);
  await phone.close();
});
