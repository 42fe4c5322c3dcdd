import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\(\s*'(\.\/[\w-]+\.worker\.ts)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Builds module workers together with the app, so that shared code (Dexie, RxDB, valibot) is one
 * file and not two. Vite bundles every worker separately: for the storage worker that is 43 kB more
 * before the first list.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'qg-shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: '.worker.ts' },
      handler(code, id) {
        return code.replace(WORKER, (_all, path: string) => {
          const ref = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
          return `import.meta.ROLLUP_FILE_URL_${ref}`;
        });
      },
    },
  };
}
