import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { startApp } from '../harness.ts';
import { login, type Phone } from '../phone.ts';
import { openEvent } from '../event-page.ts';
import { ACCOUNTS, screens, type Walker } from './screens.ts';

/** A folder: every screen is photographed into it, to compare before and after a change. */
const PICTURES = process.env['QG_PICTURES'];
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

test.runIf(PICTURES)(
  'every screen in both themes, on a phone and on a desk',
  { timeout: 1_800_000 },
  async () => {
    await using stack = new AsyncDisposableStack();
    const app = await startApp();
    stack.defer(() => app.close());
    mkdirSync(PICTURES!, { recursive: true });
    const event = await openEvent(app.backend);
    for (const theme of ['dark', 'light']) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        const look = { viewport, ...(theme === 'light' && { before: lightTheme }) };
        const people = {} as Record<Walker, Phone>;
        for (const who of ['visitor', 'organiser', 'captain', 'admin'] as const) {
          people[who] = await app.openPhone(look);
          if (who !== 'visitor') await login(await people[who].open('/auth'), ACCOUNTS[who]);
        }
        for (const [, who, path] of screens) {
          const file = `${PICTURES}/${nameOf(who, path)}-${size}-${theme}.jpg`;
          await photograph(people[who], path.replace(':id', event.id), file);
        }
        await Promise.all(Object.values(people).map((phone) => phone.close()));
      }
    }
  },
);

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

function nameOf(who: Walker, path: string): string {
  const words = path
    .replace(/[0-9a-f-]{36}/, '')
    .match(/[a-z]+/g)
    ?.filter((word) => word !== 'id') ?? ['home'];
  return [who, ...words].join('-');
}
