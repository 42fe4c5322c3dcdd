import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { isEarly } from './early-start.ts';
import { FIRST_LIST } from './preload-first-list.ts';
import { screenChunk } from './screen-chunks.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'src/main.tsx');
const EARLY = join(ROOT, 'src/app/start/early.ts');

/** Every start needs these before the first paint. */
const SHELL = [
  'react',
  'react-dom',
  'scheduler',
  '@tanstack/(react-router|router-core|history|store|react-store)',
  'typesafe-i18n',
  'zustand',
  'use-sync-external-store',
];
/** The database, for the page and its storage worker, and what reads its rows. */
const DATABASE = [
  'rxdb',
  'rxjs',
  'tslib',
  'mingo',
  'event-reduce-js',
  'binary-decision-diagram',
  'dexie',
  'valibot',
  'custom-idle-queue',
  'oblivious-set',
  'array-push-at-sort-position',
];

const of = (packages: readonly string[]) => new RegExp(`node_modules/(${packages.join('|')})/`);

const SHELL_FILES = of(SHELL);

/**
 * A few files before the first list, however many modules there are: on a slow network each request
 * costs more than its content. Libraries are separate from our own code, so that a new version of
 * the app leaves 150 kB of them cached; compressed as one file they are also 5 kB smaller than in
 * the bundler's own chunks.
 */
export const startChunks = {
  groups: [
    { name: 'early', test: isEarly, priority: 2 },
    { name: 'shell', test: (id) => SHELL_FILES.test(id) || id.includes('rolldown/runtime') },
    { name: 'database', test: of(DATABASE) },
    {
      name: forWorkersToo,
      debugName: 'early-and-workers, page-and-workers, screens-and-workers',
      priority: 3, // before `early`, which takes along whatever its modules import
    },
    { name: ownChunk, debugName: 'app, first-list' },
    // for later screens: one file, not one per pair of screens
    { name: 'icons', test: /node_modules\/lucide-react\// },
    { name: laterChunk, debugName: 'screens, later' },
  ],
} satisfies Rollup.OutputOptions['codeSplitting'];

/**
 * Our own code of the early start, of the first list, or of a later screen, that a worker also
 * needs: in one file with the rest, the worker would load the whole page, and run the early start,
 * which starts a worker.
 */
function forWorkersToo(
  id: string,
  graph: Graph,
): 'early-and-workers' | 'page-and-workers' | 'screens-and-workers' | null {
  const { workers, early, app, first_list, page } = ownModules(graph);
  if (id.includes('node_modules') || !workers.has(id) || !page.has(id)) return null;
  if (early.has(id)) return 'early-and-workers';
  return app.has(id) || first_list.has(id) ? 'page-and-workers' : 'screens-and-workers';
}

/** `app` is what main.tsx imports, `first-list` what the first list imports in addition. */
function ownChunk(id: string, graph: Graph): 'app' | 'first-list' | null {
  const { app, first_list } = ownModules(graph);
  return app.has(id) ? 'app' : first_list.has(id) ? 'first-list' : null;
}

function laterChunk(id: string, graph: Graph): 'screens' | 'later' | null {
  const { workers, app, first_list } = ownModules(graph);
  if (workers.has(id)) return null; // a worker would load screens
  return screenChunk(id, graph, MAIN, (one) => app.has(one) || first_list.has(one));
}

type Graph = Parameters<Rollup.CodeSplittingNameFunction>[1];
type OwnModules = Record<'early' | 'app' | 'first_list' | 'page' | 'workers', ReadonlySet<string>>;
const known = new WeakMap<Graph, OwnModules>();

function ownModules(graph: Graph): OwnModules {
  const before = known.get(graph);
  if (before) return before;
  const reached = (roots: readonly string[], dynamic = false): ReadonlySet<string> => {
    const found = new Set(roots);
    for (const id of found) {
      const module = graph.getModuleInfo(id);
      module?.importedIds.forEach((next) => found.add(next));
      if (dynamic) module?.dynamicallyImportedIds.forEach((next) => found.add(next));
    }
    return found;
  };
  const page = reached([MAIN], true);
  const roots = [...page].filter((id) => FIRST_LIST.some((one) => one.test(id)));
  const workers = globSync('{src,sync}/**/*.worker.ts', { cwd: ROOT }).map((f) => join(ROOT, f));
  const own = {
    early: reached([EARLY]),
    app: reached([MAIN]),
    first_list: reached(roots),
    page,
    workers: reached(workers),
  };
  known.set(graph, own);
  return own;
}

const EVERY_START = ['shell', 'app', 'first-list'];

/**
 * Every start runs nearly all of these files: V8 compiles their functions while they arrive, on
 * another thread, instead of one by one when they are called. The comment counts only in a file's
 * first line. (v8.dev/blog/explicit-compile-hints)
 */
export function compileHints(): Plugin {
  return {
    name: 'qg-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !EVERY_START.includes(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
