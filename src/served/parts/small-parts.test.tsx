import Bell from 'lucide-react/icons/bell';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceText } from '#entities/place/place-text.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { html } from '../html.ts';
import { pageHeader, placeText, rowButton } from './small-parts.ts';

/** Tag, classes and text: what decides its size. */
const sized = (markup: string) =>
  [...markup.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].map(([, tag, classes]) => ({
    tag,
    classes: classes!
      .split(' ')
      .filter((name) => name && !name.startsWith('lucide'))
      .toSorted(),
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

test.each([false, true])(
  'the header of a screen is as large as the app draws it, slim: %s',
  (slim) => {
    const app = renderToStaticMarkup(
      <PageHeader
        slim={slim}
        title="Lobos"
        back={<a href="/teams" />}
        main_action={<a href="/auth" />}
      >
        Niterói
      </PageHeader>,
    );
    const link = html`<a href="/teams"></a>`;
    const served = pageHeader({
      slim,
      title: 'Lobos',
      back: link,
      main_action: link,
      inside: html`Niterói`,
    });
    expect(sized(served.text).length).toBeGreaterThan(6);
    expect(served.text + app, 'its title is seen at every width').not.toContain('sr-only');
    expect(sized(served.text)).toEqual(sized(app));
  },
);

test.each(['Galpão Sete, São Paulo - SP', 'Atibaia - SP', 'Campo do Zé'])(
  'the place %j is written as the app draws it',
  (place) => {
    expect(placeText(place).text).toBe(renderToStaticMarkup(<PlaceText>{place}</PlaceText>));
  },
);
