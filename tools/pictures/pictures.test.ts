import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '../../src/ui/drawing/brand-drawing.ts';

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = {
  id: string;
  scope: string;
  start_url: string;
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots?: Picture[];
};

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
const page = readFileSync('index.html', 'utf8');

test('every picture in the manifest exists, in the size that it states', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
    ...(manifest.screenshots ?? []),
  ];
  for (const { src, sizes } of pictures) {
    const bytes = readFileSync(`public${src}`);
    expect(bytes.toString('latin1', 1, 4), src).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('the app can be installed: id, scope, icons of every purpose, at most four shortcuts', () => {
  expect(manifest.id).toBe('/');
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  for (const kind of ['any', 'maskable']) {
    expect(kinds).toContain(`${kind} 192x192`);
    expect(kinds).toContain(`${kind} 512x512`);
  }
  expect(kinds).toContain('monochrome 512x512');
  expect(manifest.shortcuts.length).toBeLessThanOrEqual(4);
});

test('the page follows its own security policy: no style attribute, no inline script', () => {
  expect(page).not.toMatch(/\sstyle=|<style|\son\w+=/);
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test('the page draws the same logo as the app', () => {
  expect(page).toContain(`d="${BRAND.ring.join('')}"`);
  expect(page).toContain(`d="${BRAND.tip}"`);
});

test('bytes: the drawn pictures and the script before the first paint', () => {
  expect(statSync('public/contour.svg').size).toBeLessThanOrEqual(12_000);
  for (const name of ['relief', 'fold'])
    expect(statSync(`public/pictures/${name}.svg`).size).toBeLessThanOrEqual(30_000);
  expect(statSync('public/before-paint.js').size).toBeLessThanOrEqual(940);
});
