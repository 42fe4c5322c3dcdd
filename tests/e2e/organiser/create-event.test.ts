import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefing as briefing_words } from '#i18n/pt-BR/briefing.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { picture as picture_words } from '#i18n/pt-BR/picture.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import {
  BRIEFING,
  briefing,
  draftOf,
  eventsNamed,
  field,
  fillEvent,
  organiserAt,
  tabTo,
} from './event-form-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { LONG } from '../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('offline a draft survives its tab, and the event is sent once', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const name = `Rascunho ${crypto.randomUUID().slice(0, 8)}`;
  await phone.serviceWorker(page);
  await phone.goOffline();
  await fillEvent(page, name);
  await page.getByRole('link', { name: common.cancel }).click();
  await page.getByText(form_words.leave.title).waitFor();
  await page.getByRole('button', { name: form_words.leave.stay }).click();
  // the draft is stored a moment after the last key
  await expect.poll(() => draftOf(page)).toContain('ponta laranja');
  await page.getByRole('link', { name: common.cancel }).click();
  await page.getByRole('button', { name: form_words.leave.leave }).click();
  await page.waitForURL((url) => url.pathname !== '/event/create');
  await phone.closePages();

  const again = await phone.open('/event/create');
  await again.getByText(form_words.draft.restored).waitFor();
  expect(await field(again, 'location').inputValue()).toBe('Campo do Zé, Atibaia - SP');
  await again.getByRole('button', { name: form_words.draft.discard }).click();
  await again.getByText(briefing_words.undo, { exact: true }).click();
  await again.getByText(form_words.draft.restored).waitFor();
  expect(await field(again, 'location').inputValue()).toBe('Campo do Zé, Atibaia - SP');
  await field(again, 'teams_count').fill('');
  await field(again, 'max_op').focus();
  expect(await field(again, 'teams_count').inputValue()).toBe('0'); // Spec 1 §5
  await again.getByRole('button', { name: words.create_submit }).click();
  await again.getByRole('heading', { level: 1, name }).waitFor();
  await again.getByText(form_words.queued).waitFor();
  await phone.closePages();
  expect(await eventsNamed(app, name)).toHaveLength(0);

  await phone.goOnline();
  const later = await phone.open('/event/create');
  await field(later, 'name').waitFor();
  await expect.poll(async () => (await eventsNamed(app, name)).length).toBe(1);
  expect(await later.getByText(form_words.draft.restored).count()).toBe(0);
  expect(await field(later, 'name').inputValue()).toBe('');
  await phone.close();
});

