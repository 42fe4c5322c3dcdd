/**
 * Draws the app's icons from the strokes of the logo (src/ui/drawing/brand-drawing.ts) and
 * photographs them in the sizes that phones need, into public/icons: `node
 * tools/pictures/icons.ts`. It needs pngquant (a package of Debian, Homebrew and others).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { requireBrowser } from '../browser.ts';
import { BRAND } from '../../src/ui/drawing/brand-drawing.ts';

const FOLDER = 'public/icons';
const QUANTISER = 'pngquant';
const PAPER = '#101511';
const CHALK = '#e8e9e0';
const ORANGE = '#fe852a';
const OLIVE = '#839c63';

/** @param share of the square that the logo fills; a maskable icon stays within the middle 80 % */
const mark = (share: number, ring = CHALK, tip = ORANGE) =>
  `<g transform="translate(32 32) scale(${share}) translate(-32 -32)" fill="none" stroke-width="${BRAND.stroke}">` +
  `<path d="${BRAND.ring.join('')}" stroke="${ring}" stroke-linejoin="round"/><path d="${BRAND.tip}" stroke="${tip}"/></g>`;

/**
 * A hill in contour lines around the lower left corner, subtle enough as a background for the logo.
 */
const hill = [12, 22, 32, 42, 53, 65].map((radius) => `<path d="${contour(radius)}"/>`).join('');

const svg = (inside: string, background = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background}${inside}</svg>`;
const ground = (radius: number) =>
  `<clipPath id="e"><rect width="64" height="64" rx="${radius}"/></clipPath><g clip-path="url(#e)">` +
  `<rect width="64" height="64" fill="${PAPER}"/>` +
  `<g fill="none" stroke="${OLIVE}" stroke-opacity=".3" stroke-width=".8">${hill}</g></g>`;

/** A shortcut icon: a lucide drawing of 24 units in chalk on the same background. */
const shortcut = (paths: string) =>
  svg(
    `<g transform="translate(17 17) scale(1.25)" fill="none" stroke="${CHALK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`,
    ground(32),
  );

const ICONS: [file: string, size: number, drawing: string][] = [
  ['icon-192.png', 192, svg(mark(0.72), ground(14))],
  ['icon-512.png', 512, svg(mark(0.72), ground(14))],
  ['maskable-192.png', 192, svg(mark(0.64), ground(0))],
  ['maskable-512.png', 512, svg(mark(0.64), ground(0))],
  ['monochrome-512.png', 512, svg(mark(0.62, '#fff', '#fff'))],
  ['apple-touch-icon.png', 180, svg(mark(0.66), ground(0))],
  ['favicon-32.png', 32, svg(mark(0.84), ground(14))],
  ['badge-96.png', 96, svg(mark(0.94, '#fff', '#fff'))],
  [
    'shortcut-pass-96.png',
    96,
    shortcut(
      '<path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2"/>',
    ),
  ],
  [
    'shortcut-events-96.png',
    96,
    shortcut('<path d="M8 2v4M16 2v4M3 10h18"/><rect width="18" height="18" x="3" y="4" rx="2"/>'),
  ],
  [
    'shortcut-outbox-96.png',
    96,
    shortcut(
      '<path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"/><path d="m21.854 2.147-10.94 10.939"/>',
    ),
  ],
  [
    'shortcut-sign-in-96.png',
    96,
    shortcut('<path d="m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4"/>'),
  ],
];

/** The one large icon that every phone stores (tools/shipped/build-service-worker.ts). */
const STORED = 'icon-192.png';

mkdirSync(FOLDER, { recursive: true });
const plain = `<rect width="64" height="64" rx="14" fill="${PAPER}"/>`;
writeFileSync(`${FOLDER}/favicon.svg`, `${svg(mark(0.84), plain)}\n`);

const browser = await chromium.launch({
  executablePath: requireBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const page = await browser.newPage();
for (const [file, size, drawing] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: true });
}
await browser.close();
// 128 colours look the same, and 14 kB become 5
const few_colours = ['128', '--speed', '1', '--strip', '--force', '--ext', '.png'];
execFileSync(QUANTISER, [...few_colours, `${FOLDER}/${STORED}`]);

/** A closed, irregular line around (6, 60). */
function contour(radius: number): string {
  const points = Array.from({ length: 48 }, (_, n) => {
    const angle = (n / 48) * 2 * Math.PI;
    const wander = 1 + 0.09 * Math.sin(3 * angle + radius / 40) + 0.05 * Math.sin(5 * angle + 1);
    const x = 6 + radius * wander * Math.cos(angle);
    const y = 60 + radius * wander * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
