import { expect } from 'vitest';
import { auth as english_auth } from '#i18n/en/auth.ts';
import { event_form as english_form } from '#i18n/en/event-form.ts';
import { organise as english_organise } from '#i18n/en/organise.ts';
import { outbox as english_outbox } from '#i18n/en/outbox.ts';
import { shell as english_shell } from '#i18n/en/shell.ts';
import { validation as english_validation } from '#i18n/en/validation.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { draftOf } from '../organiser/event-form-page.ts';
import { openEvent } from '../event-page.ts';
import type { RunningApp } from '../harness.ts';
import { saidNow, button, dialog, field, type Keyboard } from './keyboard.ts';
import { leaveWith } from './keyboard-dialogs.ts';

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
  const more = button(page, english_organise.more);
  await keys.tabAndPress(more);
  await keys.tabAndPress(button(page, english_organise.postpone.action));
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
  await keys.at(more);
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
  await saidNow(page, english_auth.toast.signed_out);
  await page.waitForURL(/\/auth/);
  await keys.at(page.getByRole('main'));
}
