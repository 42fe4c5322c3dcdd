import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { briefing as words } from '#i18n/pt-BR/briefing.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { picture as picture_words } from '#i18n/pt-BR/picture.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import { playProvider, type PlayedProvider } from '../../backend/play-provider.ts';
import { briefing, eventsNamed, field, fillEvent, organiserAt } from './event-form-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

let model: PlayedProvider;
let app: RunningApp;
beforeAll(async () => {
  model = await playProvider();
  vi.stubEnv('GEMINI_API_KEY', 'test-key');
  vi.stubEnv('GEMINI_API_URL', `${model.url}/v1beta`);
  app = await startApp();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await model[Symbol.asyncDispose]();
});

const said = (text: string) => ({
  json: { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] },
});
const failed = (why: string) => words.failed.replace('{message:string}', why);
const ai_words = problems.answers;

test('a model writes a first draft, which is previewed before it is accepted, and can be undone', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const generate = page.getByRole('button', { name: words.generate });
  await generate.click();
  await page.getByText(words.fields_required).waitFor();

  await fillEvent(page, 'Operação Alvorada');
  model.answers = said('```html\n<h2 class="x">Missão</h2><p>Tomar a <b>colina</b>.</p>\n```');
  await generate.click();
  const preview = page.getByRole('dialog', { name: words.made });
  await preview.getByText('Tomar a colina.').waitFor();
  await preview.getByRole('button', { name: words.accept }).click();
  await briefing(page).getByRole('heading', { name: 'Missão' }).waitFor();
  expect(await briefing(page).locator('strong').textContent()).toBe('colina');
  await page.getByRole('status').getByText(words.made).waitFor();
  // in the toast, because the toolbar has such a button too
  await page.getByRole('status').getByRole('button', { name: words.undo }).click();
  await briefing(page).getByText('Leve água').waitFor();

  phone.expectProblem(/status of (422|503)/); // the function answers with these below
  const answers = [
    [{ status: 400, json: {} }, ai_words.ai_invalid_request],
    [{ status: 403, json: {} }, ai_words.ai_invalid_key],
    [{ status: 404, json: {} }, ai_words.ai_model_not_found],
    [
      { json: { promptFeedback: { blockReason: 'SAFETY' } } },
      words.blocked_because.replace('{reason:string}', 'SAFETY'),
    ],
    [said(' '), ai_words.ai_empty],
    [{ status: 500, json: {} }, ai_words.ai_unreachable],
  ] as const;
  for (const [answer, why] of answers) {
    model.answers = answer;
    await generate.click();
    await page.getByText(failed(why), { exact: true }).waitFor();
  }
  vi.stubEnv('GEMINI_API_KEY', '');
  await app.backend.restart();
  await generate.click();
  await page.getByText(failed(ai_words.ai_not_configured), { exact: true }).waitFor();
  // without a model the next form offers only what works
  await page.goto(`${app.url}/event/create`);
  const asked = page.waitForResponse(/functions.v1.generate-briefing/);
  await page.reload();
  await asked;
  await page.getByRole('button', { name: words.use_template }).waitFor();
  expect(await generate.count()).toBe(0);
  await phone.close();
});

test('offline a template is composed here, a picture waits, and everything is sent later', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const name = `Operação ${crypto.randomUUID().slice(0, 8)}`;
  await phone.serviceWorker(page);
  await phone.goOffline();
  await fillEvent(page, name);
  expect(await page.getByRole('button', { name: words.generate }).count()).toBe(0);
  await page.getByRole('button', { name: words.use_template }).click();
  const template = page.getByRole('dialog', { name: words.template_made });
  await template.getByText(words.template_detail).waitFor();
  await template.getByText(words.template.follows).waitFor();
  await template.getByRole('button', { name: words.accept }).click();
  await briefing(page).getByRole('heading', { name: words.template.safety }).waitFor();

  const banner = page.getByRole('group', { name: event_form.field.banner });
  await banner.locator('input[type=file]').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PNG),
  });
  await banner.getByText(picture_words.waiting).waitFor();
  await banner.getByRole('img', { name: picture_words.preview }).waitFor();
  await page.getByRole('button', { name: event_form.create_submit }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await eventsNamed(app, name)).toHaveLength(0);

  await phone.goOnline();
  const stored = () =>
    app.backend.query<{ briefing: string; banner: string; picture: string }>(
      `select briefing, banner, o.name as picture from public.airsoft_events e
       join storage.objects o on e.banner like '%/event-images/' || o.name where e.name = $1`,
      [name],
    );
  await expect.poll(async () => (await stored()).length, { timeout: 30_000 }).toBe(1);
  const [event] = await stored();
  expect(event?.briefing).toContain(`<h2>${words.template.mission}</h2>`);
  const seen = await fetch(app.addressOf(event?.banner ?? ''));
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await phone.close();
});

