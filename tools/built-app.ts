import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildHash } from './build-inputs.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILDS = join(ROOT, 'node_modules', '.cache', 'qg', 'builds');
const KEPT = 3;
/** Another test may still be using it. */
const IN_USE_MS = 3_600_000;
/** Thirty times what it takes. */
const BUILD_MS = 5 * 60_000;

/**
 * The production build of the current sources, reused when nothing has changed. For tests: each
 * state of the sources has its own directory, so a build never changes under a server. The runner
 * builds before its workers begin, and tells them by `QG_BUILT_APP`.
 * @returns its directory
 */
export function builtApp(): string {
  const made = process.env['QG_BUILT_APP'];
  if (made) return made;
  const dir = join(BUILDS, buildHash(ROOT));
  if (existsSync(dir)) {
    utimesSync(dir, new Date(), new Date());
    return dir;
  }
  const draft = `${dir}.${process.pid}`;
  mkdirSync(BUILDS, { recursive: true });
  // a process of its own: under a test runner NODE_ENV is `test`, and would build the slow React
  const env = { ...process.env, NODE_ENV: 'production' };
  const script = join(ROOT, 'tools', 'build.ts');
  const built = spawnSync(process.execPath, [script, draft], {
    env,
    encoding: 'utf8',
    timeout: BUILD_MS,
  });
  if (built.status !== 0)
    throw new Error(`the app does not build:\n${built.error ?? built.stderr.slice(0, 4_000)}`);
  try {
    renameSync(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(draft, { recursive: true }); // another test worker was faster
  }
  forgetOldBuilds(dir);
  return dir;
}

function forgetOldBuilds(current: string): void {
  const builds = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .filter((dir) => dir !== current)
    // another worker may have deleted its draft by now
    .map((dir) => ({ dir, used: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? Infinity }))
    .toSorted((a, b) => b.used - a.used);
  const old = builds.slice(KEPT).filter(({ used }) => used < Date.now() - IN_USE_MS);
  for (const { dir } of old) rmSync(dir, { recursive: true, force: true });
}

if (import.meta.main) console.log(builtApp());
