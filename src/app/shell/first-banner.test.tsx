import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { Banner } from '#ui/page/banner.tsx';

/** Without the layout of the source, and without what does not change the look. */
const drawn = (markup: string) =>
  markup
    .replaceAll(/>\s+|\s+</g, (space) => space.trim())
    .replaceAll(/\s+(?=\/?>)/g, '')
    .replaceAll(/ (lang|xmlns|width|height|aria-hidden)="[^"]*"/g, '')
    .replaceAll(/ class="lucide [^"]*"/g, ' class="size-5 shrink-0"')
    .replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
    .replaceAll(
      /<svg[^>]*>/g,
      (svg) =>
        [
          '<svg',
          ...svg
            .slice(4, -1)
            .match(/[\w-]+="[^"]*"/g)!
            .toSorted(),
        ].join(' ') + '>',
    );

test('without a signal the first frame has the banner that the app draws', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const banner = renderToStaticMarkup(
    <Banner kind="offline" more={shell.connection.offline_more}>
      {shell.connection.offline}
    </Banner>,
  ).replace('banner-offline', 'banner-offline offline-only');
  expect(drawn(page)).toContain(drawn(banner));
  // beside the age of the data a phone has room for two words
  expect(banner).toContain('>Modo Offline<span class="max-md:sr-only">');
});
