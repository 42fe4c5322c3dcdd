import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { npmStart } from '../attacks/npm-start.ts';
import { call, openRealBackend, PASSWORD, signUp } from '../open-test-backend.ts';

export const MAIN: string = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'supabase',
  'local',
  'main.ts',
);

/** A closed data directory with one account in it, and copies of it to break. */
export class Directories {
  home = '';
  original = '';
  #copies = 0;

  async make(): Promise<void> {
    this.home = await mkdtemp(join(tmpdir(), 'qg-broken-'));
    this.original = join(this.home, 'original');
    await using backend = await npmStart({ DATA_DIR: this.original, SEED: 'none' });
    const url = `http://127.0.0.1:${backend.port}`;
    await signUp({ ...backend, url } as never, 'ana@exemplo.com');
  }

  async copy(): Promise<string> {
    const copy = join(this.home, `copy-${(this.#copies += 1)}`);
    await cp(this.original, copy, { recursive: true });
    return copy;
  }

  /**
   * Runs the command, which must fail.
   * @returns what it printed for the person who called it
   */
  async failedStart(data_dir: string, under: readonly string[] = []): Promise<string> {
    const [program, ...args] = [...under, process.execPath, MAIN];
    const child = spawn(program!, args, {
      env: { ...process.env, PORT: '0', DATA_DIR: data_dir, DIST_DIR: this.home, SEED: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = once(child.stdout, 'data').then(() => child.kill('SIGKILL'));
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    void started.catch(() => undefined);
    if (child.exitCode !== 1) throw new Error(`ended with ${child.exitCode}: ${said}`);
    return said;
  }

  delete(): Promise<void> {
    return rm(this.home, { recursive: true, force: true });
  }
}

/** One line says what is wrong, one says what to do; no stack. */
export const IN_WORDS = /^[^\n]+[.:]?\n[^\n]+\.?\n$/;

/** Each file with its content. Asking for the lock would create its file. */
export function contentOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock')
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      relative(dir, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

export async function signInOfAna(data_dir: string): Promise<number> {
  const backend = await openRealBackend({ data_dir });
  const json = { email: 'ana@exemplo.com', password: PASSWORD };
  const { status } = await call(backend, '/auth/v1/token?grant_type=password', { json });
  await backend.close();
  return status;
}

export type Harm = {
  what: string;
  harm: (dir: string) => unknown;
  says: RegExp;
  /** The command under which the server is started. */
  under?: readonly string[];
};

export const at = (dir: string, ...path: string[]) => join(dir, ...path);
export const remove =
  (...path: string[]) =>
  (dir: string) =>
    rmSync(at(dir, ...path), { recursive: true });
export const write =
  (text: string, ...path: string[]) =>
  (dir: string) =>
    writeFileSync(at(dir, ...path), text);
export const lost = (name: string) => (dir: string) => rename(at(dir, name), `${dir}-${name}`);
/**
 * Root may do anything; in a user namespace of its own it has only the rights of the file's owner.
 */
export const AS_OWNER: readonly string[] = process.getuid?.() === 0 ? ['unshare', '--user'] : [];
