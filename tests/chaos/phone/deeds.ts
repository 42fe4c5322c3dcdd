import type { Locator, Page } from 'playwright';
import { common } from '#i18n/pt-BR/common.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { waiting } from '#i18n/pt-BR/waiting.ts';
import { field, fillEvent } from '#tests/e2e/organiser/event-form-page.ts';
import { submitRegistration } from '#tests/e2e/event-page.ts';
import type { Random } from '#tests/race/seeded-random.ts';
import type { DeedName } from '../deed-names.ts';

type Scene = {
  readonly page: Page;
  readonly random: Random;
  /** Ids of the events of the run. */
  readonly events: readonly string[];
};

/** `no_way`: the screen does not offer it now, e.g. cancelling without a registration. */
type Done = 'done' | 'no_way';
type Act = (scene: Scene) => Promise<Done>;

const NAMES = ['Bruno Carvalho', 'Zélia d’Ávila', 'Ana Lima', 'Caio Prado', 'João da Silva'];
/** A number without an account, rarely drawn twice. */
const numberOf = (random: Random) => `119${random.int(10_000_000, 99_999_999)}`;

/** One action of a person, from whichever page is open, only through the interface. */
export const deeds: Record<DeedName, Act> = {
  register: async ({ page, random, events }) => {
    await page.goto(`/register/${random.pick(events)}`);
    if (!(await offers(button(page, registration.submit)))) return 'no_way';
    await submitRegistration(page, random.pick(NAMES));
    return settled(page);
  },
  squad: async ({ page, random, events }) => {
    await page.goto(`/register/${random.pick(events)}`);
    if (!(await offers(button(page, registration.submit)))) return 'no_way';
    const add = button(page, registration.friends.add);
    if (!(await add.isVisible())) return 'no_way';
    await add.click();
    const friend = page.getByRole('group', {
      name: registration.friends.person.replace('{n:number}', '2'),
    });
    await friend.getByLabel(registration.field.name).fill(random.pick(NAMES));
    await friend.getByLabel(registration.field.whatsapp).fill(numberOf(random));
    await submitRegistration(page, random.pick(NAMES));
    return settled(page);
  },
  cancel: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}`);
    const { action, cancel } = event_words;
    const more = button(page, registration.mine.more);
    if (!(await offers(more))) return 'no_way';
    await more.click();
    return press(page, action.cancel_registration, cancel.confirm);
  },
  join_line: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}`);
    return press(page, waiting.join);
  },
  leave_line: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}`);
    return press(page, random.pick([waiting.leave, waiting.decline]));
  },
  profile: async ({ page, random }) => {
    await page.goto('/profile?tab=editar');
    const team = page.getByLabel(profile.form.team);
    if (!(await offers(team))) return 'no_way';
    await page.keyboard.press('Escape'); // a patch celebration may be open
    await team.fill(`Esquadrão ${random.int(1, 1_000)}`);
    return press(page, profile.form.submit);
  },
  decide: async ({ page, random }) => {
    await page.goto('/outbox');
    const refused = page.getByRole('listitem').filter({ hasText: outbox.state.rejected });
    if (!(await offers(refused))) return 'no_way';
    const retry = refused.first().getByRole('button', { name: outbox.action.retry });
    if (random.chance(0.5) && (await retry.count()) > 0) {
      await retry.click();
      return settled(page);
    }
    await refused.first().getByRole('button', { name: outbox.action.discard }).click();
    await page.getByRole('dialog').getByRole('button', { name: outbox.discard.confirm }).click();
    return settled(page);
  },
  look: async ({ page, random, events }) => {
    const id = random.pick(events);
    await page.goto(
      random.pick(['/events', `/event/${id}?tab=participants`, '/leaderboard', '/patches', '/']),
    );
    return settled(page);
  },
  create_event: async ({ page, random }) => {
    await page.goto('/event/create');
    if (!(await offers(field(page, 'name')))) return 'no_way';
    await fillEvent(page, `Jogo ${random.int(1, 1_000_000)}`);
    return press(page, event_form.create_submit);
  },
  edit_event: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}/edit`);
    if (!(await offers(field(page, 'location')))) return 'no_way';
    await field(page, random.pick(['location', 'name'])).fill(`Campo ${random.int(1, 1_000)}`);
    return press(page, event_form.edit_submit);
  },
  toggle_registration: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}`);
    const more = button(page, organise.more);
    if (!(await offers(more))) return 'no_way';
    const { open, close } = organise.registration;
    // a closed list has its button on the screen, an open one in the menu
    if (await button(page, open).isVisible()) return press(page, open);
    await more.click();
    return press(page, close);
  },
  add_participant: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}?tab=participants`);
    if (!(await offers(button(page, organise.add.action)))) return 'no_way';
    await button(page, organise.add.action).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(registration.field.name, { exact: true }).fill(random.pick(NAMES));
    await dialog.getByLabel(registration.field.whatsapp).fill(numberOf(random));
    return press(page, organise.add.submit);
  },
  remove_participant: async ({ page, random, events }) => {
    await page.goto(`/event/${random.pick(events)}?tab=participants`);
    const remove = page.getByRole('button', { name: `${event_words.participants.remove}: ` });
    if (!(await offers(remove))) return 'no_way';
    await remove.first().click();
    await page.getByRole('dialog').getByRole('button').last().click();
    return settled(page);
  },
};

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

/** Whether it appears within the patience of a person who knows the screen. */
const offers = (target: Locator): Promise<boolean> =>
  target
    .first()
    .waitFor({ timeout: 2_500 })
    .then(
      () => true,
      () => false,
    );

/** Presses a button, and the one of the question that follows. */
async function press(page: Page, name: string, confirm?: string): Promise<Done> {
  if (!(await offers(button(page, name)))) return 'no_way';
  await button(page, name).click();
  if (confirm) {
    const dialog = page.getByRole('dialog').filter({ hasNotText: common.loading });
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
  }
  return settled(page);
}

/** Waits briefly, like a person who looks at the result. */
async function settled(page: Page): Promise<Done> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return 'done';
}
