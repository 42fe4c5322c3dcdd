import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/fixtures/free-port.ts';

/** The server started like `npm start`, in its own process and data directory. */
export type Started = {
  port: number;
  anon_key: string;
  data_dir: string;
  pid: number;
  /** Resident memory. Unit: MB. */
  resident_mb: () => number;
  /** @returns the exit code, null when a signal ended it */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

const MAIN = join(import.meta.dirname, '..', '..', '..', 'supabase', 'local', 'main.ts');

/** @throws its output when it ends before it listens */
export async function npmStart(settings: Record<string, string> = {}): Promise<Started> {
  const home = mkdtempSync(join(tmpdir(), 'qg-start-'));
  const data_dir = settings['DATA_DIR'] ?? join(home, 'data');
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DIST_DIR: home,
      PORT: String(port),
      GEOCODER: 'off',
      ...settings,
      DATA_DIR: data_dir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  const keys = JSON.parse(readFileSync(join(data_dir, 'keys.json'), 'utf8')) as {
    publishable_key: string;
  };
  const stop: Started['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  };
  return {
    port,
    anon_key: keys.publishable_key,
    data_dir,
    pid: child.pid ?? 0,
    resident_mb: () => residentMb(child.pid ?? 0),
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += String(text);
      if (/http:\/\/localhost:\d+/.test(said)) resolve();
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
}

/** Linux only; elsewhere nothing is measured. */
function residentMb(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1024 / 1024;
}
