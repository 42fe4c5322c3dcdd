import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from './durable-write.ts';

/**
 * Writes every file and name below a directory to disk: afterwards a power cut loses none of it.
 */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return syncTree(inner);
      if (!entry.isFile()) return;
      await using file = await open(inner, 'r+');
      await file.sync();
    }),
  );
  syncDirectory(path);
}
