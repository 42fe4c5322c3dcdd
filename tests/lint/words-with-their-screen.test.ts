import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modules as all, type Module } from './imports.ts';

/** The topics of src/i18n/pt-BR/tab-words.ts by the file of each. */
const topics = [
  ...readFileSync('src/i18n/pt-BR/tab-words.ts', 'utf8').matchAll(
    /^import \{ (\w+) \} from '\.\/(.+)\.ts'/gm,
  ),
].map(([, topic, file]) => ({ topic: topic!, file: `pt-BR/${file}.ts'` }));

type Speaker = Module & {
  /** Come with what it fetches. */
  readonly brings: readonly string[];
  readonly says: readonly string[];
};

const modules = new Map([...all].map(([path, module]) => [path, read(module)]));

function read(module: Module): Speaker {
  const { code } = module;
  const says = (topic: string) =>
    new RegExp(`\\bLL\\.${topic}\\b|\\{[^{}=]*\\b${topic}\\b[^{}=]*\\} = [^;]*\\bLL;`).test(code);
  return {
    ...module,
    brings: topics.filter(({ file }) => code.includes(file)).map(({ topic }) => topic),
    says: topics.filter(({ topic }) => says(topic)).map(({ topic }) => topic),
  };
}

/** What says a topic that its screen did not bring. */
function speechless(of = modules): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const walk = (path: string, known: readonly string[]) => {
    const part = of.get(path);
    const visit = `${path} ${known.join(' ')}`;
    if (!part || seen.has(visit)) return;
    seen.add(visit);
    for (const topic of part.says) if (!known.includes(topic)) found.add(`${path}: ${topic}`);
    for (const other of part.needs) walk(other, known);
    const then = [...new Set([...known, ...part.brings])].toSorted();
    for (const other of part.fetches) walk(other, then);
  };
  for (const root of ['src/app/start/start.tsx', ...globSync('src/app/routes/**/*.tsx')]) {
    walk(root, []);
  }
  return [...found];
}

test('every screen brings the words that its parts say: one that did not come throws', () => {
  expect(modules.size).toBeGreaterThan(1_000);
  expect(speechless()).toEqual([]);
});

test('a part that says words of another screen is found', () => {
  const path = 'src/features/registration/registered-note.tsx'; // it said those of the pass
  const changed = new Map(modules).set(path, { ...modules.get(path)!, says: ['pass'] });
  expect(speechless(changed)).toEqual([`${path}: pass`]);
});
