import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armbandColours } from '#sync/records/event-record.ts';

const css = readFileSync('src/features/gate/stations/stations.css', 'utf8');

test.each(armbandColours)(
  '%s is read in the sun: its words are 7:1, and it has a place',
  (colour) => {
    const [, armband, on] =
      new RegExp(
        `\\[data-colour='${colour}'\\] \\{\\s*--armband: (#\\w{6});\\s*--on-armband: (#\\w{6});`,
      ).exec(css) ?? [];
    expect(ratio(armband!, on!)).toBeGreaterThanOrEqual(7);
  },
);

/** WCAG 2.2, contrast ratio. */
function ratio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
