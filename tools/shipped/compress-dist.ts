import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { distFiles } from './dist-files.ts';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|wasm|geojson)$/;
/** The server writes its key into these, and compresses them itself. */
const WITH_KEY = new Set(['index.html', 'service-worker.js']);

/** Writes `x.js.br` and `x.js.gz` beside `x.js`, with maximum compression, ready to be served. */
export async function compressDist(out_dir: string): Promise<void> {
  for (const file of distFiles(out_dir)) {
    if (!COMPRESSIBLE.test(file) || WITH_KEY.has(file)) continue;
    const path = join(out_dir, file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await brotli(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Brotli at its maximum quality, which the budgets measure. */
export const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
