import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/**
 * Calls what a file exports to others by two letters that follow from its name in the source. The
 * bundler numbers it: one export more, and most files that import from this one change, although
 * their sources did not. It costs nothing before the first paint.
 */
export function lastingExports(): Plugin {
  return {
    name: 'qg-lasting-exports',
    apply: 'build',
    outputOptions: (options) => ({ ...options, minifyInternalExports: false }),
    // the bundler makes the hash before: a file with other names for its exports is another file
    augmentChunkHash: (chunk) => JSON.stringify([...(namesOf(chunk) ?? [])]),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = new Map<string, Names>();
      for (const chunk of chunks) {
        const names = namesOf(chunk);
        if (names) named.set(basename(chunk.fileName), names);
      }
      for (const chunk of chunks) {
        chunk.code = withShortNames(chunk.code, named.get(basename(chunk.fileName)), named);
      }
    },
  };
}

type Names = ReadonlyMap<string, string>;

/** @returns undefined where our code asks for the exports with `import()`: they keep their names */
const namesOf = ({ isEntry, isDynamicEntry, exports }: Rollup.RenderedChunk): Names | undefined =>
  isEntry || isDynamicEntry ? undefined : shortNames(exports);

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';
const SECOND = `${FIRST}0123456789`;

/** Where two would be called the same, the later one in the alphabet takes its next name. */
export function shortNames(exports: readonly string[]): Names {
  const long = new Map<string, string>();
  for (const name of exports.toSorted()) {
    let short: string;
    let turn = 0;
    do {
      const hash = createHash('sha256').update(`${turn++}${name}`).digest().readUInt32BE();
      short = FIRST[hash % 54]! + SECOND[Math.floor(hash / 54) % 64]!;
    } while (long.has(short));
    long.set(short, name);
  }
  return new Map([...long].map(([short, name]) => [name, short]));
}

const STATEMENT = /\b(import|export)\{([^{}]+)\}(?:from"\.\/([^"]+)")?/g;
/** What could name the exports of a file in yet another way: all of them at once, or the default. */
const UNKNOWN = /\b(?:import|export)[\s*][^{}"'`();]*(?:\{[^{}]*\})?from"\.\/([^"]+)"/g;
/** As the bundler writes the `import()` of a module that shares its file with others. */
const PICKED = /\bimport\(`\.\/([^`]+)`\)(?:\.then\((\w+)=>\2\.([\w$]+)\))?/g;

/** @throws when the code names what no file exports: the bundler writes its code in another way */
export function withShortNames(
  code: string,
  own: Names | undefined,
  named: ReadonlyMap<string, Names>,
): string {
  const short = (names: Names | undefined, name: string): string => {
    const found = names ? names.get(name) : name;
    if (found === undefined) throw new Error(`no file exports ${name}`);
    return found;
  };
  for (const [statement, source = ''] of code.matchAll(UNKNOWN)) {
    if (named.has(source)) throw new Error(`the names of ${statement} are not known`);
  }
  return code
    .replace(STATEMENT, (all, kind: string, list: string, source = '') => {
      const theirs = named.get(source);
      const ours = kind === 'export' ? own : undefined;
      if (!theirs && !ours) return all;
      const names = list.split(',').map((one) => {
        const [taken = '', given = taken] = one.split(' as ');
        return `${short(theirs, taken)} as ${short(ours, given)}`;
      });
      // in the order of what they are called they compress better: 230 bytes before the first paint
      if (ours) names.sort((a, b) => (a.slice(-2) < b.slice(-2) ? -1 : 1));
      return all.replace(list, () => names.join());
    })
    .replace(PICKED, (all, source: string, _module, name = '') => {
      const theirs = named.get(source);
      return theirs ? all.replace(/[\w$]*\)$/, () => `${short(theirs, name)})`) : all;
    });
}
