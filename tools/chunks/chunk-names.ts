import type { Rollup } from 'vite';

const ROUTE = /\/src\/app\/routes\/(.+)\.tsx\?/;
const WORDS = /\/src\/i18n\/(.+\/(?!index\.).+)\.ts$/;

/**
 * Each chunk has a name of its own, without the hash: by that name a phone finds the earlier version
 * of the file, of which it then downloads what changed (supabase/local/app-files/earlier). Routes
 * and texts have the names of other files, and of each other: `$id.tsx`, `create.tsx`, `legal.ts`.
 */
export function chunkFileNames({ name, facadeModuleId }: Rollup.PreRenderedChunk): string {
  const route = ROUTE.exec(facadeModuleId ?? '')?.[1];
  const path = route ? `route.${route}` : WORDS.exec(facadeModuleId ?? '')?.[1];
  return `assets/${path?.replaceAll(/[^\w-]+/g, '.') ?? name}-[hash].js`;
}
