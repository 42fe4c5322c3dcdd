import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { getManifest, type ManifestEntry } from 'workbox-build';
import { quietLibraries } from '../chunks/quiet-libraries.ts';
import { leanLibraries } from '../chunks/lean-libraries.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The placeholders into which the server writes its keys (supabase/local/app-files/page-values.ts),
 * and the variables that fill them at build time.
 */
const VALUES = {
  '%QG_PUBLISHABLE_KEY%': 'VITE_SUPABASE_PUBLISHABLE_KEY',
  '%QG_PUSH_KEY%': 'VITE_VAPID_PUBLIC_KEY',
};

/**
 * Builds `/service-worker.js`, which has no hash in its name, because the browser always fetches it
 * from this address. It is the list of this build's files, and runs the code, an asset of its own: 90
 * kB that most updates leave as they are. `SERVICE_WORKER=remove` builds the kill switch in its place.
 */
export async function buildServiceWorker(out_dir: string, build_id: string): Promise<void> {
  const remove = process.env['SERVICE_WORKER'] === 'remove';
  const languages = Object.entries(languageFiles(out_dir));
  const constants = {
    __QG_BUILD__: build_id,
    __QG_PRECACHE__: (await precacheList(out_dir)).map((file) => withDigest(out_dir, file)),
    __QG_LANGUAGES__: Object.fromEntries(
      languages.map(([language, url]) => [language, withDigest(out_dir, { url })]),
    ),
  };
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: leanLibraries,
    plugins: [quietLibraries()],
    define: {
      'process.env.NODE_ENV': '"production"',
      // a classic script has none: the helper around `import()` uses it, although everything is in
      // one file
      'import.meta.resolve': 'undefined',
      'import.meta.url': '""',
    },
    build: {
      outDir: out_dir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, 'sw', remove ? 'kill-switch.ts' : 'service-worker.ts'),
        output: {
          format: 'iife',
          entryFileNames: remove ? 'service-worker.js' : 'assets/service-worker-[hash].js',
        },
      },
    },
  });
  if (!remove) writeFileSync(join(out_dir, 'service-worker.js'), runCode(out_dir, constants));
  writeValues(out_dir);
}

/** The constants are global, so that the code does not change with them (sw/worker-scope.ts). */
function runCode(out_dir: string, constants: Record<string, unknown>): string {
  const code = `/assets/${oneAsset(out_dir, /^service-worker-[^.]*\.js$/)}`;
  const lines = Object.entries({ ...constants, __QG_CODE__: code }).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  return [
    ...lines,
    // the security policy lets scripts only come from a policy
    `self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === __QG_CODE__ ? url : null) });`,
    'importScripts(__QG_CODE__);',
    '',
  ].join('\n');
}

/** Files that are fetched only to install the app: 116 kB. */
const ONLY_TO_INSTALL = [
  'screenshots/**',
  'icons/{apple-touch-icon,icon-512,maskable-*,monochrome-*,shortcut-*}.png',
];

/**
 * The texts of the languages but Portuguese, 38 kB each, by tag: a phone downloads the one that its
 * person reads.
 */
export function languageFiles(out_dir: string): Record<string, string> {
  return Object.fromEntries(
    ['en', 'es'].map((language) => [
      language,
      `/assets/${oneAsset(out_dir, new RegExp(`^${language}-[^.]*\\.js$`))}`,
    ]),
  );
}

function oneAsset(out_dir: string, name: RegExp): string {
  const [file, ...more] = readdirSync(join(out_dir, 'assets')).filter((one) => name.test(one));
  if (!file || more.length > 0) throw new Error(`not one asset is ${name}`);
  return file;
}

/**
 * Everything the app needs to run offline in Portuguese, each file once. Files under /assets carry their hash in
 * the name; with a revision they would be downloaded twice.
 */
export async function precacheList(out_dir: string): Promise<ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out_dir,
    globPatterns: ['**/*'],
    globIgnores: [
      'service-worker.js',
      '**/*.{br,gz,map,txt}',
      'assets/{en,es,service-worker}-*.js',
      ...ONLY_TO_INSTALL,
    ],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 1_000_000,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries.map(({ url, revision, ...entry }) => ({
    ...entry,
    url: `/${url}`,
    // the page contains the server's keys, so another key changes its revision
    revision: url === 'index.html' ? [revision, ...Object.keys(VALUES)].join('-') : revision,
  }));
}

/**
 * Adds its digest to a file that may name others: by it the worker recognises the file that it wrote
 * from an earlier one (sw/files/renamed-files.ts). It has as many bits as the hash in the name.
 */
function withDigest<T extends { url: string }>(out_dir: string, file: T): T & { digest?: string } {
  if (!/^\/assets\/.*\.(js|css)$/.test(file.url)) return file;
  const hash = createHash('sha256').update(readFileSync(join(out_dir, file.url)));
  return { ...file, digest: hash.digest('base64').slice(0, 8) };
}

/**
 * For a host that serves plain files, the keys are written at build time; the embedded backend
 * writes its own.
 */
function writeValues(out_dir: string): void {
  for (const file of ['index.html', 'service-worker.js'].map((name) => join(out_dir, name))) {
    let text = readFileSync(file, 'utf8');
    for (const [name, variable] of Object.entries(VALUES)) {
      text = text.replaceAll(name, process.env[variable] || name);
    }
    writeFileSync(file, text);
  }
}