if (LONG) {
  test('an organiser creates an event with the keyboard alone, after an error that gets the focus', async () => {
    const { phone, page } = await organiserAt(app, '/event/create', { width: 1280, height: 800 });
    const name = `Teclado ${crypto.randomUUID().slice(0, 8)}`;
    await tabTo(page, field(page, 'name'));
    await page.keyboard.type('ab');
    await page.keyboard.press('Enter');
    await page.getByText(validation.event_name_too_short).waitFor();
    expect(await field(page, 'name').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(name);

    await tabTo(page, page.getByRole('button', { name: words.date_picker.open }));
    await page.keyboard.press('Enter');
    const month = page.getByRole('grid');
    const focused = month.locator('button:focus');
    const today = await focused.getAttribute('aria-label');
    await page.keyboard.press('PageDown');
    await expect.poll(() => focused.getAttribute('aria-label')).not.toBe(today);
    const day = await focused.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await month.waitFor({ state: 'detached' });
    const typed = await field(page, 'date').inputValue();
    expect(day).toContain(` ${Number(typed.slice(0, 2))} de `);

    await tabTo(page, field(page, 'time'));
    await page.keyboard.type('0937'); // any minute can be typed
    await tabTo(page, page.getByRole('button', { name: words.time_picker.open }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('radio', { name: '09', exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: words.time_picker.done }));
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'time').inputValue()).toBe('10:37');

    await tabTo(page, field(page, 'location'));
    await page.keyboard.type('Campo do Zé, Atibaia - SP');
    await tabTo(page, briefing(page));
    await page.keyboard.type(BRIEFING);
    await tabTo(page, page.getByRole('button', { name: words.create_submit }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(async () => (await eventsNamed(app, name)).length).toBe(1);
    expect((await eventsNamed(app, name))[0]).toMatchObject({
      time: '10:37',
      day: typed.split('/').toReversed().join('-'),
    });
    await phone.close();
  });

  test('a refused event is corrected in the form where it came from', async () => {
    const { phone, page } = await organiserAt(app, '/event/create');
    const name = `Recusado ${crypto.randomUUID().slice(0, 8)}`;
    await fillEvent(page, name);
    await page.getByRole('button', { name: words.arena.choose }).click();
    await page.getByRole('searchbox').fill('sorocaba');
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
    // the arena's point is enough for most, so the tools are closed
    await page.getByRole('button', { name: words.place.open_tools }).click();
    await page.getByRole('button', { name: words.place.by_me }).click();
    await page.getByText('-23.55, -46.63').waitFor();
    await phone.serviceWorker(page);
    await phone.goOffline();
    await page.getByRole('button', { name: words.create_submit }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await app.backend.query(`update public.arenas set deleted_at = now() where city = 'Sorocaba'`);
    await phone.goOnline();
    await page.goto('/outbox');
    await page.getByRole('link', { name: common.edit, exact: true }).click();
    await page.getByText(words.refused.create).waitFor();
    expect(await field(page, 'name').inputValue()).toBe(name);
    await page.getByRole('button', { name: words.arena.remove }).click();
    // waits until the network is idle: a slow outcome would be shown as kept, and not as done
    await upToDate(page);
    await page.getByRole('button', { name: words.create_submit }).click();
    await page.getByText(words.saved.created).waitFor();
    expect(await eventsNamed(app, name)).toHaveLength(1);
    await page.goto('/outbox');
    await page.getByText(outbox.empty).waitFor();
    await phone.close();
  });

  test('a picture that the server refuses: the reason is shown, at once or later, and everything else is saved', async () => {
    const { phone, page } = await organiserAt(app, '/event/create');
    phone.expectProblem(/status of (400|403|413)/);
    const name = `Imagem ${crypto.randomUUID().slice(0, 8)}`;
    const group = (which: 'banner' | 'patch') =>
      page.getByRole('group', { name: words.field[which] });
    const choose = (which: 'banner' | 'patch') =>
      group(which)
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
    await fillEvent(page, name);
    // a gateway in front of Storage, with its own answer
    const uploads = /\/storage\/v1\/object\/event-images\//;
    const gateway = { status: 413, contentType: 'text/html', body: '<h1>413</h1>' };
    await page.route(uploads, (route) => route.fulfill(gateway), { times: 1 });
    await choose('banner');
    await group('banner').getByText(problems.pictures.file_too_large).waitFor();
    await tooManyPictures();
    await page.getByText(words.patch.came, { exact: true }).click();
    await choose('patch');
    await group('patch').getByText(problems.pictures.storage_full).waitFor();
    for (const which of ['banner', 'patch'] as const) {
      expect(await group(which).getByLabel(picture_words.address).inputValue()).toBe('');
    }
    expect(await field(page, 'name').inputValue()).toBe(name);
    await expect.poll(() => draftOf(page)).toContain(name);

    await phone.serviceWorker(page);
    await phone.goOffline();
    await choose('banner');
    await group('banner').getByText(picture_words.waiting).waitFor();
    await page.getByRole('button', { name: words.create_submit }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const other_tab = await phone.open('/outbox');
    await phone.goOnline();
    await expect
      .poll(async () => (await eventsNamed(app, name)).length, { timeout: 30_000 })
      .toBe(1);

    const said = other_tab
      .getByRole('listitem')
      .filter({ hasText: problems.pictures.storage_full });
    await said
      .getByRole('heading', { name: outbox.picture_of.replace('{event:string}', name) })
      .waitFor();
    // in the top bar of the first tab
    await page.getByRole('link', { name: /1 pendência\./ }).waitFor();
    await said.getByRole('link', { name: outbox.action.edit }).click();
    const banner = other_tab.getByRole('group', { name: words.field.banner });
    await banner.getByText(problems.pictures.storage_full).waitFor();
    // it is still on this device
    await banner.getByRole('img', { name: picture_words.preview }).waitFor();

    await app.backend.query(`delete from storage.objects where metadata = '{}'`);
    await other_tab.addInitScript((all_sent) => {
      const look = () => {
        if (document.body?.textContent?.includes(all_sent)) Object.assign(globalThis, { all_sent });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, outbox.empty);
    await other_tab.goto('/outbox');
    await said.waitFor();
    expect(await other_tab.evaluate(() => 'all_sent' in globalThis)).toBe(false); // not even briefly
    await said.getByRole('button', { name: outbox.action.retry }).click();
    await other_tab.getByText(outbox.empty).waitFor();
    const [{ banner: url } = { banner: '' }] = await app.backend.query<{ banner: string }>(
      'select banner from public.airsoft_events where name = $1',
      [name],
    );
    await expect.poll(async () => (await fetch(app.addressOf(url))).status).toBe(200);
    await phone.close();
  });
}

/** The organiser already has as many as one account may have. */
const tooManyPictures = () =>
  app.backend.query(
    `insert into storage.objects (id, bucket_id, name, owner_id, metadata)
     select gen_random_uuid(), 'event-images', u.id || '/' || gen_random_uuid() || '.webp', u.id, '{}'
     from auth.users u, generate_series(1, 200) where u.email = 'organizador@exemplo.com'`,
  );
