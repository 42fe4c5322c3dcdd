import { openCopy, openPglite } from '../database.ts';
import { matrixTests, type Source } from './matrix-tests.ts';

const pglite: Source<Awaited<ReturnType<typeof openPglite>>> = {
  open: openPglite,
  renew: async (db) => {
    const files = await db.files();
    await db[Symbol.asyncDispose]();
    return openCopy(files);
  },
};

matrixTests('hosted', pglite);
matrixTests('granted', pglite);
