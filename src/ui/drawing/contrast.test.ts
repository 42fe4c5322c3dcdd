import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Pairs of colours that meet on a screen, read from the style sheet itself. WCAG 2.2 §1.4.3,
 * §1.4.6, §1.4.11.
 */
const css = readFileSync('src/app/styles/theme.css', 'utf8');

type Rgb = [number, number, number];

const dark = block(/name: 'qg-dark';([^}]*)/);
const light = block(/name: 'qg-light';([^}]*)/);
const high = block(/\n:root\[data-contrast='high'\] \{([^}]*)/);
const highLight = block(/data-theme='qg-light'\] \{\s*(--color-base-100[^}]*)/);

describe.each([
  ['qg-dark', dark, { text: 4.5, soft: 0.7, frame: 0.45 }],
  ['qg-light', light, { text: 4.5, soft: 0.7, frame: 0.55 }],
  ['qg-dark, high contrast', { ...dark, ...high }, { text: 7, soft: 0.9, frame: 1 }],
  [
    'qg-light, high contrast',
    { ...light, ...high, ...highLight },
    { text: 7, soft: 0.9, frame: 1 },
  ],
])('%s', (_name, tokens, { text, soft, frame }) => {
  const colour = (name: string): Rgb => tokens[name] ?? missing(name);
  const content = colour('base-content');
  const papers = ['base-100', 'base-200', 'base-300'];
  const tones = ['secondary', 'success', 'warning', 'error', 'info'];

  test.each(papers)('text and secondary text on %s', (name) => {
    const paper = colour(name);
    expect(ratio(content, paper)).toBeGreaterThanOrEqual(text);
    expect(ratio(over(content, paper, soft), paper)).toBeGreaterThanOrEqual(text);
  });

  test.each(papers)('tones as text and icons on %s', (name) => {
    for (const tone of tones)
      expect(ratio(colour(tone), colour(name)), tone).toBeGreaterThanOrEqual(text);
  });

  test.each(['primary', 'secondary', 'success', 'warning', 'error'])('text on %s', (tone) => {
    expect(ratio(colour(`${tone}-content`), colour(tone))).toBeGreaterThanOrEqual(text);
  });

  test.each(['primary', 'accent'])('%s itself on the page', (tone) => {
    expect(ratio(colour(tone), colour('base-100'))).toBeGreaterThanOrEqual(text);
  });

  test.each(tones)('a chip of %s: its text on its own tint', (tone) => {
    const tint = over(colour(tone), colour('base-100'), 0.12);
    expect(ratio(colour(tone), tint)).toBeGreaterThanOrEqual(text);
  });

  test.each(papers)('focus ring and frames of fields stand out from %s', (name) => {
    expect(ratio(colour('primary'), colour(name))).toBeGreaterThanOrEqual(3);
    const drawn = over(content, colour(name), frame);
    expect(ratio(drawn, colour(name))).toBeGreaterThanOrEqual(3);
  });
});

test('the shares above equal those of the style sheet', () => {
  expect(css.match(/--soft-share: \d+%/g)).toEqual(['--soft-share: 70%', '--soft-share: 90%']);
  expect(css.match(/--frame: [^;]*/g)).toEqual([
    '--frame: color-mix(in oklab, var(--color-base-content) 45%, transparent)',
    '--frame: color-mix(in oklab, var(--color-base-content) 55%, transparent)',
    '--frame: var(--color-base-content)',
  ]);
});

test('the tick of a box has the colour for its ground', () => {
  expect(readFileSync('src/app/styles/base.css', 'utf8')).toMatch(
    /:checked \{\s+--input-color: var\(--color-secondary\);\s+\}\s+\.checkbox:checked \{\s+color: var\(--color-secondary-content\);/,
  );
});

test('black on white is 21, and a grey between them has its published value', () => {
  expect(ratio([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  expect(ratio([119 / 255, 119 / 255, 119 / 255], [1, 1, 1])).toBeCloseTo(4.48, 2);
  expect(fromOklch(0.628, 0.2577, 29.23).map((part) => Math.round(part * 255))).toEqual([
    255, 0, 0,
  ]);
});

function block(pattern: RegExp): Record<string, Rgb> {
  const inside = pattern.exec(css)?.[1] ?? missing(String(pattern));
  const found = inside.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...found].map(([, name, l, c, h]) => [name, fromOklch(Number(l), Number(c), Number(h))]),
  );
}

function missing(what: string): never {
  throw new Error(`theme.css has no ${what}`);
}

/** `share` of `top` over an opaque ground, as a browser composites it. */
function over(top: Rgb, ground: Rgb, share: number): Rgb {
  const part = (n: 0 | 1 | 2) => top[n] * share + ground[n] * (1 - share);
  return [part(0), part(1), part(2)];
}

function ratio(one: Rgb, other: Rgb): number {
  const [low, up] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((up ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(colour: Rgb): number {
  const linear = (part: number) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/** sRGB components from 0 to 1; colours outside the gamut are clipped. CSS Color 4, §10. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (part: number) => {
    const cut = Math.min(1, Math.max(0, part));
    return cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055;
  };
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
