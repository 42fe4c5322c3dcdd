import { expect } from 'vitest';
import { auth as english_auth } from '#i18n/en/auth.ts';
import { event_form as english_form } from '#i18n/en/event-form.ts';
import { organise as english_organise } from '#i18n/en/organise.ts';
import { outbox as english_outbox } from '#i18n/en/outbox.ts';
import { shell as english_shell } from '#i18n/en/shell.ts';
import { validation as english_validation } from '#i18n/en/validation.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { draftOf } from './event-form-page.ts';
import { openEvent } from './event-page.ts';
import type { RunningApp } from './harness.ts';
import { announced, button, dialog, field, fill, type Keyboard, lookInto } from './keyboard.ts';
import { leaveWith, tell } from './keyboard-dialogs.ts';
import { makeTrios } from './keyboard-registration.ts';
import { upToDate } from './phone.ts';

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
  await keys.tabTo(button(page, shell.accessibility.larger));
  for (let step = 2; step < 5; step += 1) await keys.press('Enter');
  await keys.at(button(page, shell.accessibility.smaller));
  // with such large letters the bar has no room for it, except while it has the focus
  await keys.press('Escape');
  await keys.at(accessibility);
  await keys.press('Enter');
  await keys.tabTo(button(page, shell.accessibility.smaller));
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
  await announced(page, /\b1 evento\b/); // not 11
  await keys.tabAndPress(button(page, common.clear_search));
  await keys.at(search);

  const open = button(page, /^Filtros/);
  await keys.tabAndPress(open);
  await dialog(page).waitFor();
  await keys.trapped(dialog(page));
  await keys.tabTo(field(dialog(page), list_words.filter.mode));
  await page.keyboard.type('CQB');
  await announced(page, /\d eventos?/);
  await keys.tabTo(page.getByRole('radio', { name: list_words.filter.day.any }));
  await keys.press('ArrowLeft');
  await keys.tabTo(field(dialog(page), list_words.filter.from));
  await keys.type('24122027');
  const to = field(dialog(page), list_words.filter.to);
  const calendar = button(page, `${list_words.filter.day.range}: ${list_words.filter.to}`);
  await keys.tabAndPress(calendar);
  await page.getByRole('grid').locator('button:focus').waitFor();
  await keys.press('ArrowRight');
  await keys.press('Enter'); // only the calendar
  await keys.at(calendar);
  expect(await to.inputValue()).toBe('25/12/2027');
  await keys.tabAndPress(page.getByRole('switch', { name: list_words.filter.free }), 'Space');
  await keys.tabAndPress(button(dialog(page), list_words.filter.clear_all));
  await keys.tabTo(field(dialog(page), list_words.filter.mode), 'Shift+Tab');
  await page.keyboard.type('CQB');
  await keys.tabAndPress(page.getByRole('switch', { name: list_words.filter.free }), 'Space');
  await keys.tabAndPress(button(dialog(page), /^Ver \d/));
  await keys.at(open);
  await keys.tabAndPress(button(page, 'Remover filtro: CQB'));
  await button(page, 'Remover filtro: CQB').waitFor({ state: 'hidden' });
  await keys.at(button(page, 'Remover filtro: Com vagas'));
  await keys.press('Enter');
  await keys.at(open);
}

/** Adds a participant, postpones the event, and cancels it up to the question. */
export async function organiser(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  const event = await openEvent(app.backend);
  await makeTrios(app, event.id);
  await keys.goto(`/event/${event.id}`);
  await button(page, event_words.action.delete).waitFor();
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
  await announced(page, fill(organise.add.done, { name: 'Zeca Prado' }));
  await keys.at(add);

  const postpone = button(page, organise.postpone.action);
  await lookInto(keys, postpone);
  await keys.press('Enter');
  await keys.tabAndPress(button(dialog(page), organise.postpone.confirm));
  const date = field(page, organise.postpone.date);
  await keys.wrong(date, validation.date_invalid);
  await keys.tabAndPress(button(page, event_form.date_picker.open));
  await page.getByRole('grid').locator('button:focus').waitFor();
  await keys.press('PageDown');
  await keys.press('Escape'); // only the calendar
  await keys.at(button(page, event_form.date_picker.open));
  await keys.tabTo(date, 'Shift+Tab');
  await keys.type('24122027');
  await keys.tabTo(field(page, organise.postpone.time));
  await keys.type('9h30');
  await keys.tabTo(page.getByLabel(organise.reason));
  await keys.tabAndPress(button(dialog(page), organise.postpone.confirm));
  await announced(page, organise.postpone.done);
  await page.getByText('24 de dezembro de 2027').first().waitFor();
  await keys.at(postpone);

  await lookInto(keys, button(page, organise.cancel.action));
}

/**
 * The form shows days, times and numbers in English; its draft is deleted when the person signs
 * out.
 */
export async function english(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  const event = await openEvent(app.backend);
  await app.backend.query(`update public.airsoft_events set max_op = 1500 where id = $1`, [
    event.id,
  ]);
  await app.backend.refreshSnapshot();
  await keys.goto('/outbox');
  await keys.tabAndPress(button(page, /^Idioma/));
  await keys.tabAndPress(button(page, shell.language.names.en));
  await page.locator('html[lang=en]').waitFor();
  await keys.goto(`/event/${event.id}`);
  await page.getByText('1,500', { exact: true }).first().waitFor();
  const postpone = button(page, english_organise.postpone.action);
  await keys.tabAndPress(postpone);
  const [date, time] = [
    field(page, english_organise.postpone.date),
    field(page, english_organise.postpone.time),
  ];
  expect(await date.getAttribute('placeholder')).toBe(english_form.field.date_hint);
  expect(await time.getAttribute('placeholder')).toBe(english_form.field.time_hint);
  await keys.tabTo(date);
  await keys.type('24122027');
  expect(await date.inputValue()).toBe('24/12/2027');
  await keys.tabTo(time);
  await keys.type('25:00');
  await keys.press('Enter');
  await keys.wrong(time, english_validation.time_invalid);
  await keys.tabTo(button(page, english_form.date_picker.open), 'Shift+Tab');
  await keys.press('Enter');
  await page.getByRole('grid', { name: 'December 2027' }).waitFor();
  await keys.press('Escape');
  await keys.press('Escape');
  await keys.at(postpone);
  await keys.goto(`/event/${event.id}/edit`);
  const most = field(page, english_form.field.max_op);
  await keys.tabTo(most);
  expect(await most.inputValue()).toBe('1500');
  await keys.type('5001');
  await keys.press('Enter');
  expect(english_validation.max_op_invalid).toContain('5,000');
  await keys.wrong(most, english_validation.max_op_invalid);
  await expect.poll(() => draftOf(page, event.id)).toContain('5001');
  const sign_out = button(page, english_shell.nav.sign_out);
  await keys.tabTo(sign_out, 'Shift+Tab');
  await keys.press('Enter');
  await leaveWith(keys, { words: english_auth, opener: sign_out, draft: '1 draft of an event' });
  await keys.press('Enter');
  await keys.tabAndPress(button(dialog(page), english_auth.sign_out.discard).first());
  await keys.tabAndPress(button(dialog(page).last(), english_outbox.discard.confirm));
  await announced(page, english_auth.toast.signed_out);
  await page.waitForURL(/\/auth/);
  await keys.at(page.getByRole('main'));
}
