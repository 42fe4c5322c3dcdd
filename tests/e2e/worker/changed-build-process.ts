import { buildApp } from '../../../tools/build.ts';

/** A file of a later screen, whose chunk many others import. */
const CHANGED = /\/src\/features\/event\/event-details\.tsx$/;

await buildApp(process.argv[2]!, [
  {
    name: 'qg-change',
    enforce: 'pre',
    transform: {
      filter: { id: CHANGED },
      handler: (code) => `${code}\nglobalThis.name = 'one changed file';\n`,
    },
  },
]);
