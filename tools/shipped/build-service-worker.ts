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
 * Builds `/service-worker.js`: one classic script without a hash in its name, because the browser
 * always fetches it from this address. `SERVICE_WORKER=remove` builds the kill switch in its place.
 */
export async function buildServiceWorker(out_dir: string, build_id: string): Promise<void> {
  const remove = process.env['SERVICE_WORKER'] === 'remove';
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
      __QG_BUILD__: JSON.stringify(build_id),
      __QG_PRECACHE__: JSON.stringify(await precacheList(out_dir)),
      __QG_LANGUAGES__: JSON.stringify(languageFiles(out_dir)),
    },
    build: {
      outDir: out_dir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, 'sw', remove ? 'kill-switch.ts' : 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  writeValues(out_dir);
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
  const files = readdirSync(join(out_dir, 'assets'));
  return Object.fromEntries(
    ['en', 'es'].map((language) => {
      const [file, ...more] = files.filter((name) => LANGUAGE.exec(name)?.[1] === language);
      if (!file || more.length > 0) throw new Error(`not one file has the texts of ${language}`);
      return [language, `/assets/${file}`];
    }),
  );
}
const LANGUAGE = /^(en|es)-[^.]*\.js$/;

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
      'assets/{en,es}-*.js',
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
