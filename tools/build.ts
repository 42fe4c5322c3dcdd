import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { generate } from './generate/generate.ts';
import { buildServiceWorker } from './shipped/build-service-worker.ts';
import { checkDist } from './shipped/check-dist.ts';
import { compressDist } from './shipped/compress-dist.ts';
import { sealDist } from './shipped/seal-dist.ts';
import { stampPage } from './shipped/stamp-page.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Builds what is served: the app, its service worker with the precache list, and everything
 * compressed. It builds in a folder beside the target, which it then replaces: a server continues
 * with the old version, and finds the new one complete.
 * @param out_dir replaced
 * @param plugins of a test, which changes a source
 * @throws when the result contains something that must not be shipped; the old version then stays
 */
export async function buildApp(out_dir: string, plugins: Plugin[] = []): Promise<void> {
  if ((process.env['NODE_ENV'] ?? 'production') !== 'production') {
    throw new Error('NODE_ENV is set: React would be built for development');
  }
  const wanted = resolve(out_dir);
  const draft = `${wanted}.${process.pid}`;
  try {
    await buildInto(draft, plugins);
    replaceFolder(wanted, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function buildInto(out_dir: string, plugins: Plugin[]): Promise<void> {
  await generate();
  await build({
    root: ROOT,
    logLevel: 'warn',
    plugins,
    build: { outDir: out_dir, emptyOutDir: true },
  });
  const build_id = stampPage(out_dir);
  await buildServiceWorker(out_dir, build_id);
  checkDist(out_dir);
  await compressDist(out_dir);
  sealDist(out_dir);
}

/** Two renames: between them the folder does not exist, but it is never incomplete. */
function replaceFolder(out_dir: string, draft: string): void {
  const before = `${draft}.before`;
  if (existsSync(out_dir)) renameSync(out_dir, before);
  renameSync(draft, out_dir);
  rmSync(before, { recursive: true, force: true });
}

if (import.meta.main) {
  const started = performance.now();
  await buildApp(process.argv[2] ?? join(ROOT, 'dist'));
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
