import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built app that consists of the real page alone, not built: it has the places for content. */
export function appPageDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'qg-page-'));
  copyFileSync(join(import.meta.dirname, '..', '..', '..', 'index.html'), join(dir, 'index.html'));
  return dir;
}
