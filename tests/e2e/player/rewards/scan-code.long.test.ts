import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupedCode } from '#domain/rewards/patch-code.ts';
import { redeemAddress } from '#domain/rewards/patch-codes.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { redeem } from '#i18n/pt-BR/redeem.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login, PAGE_URL } from '../../phone.ts';
import { writeFilm, type Scene, type Shot } from './camera-film.ts';
import { patchWithCode } from './patch-codes.ts';

const words = redeem.scan;
const [WRONG, RIGHT] = ['WRNG0WRNG2', 'AAAA0EEEE1'];

let app: RunningApp;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'qg-film-'));
  app = await startApp({ whole_browser: true }); // the headless shell has no camera
  await patchWithCode(app.backend, { nome: 'Olho Vivo', code: RIGHT });
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await app.close();
});

async function scanning(options: Parameters<RunningApp['openPhone']>[0] = {}) {
  const phone = await app.openPhone({ permissions: ['camera'], ...options });
  const page = await phone.open('/auth');
  await login(page, 'jogador@exemplo.com');
  await page.goto('/patches/redeem');
  await page.getByRole('button', { name: words.action }).click();
  return { phone, page };
}

/** Every track that the page ever got from a camera. */
const watchTracks = () => {
  const media = (navigator as Partial<Navigator>).mediaDevices;
  if (!media) return; // a blank page
  const ask = media.getUserMedia.bind(media);
  const tracks: MediaStreamTrack[] = [];
  Object.assign(globalThis, { cameraTracks: tracks });
  media.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    tracks.push(...stream.getTracks());
    return stream;
  };
};
const trackStates = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(
      ({ readyState }) => readyState,
    ),
  );

/** How far the film was when the page said this. Measured by the page, whose test may be slow. */
const filmTimeAt = (page: Page, said: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const video = document.querySelector('video');
          if (video && document.body.textContent?.includes(text)) resolve(video.currentTime);
        };
        const options = { subtree: true, childList: true, characterData: true };
        new MutationObserver(look).observe(document.body, options);
        look();
      }),
    said,
  );

function filmed(name: string, scenes: readonly Scene[], shot?: Shot): string {
  const film = join(dir, `${name}.y4m`);
  writeFilm(film, scenes, shot);
  return film;
}

test('in bad light the camera goes on after a foreign, a wrong and a torn code, and finds the patch of the right one', async () => {
  const link = redeemAddress(PAGE_URL, RIGHT);
  const camera_film = filmed(
    'four',
    [
      { text: '00020126580014br.gov.bcb.pix0136', for_s: 3 },
      { text: WRONG, for_s: 3 },
      { text: link, for_s: 10, torn: true },
      { text: link, for_s: 4 },
    ],
    { bad_light: true },
  );
  const { phone, page } = await scanning({ camera_film, before: watchTracks });
  await page.getByText(words.foreign).waitFor();
  await page.getByText(words.wrong.replace('{code:string}', groupedCode(WRONG))).waitFor();
  await page.getByText(words.nothing_read).waitFor();
  await page.getByRole('heading', { name: 'Olho Vivo' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await trackStates(page)).toEqual(['ended']);
  await phone.close();
});

test('a code of others is said within a second and a half of its first picture, and closing turns the camera off', async () => {
  const camera_film = filmed('one', [{ text: 'WIFI:S:campo;;', for_s: 2 }]);
  const { phone, page } = await scanning({ camera_film, before: watchTracks });
  // three looks see that there is none of ours beside it
  expect(await filmTimeAt(page, words.foreign)).toBeLessThan(1.5);
  expect(await trackStates(page)).toEqual(['live']);
  await page.getByRole('button', { name: common.close, exact: true }).click();
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
  await phone.close();
});

test('without a camera a picture or the typed code is validated', async () => {
  const { phone, page } = await scanning({ permissions: [] });
  await page.getByText(words.refused).or(page.getByText(words.no_camera)).waitFor();
  const code = page.getByLabel(words.manual);
  const validate = page.getByRole('button', { name: words.validate });
  await code.fill(WRONG.toLowerCase());
  await validate.click();
  await page.getByText(words.wrong.replace('{code:string}', groupedCode(WRONG))).waitFor();
  await choosePicture(page);
  await page.getByText(words.no_code).waitFor();
  await code.fill(RIGHT);
  await validate.click();
  await page.getByRole('heading', { name: 'Olho Vivo' }).waitFor();
  await phone.close();
});

/** A picture without a code. */
async function choosePicture(page: Page): Promise<void> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 300];
    canvas.getContext('2d')!.fillRect(0, 0, 300, 300);
    return canvas.toDataURL();
  });
  const buffer = Buffer.from(url.split(',')[1]!, 'base64');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
}
