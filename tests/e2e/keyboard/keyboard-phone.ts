import type { Locator, Page } from 'playwright';
import { auth } from '#i18n/pt-BR/auth.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { push } from '#i18n/pt-BR/push.ts';
import { letters } from '#i18n/pt-BR/letters.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { saidNow, button, dialog, field, type Keyboard, lookInto } from './keyboard.ts';
import { mailedLink } from '../device/mailed-link.ts';
import type { RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';

/** The account that the first walk creates. */
export const NINA = {
  email: 'nina@exemplo.com',
  password: 'segredo1',
  next: 'segredo2',
  last: 'segredo3',
};

/** A link over the bar, a wrong password, a new account, a forgotten password. */
export async function wayIn(keys: Keyboard, { backend }: RunningApp): Promise<void> {
  const { page } = keys;
  const submit = button(page, auth.sign_in.submit);
  await submit.waitFor();
  await keys.press('Tab');
  await keys.at(page.getByRole('link', { name: shell.skip_to_content }));
  await keys.press('Enter');
  await keys.at(page.getByRole('main'));
  await keys.round();

  await keys.tabAndPress(submit);
  await keys.wrong(field(page, auth.field.email), validation.email_invalid);
  await keys.type('jogador@exemplo.com');
  await keys.tabTo(field(page, auth.field.password));
  await keys.type('nao-e-esta');
  await keys.press('Enter');
  await saidNow(page, auth.problem.invalid_credentials);
  await keys.at(field(page, auth.field.password));
  await keys.tabAndPress(button(page, auth.field.show_password), 'Space');
  await keys.at(button(page, auth.field.hide_password));

  await keys.tabTo(page.getByRole('tab', { name: auth.tabs.sign_in }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.at(page.getByRole('tab', { name: auth.tabs.sign_up }));
  const create = button(page, auth.sign_up.submit);
  await keys.tabAndPress(create);
  await keys.wrong(field(page, auth.field.name), validation.signup_name_too_short);
  await keys.round();
  await keys.type('Nina Prado');
  await keys.tabTo(field(page, auth.field.whatsapp));
  await keys.type('(11) 98765-4321');
  await keys.tabTo(field(page, auth.field.email));
  await keys.type(NINA.email);
  await keys.tabTo(field(page, auth.field.password));
  await keys.type(NINA.password);
  await keys.tabTo(field(page, auth.field.confirm_password));
  await keys.type('outra-senha');
  await keys.press('Enter');
  await keys.wrong(field(page, auth.field.confirm_password), validation.passwords_differ);
  await keys.type(NINA.password);
  await keys.press('Enter');
  await keys.wrong(field(page, auth.field.consent), validation.consent_required);
  await keys.press('Space');
  await keys.tabAndPress(create);
  await saidNow(page, auth.toast.signed_up);
  await page.waitForURL((url) => url.pathname !== '/auth');
  await keys.at(page.getByRole('main'));
  await signOut(keys);

  await keys.goto('/auth');
  await submit.waitFor();
  await keys.tabAndPress(button(page, auth.forgot.link));
  await page.getByRole('heading', { name: auth.forgot.heading }).waitFor();
  await keys.round();
  await keys.tabTo(field(page, auth.field.email));
  await keys.type('nina');
  await keys.press('Enter');
  await keys.wrong(field(page, auth.field.email), validation.email_invalid);
  await keys.type(NINA.email);
  await keys.press('Enter');
  await saidNow(page, auth.forgot.sent);
  await keys.goto(await mailedLink(backend, NINA.email));
  await page.waitForURL(/\/new-password$/); // the token was removed from the address
  await setPassword(keys, page, 'curta');
  await keys.wrong(field(page, auth.new_password.password), validation.password_too_short);
  await setPassword(keys, page, NINA.next);
  await saidNow(page, auth.new_password.saved);
  await page.waitForURL((url) => url.pathname !== '/new-password');
  await keys.at(page.getByRole('main'));
}

/** In the menu of a phone. */
async function signOut(keys: Keyboard) {
  const { page } = keys;
  await keys.tabAndPress(button(page, shell.menu.open));
  await keys.tabAndPress(button(page, shell.nav.sign_out));
  await keys.tabAndPress(button(dialog(page), auth.sign_out.confirm));
  await saidNow(page, auth.toast.signed_out);
}

async function setPassword(keys: Keyboard, at: Page | Locator, password: string) {
  await keys.tabTo(field(at, auth.new_password.password));
  await keys.type(password);
  await keys.tabTo(field(at, auth.new_password.confirm_password));
  await keys.type(password);
  await keys.press('Enter');
}

/** Language, font size, contrast and theme, in the menu of a phone. */
export async function menu(keys: Keyboard): Promise<void> {
  const { page } = keys;
  const menu = button(page, shell.menu.open);
  await keys.goto('/outbox');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await lookInto(keys, menu);
  await keys.press('Enter');
  await keys.tabTo(page.getByRole('radio', { name: shell.language.names['pt-BR'] }));
  await keys.press('ArrowRight');
  await page.locator('html[lang=en]').waitFor();
  await keys.at(page.getByRole('radio', { name: shell.language.names.en }));
  await keys.press('ArrowLeft');
  await page.locator('html[lang=pt-BR]').waitFor();
  const [larger, smaller] = [button(page, letters.larger), button(page, letters.smaller)];
  await keys.tabTo(larger);
  for (let step = 2; step < 5; step += 1) await keys.press('Enter');
  await page.locator('html[data-font-step="5"]').waitFor();
  await keys.at(smaller); // the other button is disabled
  await keys.round();
  for (let step = 5; step > 2; step -= 1) await keys.press('Space');
  await page.locator('html[data-font-step="2"]').waitFor();
  await keys.tabAndPress(page.getByRole('switch', { name: letters.high_contrast }), 'Space');
  await page.locator('html[data-contrast=high]').waitFor();
  await keys.round();
  await keys.tabAndPress(page.getByRole('switch', { name: letters.high_contrast }), 'Space');
  await keys.tabAndPress(button(page, shell.theme.use_light));
  await keys.round();
  await keys.press('Escape');
  await keys.at(menu);
}

/** Its tabs, the form behind "Editar", the password, and deleting the account up to the question. */
export async function myProfile(keys: Keyboard): Promise<void> {
  const { page } = keys;
  await keys.goto('/profile');
  await upToDate(page); // later arrivals would move the elements under test
  const tab = (name: keyof typeof profile.tabs) =>
    page.getByRole('tab', { name: profile.tabs[name], exact: true });
  await keys.tabTo(tab('perfil'));
  for (const name of ['estatisticas', 'patches', 'eventos', 'equipes'] as const) {
    await keys.press('ArrowRight');
    await keys.at(tab(name));
  }
  await keys.press('Home');
  await keys.at(tab('perfil'));
  await keys.round();

  await keys.tabAndPress(page.getByRole('link', { name: profile.header.edit_label }));
  await keys.at(page.getByRole('main'));
  const name = field(page, profile.form.name);
  await keys.tabTo(name);
  await keys.type('N');
  await keys.tabAndPress(button(page, profile.form.submit));
  await keys.wrong(name, validation.profile_name_too_short);
  await keys.type('Nina Rocha');
  await keys.tabTo(page.getByLabel(profile.form.experience));
  await page.keyboard.type('Vet');
  await keys.tabAndPress(field(page, profile.class.medic), 'Space');
  await keys.tabAndPress(button(page, profile.form.submit));
  await saidNow(page, profile.saved);
  await keys.at(button(page, profile.form.submit));
  await keys.tabAndPress(page.getByRole('link', { name: profile.title, exact: true }));
  await keys.at(page.getByRole('main'));

  const change = button(page, auth.change_password.open);
  await lookInto(keys, change);
  await keys.press('Enter');
  const current = field(page, auth.change_password.current);
  await keys.tabTo(current);
  await keys.type(NINA.password);
  await setPassword(keys, dialog(page), 'curta');
  await keys.wrong(field(page, auth.new_password.password), validation.password_too_short);
  await setPassword(keys, dialog(page), NINA.last);
  await saidNow(page, auth.problem.current_password_wrong);
  await keys.tabTo(current, 'Shift+Tab');
  await keys.type(NINA.next);
  await keys.press('Enter');
  await saidNow(page, auth.new_password.saved_detail);
  await dialog(page).waitFor({ state: 'hidden' });

  await lookInto(keys, button(page, new RegExp(`^${push.setting}`)));
  const end = button(page, profile.account.delete);
  await lookInto(keys, end);
  await keys.press('Enter');
  await keys.tabTo(dialog(page).getByRole('textbox').first());
  await keys.type(profile.account.delete_word);
  await keys.tabTo(dialog(page).getByLabel(auth.field.password));
  await keys.type(NINA.next);
  await keys.tabTo(button(dialog(page), profile.account.delete)); // up to that button, which is not pressed
  await keys.press('Escape');
  await keys.at(end);
}
