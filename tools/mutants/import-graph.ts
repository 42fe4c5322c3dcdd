import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * `from '…'`, `import('…')`, `import '…'`, `new URL('…', import.meta.url)`; an import of types
 * alone is none.
 */
const IMPORTS =
  /(?<!^(?:import|export) type [^;]*)(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*'((?:\.{1,2}|#[a-z]+)\/[^'?]+)/gm;
const OURS = '{src,sync,sw,tools,tests,supabase}/**/*.{ts,tsx}';

/** Which of the project's files import a file. */
export function importersOf(root: string): ReadonlyMap<string, readonly string[]> {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const importers = new Map<string, string[]>();
  for (const file of globSync(OURS, { cwd: root })) {
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTS)) {
      const [alias = '', ...rest] = to.split('/');
      const folder = imports[`${alias}/*`]?.replace('*', '');
      const imported = normalize(folder ? join(folder, ...rest) : join(dirname(file), to));
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** Whatever reaches a file by imports, with the fewest imports between them. */
export function distances(
  importers: ReadonlyMap<string, readonly string[]>,
  file: string,
): ReadonlyMap<string, number> {
  const found = new Map([[file, 0]]);
  for (const [near, hops] of found)
    for (const importer of importers.get(near) ?? [])
      if (!found.has(importer)) found.set(importer, hops + 1);
  return found;
}
