import { join } from 'node:path';
import { defaultClientConditions, type UserConfig } from 'vite';

/**
 * Uses the builds of libraries for current browsers: their default builds are compiled to ES5,
 * which costs 3 kB of brotli before the first list. For the app and the service worker alike.
 */
export const leanLibraries: NonNullable<UserConfig['resolve']> = {
  conditions: ['es2015', ...defaultClientConditions], // rxjs
  alias: [
    {
      find: /^\.\.\/createLucideIcon\.mjs$/,
      replacement: join(import.meta.dirname, 'lean-icon.ts'),
    },
    { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
    // broadcast-channel, under rxdb: 3 kB of ways for browsers without a BroadcastChannel
    {
      find: /^\.\/methods\/(?:indexed-db|localstorage|simulate)\.js$/,
      replacement: join(import.meta.dirname, 'no-channel-method.ts'),
    },
    // mingo, under rxdb
    {
      find: /^\.\/(?:(?:operators\/pipeline\/)?project|sort|cursor)$/,
      replacement: join(import.meta.dirname, 'no-pipeline.ts'),
    },
  ],
};
