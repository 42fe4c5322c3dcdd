import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { teamLogo } from './team-logo.ts';

// drawn without a browser
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => true }));

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://qg.exemplo.com' }));

/** The attributes in the order of their names. */
const drawn = (markup: string) => {
  const [, tag, attributes = '', rest] = /^<(\w+) ([^>]*?) ?\/?>(.*)$/s.exec(markup.trim()) ?? [];
  return {
    tag,
    attributes: [...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted(),
    rest,
  };
};

test.each([
  ['two words', 'Lobos Guará', null],
  ['one word', 'Igarapé', null],
  ['spaces and three words', '  companhia Pedra   Alta ', null],
  ['an emoji', '🐺 Lobos', null],
  ['markup', '<b> & "c"', null],
  ['a logo', 'Lobos', 'https://fotos.exemplo.com/a.webp?x=1&y=2'],
  ['an address that the page’s policy forbids', 'Lobos', 'http://fotos.exemplo.com/a.webp'],
])('%s: as the app draws it', (_what, name, logo) => {
  const app = renderToStaticMarkup(<TeamLogo team={{ name, logo }} />);
  const served = drawn(teamLogo({ name, logo }).text);
  expect(served).toEqual(drawn(app.replace(/^<link[^>]*>/, '')));
  expect(served.tag).toBe(logo?.startsWith('https') ? 'img' : 'span');
});
