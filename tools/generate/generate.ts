import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { ROUTES } from './routes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Writes the files that follow from others and are not in the repository: the types of the texts
 * from the base locale, the route tree from the folder of routes. Unchanged files are not touched.
 * @throws when a generator fails
 */
export async function generate(): Promise<void> {
  const texts = spawnSync(process.execPath, [join(import.meta.dirname, 'i18n.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (texts.status !== 0) throw new Error(`no types of the texts:\n${texts.stdout}${texts.stderr}`);
  await new Generator({ config: getConfig(ROUTES, ROOT), root: ROOT }).run();
}

if (import.meta.main) await generate();
