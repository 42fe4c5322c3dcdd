import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedPass, signingKey } from '#domain/attendance/pass.ts';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import type { SignedPass } from '#sync/calls/event-passes.ts';
import { openEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, upToDate } from '../phone.ts';
import { writeFilm } from '../player/rewards/camera-film.ts';
import { passesOf, place } from './signed-passes.ts';

const PLAYER = 'jogador@exemplo.com';
const LATE = 'jogador2@exemplo.com';
let app: RunningApp;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'qg-film-'));
  app = await startApp({ whole_browser: true }); // the headless shell has no camera
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await app.close();
});

async function forged(pass: SignedPass): Promise<string> {
  const pair = createECDH('prime256v1');
  const public_key = pair.generateKeys('base64url');
  const key = await signingKey({ public_key, private_key: pair.getPrivateKey('base64url') });
  return signedPass({ ...pass, signed_at: Date.now() }, key);
}

test('[gate] with no signal the camera lets in by signed passes alone, once each, and goes on after bad ones', async () => {
  const [event, other] = [await openEvent(app.backend), await openEvent(app.backend)];
  await place(app.backend, event, { email: PLAYER, name: 'Bruno Passe' });
  await place(app.backend, other, { email: PLAYER, name: 'Bruno Alheio' });
  const late = await place(app.backend, event, { email: LATE, name: 'Carla Nova' });
  const mine = await passesOf(app.backend, PLAYER);
  const [own, elsewhere] = [event, other].map(({ id }) =>
    mine.find(({ event_id }) => event_id === id)!,
  );
  const new_one = (await passesOf(app.backend, LATE)).find(
    ({ operator_id }) => operator_id === late,
  );
  // to this phone's list it is as if that person had registered a minute later
  await app.backend.query('update public.operators set deleted_at = now() where id = $1', [late]);
  await app.backend.refreshSnapshot();

  const camera_film = join(dir, 'gate.y4m');
  writeFilm(camera_film, [
    { text: own!.text, for_s: 4 },
    { text: await forged(own!), for_s: 3 },
    { text: elsewhere!.text, for_s: 3 },
    { text: new_one!.text, for_s: 3 },
  ]);
  const phone = await app.openPhone({ permissions: ['camera'], camera_film });
  const page = await phone.open('/auth');
  await login(page, 'organizador@exemplo.com');
  await page.goto(`/event/${event.id}/gate`);
  await phone.serviceWorker(page);
  await page.getByText(words.ready, { exact: true }).waitFor();
  await upToDate(page);
  await phone.goOffline();

  await page.getByRole('link', { name: words.scan.action }).click();
  const said = page.locator('.gate-answer');
  const hears = (text: string | RegExp) => said.filter({ hasText: text }).waitFor();
  await hears(/Bruno Passe\s*Chegou \d\d:\d\d/);
  await hears(words.scan.refused.forged);
  await page.getByRole('button', { name: words.walk_in.action }).waitFor();
  await hears(words.scan.refused.other_event);
  await hears(words.scan.new);
  // the film begins anew: the same pass, a photograph of it
  await hears(/Bruno Passe\s*Já entrou \d\d:\d\d · este aparelho/);
  await page.getByText('2/2 chegaram').waitFor();

  await phone.goOnline();
  const marks = () =>
    app.backend.query(
      `select o.name, c.mark, c.flagged from public.check_ins c
       join public.operators o on o.id = c.operator_id where c.event_id = $1 order by 1`,
      [event.id],
    );
  await expect.poll(marks, { timeout: 20_000 }).toEqual([
    { name: 'Bruno Passe', mark: 'in', flagged: false },
    { name: 'Carla Nova', mark: 'in', flagged: true },
  ]);
  await phone.close();
});

test('[gate] without a camera the screen says so, a scanner that types is read, and people are marked by name', async () => {
  const event = await openEvent(app.backend);
  await place(app.backend, event, { email: PLAYER, name: 'Bruno Passe' });
  const pass = (await passesOf(app.backend, PLAYER)).find(({ event_id }) => event_id === event.id)!;
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, 'organizador@exemplo.com');
  await page.goto(`/event/${event.id}/gate/scan`);
  const { refused, no_camera } = words.scan.camera;
  await page.getByText(refused).or(page.getByText(no_camera)).waitFor();
  await page.getByText(words.scan.external).waitFor();
  await upToDate(page);
  await page.keyboard.type(pass.text, { delay: 5 });
  await page.keyboard.press('Enter');
  const whole = page.locator('.scan-answer', { hasText: /Bruno Passe\s*Chegou \d\d:\d\d/ });
  const [size, screen] = await whole.evaluate((element) =>
    [element, document.body].map((one) => [one.clientWidth, innerHeight]),
  );
  expect(size).toEqual(screen);
  await whole.waitFor({ state: 'detached' });
  await page.locator('.gate-answer').filter({ hasText: 'Bruno Passe' }).waitFor();
  await page.getByRole('link', { name: words.title }).click();
  await page.getByPlaceholder(words.search).waitFor();
  await phone.close();
});
