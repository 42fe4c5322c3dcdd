import { expect, test } from 'vitest';
import { modules } from './imports.ts';

/** The screens by their address. */
const screens = [...modules].flatMap(([path, { code }]) => {
  const address = /createFileRoute\(\s*'([^']+)'/.exec(code)?.[1];
  return address && path.startsWith('src/app/routes/')
    ? [{ path, address: address.replaceAll(/_(?=\/|$)/g, '').replace(/\/$/, '') }]
    : [];
});

/** Every file that a screen may show. */
function shownBy(path: string, seen = new Set<string>()): Set<string> {
  const found = modules.get(path);
  if (!found || seen.has(path)) return seen;
  seen.add(path);
  for (const other of [...found.needs, ...found.fetches]) shownBy(other, seen);
  return seen;
}

/** Links of a file without `exact` to an address that this one begins with, and without a tab of it. */
const current = (path: string, address: string): string[] =>
  [...modules.get(path)!.code.matchAll(/<Link\b(.*?)>/gs)].flatMap(([, props]) => {
    const to = /\bto="([^"]+)"/.exec(props!)?.[1];
    const is_above = to !== undefined && to !== '/' && address.startsWith(`${to}/`);
    return is_above && !/\bsearch=|exact: true/.test(props!) ? [`${path}: ${to}`] : [];
  });

/**
 * The router marks a link as the current page on every screen whose address begins with the link's. On
 * the way back from there that is not so.
 */
test('a link to the screen above is not read out as the current page', () => {
  expect(screens.length).toBeGreaterThan(30);
  const found = screens.flatMap(({ path, address }) =>
    [...shownBy(path)].flatMap((shown) => (modules.has(shown) ? current(shown, address) : [])),
  );
  expect([...new Set(found)]).toEqual([]);
});
