import { defaultClientConditions, type UserConfig } from 'vite';

/**
 * Libraries in the form for today's browsers: their defaults are compiled down to ES5, which costs 3 kB of
 * brotli before the first list. For the app and for the service worker alike.
 */
export const leanLibraries: NonNullable<UserConfig['resolve']> = {
  conditions: ['es2015', ...defaultClientConditions], // rxjs
  alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }],
};
