import type { Plugin } from 'vite';

/** What libraries do unasked, and what stands in its place. */
const UNASKED: readonly (readonly [there: string, instead: string])[] = [
  // Dexie helps Safari 14, on which the app does not run: before a database opens, it asks for the
  // names of all of them, every 100 ms until the first answer. WebKit opens each file for that, in
  // the one queue in which it answers everything else. Sixteen databases that open at once ask
  // faster than a busy phone answers, and what a page asked before it was left is answered before
  // anything that the next pages ask: they met a storage that was silent for minutes. Rule [S8].
  ['idbReady()).then(tryOpenDB)', 'Promise.resolve()).then(tryOpenDB)'],
  // RxDB advertises itself in the console at the first write
  ['!shownNonPremiumLog && !(await hasPremiumFlag())', 'false'],
];

/** tests/build/dist.test.ts shows that nothing of it is shipped, whatever a new version looks like. */
export function quietLibraries(): Plugin {
  return {
    name: 'qg-quiet-libraries',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(dexie|rxdb)\// },
      handler: (code) =>
        UNASKED.reduce((text, [there, instead]) => text.replace(there, instead), code),
    },
  };
}

/** Each line of an icon has a key for React, which asks for none where lines never change their places. */
export function leanIcons(): Plugin {
  return {
    name: 'qg-lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => code.replaceAll(/, key: "\w+"|,\s*aliases: \[[^\]]*\]/g, ''),
    },
  };
}
