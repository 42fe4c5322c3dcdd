import type { HtmlTagDescriptor, Plugin, ResolveModulePreloadDependenciesFn, Rollup } from 'vite';

/** Modules that the page imports with `import()` and that the first list needs. */
export const FIRST_LIST = [
  /\/sync\/account\/account\.ts$/,
  /\/src\/app\/routes\/events\/index\.tsx\?/,
];
/** The worker has its own module map, but the file is in the HTTP cache already. */
const WORKER = /^assets\/storage\.worker-/;

/** What every page requests by itself (start-chunks.ts), whatever it imports later. */
const START =
  /^assets\/(app|shell|first-list|database|early-and-workers|page-and-workers|rolldown-runtime)-/;

/**
 * An `import()` lists the files it needs besides these: listing these each time would cost 150
 * bytes before the first paint.
 */
export const besideTheStart: ResolveModulePreloadDependenciesFn = (_file, needed, { hostType }) =>
  hostType === 'js' ? needed.filter((file) => !START.test(file)) : needed;

/**
 * Lets the browser fetch database and list together with the shell instead of after it: Vite writes
 * no `modulepreload` for `import()`. On Fast 3G the list shows 0.5 s earlier.
 */
export function preloadFirstList(): Plugin {
  return {
    name: 'qg-preload-first-list',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const files = chunkFiles(bundle, FIRST_LIST).filter((file) => !html.includes(file));
        const worker = Object.keys(bundle).filter((file) => WORKER.test(file));
        return {
          html: stylesheetFirst(html),
          tags: [...files, ...worker].map(preload),
        };
      },
    },
  };
}

/**
 * The page's skeleton needs the stylesheet and no script, so it must not wait behind the scripts.
 */
function stylesheetFirst(html: string): string {
  const [stylesheet] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  if (!stylesheet) throw new Error('the page has no stylesheet');
  return html.replace(stylesheet, '').replace('<script src=', `${stylesheet}\n    <script src=`);
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

/**
 * The chunks of these modules and everything they import, found by their contents, because names
 * change.
 */
export function chunkFiles(bundle: Rollup.OutputBundle, modules: readonly RegExp[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const collect = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(collect);
  };
  for (const wanted of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => wanted.test(id)));
    if (!chunk) throw new Error(`no chunk for ${String(wanted)}: its screen would come late`);
    collect(chunk.fileName);
  }
  return [...found];
}
