import type { Plugin } from 'vite';

const WAITS = 'idbReady()).then(tryOpenDB)';

/**
 * Dexie helps Safari 14, on which the app does not run: before a database opens, it asks for the
 * names of all of them, every 100 ms until the first answer. WebKit opens each file for that, in the
 * one queue in which it answers everything else. Sixteen databases that open at once ask faster than
 * a busy phone answers, and what a page asked before it was left is answered before anything that the
 * next pages ask: they met a storage that was silent for minutes. Rule [S8].
 */
export function dexieOnSafari(): Plugin {
  return {
    name: 'qg-dexie-on-safari',
    apply: 'build',
    transform: {
      filter: { code: WAITS },
      handler: (code) => code.replace(WAITS, 'Promise.resolve()).then(tryOpenDB)'),
    },
  };
}
