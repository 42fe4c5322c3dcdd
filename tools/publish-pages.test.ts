import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventRow, teamRow } from '#tests/fixtures/samples/rows.ts';
import { publishPages } from './publish-pages.ts';

const PAGE = `<html><head><title>QG</title><meta name="description" content="x" /></head>
  <body><main aria-busy="true"><i>skeleton</i></main></body></html>`;
const NOW = '2026-11-22T12:00:00Z';
const [FIRST, SECOND, SECRET, TEAM] = ['1', '2', '3', '4'].map(
  (n) => `0000000${n}-95d2-44ba-8fde-e31c5c9f4bd9`,
) as [string, string, string, string];

let out_dir: string;
beforeEach(() => {
  out_dir = mkdtempSync(join(tmpdir(), 'qg-pages-'));
  teams = [];
});
afterEach(() => rmSync(out_dir, { recursive: true }));

let teams: ReturnType<typeof teamRow>[] = [];
const publish = (...rows: ReturnType<typeof eventRow>[]) =>
  publishPages({
    snapshot: JSON.stringify({
      server_now: NOW,
      scopes: {
        public: {
          c: {
            airsoft_events: { rows },
            teams: { rows: teams },
            patches: { rows: [] },
            public_records: { rows: [] },
          },
        },
      },
    }),
    page: PAGE,
    origin: 'https://qg.exemplo.com',
    now: NOW,
    out_dir,
  });
const published = () =>
  readdirSync(out_dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(out_dir.length + 1))
    .toSorted();

const first = eventRow({ id: FIRST, name: 'Operação <Serra>' });
const second = eventRow({ id: SECOND });
const secret = eventRow({ id: SECRET, name: 'Segredo', is_public: false });

test('every public event has its pages and its picture, and a private one has nothing', async () => {
  await publish(first, secret);
  expect(published()).toEqual([
    expect.stringMatching(new RegExp(`^event-picture/${FIRST}-[0-9a-f]{8}\\.png$`)),
    `pages/event/${FIRST}.html`,
    'pages/events.html',
    'pages/index.html',
    `pages/register/${FIRST}.html`,
    'pages/teams.html',
    'robots.txt',
    'sitemap.xml',
  ]);
  const html = readFileSync(join(out_dir, `pages/event/${FIRST}.html`), 'utf8');
  const [, picture = ''] =
    /og:image" content="https:\/\/qg\.exemplo\.com\/([^"]+)"/.exec(html) ?? [];
  expect(published()).toContain(picture);
  expect(html).toContain('>Operação &lt;Serra&gt;</h1>');
  for (const file of published()) {
    expect(readFileSync(join(out_dir, file), 'utf8')).not.toMatch(new RegExp(`Segredo|${SECRET}`));
  }
});

test('what is no longer public, and an earlier picture, are deleted', async () => {
  await publish(first, second);
  const [picture] = published().filter((file) => file.includes(`picture/${FIRST}`));
  await publish({ ...first, name: 'Outro nome' }, { ...second, is_public: false });
  expect(published().filter((file) => file.includes(SECOND) || file === picture)).toEqual([]);
  expect(published().filter((file) => file.includes(FIRST))).toHaveLength(3);
});

test('a team has its page, the page of its join link and one picture; deleted, it has none of them', async () => {
  teams = [teamRow({ id: TEAM, name: 'Lobos <Guará>' })];
  await publish();
  const of_team = () => published().filter((file) => file.includes(TEAM));
  expect(of_team()).toEqual([
    `pages/team/${TEAM}.html`,
    `pages/team/join/${TEAM}.html`,
    expect.stringMatching(new RegExp(`^team-picture/${TEAM}-[0-9a-f]{8}\\.png$`)),
  ]);
  const html = readFileSync(join(out_dir, `pages/team/${TEAM}.html`), 'utf8');
  expect(html).toContain('Lobos &lt;Guará&gt;');
  expect(html).toContain(of_team()[2]);
  expect(readFileSync(join(out_dir, 'pages/teams.html'), 'utf8')).toContain(`/team/${TEAM}`);
  teams = [];
  await publish();
  expect(of_team()).toEqual([]);
});

test('a file that is no snapshot changes nothing', async () => {
  await publish(first);
  const before = published();
  await expect(
    publishPages({ snapshot: '{}', page: PAGE, origin: '', now: NOW, out_dir }),
  ).rejects.toThrow();
  expect(published()).toEqual(before);
});
