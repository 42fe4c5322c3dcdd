import { expect } from 'vitest';
import type { Locator } from 'playwright';
import { auth } from '#i18n/pt-BR/auth.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { push } from '#i18n/pt-BR/push.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import type { RunningApp } from '../harness.ts';
import { saidNow, button, dialog, field, type Keyboard, lookInto } from './keyboard.ts';
import { NINA } from './keyboard-phone.ts';

const named = (keys: Keyboard, name: string) => keys.page.getByRole('dialog', { name });

/** The sheet of notifications from the bell and from the menu, and the offer of push messages. */
export async function bell(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  await tell(app, { email: NINA.email, count: 3 });
  await keys.goto('/outbox');
  const [bell, menu] = [button(page, /^Notificações/), button(page, shell.menu.open)];
  const sheet = named(keys, notifications.title);
  await button(page, 'Notificações, 3 não lidas').waitFor();
  await lookInto(keys, bell);
  await keys.press('Enter');
  const read = button(sheet, /^Marcar como lida/);
  await keys.tabAndPress(read.first());
  await expect.poll(() => read.count()).toBe(2);
  await keys.tabAndPress(button(sheet, notifications.mark_all));
  await expect.poll(() => read.count()).toBe(0);
  await keys.press('Tab');
  await keys.press('Escape');
  await keys.at(bell);

  await keys.tabAndPress(menu);
  await keys.tabAndPress(button(dialog(page), /^Notificações/));
  await sheet.waitFor();
  await keys.press('Tab');
  await keys.press('Escape');
  await keys.at(menu);

  await keys.tabAndPress(bell);
  const asks = button(page, new RegExp(`^${push.setting}`));
  await keys.tabAndPress(asks);
  const question = named(keys, push.title);
  await question.waitFor();
  await keys.trapped(question);
  const turn_on = button(question, push.turn_on);
  await keys.tabAndPress(turn_on);
  await saidNow(page, push.failed.title);
  await keys.at(turn_on);
  await page.context().setOffline(true);
  await saidNow(page, push.needs_signal);
  await keys.press('Shift+Tab'); // the button is disabled
  await page.context().setOffline(false);
  await turn_on.and(page.locator(':enabled')).waitFor();
  await keys.press('Escape');
  await keys.at(bell);

  await keys.press('Enter');
  await keys.tabAndPress(sheet.getByRole('listitem').getByRole('link').first());
  await page.waitForURL('**/events');
  await keys.at(page.getByRole('main'));
}

/** Sair with a waiting action and a draft: sent, discarded, and kept. */
export async function signOut(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  await tell(app, { email: NINA.email, count: 1 });
  await keys.goto('/event/create');
  const [bell, menu] = [button(page, /^Notificações, 1/), button(page, shell.menu.open)];
  await bell.waitFor();
  await keys.tabTo(field(page, event_form.field.name));
  await keys.type('Operação Rascunho');
  await page.context().setOffline(true);
  await keys.tabTo(bell, 'Shift+Tab');
  await keys.press('Enter');
  await keys.tabAndPress(button(dialog(page), /^Marcar como lida/));
  await keys.press('Escape');
  await keys.tabAndPress(menu);
  await keys.tabAndPress(button(dialog(page), shell.nav.sign_out));
  const choices = named(keys, auth.sign_out.left_title);
  await choices.getByText('1 ação que ainda não chegou').waitFor();
  await leaveWith(keys, { words: auth, opener: menu, draft: '1 rascunho de evento' });
  await keys.press('Enter');
  await keys.tabAndPress(button(dialog(page), shell.nav.sign_out));
  await keys.tabAndPress(button(choices, auth.sign_out.send_now));
  await saidNow(page, auth.sign_out.still_pending);
  await keys.at(button(choices, auth.sign_out.send_now));
  await keys.tabAndPress(button(choices, auth.sign_out.keep));
  await saidNow(page, auth.toast.signed_out);
  await page.waitForURL(/\/auth/);
  await keys.at(page.getByRole('main'));
  await page.context().setOffline(false);
}

type Leaving = {
  words: { sign_out: { left_title: string; discard: string } };
  /** Has the focus again at the end. */
  opener: Locator;
  draft: string;
};

/** The dialog about what exists only here, and behind it the question whether to discard it. */
export async function leaveWith(keys: Keyboard, { words, opener, draft }: Leaving): Promise<void> {
  const { left_title, discard } = words.sign_out;
  const choices = named(keys, left_title);
  await choices.getByText(draft).first().waitFor();
  await keys.trapped(choices);
  await keys.tabAndPress(button(choices, discard).first());
  await named(keys, discard).waitFor();
  await keys.trapped(named(keys, discard));
  await keys.press('Escape'); // closes only the last question
  await named(keys, discard).waitFor({ state: 'hidden' });
  await keys.at(button(choices, discard));
  await keys.press('Escape');
  await keys.at(opener);
}

/** Gives a person this many unread notifications and no others. */
export async function tell(app: RunningApp, { email, count }: { email: string; count: number }) {
  const me = '(select id from auth.users where email = $1)';
  await app.backend.query(`delete from public.notifications where user_id = ${me}`, [email]);
  await app.backend.query(
    `insert into public.notifications (user_id, title, body, url, data, cause)
     select ${me}, 'Evento adiado', 'O evento foi adiado.', '/events',
            jsonb_build_object('code', 'event_postponed', 'event', 'Operação ' || n), gen_random_uuid()::text
     from generate_series(1, $2::int) n`,
    [email, count],
  );
}
