import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyRevision } from '../../supabase/local/door/security-headers.ts';
import { distFiles } from './dist-files.ts';

/**
 * Writes `<meta name="qg-home-style">` and `<meta name="qg-build">` into the page. The first is the
 * stylesheet of the home page's cards, for the server that writes them (src/served). The id covers
 * every file and the security headers: a cached page keeps its headers, so new headers require a
 * new page (finding F10).
 * @returns the id, 16 hex digits
 */
export function stampPage(out_dir: string): string {
  const files = distFiles(out_dir);
  const hash = createHash('sha256').update(policyRevision());
  for (const file of files) hash.update(file).update(readFileSync(join(out_dir, file)));
  const build_id = hash.digest('hex').slice(0, 16);
  const page = join(out_dir, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes('</head>')) throw new Error('index.html has no </head>');
  const metas =
    `<meta name="qg-home-style" content="/${homeStyle(out_dir, files)}" />` +
    `<meta name="qg-build" content="${build_id}" />`;
  writeFileSync(page, html.replace('</head>', `${metas}</head>`));
  return build_id;
}

/** Found by its contents, because names change. */
function homeStyle(out_dir: string, files: readonly string[]): string {
  const found = files.find(
    (file) => file.endsWith('.css') && readFileSync(join(out_dir, file), 'utf8').includes(OWN),
  );
  if (!found) throw new Error(`no stylesheet has ${OWN}`);
  return found;
}

const OWN = '.home-about';
