import { expect, test } from 'vitest';
import { eventRow, teamRow } from '#tests/fixtures/samples/rows.ts';
import { pageName } from './pages/page-name.ts';
import { servedPage } from './site.ts';
import { readSnapshot } from './snapshot.ts';

const PAGE = `<html><head><title>QG</title><meta name="description" content="x" /></head>
  <body><main aria-busy="true"><noscript>Ligue</noscript><i>skeleton</i></main></body></html>`;
const NOW = '2026-11-22T12:00:00Z';
const ID = '18110998-95d2-44ba-8fde-e31c5c9f4bd9';

function pageOf(changes: object, path?: string, teams: object[] = []) {
  const event = eventRow({ id: ID, ...changes });
  const c = {
    airsoft_events: { rows: [event] },
    teams: { rows: teams },
    patches: { rows: [] },
    public_records: { rows: [] },
  };
  const file = JSON.stringify({ server_now: NOW, scopes: { public: { c } } });
  const snapshot = readSnapshot(file)!;
  const parts = {
    snapshot,
    event,
    team: null,
    page: PAGE,
    origin: 'https://qg.exemplo.com',
    now: NOW,
  };
  return servedPage(path ?? `/event/${event.id}`, parts);
}

test('a name of 200 characters is whole on the page and cut in the preview', () => {
  const name = '👩‍👩‍👧‍👦 Emboscada '.repeat(12).trim();
  const { html } = pageOf({ name });
  expect(html).toContain(`>${name}</h1>`);
  const [, title = ''] = /og:title" content="([^"]*)"/.exec(html) ?? [];
  const signs = [...new Intl.Segmenter('pt-BR').segment(title)].map(({ segment }) => segment);
  expect(signs).toHaveLength(110);
  expect(name.startsWith(signs.slice(0, -1).join(''))).toBe(true);
});

test('a row that is not public is not written, even if the file had it', () => {
  const { status, html } = pageOf({ is_public: false, name: 'Segredo' });
  expect([status, html.includes('Segredo')]).toEqual([404, false]);
});

test('the winners are on the page of their event, in the order in which they were named', () => {
  const [a, b, gone] = ['a', 'b', 'c'].map((sign) => `18110998-95d2-44ba-8fde-e31c5c9f4bd${sign}`);
  const teams = [teamRow({ id: a!, name: 'Corvos' }), teamRow({ id: b!, name: 'Lobos' })];
  const { html } = pageOf({ winner_team_ids: [b, gone, a] }, undefined, teams);
  const named = [...html.matchAll(/wrap-anywhere">([^<]+)</g)].map(([, name]) => name);
  expect(named).toEqual(['Lobos', 'Corvos']);
  expect(pageOf({}, undefined, teams).html).not.toContain('Lobos');
});

test('the skeleton makes room for the content, and the words for no JavaScript stay', () => {
  const { html } = pageOf({});
  expect(html).not.toContain('skeleton');
  expect(html).toContain('<noscript>Ligue</noscript></main>');
});

test.each([
  ['/events', '/events'],
  ['/events?q=x', '/events?'],
  ['/event/x?utm_source=a&fbclid=b', '/event/x'],
  [`/event/${ID.toUpperCase()}.`, `/event/${ID}`],
  [`/register/%20${ID.replaceAll('-', '')}%22?utm_source=a`, `/register/${ID}`],
  [`/team/join/${ID})`, `/team/join/${ID}`],
  ['/event/create', null],
  ['/event/x/edit', null],
  ['/teams?q=lobos', '/teams?'],
  ['/team/x', '/team/x'],
  ['/team/join/x?fbclid=b', '/team/join/x'],
  ['/team/create', null],
  ['/team/join', null],
  ['/team/alliances', null],
  ['/team/edit/x', null],
  ['/team/x/advanced', null],
  ['/auth', null],
  ['/nada-disso?utm_source=a', '/404'],
  ['/event/x/nada', '/404'],
  ['/assets/x.js', null],
  [`/arena/${ID.toUpperCase()}`, `/arena/${ID}`],
  ['/arena/x', '/arena/x'],
])('the page at %s is stored as %s', (address, name) =>
  expect(pageName(new URL(address, 'https://qg.exemplo.com'))).toBe(name),
);
