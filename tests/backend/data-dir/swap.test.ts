import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginDraft } from '#local/data-dir/draft.ts';
import { beginSwap, finishSwap } from '#local/data-dir/swap.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const PARTS = ['db', 'pictures', 'keys.json', 'initialised'];

let home: string;
let dir: string;
let draft: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'qg-swap-'));
  dir = join(home, 'data');
  draft = join(dir, 'restore.draft');
  fill(dir, 'old');
  beginDraft(draft);
  fill(draft, 'new');
});
afterEach(() => rmSync(home, { recursive: true }));

function fill(path: string, text: string): void {
  for (const folder of ['db', 'pictures']) mkdirSync(join(path, folder), { recursive: true });
  for (const file of ['db/table', 'pictures/one', 'keys.json', 'initialised'])
    writeFileSync(join(path, file), text);
}

/** What a data directory contains, or what was put aside from one. */
const textsOf = (path: string) =>
  ['db/table', 'pictures/one', 'keys.json', 'initialised'].map((file) =>
    existsSync(join(path, file)) ? readFileSync(join(path, file), 'utf8') : null,
  );
const all = (text: string) => [text, text, text, text];

/** Each rename of a swap, in their order. */
const renames = (aside: string) =>
  PARTS.flatMap((name) => [
    [join(dir, name), join(aside, name)],
    [join(draft, name), join(dir, name)],
  ]);

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a swap that is killed after %i of its renames is completed by the next process that opens the directory',
  (done) => {
    beginSwap(dir, NOW);
    const aside = `${dir}.replaced-20261122-120000`;
    for (const [from, to] of renames(aside).slice(0, done)) renameSync(from!, to!);
    expect(finishSwap(dir)).toBe(aside);
    expect(textsOf(dir)).toEqual(all('new'));
    expect(textsOf(aside)).toEqual(all('old'));
    expect(readdirSync(dir).toSorted()).toEqual(PARTS.toSorted());
    expect(finishSwap(dir)).toBeNull(); // a second call finds nothing to do
    expect(textsOf(dir)).toEqual(all('new'));
  },
);

test('a swap that is killed before its journal is written keeps the old content, and what was unpacked is removed', () => {
  expect(finishSwap(dir)).toBeNull();
  expect(textsOf(dir)).toEqual(all('old'));
  expect(readdirSync(dir).toSorted()).toEqual(PARTS.toSorted());
});

test('a journal that is half-written stops the swap, and nothing moves', () => {
  beginSwap(dir, NOW);
  writeFileSync(join(dir, 'restore.json'), '{"asi');
  expect(() => finishSwap(dir)).toThrow(/restore\.json: can't be read.*\nNothing was changed/);
  expect(textsOf(dir)).toEqual(all('old'));
  expect(textsOf(draft)).toEqual(all('new'));
});
