import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUPABASE = join(import.meta.dirname, '..', '..');

/** The name of the first migration. Hosted Supabase keeps it by its number. */
export const BASELINE = '20261128000000_baseline.sql';

/**
 * The files that define the database, in the order of `schema_paths` in `config.toml`, which is
 * Supabase's own setting. A file comes after what it needs.
 * @param supabase the folder that has `config.toml`
 * @returns paths in that folder
 */
export function schemaPaths(supabase: string = SUPABASE): string[] {
  const config = readFileSync(join(supabase, 'config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? [];
  return [...list.matchAll(/"\.\/([^"]+)"/g)].map(([, path]) => path!);
}

/** The text of the baseline: all schema files, one after the other. */
export function baselineText(supabase: string = SUPABASE): string {
  const files = schemaPaths(supabase).map(
    (path) => `-- ${path}\n\n${readFileSync(join(supabase, path), 'utf8')}`,
  );
  return ['-- Made from supabase/schemas by `npm run baseline`.\n', ...files].join('\n');
}
