import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'supabase', 'local', 'main.ts');

/** The command of `npm start`, on a free port, in a data directory that the file's tests share. */
export async function mainCommand() {
  const port = await freePort();
  let data_dir: string;
  beforeAll(async () => {
    data_dir = await mkdtemp(join(tmpdir(), 'qg-main-'));
  });
  afterAll(() => rm(data_dir, { recursive: true, force: true }));

  /** The command itself, with its output up to the moment it was ready. */
  async function start(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: String(port), DATA_DIR: data_dir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (part) => {
        printed += String(part);
        if (printed.includes('Ctrl-C')) resolve();
      });
      child.once('exit', () => {
        void text(child.stderr).then((errors) => reject(new Error(errors)));
      });
    });
    return { child, printed };
  }

  async function publishableKey(): Promise<string> {
    const keys = JSON.parse(await readFile(join(data_dir, 'keys.json'), 'utf8')) as {
      publishable_key: string;
    };
    return keys.publishable_key;
  }

  return { port, start, publishableKey };
}
