import { expect } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { filter as filter_words } from '#i18n/pt-BR/filter.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { letters } from '#i18n/pt-BR/letters.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { openEvent } from '../event-page.ts';
import type { RunningApp } from '../harness.ts';
import { saidNow, button, dialog, field, fill, type Keyboard, lookInto } from './keyboard.ts';
import { tell } from './keyboard-dialogs.ts';
import { makeTrios } from './keyboard-registration.ts';
import { upToDate } from '../phone.ts';

const ORGANISER = 'organizador@exemplo.com';

/** Signing in, the menus of a wide bar, the bell. */
export async function bar(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  await keys.tabTo(field(page, auth.field.email));
  await keys.type(ORGANISER);
  await keys.tabTo(field(page, auth.field.password));
  await keys.type(DEMO_PASSWORD);
  await keys.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth');
  await keys.at(page.getByRole('main'));
  await tell(app, { email: ORGANISER, count: 3 });
  await keys.goto('/outbox');
  await page.getByRole('heading', { level: 1 }).waitFor();

  const language = button(page, /^(Idioma|Language)/);
  await keys.tabAndPress(language);
  await keys.tabAndPress(button(page, shell.language.names.en));
  await page.locator('html[lang=en]').waitFor();
  await keys.at(language);
  await keys.press('Enter');
  await keys.tabAndPress(button(page, shell.language.names['pt-BR']));
  await page.locator('html[lang=pt-BR]').waitFor();
  await keys.at(language);

  const accessibility = button(page, shell.accessibility.label);
  await keys.tabAndPress(accessibility, 'Space');
  await keys.tabTo(button(page, letters.larger));
  for (let step = 2; step < 5; step += 1) await keys.press('Enter');
  await keys.at(button(page, letters.smaller));
  // with such large letters the bar has no room for it, except while it has the focus
  await keys.press('Escape');
  await keys.at(accessibility);
  await keys.press('Enter');
  await keys.tabTo(button(page, letters.smaller));
  for (let step = 5; step > 2; step -= 1) await keys.press('Enter');
  await keys.press('Escape');
  await keys.at(accessibility);
  await keys.tabAndPress(button(page, shell.theme.use_light));
  await keys.at(button(page, shell.theme.use_dark));

  const bell = button(page, /^Notificações/);
  await keys.tabTo(bell, 'Shift+Tab');
  await keys.press('Enter');
  const panel = page.getByRole('region', { name: notifications.title });
  await panel.getByRole('listitem').first().waitFor();
  const read = button(panel, /^Marcar como lida/);
  await keys.tabAndPress(read.first());
  await expect.poll(() => read.count()).toBe(2);
  await keys.tabTo(button(panel, notifications.mark_all), 'Shift+Tab');
  await keys.press('Enter');
  await expect.poll(() => read.count()).toBe(0);
  await keys.press('Tab');
  await keys.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await keys.at(bell);

  await lookInto(keys, button(page, shell.nav.sign_out)); // nothing waits, so there is one question
}

