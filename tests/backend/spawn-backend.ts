import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fixtures } from './open-test-backend.ts';

export type SpawnedBackend = {
  url: string;
  anon_key: string;
  pid: number;
  /** Sends the signal and waits for the end. @returns the exit code, null after a kill */
  stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/**
 * A backend with the fixtures in its own process.
 * @param env settings that differ from this process
 * @throws its error output when it does not start
 */
export async function spawnBackend(
  data_dir: string,
  env: Record<string, string> = {},
): Promise<SpawnedBackend> {
  const script = join(import.meta.dirname, 'fixtures', 'serve.ts');
  const child = spawn(process.execPath, [script, data_dir, fixtures.migrations_dir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const { url, anon_key } = JSON.parse(await firstLine(child)) as { url: string; anon_key: string };
  return {
    url,
    anon_key,
    pid: child.pid!,
    stop: async (signal) => {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** The first line that a process prints. */
async function firstLine(child: ChildProcess): Promise<string> {
  let errors = '';
  child.stderr!.on('data', (text) => (errors += String(text)));
  const lines = createInterface({ input: child.stdout! });
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    // not at its exit: its output may still be arriving
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${errors}`)));
  });
}
