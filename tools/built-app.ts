import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BUILDS = join(ROOT, 'node_modules', '.cache', 'qg', 'builds');
/** What a build depends on. */
const SOURCES = [
  'src',
  'sync',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const KEPT = 3;
/** Another test may still be using it. */
const IN_USE_MS = 3_600_000;

/**
 * The production build of the current sources, reused when nothing has changed. For tests: each
 * state of the sources has its own directory, so a build never changes under a server.
 * @returns its directory
 */
export function builtApp(): string {
  const dir = join(BUILDS, sourcesHash());
  if (existsSync(dir)) {
    utimesSync(dir, new Date(), new Date());
    return dir;
  }
  const draft = `${dir}.${process.pid}`;
  mkdirSync(BUILDS, { recursive: true });
  // a process of its own: under a test runner NODE_ENV is `test`, and would build the slow React
  const env = { ...process.env, NODE_ENV: 'production' };
  const script = join(ROOT, 'tools', 'build.ts');
  const built = spawnSync(process.execPath, [script, draft], { env, encoding: 'utf8' });
  if (built.status !== 0)
    throw new Error(`the app does not build:\n${built.stderr.slice(0, 4_000)}`);
  try {
    renameSync(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(draft, { recursive: true }); // another test worker was faster
  }
  forgetOldBuilds(dir);
  return dir;
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const tools = readdirSync(join(ROOT, 'tools')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const sources = [
    ...SOURCES,
    ...tools.map((name) => join('tools', name)),
    join('supabase', 'local', 'http', 'security-headers.ts'),
    join('supabase', 'local', 'http', 'app-version.ts'),
  ];
  for (const file of sources.flatMap(filesOf).toSorted()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.gen\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
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
