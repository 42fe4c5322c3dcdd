/**
 * Photographs every component of src/ui in both themes, at the width of a phone and a desktop, into
 * the given folder: `node tools/pictures/gallery-of-components.ts test-results/look`. To be looked
 * at: nothing is compared.
 */
import { mkdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { requireBrowser } from '../browser.ts';

const folder = process.argv[2] ?? 'test-results/look';
const PORT = Number(process.env['PORT'] ?? 43_200);

type Shot = {
  name: string;
  width: number;
  theme: 'qg-dark' | 'qg-light';
  contrast?: boolean;
  step?: string;
  open?: string;
};

const SHOTS: Shot[] = [
  { name: 'dark-390', width: 390, theme: 'qg-dark' },
  { name: 'dark-1280', width: 1280, theme: 'qg-dark' },
  { name: 'light-390', width: 390, theme: 'qg-light' },
  { name: 'light-1280', width: 1280, theme: 'qg-light' },
  { name: 'light-1920', width: 1920, theme: 'qg-light' },
  { name: 'dark-320', width: 320, theme: 'qg-dark' },
  { name: 'dark-320-2xl', width: 320, theme: 'qg-dark', step: '5' },
  { name: 'dark-390-contrast', width: 390, theme: 'qg-dark', contrast: true },
  { name: 'light-1280-contrast', width: 1280, theme: 'qg-light', contrast: true },
  { name: 'dark-390-dialog', width: 390, theme: 'qg-dark', open: 'dialog' },
  { name: 'light-1280-confirm', width: 1280, theme: 'qg-light', open: 'confirm' },
];

const server = await createServer({
  configFile: false,
  root: 'tools/pictures/gallery',
  publicDir: '../../../public',
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', port: PORT, strictPort: true, fs: { allow: ['../../..'] } },
  logLevel: 'warn',
});
await server.listen();
const browser = await chromium.launch({
  executablePath: requireBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

mkdirSync(folder, { recursive: true });
for (const shot of SHOTS) {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: 900 },
    reducedMotion: 'reduce',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(shot.name, message.text());
  });
  await page.goto(`http://127.0.0.1:${PORT}/?open=${shot.open ?? ''}`);
  await dress(page, shot);
  await page.locator('.patch').last().waitFor();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) console.log(`${shot.name}: ${overflow} px too wide`, await widest(page));
  if (shot.open) await page.screenshot({ path: `${folder}/${shot.name}.png` });
  else await slices(page, shot);
  await page.close();
}
await browser.close();
await server.close();

/** The elements that overflow on the right, for the message above. */
async function widest(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !element.closest('.table-scroll, .tab-row'))
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 12),
  );
}

/** A tall page as several pictures, each small enough to be looked at. */
async function slices(page: Page, { name, width }: Shot): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = width < 600 ? 1_100 : 1_400;
  for (let y = 0; y < tall; y += height) {
    const clip = { x: 0, y, width, height: Math.min(height, tall - y) };
    const path = `${folder}/${name}-${y / height}.png`;
    await page.screenshot({ path, clip, fullPage: true });
  }
}

async function dress(page: Page, { theme, contrast, step }: Shot): Promise<void> {
  await page.evaluate(
    ([theme, contrast, step]) => {
      const { dataset } = document.documentElement;
      dataset['theme'] = theme;
      if (contrast) dataset['contrast'] = contrast;
      if (step) dataset['fontStep'] = step;
    },
    [theme, contrast ? 'high' : undefined, step] as const,
  );
}
