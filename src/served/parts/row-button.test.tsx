import Bell from 'lucide-react/icons/bell';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '#ui/button.tsx';
import { rowButton } from './small-parts.ts';

/** Tag, classes and text: what decides its size. */
const sized = (markup: string) =>
  [...markup.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].map(([, tag, classes]) => ({
    tag,
    classes: classes!.split(' ').filter((name) => !name.startsWith('lucide')),
  }));

test('a button of a row is as large as the app draws it, so nothing below it moves', () => {
  const app = renderToStaticMarkup(
    <Button in_row icon={Bell}>
      Lembretes
    </Button>,
  );
  const served = rowButton('bell', 'Lembretes').text;
  expect(sized(served)).toEqual(sized(app));
  expect(sized(served)).toHaveLength(3);
});
