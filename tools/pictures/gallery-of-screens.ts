/**
 * Photographs every screen of the app with its demo data, on a phone and on a desktop, to compare
 * before and after a change:
 *
 * node tools/pictures/gallery-of-screens.ts /elsewhere/before [light|dark]
 *
 * It builds and starts the app by itself, and writes one file per screen and size into that folder.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { startApp } from '#tests/e2e/harness.ts';
import { login, type Phone } from '#tests/e2e/phone.ts';
import { ACCOUNTS, screens, type Walker } from '#tests/e2e/screens/screens.ts';

const [folder, theme = 'dark'] = process.argv.slice(2);
if (!folder || (theme !== 'light' && theme !== 'dark')) {
  throw new Error('which folder, and light or dark?');
}
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
type Size = keyof typeof sizes;

await using stack = new AsyncDisposableStack();
const app = await startApp({ on_files: true });
stack.defer(() => app.close());
mkdirSync(folder, { recursive: true });

const [event] = await app.backend.query<{ id: string }>(
  `select e.id from public.airsoft_events e join auth.users u on u.id = e.created_by
   where u.email = 'organizador@exemplo.com' and e.is_public and e.starts_at > now() and e.deleted_at is null
   order by e.operators_count desc limit 1`,
);
if (!event) throw new Error('the demo data has no event of the organiser');

for (const size of Object.keys(sizes) as Size[]) {
  const look = { viewport: sizes[size], ...(theme === 'light' && { before: lightTheme }) };
  const people: Record<Walker, Phone> = {
    visitor: await app.openPhone(look),
    organiser: await app.openPhone(look),
    captain: await app.openPhone(look),
    admin: await app.openPhone(look),
  };
  for (const who of ['organiser', 'captain', 'admin'] as const) {
    await login(await people[who].open('/auth'), ACCOUNTS[who]);
  }
  for (const [, who, path] of screens) {
    const name = fileName(who, path);
    await photograph(people[who], path.replace(':id', event.id), `${folder}/${name}-${size}.jpg`);
  }
  await Promise.all(Object.values(people).map((phone) => phone.close()));
}
console.log(`${screens.length} screens in ${folder}`);

/** Runs in the page before its scripts. */
function lightTheme(): void {
  if (location.protocol !== 'about:') localStorage.setItem('theme', 'qg-light');
}

async function photograph(phone: Phone, path: string, file: string): Promise<void> {
  const page = await phone.open(path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  await page.screenshot({ path: file, type: 'jpeg', quality: 78 });
  await page.close();
}

/** Waits until fonts, pictures and rows are loaded: no skeleton and no first sync is left. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' && !document.querySelector('main :is(.bone, progress)'),
  );
}

function fileName(who: string, path: string): string {
  const words = path
    .replace(/[0-9a-f-]{36}/, '')
    .match(/[a-z]+/g)
    ?.filter((word) => word !== 'id') ?? ['home'];
  return [...words, ...(who === 'visitor' ? ['visitor'] : [])].join('-');
}