test('on a desktop: the toolbar by keyboard, unsanitised paste, a link, and files that are no pictures', async () => {
  const { phone, page } = await organiserAt(app, '/event/create', { width: 1280, height: 800 });
  // from the pasted content: blocked, and reported
  phone.expectProblem(/inline (style|event handler)/);
  const text = briefing(page);
  await text.click();
  await page.keyboard.type('Traga ');
  const tool = (name: keyof typeof words.tool) =>
    page.getByRole('toolbar').getByRole('button', { name: words.tool[name], exact: true });
  const bold = () => tool('bold').getAttribute('aria-pressed');
  await tool('bold').focus();
  await page.keyboard.press('Enter');
  await expect.poll(bold).toBe('true');
  await text.and(page.locator(':focus')).waitFor(); // it returns the focus to the text
  await page.keyboard.type('água');
  await text.locator('strong', { hasText: 'água' }).waitFor();
  expect(await bold()).toBe('true');
  await tool('bold').focus();
  await page.keyboard.press('ArrowLeft'); // wraps round to the last
  expect(await tool('redo').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Home');
  expect(await tool('bold').evaluate((it) => it === document.activeElement)).toBe(true);

  await text.focus();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p style="color:red" onclick="alert(1)">E <img src=x onerror=alert(1)><script>alert(1)</script>óculos</p>' +
        '<p><a href="javascript:alert(1)">mau</a></p>',
    );
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  });
  await text.getByText('óculos').waitFor();
  const html = await text.innerHTML();
  expect(html).not.toMatch(/style=|onclick|<img src|script|javascript/);

  await page.keyboard.press('ControlOrMeta+A');
  await tool('link').click();
  const dialog = page.getByRole('dialog', { name: words.link.title });
  await dialog.getByLabel(words.link.address).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: words.link.set }).click();
  await dialog.getByText(words.link.invalid).waitFor();
  await dialog.getByLabel(words.link.address).fill('exemplo.com/regras');
  await page.keyboard.press('Enter');
  await text.locator('a[href="https://exemplo.com/regras"]').first().waitFor();

  await page.getByText(event_form.patch.came, { exact: true }).click();
  const patch = page.getByRole('group', { name: event_form.field.patch });
  const file = patch.locator('input[type=file]');
  for (const [picked, sentence] of [
    [
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
      problems.pictures.not_a_picture,
    ],
    [
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(25 * 1024 * 1024 + 1) },
      problems.pictures.source_too_large,
    ],
    [
      { name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.alloc(9) },
      problems.pictures.unreadable,
    ],
  ] as const) {
    await file.setInputFiles(picked);
    await patch.getByText(sentence).waitFor();
  }
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await patch.getByRole('img', { name: picture_words.preview }).waitFor();
  expect(await patch.getByLabel(picture_words.address).count()).toBe(0); // an address of the storage tells a person nothing
  await patch.getByRole('button', { name: picture_words.remove }).click();
  await patch.getByText(picture_words.drop).waitFor();
  await patch.getByText(picture_words.none).evaluate(
    (target, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'solto.png', { type: 'image/png' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    [...PNG],
  );
  await patch.getByRole('img', { name: picture_words.preview }).waitFor();
  await patch.getByRole('button', { name: picture_words.remove }).click();
  await patch.getByText(picture_words.none).waitFor();
  await page.route('https://nada.exemplo.test/*', (route) => route.abort());
  await patch.getByLabel(picture_words.address).fill('https://nada.exemplo.test/foto.png');
  await patch.getByText(picture_words.broken).waitFor();
  expect(await field(page, 'name').inputValue()).toBe('');
  await phone.close();
});
