import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '../data-dir/start-error.ts';

/** The bytes of the stored pictures, by the id of their row in storage.objects. */
export type PictureFiles = {
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such picture. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(id: string): Promise<void>;
};

/** @param dir where they are kept; null keeps them in memory */
export function openPictureFiles(dir: string | null): PictureFiles {
  return dir === null ? inMemory() : onDisk(dir);
}

function onDisk(dir: string): PictureFiles {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError(error, dir) ?? error;
  }
  return {
    async write(id, bytes) {
      const draft = join(dir, `${id}.draft`);
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, join(dir, id));
    },
    async read(id) {
      try {
        return new Uint8Array(await readFile(join(dir, id)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(join(dir, id), { force: true }),
  };
}

function inMemory(): PictureFiles {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write: async (id, bytes) => void files.set(id, new Uint8Array(bytes)),
    read: async (id) => files.get(id) ?? null,
    remove: async (id) => void files.delete(id),
  };
}
