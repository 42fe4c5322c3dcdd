import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { picture } from '#i18n/pt-BR/picture.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { lookForNews, upToDate, type Phone } from '../phone.ts';
import { brokenWords, tooWide } from '../screens/screen-faults.ts';
import { choose, resize } from '../screens/screen-walk.ts';
import { demoTeam } from './demo-team.ts';
import {
  act,
  channel,
  composer,
  dialog,
  general,
  lookAt,
  named,
  openChannel,
  openWays,
  post,
  waits,
} from './talk-page.ts';
import { LONG } from '../../runner/suite.ts';

const ID = demoTeam('Lobos-Guará');
const TALK = `/team/${ID}/advanced?tab=communications`;

let app: RunningApp;
let captain: { phone: Phone; page: Page };
let member: { phone: Phone; page: Page };
beforeAll(async () => {
  app = await startApp();
  const open = async (email: string) => {
    const phone = await app.openPhone({ as: email });
    const page = await phone.open(TALK);
    await composer(page).waitFor();
    await upToDate(page);
    await phone.serviceWorker(page);
    return { phone, page };
  };
  [captain, member] = await Promise.all([open('capitao@exemplo.com'), open('jogador@exemplo.com')]);
});
afterAll(() => app.close());

test('the talk has the whole screen: posts fill it, on a low window two stay, and the largest letters cover nothing', async () => {
  const { page } = member;
  await app.backend.query(
    `insert into public.team_communications (id, team_id, author_name, content, created_at)
     select gen_random_uuid(), $1, 'Autora ' || n, 'curta ' || n, now() + n * interval '1 millisecond'
     from generate_series(1, 3) n`,
    [ID],
  );
  await lookForNews(page);
  await post(page, 'curta 3').waitFor();
  expect((await lookAt(page, 390, 844)).posts_px).toBeGreaterThanOrEqual(560);
  for (const bar of ['contentinfo', 'banner'] as const)
    expect(await page.getByRole(bar).filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.thumb-bar').isVisible()).toBe(false);
  expect((await lookAt(page, 844, 390)).rows).toBeGreaterThanOrEqual(2);
  expect((await lookAt(page, 640, 360)).rows).toBeGreaterThanOrEqual(2);
  expect((await lookAt(page, 320, 256)).rows).toBeGreaterThanOrEqual(2);
  expect((await lookAt(page, 1280, 800)).widest_px).toBeLessThanOrEqual(640);
  expect(await page.getByRole('navigation', { name: words.channels }).isVisible()).toBe(true);
  await choose(page, { fontSizeIdx: '5' });
  await lookAt(page, 360, 740);
  expect(await tooWide(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  await choose(page, { fontSizeIdx: '2' });
  await resize(page, 390, 844);
});

test('[story] a member writes, votes and shares a picture at a field without a signal; it goes to everybody later', async () => {
  const { phone, page } = member;
  await openWays(page);
  await channel(page, general).waitFor();
  expect(await channel(page, words.channel.tactical).count()).toBe(0);
  expect(await channel(page, words.channel.admin).count()).toBe(0);
  await page.keyboard.press('Escape');
  await phone.goOffline();
  await composer(page).pressSequentially('Cheguei ao posto');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('Espero vocês');
  await composer(page).press('Enter');
  const mine = post(page, 'Cheguei ao posto');
  await mine.getByRole('heading', { name: 'Bruno Carvalho' }).waitFor();
  await waits(page, 'Cheguei ao posto').waitFor();
  expect(await composer(page).inputValue()).toBe('');
  await page
    .getByRole('main')
    .getByText(/^Sem sinal, 1 guardada/)
    .waitFor();
  await composer(page).press('Enter'); // blank: nothing happens
  await page.reload();
  await waits(page, 'Cheguei ao posto').waitFor();
  expect(await waits(page, '').count()).toBe(1);

  const openPins = () => page.getByRole('button', { name: words.pins }).click();
  // a toast inside the dialog is closed by a button of the same name
  const closePins = () => dialog(page).getByRole('button', { name: common.close }).first().click();
  await openPins();
  const poll = dialog(page).getByRole('listitem').filter({ hasText: 'Treino de fim de mês' });
  const votes = async () => (await poll.getByText(/^\d+ de \d+ vot/).textContent())!;
  const before = await votes();
  await poll.getByRole('radio', { name: /Sábado à tarde/ }).click();
  await poll.getByText(words.poll.waiting).waitFor();
  expect(await votes()).toBe(before); // counts are not guessed
  await closePins();

  await page.getByRole('button', { name: words.compose.more }).click();
  await dialog(page).getByRole('button', { name: words.compose.media }).click();
  await dialog(page).getByRole('button', { name: words.form.publish }).click();
  await dialog(page).getByText(words.form.problem.media_required).waitFor();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await dialog(page).getByText(picture.waiting).waitFor();
  await dialog(page).getByLabel(words.form.caption).fill('A base');
  await dialog(page).getByRole('button', { name: words.form.publish }).click();
  const photo = post(page, 'A base').getByRole('img', { name: named(words.media.open, 1) });
  await expect.poll(() => photo.getAttribute('src')).toMatch(/^blob:/);

  await phone.goOnline();
  await waits(page, 'Cheguei ao posto').waitFor({ state: 'detached' });
  await openPins();
  await poll.getByText(words.poll.secret).waitFor();
  await poll.getByText(words.poll.waiting).waitFor({ state: 'detached' });
  await closePins();
  await lookForNews(captain.page);
  await post(captain.page, 'Cheguei ao posto').getByText('Espero vocês').waitFor();
  await captain.page
    .getByRole('status')
    .filter({ hasText: /nova mensagem de|novas mensagens/i }) // one or two at once
    .waitFor({ state: 'attached' });
  const seen = post(captain.page, 'A base').getByRole('img');
  await expect.poll(() => seen.getAttribute('src')).toMatch(/\/team-media\/.+\.(webp|png|jpg)$/);
  await expect.poll(() => seen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0); // prettier-ignore
});

if (LONG) {
  test('[story] the captain announces, pins and deletes; the member sees what is new, first and gone', async () => {
    const { page } = captain;
    const WRITTEN = 'Levo a lona'; // by the member, in Geral
    await app.backend.query(
      `insert into public.team_communications (id, team_id, author_id, author_name, content)
       select gen_random_uuid(), $1, p.id, p.name, $2 from public.profiles p
       join auth.users u on u.id = p.id where u.email = 'jogador@exemplo.com'`,
      [ID, WRITTEN],
    );
    await lookForNews(page);
    await openChannel(page, words.channel.announcements);
    await page.getByRole('button', { name: words.compose.more }).click();
    await dialog(page).getByRole('button', { name: words.compose.announcement }).click();
    await dialog(page).getByLabel(words.form.content).fill('Todos de laranja.');
    await dialog(page).getByRole('button', { name: words.form.publish }).click();
    await dialog(page).getByText(words.form.problem.title_required).waitFor();
    await dialog(page).getByLabel(words.form.title).fill('Uniforme novo');
    await dialog(page).getByRole('button', { name: words.form.publish }).click();
    await page.getByText(words.form.published).waitFor();
    await act(page, 'Uniforme novo', words.act.pin);
    await page.getByText(words.act.pinned).waitFor();

    await lookForNews(member.page);
    await openWays(member.page);
    const unread = channel(member.page, words.channel.announcements);
    await expect.poll(() => unread.textContent()).toMatch(/1$/);
    await unread.click();
    await member.page.getByRole('button', { name: words.pins }).click();
    const pins = member.page.getByRole('list', { name: words.pins });
    await pins.getByText('Uniforme novo').waitFor();
    await dialog(member.page).getByRole('button', { name: common.close }).first().click();
    await member.page.getByText(words.read_only).waitFor();
    await openChannel(member.page, general);
    await openWays(member.page);
    await expect.poll(() => unread.textContent()).toBe(words.channel.announcements);
    await member.page.keyboard.press('Escape');

    await member.page.goto(`/team/${ID}`);
    const pin = member.page.getByRole('region', { name: team_page.pin.title });
    await pin.getByText('Uniforme novo').waitFor();
    await pin.getByRole('link', { name: team_page.pin.see }).click();
    // the link opens the channel of the pin, at its place
    await expect.poll(() => member.page.locator('li:focus').textContent()).toMatch('Uniforme novo');
    await openChannel(member.page, general);
    await post(member.page, WRITTEN).waitFor();
    await openWays(member.page);
    await dialog(member.page).getByRole('button', { name: words.find.title }).click();
    await dialog(member.page).getByRole('searchbox').fill('LARANJA');
    await dialog(member.page).getByRole('button', { name: 'Uniforme novo' }).click();
    await expect.poll(() => member.page.locator('li:focus').textContent()).toMatch('Uniforme novo');
    await openChannel(member.page, general);

    await openChannel(page, general);
    await act(page, WRITTEN, words.act.delete);
    await dialog(page).getByRole('button', { name: common.cancel }).click();
    await act(page, WRITTEN, words.act.delete);
    await dialog(page).getByRole('button', { name: words.act.delete, exact: true }).click();
    await post(page, WRITTEN).waitFor({ state: 'detached' });
    await lookForNews(member.page);
    await post(member.page, WRITTEN).waitFor({ state: 'detached' });
  });

  test('older posts come on demand, with a signal; what is deleted disappears from them too', async () => {
    const { phone, page } = member;
    await app.backend.query(
      `insert into public.team_communications (id, team_id, channel, author_name, content, created_at)
     select gen_random_uuid(), $1, 'events', 'Autora', 'carona ' || n || '.', now() - interval '2 days' + n * interval '1 minute'
     from generate_series(1, 70) n`,
      [ID],
    );
    await lookForNews(page);
    await openChannel(page, words.channel.events);
    await post(page, 'carona 70.').waitFor();
    expect(await post(page, 'carona 10.').count()).toBe(0);
    const older = page.getByRole('button', { name: words.older });
    await phone.goOffline();
    await older.click();
    await page.getByText(words.older_failed).waitFor();
    await phone.goOnline();
    await older.click();
    await page.getByText(words.older_end).waitFor();
    await post(page, 'carona 2.').waitFor();
    await app.backend.query(
      `delete from public.team_communications where team_id = $1 and content = 'carona 2.'`,
      [ID],
    );
    await lookForNews(page);
    await post(page, 'carona 2.').waitFor({ state: 'detached' });
    await post(page, 'carona 3.').waitFor();
  });

  test('what I read on one phone is not new on my other; what tells it is no action of mine', async () => {
    const { phone, page } = member;
    const other = await app.openPhone({ as: 'jogador@exemplo.com' });
    const there = await other.open(TALK);
    await composer(there).waitFor();
    await upToDate(there);
    await openChannel(page, general);
    await app.backend.query(
      `insert into public.team_communications (id, team_id, channel, author_name, content)
     select gen_random_uuid(), $1, 'events', 'Autora', 'Saída às sete.'`,
      [ID],
    );
    const unread = async (on: Page) => {
      await lookForNews(on);
      return channel(on, words.channel.events).textContent();
    };
    // everything before it was read on the first phone
    for (const on of [page, there]) await openWays(on);
    for (const on of [page, there]) await expect.poll(() => unread(on)).toMatch(/\D1$/);

    await phone.goOffline();
    await channel(page, words.channel.events).click();
    await post(page, 'Saída às sete.').waitFor();
    await openChannel(page, general);
    await page.evaluate(() => history.pushState(null, '', '/outbox'));
    await page.getByText(outbox.empty).waitFor();
    await phone.goOnline();
    await expect.poll(() => unread(there)).toBe(words.channel.events);
    await page.getByText(outbox.empty).waitFor();
    await other.close();
  });
}
