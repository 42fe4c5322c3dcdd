/**
 * Photographs the running app for the web manifest: the real screens on a phone and a desktop. Run
 * it against `npm start` with demo data, then commit what it writes:
 *
 * node tools/pictures/screenshots.ts http://localhost:4173
 *
 * It signs in as a demo player, opens the first event with open registration, and writes
 * public/screenshots/*.png and the `screenshots` of public/manifest.webmanifest.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { requireBrowser } from '../browser.ts';
import { events } from '../../src/i18n/pt-BR/events.ts';
import { registration } from '../../src/i18n/pt-BR/registration.ts';

const address = process.argv[2] ?? 'http://localhost:4173';

const FOLDER = 'public/screenshots';
const MANIFEST = 'public/manifest.webmanifest';
const FORMS = [
  { form_factor: 'narrow', width: 390, height: 844, scale: 2 },
  { form_factor: 'wide', width: 1280, height: 800, scale: 1 },
] as const;

type Form = (typeof FORMS)[number];
type Shot = { src: string; sizes: string; type: string; form_factor: string; label: string };

const browser = await chromium.launch({
  executablePath: requireBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
mkdirSync(FOLDER, { recursive: true });
const shots: Shot[] = [];
for (const form of FORMS) shots.push(...(await photograph(browser, form)));
await browser.close();

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, unknown>;
writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, screenshots: shots }, null, 2)}\n`);
console.log(shots.map((shot) => `${shot.src} ${shot.sizes}`).join('\n'));

async function photograph(from: Browser, form: Form): Promise<Shot[]> {
  const context = await from.newContext({
    baseURL: address,
    viewport: { width: form.width, height: form.height },
    deviceScaleFactor: form.scale,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const taken: Shot[] = [];
  const take = async (name: string, label: string) => {
    await settled(page);
    const src = `/screenshots/${name}-${form.form_factor}.png`;
    await page.screenshot({ path: `public${src}` });
    const sizes = `${form.width * form.scale}x${form.height * form.scale}`;
    taken.push({ src, sizes, type: 'image/png', form_factor: form.form_factor, label });
  };

  await signIn(page);
  await page.goto('/events');
  await page.locator('.row-link').nth(2).waitFor();
  await take('events', 'Eventos perto de você, com ou sem sinal');

  const open = page.locator('.list-row', { hasNotText: events.card.closed });
  await open.first().locator('.row-link').click();
  await page.waitForURL(/\/event\//);
  await take('event', 'Briefing, vagas e inscrição em uma tela');

  await page.goto(page.url().replace('/event/', '/register/'));
  await page.getByRole('button', { name: registration.submit }).waitFor();
  await take('register', 'Inscrição que funciona sem sinal');

  await context.close();
  return taken;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.locator('input[type=email]').first().fill('jogador2@exemplo.com');
  await page.locator('input[autocomplete=current-password]').fill('airsoft123');
  await page.locator('input[autocomplete=current-password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** Waits until fonts, pictures and rows are loaded: no skeleton and no first sync is left. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main :is(.bone, progress)') &&
      [...document.images].every((image) => image.complete),
  );
}
