import type { Rollup } from 'vite';

type Graph = Parameters<Rollup.CodeSplittingNameFunction>[1];

const ROUTE = /\/src\/app\/routes\/.*\?tsr-split=/;
/** The icons have a file of their own already, and nearly every screen loads it. */
const ICONS = /node_modules\/lucide-react\//;
/**
 * Functions of about 100 bytes. As a library, each pair of screens would have a file for the
 * functions that both use.
 */
const SMALL_FUNCTIONS = /node_modules\/date-fns\//;

/**
 * The list of teams: its screen loads it, and a team on a wide screen only. In the file that all
 * screens share, a phone would load it with any of them.
 */
const APART = /\/src\/features\/teams\//;

/**
 * A part that is loaded later has no file of its own when our source in it is not longer than this.
 * Unit: characters.
 */
const SMALL = 60_000;

const isLibrary = (id: string): boolean => id.includes('node_modules') && !SMALL_FUNCTIONS.test(id);

/** How many routes, and how many small and large parts that are loaded later, need a module. */
type Need = {
  routes: number;
  small: number;
  large: number;
};

/**
 * The modules that `import()` loads, and for each of them everything that it needs and that a start
 * has not loaded.
 */
class LaterModules {
  readonly #graph: Graph;
  readonly #is_started: (id: string) => boolean;
  readonly #needed_by = new Map<string, Need>();

  constructor(graph: Graph, main: string, is_started: (id: string) => boolean) {
    this.#graph = graph;
    this.#is_started = is_started;
    for (const entry of this.#entries(main)) {
      const reached = this.#reached(entry);
      const kind = ROUTE.test(entry) ? 'routes' : this.#size(reached) > SMALL ? 'large' : 'small';
      for (const id of reached) {
        const need = this.#needed_by.get(id) ?? { routes: 0, small: 0, large: 0 };
        need[kind] += 1;
        this.#needed_by.set(id, need);
      }
    }
  }

  needOf = (id: string): Need => this.#needed_by.get(id) ?? { routes: 0, small: 0, large: 0 };

  /** Whether the module needs a library that neither a start nor every screen loads. */
  needsLibrary = (id: string): boolean =>
    [...this.#reached(id)].some((one) => isLibrary(one) && !ICONS.test(one));

  #size(ids: ReadonlySet<string>): number {
    const ours = [...ids].filter((id) => !id.includes('node_modules'));
    return ours.reduce((sum, id) => sum + (this.#graph.getModuleInfo(id)?.code?.length ?? 0), 0);
  }

  #reached(root: string): ReadonlySet<string> {
    const found = new Set([root]);
    for (const id of found) {
      for (const next of this.#graph.getModuleInfo(id)?.importedIds ?? []) {
        if (!this.#is_started(next)) found.add(next);
      }
    }
    return found;
  }

  #entries(main: string): readonly string[] {
    const all = new Set([main]);
    const entries = new Set<string>();
    for (const id of all) {
      const module = this.#graph.getModuleInfo(id);
      module?.importedIds.forEach((next) => all.add(next));
      for (const next of module?.dynamicallyImportedIds ?? []) {
        all.add(next);
        if (!this.#is_started(next)) entries.add(next);
      }
    }
    return [...entries];
  }
}

const known = new WeakMap<Graph, LaterModules>();

/**
 * The file of a module that the first list does not need. Without this, each pair of screens has a
 * file for what only those two share. That makes more than a hundred files of a kilobyte. A first
 * visit of an event requests forty of them one after another, and every installation stores each of
 * them.
 * @returns `screens` for what several screens share, `later` for what the app loads once its screen
 * is mounted; null leaves a route's own modules, libraries what needs a library and what stands apart to the bundler
 */
export function screenChunk(
  id: string,
  graph: Graph,
  main: string,
  is_started: (id: string) => boolean,
): 'screens' | 'later' | null {
  // each language is one file, and only one language is loaded
  if (isLibrary(id) || id.includes('/src/i18n/') || APART.test(id) || is_started(id)) return null;
  const later = known.get(graph) ?? new LaterModules(graph, main, is_started);
  known.set(graph, later);
  const { routes, small, large } = later.needOf(id);
  if (routes + small + large < 2 && small === 0) return null;
  if (later.needsLibrary(id)) return null;
  return routes === 0 ? (small > 0 ? 'later' : null) : 'screens';
}
