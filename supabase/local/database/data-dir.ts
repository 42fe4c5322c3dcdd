import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDurably } from '../auth/keys.ts';

/** A data directory held by this process: two on the same files would destroy them. */
export interface DataDir {
  /** Where PGlite keeps its files. */
  db_path: string;
  /** To be called when the database has opened for the first time. */
  markInitialised(): void;
  release(): Promise<void>;
}

/** Makes the directory when it is missing, and holds it. @throws when another process has it */
export async function openDataDir(path: string): Promise<DataDir> {
  mkdirSync(path, { recursive: true });
  const lock = await hold(lockPath(path), path);
  const db_path = join(path, 'db');
  const marker = join(path, 'initialised');
  // Killed in the middle of the very first start: half a database, and nothing in it was acknowledged.
  if (!existsSync(marker)) rmSync(db_path, { recursive: true, force: true });
  return {
    db_path,
    markInitialised: () => {
      if (!existsSync(marker)) writeDurably(marker, 'The database in db/ is complete.\n');
    },
    release: () => new Promise((resolve) => lock.close(() => resolve())),
  };
}

/** Deletes a data directory, and refuses to delete anything that does not look like one. */
export function deleteDataDir(path: string): void {
  if (!existsSync(path)) return;
  const ours = new Set([
    'db',
    'pictures',
    'initialised',
    'keys.json',
    'keys.json.draft',
    'initialised.draft',
  ]);
  const strangers = readdirSync(path).filter((name) => !ours.has(name));
  if (strangers.length > 0) {
    throw new Error(
      `${path} is not a data directory: it holds ${strangers.slice(0, 3).join(', ')}`,
    );
  }
  rmSync(path, { recursive: true, force: true });
}

/** A socket and not a pid file: after kill -9 nobody answers on it, whoever has the number by then. */
function lockPath(path: string): string {
  const name = `qg-airsoft-${createHash('sha256').update(realpathSync(path)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

async function hold(socket_path: string, data_dir: string): Promise<Server> {
  if (await answers(socket_path)) {
    throw new Error(`${data_dir} is in use by another process. Stop it, or set DATA_DIR.`);
  }
  if (process.platform !== 'win32') rmSync(socket_path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket_path, resolve);
  });
  server.unref();
  return server;
}

function answers(socket_path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socket_path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
