import { globSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontSteps, languages, themes, type Language } from '#platform/theme.ts';
import { openEvent } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import { login, type Phone } from './phone.ts';
import { seriousOf, tooWide } from './screen-faults.ts';
import { redirects, screens } from './screens.ts';

let app: RunningApp;
let phones: Record<'visitor' | 'organiser', Phone>;
let event_id: string;
beforeAll(async () => {
  app = await startApp();
  event_id = (await openEvent(app.backend)).id;
  const viewport = { width: 320, height: 700 };
  phones = {
    visitor: await app.openPhone({ viewport }),
    organiser: await app.openPhone({ viewport }),
  };
  await login(await phones.organiser.open('/auth'), 'organizador@exemplo.com');
  await phones.organiser.closePages();
});
afterAll(() => app.close());

test('every route of the app is walked', () => {
  const files = globSync('**/*.tsx', { cwd: 'src/app/routes' });
  const routes = files.map((file) => file.replace(/\.tsx$/, '').replaceAll('/', '.'));
  const walked = new Set<string>([...redirects, ...screens.map(([route]) => route)]);
  expect(routes.filter((route) => !walked.has(route))).toEqual([]);
});

const looks = languages.flatMap((language) =>
  themes.flatMap((theme) =>
    [false, true].flatMap((high_contrast) =>
      [0, fontSteps.length - 1].map((font_step) => ({ language, theme, high_contrast, font_step })),
    ),
  ),
);
type Look = (typeof looks)[number];

test.each(screens)(
  '%s for the %s, at %s: in every language, theme, contrast and size nothing serious for axe and nothing too wide at 320 px',
  async (_route, who, path) => {
    const page = await phones[who].open(path.replace(':id', event_id));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const look of looks) {
      await wear(page, look);
      expect({ look, faults: [...(await seriousOf(page)), ...(await tooWide(page))] }).toEqual({
        look,
        faults: [],
      });
    }
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await atRest(page);
      expect({ width, faults: await tooWide(page) }).toEqual({ width, faults: [] });
    }
    expect(await seriousOf(page)).toEqual([]);
    await page.close();
  },
);

/** As if the choice had been made in another tab: no reload, and the screen stays where it is. */
async function wear(page: Page, { language, theme, high_contrast, font_step }: Look) {
  await page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    { language, theme, highContrast: String(high_contrast), fontSizeIdx: String(font_step) },
  );
  await page.getByText(await skipLink(language), { exact: true }).waitFor({ state: 'attached' });
  await atRest(page);
}

/** Drawn as it is now, and no colour fades any more: one that is inherited may begin when that of its parent ends. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await frame();
    await frame(); // who asks how wide the window is has drawn again
    while (moving().length > 0)
      await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
  });
}

const skipLink = async (language: Language): Promise<string> => {
  const { shell } = (await import(`#i18n/${language}/shell.ts`)) as {
    shell: { skip_to_content: string };
  };
  return shell.skip_to_content;
};
