import { expect, test } from 'vitest';
import { patchSvg } from './patch-drawing.ts';

const ids = Array.from({ length: 300 }, (_, n) => `0190${n.toString(16).padStart(4, '0')}-patch`);

test('the same id gives the same patch, on every device', () => {
  expect(patchSvg('a')).toBe(patchSvg('a'));
  expect(patchSvg('a')).not.toBe(patchSvg('b'));
});

test('300 ids give many different patches, not a handful', () => {
  expect(new Set(ids.map(patchSvg)).size).toBeGreaterThan(200);
});

const chosen = Array.from({ length: 12 }, (_, n) => `#${n + 1}`);

test('twelve drawings differ from each other, and each from that of who won', () => {
  const drawn = chosen.flatMap((id) => [id, `${id}★`]).map(patchSvg);
  expect(new Set(drawn).size).toBe(24);
  // an emblem for each, not another colour of the same
  const emblem = (svg: string) =>
    /<g fill="none"[^>]*>(<.*?)<\/g>/.exec(svg)![1]!.replaceAll(/#\w{6}/g, '');
  expect(new Set(chosen.map((id) => emblem(patchSvg(id)))).size).toBe(12);
});

test('small, well-formed, and without any part of the id', () => {
  for (const id of [
    ...ids,
    ...chosen,
    '#12★',
    '#13',
    '#0',
    '<script>alert(1)</script>',
    '"',
    '',
    '🪖',
  ]) {
    const svg = patchSvg(id);
    expect(svg.length).toBeLessThan(3_000);
    expect(svg).not.toMatch(/script|undefined|NaN|onload/);
    expect(unclosed(svg)).toEqual([]);
  }
});

/** Names of elements that are opened and not closed, or closed in the wrong order. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (self || !name) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}
