import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

export default defineConfig({
  resolve: leanLibraries,
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
