import { describe, expect, test } from 'vitest';
import { languages } from '#platform/theme.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { translatePage } from '#tests/fixtures/browser/translate-page.ts';
import { atRest, choose, visitedApp, walks } from './screen-walk.ts';
import { screens } from './screens.ts';

const visited = visitedApp();

describe.each(['organiser', 'visitor', 'captain', 'admin'] as const)('the %s', (walker) => {
  const visit = walks(visited, walker);

  test.each(screens.filter(([, who]) => who === walker))(
    '%s for the %s, at %s: a browser translates it, every text changes, and it does not crash',
    async (_route, _who, path) => {
      const page = await visit(path);
      for (const language of [...languages].toReversed()) {
        await page.evaluate(translatePage);
        await choose(page, { language }); // pt-BR is the last
        await atRest(page);
      }
      await page.evaluate(translatePage);
      const crashed = page.getByRole('heading', { name: shell.crash.title });
      expect(await crashed.count()).toBe(0);
    },
  );
});
