import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyRevision } from '../supabase/local/http/security-headers.ts';
import { distFiles } from './dist-files.ts';

/**
 * Writes `<meta name="qg-build">` into the page. The id covers every file and the security headers:
 * a cached page keeps its headers, so new headers require a new page (security.md F10).
 * @returns the id, 16 hex digits
 */
export function stampPage(out_dir: string): string {
  const hash = createHash('sha256').update(policyRevision());
  for (const file of distFiles(out_dir))
    hash.update(file).update(readFileSync(join(out_dir, file)));
  const build_id = hash.digest('hex').slice(0, 16);
  const page = join(out_dir, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes('</head>')) throw new Error('index.html has no </head>');
  writeFileSync(
    page,
    html.replace('</head>', `<meta name="qg-build" content="${build_id}" /></head>`),
  );
  return build_id;
}
