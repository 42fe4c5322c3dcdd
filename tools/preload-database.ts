import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/**
 * Lets the browser fetch the database together with the shell instead of after it: Vite writes no
 * `modulepreload` for `import()`. On Fast 3G the list is there 0.5 s earlier (performance.md §0.6).
 */
export function preloadDatabase(): Plugin {
  return {
    name: 'qg-preload-database',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html,
        tags: bundle
          ? databaseFiles(bundle)
              .filter((file) => !html.includes(file))
              .map(preload)
          : [],
      }),
    },
  };
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

/** The chunks that `import('#sync/account.ts')` brings, found by what they hold: names change. */
export function databaseFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const found = new Set<string>();
  const collect = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(collect);
  };
  for (const chunk of chunks.values()) {
    if (chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith('/sync/account.ts')) {
      collect(chunk.fileName);
    }
  }
  return [...found];
}
