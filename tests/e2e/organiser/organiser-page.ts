import type { Page } from 'playwright';
import { expect } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { event as words } from '#i18n/pt-BR/event.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { RunningApp } from '../harness.ts';
import { hears } from '../live-signal.ts';
import type { Phone } from '../phone.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the organiser rarely does is in a menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, organise.more).click();
  await button(page, name).click();
}

/** What the organiser does with the whole list is in a menu beside its search. */
export async function fromListMenu(page: Page, name: string): Promise<void> {
  await button(page, organise.list.more).click();
  await button(page, name).click();
}

/** Adds a person by the form beside the list. */
export async function addParticipant(
  page: Page,
  person: { name: string; whatsapp: string; team: string },
) {
  await button(page, organise.add.action).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(registration.field.name, { exact: true }).fill(person.name);
  await dialog.getByLabel(registration.field.whatsapp).fill(person.whatsapp);
  await dialog.getByLabel(registration.field.team).fill(person.team);
  await button(page, organise.add.submit).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * A question that opens in a cell of the table, where nothing wraps, is still readable to its end.
 */
export async function questionInTable(page: Page, name: string): Promise<void> {
  await button(page, `${words.participants.remove}: ${name}`).click();
  const question = page
    .getByRole('dialog')
    .getByText(words.participants.remove_body.replace('{name:string}', name));
  expect(await question.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await button(page, common.cancel).click();
}

/**
 * A number that is on the list already: the refusal names it, and what was typed can be corrected,
 * also in Pendências.
 */
export async function correctNumber(phone: Phone, page: Page): Promise<void> {
  await addParticipant(page, { name: 'Caio Dias', whatsapp: '11 90000-0002', team: 'Lobos' });
  const refused = page.getByRole('alert').filter({ hasText: 'Caio Dias' });
  await refused.getByText(registration.number_taken).waitFor();
  await button(page, outbox.action.edit).waitFor();
  const pending = await phone.open('/outbox');
  const card = pending.getByRole('listitem').filter({ hasText: 'Caio Dias' });
  await card.getByRole('button', { name: outbox.action.edit }).click();
  const dialog = pending.getByRole('dialog');
  expect(await dialog.getByLabel(registration.field.team).inputValue()).toBe('Lobos');
  await dialog.getByLabel(registration.field.whatsapp).fill('11 90000-0003');
  await button(pending, organise.add.submit).click();
  await pending.getByText(outbox.empty).waitFor();
  await pending.close();
  await page.getByRole('cell', { name: /^Caio Dias/ }).waitFor();
  await refused.waitFor({ state: 'detached' });
}

/**
 * A hundred and fifty more people: only the visible rows are rendered; order and search cover all
 * of them.
 */
export async function crowd(app: RunningApp, event_id: string, page: Page): Promise<void> {
  const poked = await hears(page, `event:${event_id}`);
  await app.backend.query(
    `with o as (insert into public.operators (id, event_id, name, whatsapp_masked)
       select gen_random_uuid(), $1, 'Água ' || n, '' from generate_series(1, 150) n returning id)
     insert into public.operator_contacts (operator_id, event_id) select id, $1 from o`,
    [event_id],
  );
  await poked();
  const table = page.getByRole('table', { name: words.participants.label });
  const row = table.getByRole('row');
  await table.and(page.locator('[aria-rowcount="154"]')).waitFor(); // including the headings
  expect(await row.count()).toBeLessThan(60);
  const head = table.getByRole('columnheader', { name: words.participants.column.name });
  await head.getByRole('button').click();
  await table.locator('[aria-rowindex="2"]').getByText('Água 1', { exact: true }).waitFor();
  expect(await head.getAttribute('aria-sort')).toBe('ascending');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await table.locator('[aria-rowindex="154"]').getByText('Zeca Prado').waitFor();
  await head.getByRole('button').click();
  await table.locator('[aria-rowindex="2"]').getByText('Zeca Prado').waitFor();
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  const order = page.getByLabel(organise.list.order);
  expect(await order.inputValue()).toBe('name');
  await order.selectOption(words.participants.column.registered_at);
  // after the three who came first
  await table.locator('[aria-rowindex="5"]').getByText('Água').waitFor();
  await order.selectOption(words.participants.column.name);

  await page.getByLabel(words.participants.search).fill('AGUA 15');
  await expect.poll(() => page.getByRole('cell', { name: /^Água 15/ }).count()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(words.participants.search).fill('');
  const list = page.getByRole('list', { name: words.participants.label });
  await list.locator('[aria-setsize="153"]').first().getByText('Água 1', { exact: true }).waitFor();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
}
