import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { leanIcons, quietLibraries } from './tools/chunks/quiet-libraries.ts';
import { leanLibraries } from './tools/chunks/lean-libraries.ts';
import { chunkFileNames } from './tools/chunks/chunk-names.ts';
import { earlyStart } from './tools/chunks/early-start.ts';
import { lastingExports } from './tools/chunks/lasting-exports.ts';
import { pageFiles } from './tools/chunks/page-files.ts';
import { besideTheStart, preloadFirstList } from './tools/chunks/preload-first-list.ts';
import { sharedWorkers } from './tools/chunks/shared-workers.ts';
import { compileHints, startChunks } from './tools/chunks/start-chunks.ts';
import { ROUTES } from './tools/generate/routes.ts';

/** What a build may be told. One that it was not told leaves its code out of the page. */
const SETTINGS = ['SUPABASE_URL', 'LAUNCH_URL', 'LAUNCH_LABEL', 'LAUNCH_IMAGE', 'TILE_URL'].map(
  (name) => `VITE_${name}`,
);
const told = loadEnv('production', import.meta.dirname);

export default defineConfig({
  resolve: leanLibraries,
  define: Object.fromEntries(
    SETTINGS.filter((name) => told[name] === undefined).map((name) => [
      `import.meta.env.${name}`,
      'undefined',
    ]),
  ),
  plugins: [
    tanstackRouter(ROUTES),
    react(),
    tailwindcss(),
    quietLibraries(),
    leanIcons(),
    sharedWorkers(),
    preloadFirstList(),
    earlyStart(),
    pageFiles(),
    lastingExports(),
    compileHints(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the CSP forbids data: fonts
    // every target browser supports it
    modulePreload: { polyfill: false, resolveDependencies: besideTheStart },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: startChunks, chunkFileNames } },
    reportCompressedSize: false, // tests/build/bytes.test.ts measures with brotli
  },
  worker: { format: 'es' },
});
