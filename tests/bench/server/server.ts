import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendAnswer, BackendCommand, BackendOrder } from './backend-process.ts';

const SEED = join(import.meta.dirname, '../../../supabase/seed');

export type Server = {
  readonly url: string;
  readonly port: number;
  readonly anon_key: string;
  readonly pid: number;
  /** Runs one statement as superuser. */
  readonly sql: <Row>(text: string) => Promise<Row[]>;
  readonly stop: () => Promise<void>;
};

/**
 * How much data: the demo, or a multiple of SEED=large: 1 is 5,000 events, 3,000 arenas and 2,000
 * teams.
 */
export type Amount = 'demo' | { readonly large: number };

/** Starts the embedded backend in its own process, with the app and the API on one port. */
export async function startServer({
  amount,
  dir,
  ...order
}: Omit<BackendOrder, 'seed_dir'> & { amount: Amount; dir: string }): Promise<Server> {
  const seed_dir = seedDir(amount, dir);
  const child = fork(join(import.meta.dirname, 'backend-process.ts'), [
    JSON.stringify({ ...order, seed_dir } satisfies BackendOrder),
  ]);
  const ready = await answerOf(child);
  if (!('ready' in ready)) throw new Error('the backend did not start');
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (command: BackendCommand): Promise<BackendAnswer> => {
    const asked = turn.then(() => {
      child.send(command);
      return answerOf(child);
    });
    turn = asked.catch(() => undefined);
    return asked;
  };
  return {
    url: `http://127.0.0.1:${ready.port}`,
    port: ready.port,
    anon_key: ready.anon_key,
    pid: child.pid ?? 0,
    sql: async <Row>(text: string) => {
      const answer = await ask({ sql: text });
      if (!('rows' in answer)) throw new Error(JSON.stringify(answer));
      return answer.rows as Row[];
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.send('stop' satisfies BackendCommand);
      await gone;
    },
  };
}

/** @throws when the process ends instead of answering */
async function answerOf(child: ChildProcess): Promise<BackendAnswer> {
  const ended = new AbortController();
  const { signal } = ended;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as BackendAnswer),
      once(child, 'exit', { signal }).then(([code]): never => {
        throw new Error(`the backend ended with code ${code}`);
      }),
    ]);
  } finally {
    ended.abort();
  }
}

function seedDir(amount: Amount, dir: string): string {
  if (amount === 'demo') return SEED;
  const seed_dir = mkdtempSync(join(dir, 'seed-'));
  const large = readFileSync(join(SEED, 'large', '900_large.sql'), 'utf8');
  writeFileSync(
    join(seed_dir, '900_large.sql'),
    `set local qg.large_scale = '${amount.large}';\n${large}`,
  );
  return seed_dir;
}

/** One directory to serve: the app at `/`, and beside it the pages that are compared with it. */
export function joinedDist(
  dir: string,
  parts: { app?: string | undefined; bench?: string },
): string {
  const dist = mkdtempSync(join(dir, 'dist-'));
  if (parts.app) cpSync(parts.app, dist, { recursive: true });
  if (parts.bench) cpSync(parts.bench, join(dist, 'bench'), { recursive: true });
  mkdirSync(join(dist, 'floor'));
  cpSync(join(import.meta.dirname, '../floor'), join(dist, 'floor'), { recursive: true });
  return dist;
}