/** Search, filters, and their chips. */
export async function list(keys: Keyboard): Promise<void> {
  const { page } = keys;
  await keys.goto('/events');
  const rows = page.locator('#events h3');
  await rows.first().waitFor();
  await upToDate(page); // later arrivals would move the elements under test
  await keys.round();
  const search = page.getByRole('searchbox');
  await keys.tabTo(search);
  await keys.type('mata fechada');
  await saidNow(page, /\b1 evento\b/); // not 11
  await keys.tabAndPress(button(page, common.clear_search));
  await keys.at(search);

  // the filters stand beside the list
  const beside = page.getByRole('region', { name: list_words.filter.title });
  await keys.tabTo(field(beside, filter_words.mode));
  await page.keyboard.type('CQB');
  await saidNow(page, /\d eventos?/);
  await keys.tabTo(field(beside, list_words.filter.when));
  await page.keyboard.type(filter_words.day.range.slice(0, 4)); // no blank: it opens the list
  await keys.tabTo(field(beside, filter_words.from));
  await keys.type('24122027');
  const to = field(beside, filter_words.to);
  const calendar = button(page, `${filter_words.day.range}: ${filter_words.to}`);
  await keys.tabAndPress(calendar);
  await page.getByRole('grid').locator('button:focus').waitFor();
  await keys.press('ArrowRight');
  await keys.press('Enter'); // closes only the calendar
  await keys.at(calendar);
  expect(await to.inputValue()).toBe('25/12/2027');
  await keys.tabAndPress(page.getByRole('switch', { name: filter_words.free }), 'Space');
  await keys.tabAndPress(button(beside, list_words.filter.clear_all));
  await keys.tabTo(field(beside, filter_words.mode), 'Shift+Tab');

  await page.setViewportSize({ width: 1000, height: 800 }); // not beside it any more
  await keys.goto('/events');
  await rows.first().waitFor();
  const open = button(page, /^Filtros/);
  await keys.tabAndPress(open);
  await dialog(page).waitFor();
  await keys.trapped(dialog(page));
  await keys.tabTo(field(dialog(page), filter_words.mode));
  await page.keyboard.type('CQB');
  await keys.tabAndPress(page.getByRole('switch', { name: filter_words.free }), 'Space');
  await keys.tabAndPress(button(dialog(page), /^Ver \d/));
  await keys.at(open);
  await keys.tabAndPress(button(page, 'Remover filtro: CQB'));
  await button(page, 'Remover filtro: CQB').waitFor({ state: 'hidden' });
  await keys.at(button(page, 'Remover filtro: Com vagas'));
  await keys.press('Enter');
  await keys.at(button(page, list_words.filter.free_short)); // the stop before what has gone
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Adds a participant, postpones the event, and cancels it up to the question. */
export async function organiser(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  const event = await openEvent(app.backend);
  await makeTrios(app, event.id);
  await keys.goto(`/event/${event.id}`);
  await button(page, organise.more).waitFor();
  await upToDate(page);
  await keys.round();
  await keys.tabTo(page.getByRole('tab', { name: event_words.tabs.details }));
  await keys.press('End');
  await page.getByRole('tabpanel').getByText('Trio de Aço').waitFor();
  await keys.press('ArrowLeft');
  const add = button(page, organise.add.action);
  await lookInto(keys, add);
  await keys.press('Enter');
  await keys.tabAndPress(button(page, organise.add.submit));
  const name = field(dialog(page), registration.field.name);
  await keys.wrong(name, validation.operator_required);
  await keys.type('Zeca Prado');
  await keys.tabTo(field(dialog(page), registration.field.whatsapp));
  await keys.type('11 90000-0001');
  await keys.press('Enter');
  await keys.wrong(field(dialog(page), registration.squad.existing), validation.team_required);
  await page.keyboard.type('Trio');
  await keys.tabAndPress(button(page, organise.add.submit));
  await saidNow(page, fill(organise.add.done, { name: 'Zeca Prado' }));
  await keys.at(add);

  const more = button(page, organise.more);
  await lookInto(keys, more);
  await keys.press('Enter');
  await keys.tabAndPress(button(page, organise.postpone.action));
  await keys.tabAndPress(button(dialog(page), organise.postpone.confirm));
  const date = field(page, organise.postpone.date);
  await keys.wrong(date, validation.date_invalid);
  await keys.tabAndPress(button(page, event_form.date_picker.open));
  await page.getByRole('grid').locator('button:focus').waitFor();
  await keys.press('PageDown');
  await keys.press('Escape'); // closes only the calendar
  await keys.at(button(page, event_form.date_picker.open));
  await keys.tabTo(date, 'Shift+Tab');
  await keys.type('24122027');
  await keys.tabTo(field(page, organise.postpone.time));
  await keys.type('9h30');
  await keys.tabTo(page.getByLabel(organise.reason));
  await keys.tabAndPress(button(dialog(page), organise.postpone.confirm));
  await saidNow(page, organise.postpone.done);
  await page.getByText('24 de dezembro de 2027').filter({ visible: true }).first().waitFor();
  await keys.at(more);

  await keys.press('Enter');
  await keys.tabAndPress(button(page, organise.cancel.action));
  await dialog(page).getByLabel(organise.reason).waitFor();
  await keys.trapped(dialog(page));
  await keys.press('Escape');
  await keys.at(more);
}
