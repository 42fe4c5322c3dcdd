import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notification_codes as english } from '#i18n/en/notification-codes.ts';
import { notifications as english_words } from '#i18n/en/notifications.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { notification_codes } from '#i18n/pt-BR/notification-codes.ts';
import { notifications as words } from '#i18n/pt-BR/notifications.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { type DemoEvent, openEvent } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { hears } from '../live-signal.ts';
import { login } from '../phone.ts';
import { LONG } from '../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
afterAll(() => app.close());

/** The bell's name says how many are unread. */
const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? words.title : `${words.title}, ${unread} não lida${unread > 1 ? 's' : ''}`,
    exact: true,
  });

const forget = (email: string) =>
  app.backend.query(
    `delete from public.notifications where user_id = (select id from auth.users where email = $1)`,
    [email],
  );

async function unreadOf(email: string): Promise<number> {
  const [row] = await app.backend.query<{ n: number }>(
    `select count(*)::int as n from public.notifications n join auth.users u on u.id = n.user_id
     where u.email = $1 and not n.read`,
    [email],
  );
  return row?.n ?? 0;
}

async function enrol(email: string, { id }: DemoEvent): Promise<void> {
  await app.backend.query(
    `insert into public.operators (id, event_id, user_id, name)
     select gen_random_uuid(), $1, id, 'Bruno Carvalho' from auth.users where email = $2`,
    [id, email],
  );
}

test('[story] an organiser’s action notifies a player, and the notification opens the event', async () => {
  await forget(PLAYER);
  const event = await openEvent(app.backend);
  // moved, so that no reminder of it is sent: the event may be tomorrow
  await app.backend.query('update public.airsoft_events set date = date + 7 where id = $1', [
    event.id,
  ]);
  await enrol(PLAYER, event);
  const desk = { viewport: { width: 1280, height: 800 } };
  const [player, organiser] = await Promise.all([
    app.openPhone(desk),
    app.openPhone({ ...desk, as: 'organizador@exemplo.com' }),
  ]);
  const page = await player.open('/events');
  await page.getByRole('link', { name: event.name }).first().waitFor();
  // a visitor has no notifications, and is told why
  await bell(page, 0).click();
  await page.getByText(words.for_members).waitFor();
  await page.keyboard.press('Escape');
  await login(page, PLAYER);
  await bell(page, 0).click();
  await page.getByText(words.empty).waitFor();
  await page.keyboard.press('Escape');

  const poked = await hears(page, 'user:');

  const desktop = await organiser.open(`/event/${event.id}?tab=participants`);
  await desktop.getByRole('button', { name: event_words.participants.remove }).click();
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: event_words.participants.remove })
    .click();

  await poked();
  await bell(page, 1).click();
  const panel = page.getByRole('region', { name: words.title });
  await panel.getByText(`no evento ${event.name}`).waitFor();
  await panel.getByText(/^(Hoje|Ontem) às \d\d:\d\d$/).waitFor(); // midnight may lie between
  const box = await page.locator('.popover-panel').boundingBox();
  expect(box?.width).toBe(350);
  await panel.getByRole('link', { name: notification_codes.registration_removed.title }).click();
  await page.waitForURL(`**/event/${event.id}`);
  await bell(page, 0).waitFor();
  await expect.poll(() => unreadOf(PLAYER)).toBe(0);
  await Promise.all([player.close(), organiser.close()]);
});

const OTHER = 'jogador2@exemplo.com';

/** Inserts this many notifications for the account, each about another event. */
async function tell(email: string, code: string, count: number): Promise<void> {
  await app.backend.query(
    `insert into public.notifications (user_id, title, body, url, data, cause)
     select u.id, 'Evento adiado', 'O evento foi adiado.', '/events',
            jsonb_build_object('code', $2::text, 'event', 'Operação ' || n), gen_random_uuid()::text
     from auth.users u, generate_series(1, $3::int) n where u.email = $1`,
    [email, code, count],
  );
}

if (LONG) {
  test('[story] offline a player reads them on a phone; what arrives meanwhile stays unread', async () => {
    await forget(OTHER);
    await tell(OTHER, 'event_postponed', 12);
    const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
    const page = await phone.open('/auth');
    await login(page, OTHER);
    await bell(page, 12).waitFor();
    expect(await bell(page, 12).innerText()).toBe('9+');
    await phone.serviceWorker(page);
    await phone.goOffline();

    await page.getByRole('button', { name: shell.menu.open }).click();
    const menu = page.getByRole('dialog', { name: shell.menu.label });
    await menu.getByText('9+', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: words.title });
    await sheet
      .getByRole('listitem')
      .filter({ hasText: 'Operação 12' })
      .getByRole('button', { name: words.mark_one.replace('{title:string}', '') })
      .click();
    await sheet.getByRole('button', { name: words.mark_all }).waitFor();
    // the toast about the lost signal has a close button of its own
    await page.keyboard.press('Escape');
    await bell(page, 11).click();
    await sheet.getByRole('button', { name: words.mark_all }).click();
    await sheet.getByRole('button', { name: words.mark_all }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await bell(page, 0).waitFor();
    await page.reload(); // it was stored
    await bell(page, 0).click();
    await sheet.getByText('Operação 12').waitFor(); // until they are loaded none is unread
    expect(await sheet.getByRole('button', { name: words.mark_all }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await unreadOf(OTHER)).toBe(12);

    await tell(OTHER, 'event_cancelled', 1);
    await phone.goOnline();
    await expect.poll(() => unreadOf(OTHER)).toBe(1);
    await bell(page, 1).waitFor();
    await phone.close();
  });

  test('a notification is shown in the reader’s language', async () => {
    await forget(OTHER);
    await tell(OTHER, 'event_postponed', 1);
    const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
    const page = await phone.open('/auth');
    await login(page, OTHER);
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await page.getByRole('button', { name: `${english_words.title}, 1 unread` }).click();
    const { title, body } = english.event_postponed;
    await page.getByRole('link', { name: title }).waitFor();
    await page.getByText(body.replace('{event}', 'Operação 1'), { exact: true }).waitFor();
    await phone.close();
  });
}
