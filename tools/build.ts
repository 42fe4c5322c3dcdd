import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { checkDist } from './check-dist.ts';
import { compressDist } from './compress-dist.ts';
import { stampPage } from './stamp-page.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Builds what is served: the app, its service worker with the precache list, and everything compressed.
 * Leaves nothing half built that looks whole: the service worker, which makes it an app, comes last.
 * @param out_dir emptied first
 * @throws when the result holds something that must not be shipped
 */
export async function buildApp(out_dir: string): Promise<void> {
  if ((process.env['NODE_ENV'] ?? 'production') !== 'production') {
    throw new Error('NODE_ENV is set: React would be built for development');
  }
  rmSync(out_dir, { recursive: true, force: true });
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: out_dir, emptyOutDir: true },
  });
  const build_id = stampPage(out_dir);
  await buildServiceWorker(out_dir, build_id);
  checkDist(out_dir);
  await compressDist(out_dir);
}

if (import.meta.main) {
  const started = performance.now();
  await buildApp(process.argv[2] ?? join(ROOT, 'dist'));
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
