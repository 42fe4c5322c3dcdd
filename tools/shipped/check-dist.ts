import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFiles } from './dist-files.ts';

/** What no built file may contain, and why. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/dev-mode-iframe|rxdb\.info\/html/, 'the development mode of RxDB calls a foreign host'],
  [/(?<![\w$.])eval\s*\(|new Function\s*\(/, 'the security policy forbids code from text'],
  // supabase-js knows how a secret key begins: a key is what follows
  [/sb_secret_[\w-]|service_role|SUPABASE_SERVICE/, 'a secret of the server'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/sourceMappingURL=/, 'there are no source maps to point to'],
  [/data:font\//, 'the security policy forbids inlined fonts'],
];

/** @throws an error that names every file with content that must not be shipped */
export function checkDist(out_dir: string): void {
  const found = distFiles(out_dir).flatMap((file) => problemsOf(out_dir, file));
  if (found.length > 0) throw new Error(`not to be shipped:\n  ${found.join('\n  ')}`);
}

function problemsOf(out_dir: string, file: string): string[] {
  if (file.endsWith('.map')) return [`${file}: a source map`];
  if (!/\.(js|css|html|json|svg|webmanifest)$/.test(file)) return [];
  return problemsIn(readFileSync(join(out_dir, file), 'utf8')).map((why) => `${file}: ${why}`);
}

/** @returns the reason for each forbidden content in the text */
export function problemsIn(text: string): string[] {
  return FORBIDDEN.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : []));
}
