import type { Rollup } from 'vite';

/** Files of several folders have the same name here: `$id.tsx`, `create.tsx`, `legal.ts`. */
const NAMED_BY_FOLDER = /\/src\/(?:app\/routes|i18n)\/(.+\/.+)\.tsx?(?:\?|$)/;

/**
 * Each chunk has a name of its own, without the hash: by that name a phone finds the earlier version
 * of the file, of which it then downloads what changed (supabase/local/app-files/earlier). Two of one
 * name would be taken for each other.
 */
export function chunkFileNames({ name, facadeModuleId }: Rollup.PreRenderedChunk): string {
  const path = NAMED_BY_FOLDER.exec(facadeModuleId ?? '')?.[1];
  const own = path && !path.endsWith('/index') ? path.replaceAll(/[^\w-]+/g, '.') : name;
  return `assets/${own}-[hash].js`;
}
