import type { Rollup } from 'vite';

/** Every start needs these before the first paint. */
const SHELL = [
  'react',
  'react-dom',
  'scheduler',
  '@tanstack/(react-router|router-core|history|store|react-store)',
  'typesafe-i18n',
  'valibot',
  'zustand',
  'use-sync-external-store',
];
/** The database, for the page and for its storage worker. */
const DATABASE = [
  'rxdb',
  'rxjs',
  'tslib',
  'mingo',
  'event-reduce-js',
  'binary-decision-diagram',
  'dexie',
  'custom-idle-queue',
  'oblivious-set',
  'array-push-at-sort-position',
];

const of = (packages: readonly string[]) => new RegExp(`node_modules/(${packages.join('|')})/`);

/**
 * Two files for the libraries, apart from our own code: a new version of the app leaves 150 kB of them
 * where they are on the phone. Compressed as one they are also 5 kB smaller than as the bundler cuts them.
 */
export const libraryChunks = {
  groups: [
    { name: 'shell', test: of(SHELL) },
    { name: 'database', test: of(DATABASE) },
  ],
} satisfies Rollup.OutputOptions['codeSplitting'];
