import type { Rollup } from 'vite';

/** In a folder: `$id.tsx`, `create.tsx` and `map.tsx` stand in several. */
const ROUTE = /\/src\/app\/routes\/(.+\/.+)\.tsx\?/;
/** The texts of a language: `legal.ts` is in three. */
const WORDS = /\/src\/i18n\/([\w-]+)\//;

/**
 * Each chunk has a name of its own, without the hash: by that name a phone finds the earlier version
 * of the file, from which it writes the new one (sw/files/renamed-files.ts), or to which it downloads
 * what changed (supabase/local/app-files/earlier).
 */
export function chunkFileNames(chunk: Rollup.PreRenderedChunk): string {
  return `assets/${nameOf(chunk).replaceAll(/[^\w-]+/g, '.')}-[hash].js`;
}

function nameOf({ name, facadeModuleId, moduleIds }: Rollup.PreRenderedChunk): string {
  const route = ROUTE.exec(facadeModuleId ?? '')?.[1];
  if (route && !route.endsWith('/index')) return route;
  const [language, ...more] = new Set(moduleIds.map((id) => WORDS.exec(id)?.[1]));
  return language && more.length === 0 && language !== name ? `${language}.${name}` : name;
}
