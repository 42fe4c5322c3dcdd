import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** Modules that the page imports with `import()` and that the first list can't do without. */
const FIRST_LIST = [/\/sync\/account\.ts$/, /\/src\/app\/routes\/events\.index\.tsx/];
/** Its thread has a module map of its own, but the file is on the phone already. */
const WORKER = /^assets\/storage\.worker-/;

/**
 * Lets the browser fetch database and list together with the shell instead of after it: Vite writes no
 * `modulepreload` for `import()`. On Fast 3G the list is there 0.5 s earlier (performance.md §0.6).
 */
export function preloadFirstList(): Plugin {
  return {
    name: 'qg-preload-first-list',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const files = firstListFiles(bundle).filter((file) => !html.includes(file));
        const worker = Object.keys(bundle).filter((file) => WORKER.test(file));
        return {
          html,
          tags: [...files, ...worker].map(preload),
        };
      },
    },
  };
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

/** The chunks that those imports bring, found by what they hold: names change. */
export function firstListFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const collect = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(collect);
  };
  for (const wanted of FIRST_LIST) {
    const chunk = chunks.find(
      ({ facadeModuleId }) => facadeModuleId && wanted.test(facadeModuleId),
    );
    if (!chunk) throw new Error(`no chunk for ${String(wanted)}: the first list would come late`);
    collect(chunk.fileName);
  }
  return [...found];
}
