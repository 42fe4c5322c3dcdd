import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export type Limits = {
  /** After this, it is ended whatever it does. */
  readonly deadline_ms: number;
  /** After this long without a line and without another sign of life, it is ended. */
  readonly silence_ms?: number;
};

export type Ended = {
  readonly code: number;
  /** Why it had to be killed; null when it ended by itself. */
  readonly hung: string | null;
};

/** Which processes belong to one call: what it starts inherits this variable. */
const MARK = 'QG_STEP';

/**
 * Runs a program in a process group of its own, shows what it prints, and always ends: past a limit
 * the group is killed. Whatever the program leaves behind, such as a browser in a session of its
 * own, is killed too.
 * @param signOfLife any number that changes while the program does something
 */
export async function supervised(
  program: string,
  args: readonly string[],
  {
    cwd,
    env = {},
    limits,
    signOfLife = () => 0,
  }: {
    cwd: string;
    env?: Record<string, string>;
    limits: Limits;
    signOfLife?: () => number;
  },
): Promise<Ended> {
  const mark = randomUUID();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, [MARK]: mark },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => {
    killGroup(child);
    killMarked(mark);
  };
  const stop = () => {
    end();
    process.exit(130);
  };
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    return await outcome(child, { limits, signOfLife, end });
  } finally {
    end();
    process.off('exit', end);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  }
}

function outcome(
  child: ChildProcess,
  { limits, signOfLife, end }: { limits: Limits; signOfLife: () => number; end: () => void },
): Promise<Ended> {
  const { deadline_ms, silence_ms = Infinity } = limits;
  const started = performance.now();
  let heard = started;
  let life = signOfLife();
  child.stdout?.on('data', (chunk: Buffer) => {
    heard = performance.now();
    process.stdout.write(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    heard = performance.now();
    process.stderr.write(chunk);
  });
  return new Promise((resolve) => {
    let hung: string | null = null;
    const watch = setInterval(() => {
      const now = performance.now();
      if (signOfLife() !== life) [life, heard] = [signOfLife(), now];
      if (now - started > deadline_ms) hung = `not done after ${deadline_ms / 1000} s`;
      else if (now - heard > silence_ms) hung = `no sign of life for ${silence_ms / 1000} s`;
      else return;
      finish(124);
      end();
    }, 500);
    const finish = (code: number) => {
      clearInterval(watch);
      resolve({ code, hung });
    };
    child.once('error', (error) => {
      console.error(error);
      finish(1);
    });
    // not `close`: a process that it left behind may hold its output open
    child.once('exit', (code, signal) => {
      if (signal && hung === null) console.error(`${child.spawnfile} was ended by ${signal}`);
      setTimeout(() => finish(code ?? 1), 100); // its last lines arrive after its end
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // the group has ended
  }
}

/** Linux tells what a process inherited; elsewhere only the group is killed. */
function killMarked(mark: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${mark}`)) continue;
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it ended meanwhile, or belongs to somebody else
    }
  }
}
