import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { leanLibraries } from '../../tools/chunks/lean-libraries.ts';
import { sharedWorkers } from '../../tools/chunks/shared-workers.ts';

/**
 * Builds the page that runs the real sync and the real worker, with the app's own settings.
 */
export async function buildPage(dir: string): Promise<string> {
  const out_dir = mkdtempSync(join(dir, 'page-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: '/bench/',
    logLevel: 'warn',
    resolve: leanLibraries,
    plugins: [sharedWorkers()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out_dir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5_000,
    },
    worker: { format: 'es' },
  });
  return out_dir;
}
