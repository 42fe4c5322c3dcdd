import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_form as english_form } from '#i18n/en/event-form.ts';
import { organise as english_organise } from '#i18n/en/organise.ts';
import { validation as english_validation } from '#i18n/en/validation.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { whatsapp } from '#i18n/pt-BR/whatsapp.ts';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { openEvent } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import { announced, Keyboard } from './keyboard.ts';
import type { Phone } from './phone.ts';

const ORGANISER = 'organizador@exemplo.com';
const NINA = {
  email: 'nina@exemplo.com',
  password: 'segredo1',
  next: 'segredo2',
  last: 'segredo3',
};

let app: RunningApp;
let phones: { small: Phone; large: Phone };
/** The phone of somebody who comes in by the first test, and the organiser's desk. */
let small: Keyboard;
let large: Keyboard;
beforeAll(async () => {
  app = await startApp();
  phones = {
    small: await app.openPhone({ viewport: { width: 390, height: 844 } }),
    large: await app.openPhone({ viewport: { width: 1280, height: 800 } }),
  };
  phones.small.expectProblem(/400 .*\/auth\/v1\/token/); // wrong passwords
  small = new Keyboard(await phones.small.open('/auth'));
  large = new Keyboard(await phones.large.open('/auth'));
});
afterAll(() => app.close());

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const field = (at: Page | Locator, name: string) => at.getByLabel(name, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const fill = (words: string, values: Record<string, string>) =>
  words.replaceAll(/\{(\w+):\w+\}/g, (_, name: string) => values[name] ?? '');

/** Opens a dialog and goes round in it; Escape gives the focus back to where it was. */
async function lookInto(keys: Keyboard, opener: Locator, key = 'Enter') {
  await keys.tabAndPress(opener, key);
  await dialog(keys.page).waitFor();
  await keys.trapped(dialog(keys.page));
  await keys.press('Escape');
  await dialog(keys.page).waitFor({ state: 'hidden' });
  await keys.at(opener);
}

test('what nobody would see is found: a focus without a ring, too faint, cut off, covered, against the eye', async () => {
  const page = await phones.large.context.newPage();
  await page.setContent(`
    <style>body { background: #222 } button { outline-offset: 2px } button:focus { outline: 3px solid orange }</style>
    <button>good</button>
    <button style="outline: none">bare</button>
    <button style="outline: 3px solid orange">always</button>
    <button style="outline: 1px solid orange">thin</button>
    <button style="outline-color: #333">faint</button>
    <div style="overflow: hidden; width: fit-content"><button>clipped</button></div>
    <div style="position: relative; width: fit-content"><button>covered</button><i style="position: absolute; inset: 0"></i></div>
    <button style="position: absolute; left: -500px">away</button>
    <div style="display: flex; flex-direction: row-reverse"><button>first</button><button>second</button></div>
    <button onclick="this.remove()">gone</button>`);
  const keys = new Keyboard(page);
  await keys.round();
  await keys.tabAndPress(button(page, 'gone'));
  const found = keys.faults.map((fault) => fault.replace(/^blank: |<.*?> /g, ''));
  expect(found.map((fault) => fault.replace(/\(.*\): /, ''))).toEqual([
    'no visible focus bare',
    'looks the same with and without focus: always',
    'no visible focus thin',
    'looks the same with and without focus: thin',
    'no visible focus faint',
    'no visible focus clipped',
    'out of sight or behind something: covered',
    'out of sight or behind something: away',
    'Tab goes against the eye: first → second',
    'lost after Enter; it was at gone',
  ]);
  await page.close();
});

test('[keys 390] in: a link over the bar, a wrong password, a new account, a forgotten password', async () => {
  const keys = small;
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
  await announced(page, auth.problem.invalid_credentials);
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
  await announced(page, auth.toast.signed_up);
  await keys.at(field(page, auth.field.email));

  await keys.tabAndPress(button(page, auth.forgot.link));
  await page.getByRole('heading', { name: auth.forgot.heading }).waitFor();
  await keys.round();
  await keys.tabTo(field(page, auth.field.email));
  await keys.type('nina');
  await keys.press('Enter');
  await keys.wrong(field(page, auth.field.email), validation.email_invalid);
  await keys.type(NINA.email);
  await keys.press('Enter');
  await announced(page, auth.forgot.sent);
  await keys.follow(page.getByRole('link', { name: auth.forgot.open }), /\/new-password$/);
  await setPassword(keys, page, 'curta');
  await keys.wrong(field(page, auth.new_password.password), validation.password_too_short);
  await setPassword(keys, page, NINA.next);
  await announced(page, auth.new_password.saved);
  await page.waitForURL((url) => url.pathname !== '/new-password');
  await keys.at(page.getByRole('main'));
  expect(keys.faults).toEqual([]);
});

async function setPassword(keys: Keyboard, at: Page | Locator, password: string) {
  await keys.tabTo(field(at, auth.new_password.password));
  await keys.type(password);
  await keys.tabTo(field(at, auth.new_password.confirm_password));
  await keys.type(password);
  await keys.press('Enter');
}

test('[keys 390] the menu: language, size, contrast, theme', async () => {
  const keys = small;
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
  const [larger, smaller] = [
    button(page, shell.accessibility.larger),
    button(page, shell.accessibility.smaller),
  ];
  await keys.tabTo(larger);
  for (let step = 2; step < 5; step += 1) await keys.press('Enter');
  await page.locator('html[data-font-step="5"]').waitFor();
  await keys.at(smaller); // the other is switched off
  await keys.round();
  for (let step = 5; step > 2; step -= 1) await keys.press('Space');
  await page.locator('html[data-font-step="2"]').waitFor();
  await keys.tabAndPress(
    page.getByRole('switch', { name: shell.accessibility.high_contrast }),
    'Space',
  );
  await page.locator('html[data-contrast=high]').waitFor();
  await keys.round();
  await keys.tabAndPress(
    page.getByRole('switch', { name: shell.accessibility.high_contrast }),
    'Space',
  );
  await keys.tabAndPress(button(page, shell.theme.use_light));
  await keys.round();
  await keys.press('Escape');
  await keys.at(menu);
  expect(keys.faults).toEqual([]);
});

test('[keys 390] the profile: its tabs, the form, the password, the end of the account', async () => {
  const keys = small;
  const { page } = keys;
  await keys.goto('/profile');
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
  await announced(page, profile.saved);
  await keys.at(button(page, profile.form.submit));

  const change = button(page, auth.change_password.open);
  await lookInto(keys, change);
  await keys.press('Enter');
  const current = field(page, auth.change_password.current);
  await keys.tabTo(current);
  await keys.type(NINA.password);
  await setPassword(keys, dialog(page), 'curta');
  await keys.wrong(field(page, auth.new_password.password), validation.password_too_short);
  await setPassword(keys, dialog(page), NINA.last);
  await announced(page, auth.problem.current_password_wrong);
  await keys.tabTo(current, 'Shift+Tab');
  await keys.type(NINA.next);
  await keys.press('Enter');
  await announced(page, auth.new_password.saved_detail);
  await dialog(page).waitFor({ state: 'hidden' });

  const end = button(page, profile.account.delete);
  await lookInto(keys, end);
  await keys.press('Enter');
  await keys.tabTo(dialog(page).getByRole('textbox'));
  await keys.type(profile.account.delete_word);
  await keys.tabTo(button(dialog(page), profile.account.delete)); // and not further
  await keys.press('Escape');
  await keys.at(end);
  expect(keys.faults).toEqual([]);
});

test('[keys 390] registrations: alone after an error and a refusal, with a friend, in a team; the number is proved', async () => {
  const keys = small;
  const { page } = keys;
  const [refusing, game, teams] = [
    await openEvent(app.backend),
    await openEvent(app.backend),
    await openEvent(app.backend),
  ];
  await takeNumber(refusing.id, '5511900001234');
  await makeTrios(teams.id);
  const submit = button(page, registration.submit);
  const [name, number] = [
    field(page, registration.field.name).first(),
    field(page, registration.field.whatsapp).first(),
  ];
  await keys.goto(`/register/${refusing.id}`);
  await submit.waitFor();
  await keys.round();
  await keys.tabTo(name);
  await keys.type('N');
  await keys.press('Enter');
  await keys.wrong(name, validation.registration_name_too_short);
  await keys.type('Nina Rocha');
  await keys.tabTo(number);
  await keys.type('11 90000-1234');

  await lookInto(keys, button(page, registration.verify_number));
  await keys.press('Enter');
  await keys.at(field(page, whatsapp.code));
  await keys.type('12');
  await keys.tabAndPress(button(dialog(page), whatsapp.submit));
  await keys.wrong(field(page, whatsapp.code), whatsapp.code_incomplete);
  await keys.press('Escape');
  await keys.at(button(page, registration.verify_number));

  await keys.tabAndPress(submit);
  await announced(page, problems.refused.whatsapp_already_registered);
  await submit.waitFor();

  await keys.goto(`/register/${game.id}`);
  const person = (n: number) =>
    page.getByRole('group', { name: fill(registration.friends.person, { n: String(n) }) });
  const bia = field(person(2), registration.field.name);
  const add = button(page, registration.friends.add);
  await keys.tabAndPress(add);
  await keys.at(bia);
  await keys.tabAndPress(submit);
  await keys.wrong(bia, validation.registration_name_too_short);
  await keys.type('Bia Rocha');
  await keys.tabTo(field(person(2), registration.field.whatsapp));
  await keys.type('11987650000');
  await keys.tabAndPress(add);
  await keys.at(field(person(3), registration.field.name));
  await keys.type('Caio Prado');
  await keys.tabTo(button(page, fill(registration.friends.remove, { n: '3' })), 'Shift+Tab');
  await keys.press('Enter');
  await keys.at(add);
  await keys.tabAndPress(button(page, fill(registration.friends.undo, { name: 'Caio Prado' })));
  await person(3).waitFor();
  await keys.tabAndPress(button(page, fill(registration.friends.remove, { n: '3' })), 'Enter');
  await keys.at(add);
  await keys.tabAndPress(submit);
  await announced(page, registration.saved_title.confirmed);
  await keys.tabTo(page.getByRole('link', { name: registration.saved_action }));

  await keys.goto(`/register/${teams.id}`);
  await keys.tabAndPress(submit);
  const trio = page.getByRole('radio', { name: /^Trio de Aço/ });
  await keys.wrong(trio, validation.team_required);
  await keys.round();
  await keys.press('Space');
  expect(await trio.isChecked()).toBe(true);
  await keys.tabTo(page.getByRole('radio', { name: registration.squad.existing }), 'Shift+Tab');
  await keys.press('ArrowRight');
  const new_team = field(page, registration.squad.new_name);
  await keys.tabAndPress(submit);
  await keys.wrong(new_team, validation.team_name_required);
  await keys.type('Trio de Vento');
  await keys.press('Enter');
  await announced(page, registration.saved_title.confirmed);
  await keys.tabTo(page.getByRole('link', { name: registration.saved_action }));
  expect(keys.faults).toEqual([]);
});

/** Somebody holds a place with this number. */
async function takeNumber(event_id: string, digits: string) {
  await app.backend.query(
    `with one as (insert into public.operators (id, event_id, name) values (gen_random_uuid(), $1, 'Outro')
       returning id, event_id)
     insert into public.operator_contacts (operator_id, event_id, whatsapp) select id, event_id, $2 from one`,
    [event_id, digits],
  );
}

/** Played in threes, with one team there already. */
async function makeTrios(event_id: string) {
  await app.backend.query(`update public.airsoft_events set game_mode = '3X3' where id = $1`, [
    event_id,
  ]);
  await app.backend.query(
    `insert into public.event_teams (id, event_id, name) values (gen_random_uuid(), $1, 'Trio de Aço')`,
    [event_id],
  );
  await app.backend.refreshSnapshot();
}

test('[keys 1280] in, the menus of the bar, the bell', async () => {
  const keys = large;
  const { page } = keys;
  await keys.tabTo(field(page, auth.field.email));
  await keys.type(ORGANISER);
  await keys.tabTo(field(page, auth.field.password));
  await keys.type(DEMO_PASSWORD);
  await keys.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth');
  await keys.at(page.getByRole('main'));
  await tell(3);
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
  await keys.press('Escape'); // with such letters the bar has no room for it, but as long as it has the focus
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
  expect(keys.faults).toEqual([]);
});

/** The organiser has so many unread notifications and no others. */
async function tell(count: number) {
  const me = '(select id from auth.users where email = $1)';
  await app.backend.query(`delete from public.notifications where user_id = ${me}`, [ORGANISER]);
  await app.backend.query(
    `insert into public.notifications (user_id, title, body, url, data, cause)
     select ${me}, 'Evento adiado', 'O evento foi adiado.', '/events',
            jsonb_build_object('code', 'event_postponed', 'event', 'Operação ' || n), gen_random_uuid()::text
     from generate_series(1, $2::int) n`,
    [ORGANISER, count],
  );
}

test('[keys 1280] the list: search, filters, and their chips', async () => {
  const keys = large;
  const { page } = keys;
  await keys.goto('/events');
  const rows = page.locator('#events h3');
  await rows.first().waitFor();
  await keys.round();
  const search = page.getByRole('searchbox');
  await keys.tabTo(search);
  await keys.type('mata fechada');
  await announced(page, '1 evento');
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
  expect(keys.faults).toEqual([]);
});

test('[keys 1280] the organiser: somebody is added, the event postponed, cancelled as far as the question', async () => {
  const keys = large;
  const { page } = keys;
  const event = await openEvent(app.backend);
  await keys.goto(`/event/${event.id}`);
  await button(page, event_words.action.delete).waitFor();
  await keys.round();
  await keys.tabTo(page.getByRole('tab', { name: event_words.tabs.details }));
  await keys.press('ArrowRight');
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
  await keys.press('Escape'); // the calendar alone
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
  expect(keys.faults).toEqual([]);
});

test('[keys 1280] in English the form says its days, times and numbers in English', async () => {
  const keys = large;
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
  expect(keys.faults).toEqual([]);
});
