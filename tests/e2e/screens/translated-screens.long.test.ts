import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '#platform/theme.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { translatePage } from '#tests/fixtures/browser/translate-page.ts';
import { atRest, choose, visitedApp, walks } from './screen-walk.ts';
import { screens } from './screens.ts';

const visited = visitedApp();

const translated = (page: Page): Promise<void> => page.evaluate(translatePage as () => void); // the whole page

describe.each(['organiser', 'visitor', 'captain', 'admin'] as const)('the %s', (walker) => {
  const visit = walks(visited, walker);

  test.each(screens.filter(([, who]) => who === walker))(
    '%s for the %s, at %s: a browser translates it, every text changes, and it does not crash',
    async (_route, _who, path) => {
      const page = await visit(path);
      for (const language of [...languages].toReversed()) {
        await translated(page);
        await choose(page, { language }); // pt-BR is the last
        await atRest(page);
      }
      await translated(page);
      const crashed = page.getByRole('heading', { name: shell.crash.title });
      expect(await crashed.count()).toBe(0);
    },
  );
});
