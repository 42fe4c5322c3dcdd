import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { databasesAt } from '#tests/race/cluster/race-database.ts';
import type { Answer, Question } from './backend-process.ts';
import { PAGE_URL } from './phone.ts';
import {
  databaseUrl,
  seededDatabase,
  seededDataDir,
  seededServer,
  type TestSeed,
} from './seeded-data.ts';

/** The embedded backend in its own process, so that a test can kill it like a power cut. */
export type TestBackend = {
  /** http://localhost:<port>; the same after a restart. */
  readonly url: string;
  readonly port: number;
  readonly anon_key: string;
  /** As superuser, without policies: the real content of the database. */
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Rebuilds the snapshot after a change of public rows, instead of waiting a minute. */
  refreshSnapshot(): Promise<void>;
  /** kill -9, at any moment. */
  kill(): Promise<void>;
  /**
   * It accepts requests and answers none, like a server behind a hanging network, until `resume`.
   */
  pause(): void;
  resume(): void;
  /** Reopens the same data on the same port; with another build of the app when given. */
  restart(dist_dir?: string): Promise<void>;
  /**
   * Stops, copies the files of PGlite, and continues. @returns a function that restores the copy,
   * including the last step of an operator
   */
  copyData(): Promise<() => Promise<void>>;
  /** Replaces the served build while it runs. Waits until the new build is served. */
  deploy(dist_dir: string): Promise<void>;
  /** Finishes the requests in flight, then stops. The data stays for `restart`. */
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  [Symbol.asyncDispose](): Promise<void>;
};

export type TestBackendOptions = {
  /** Directory of a built app; with null only the API is served. */
  dist_dir: string | null;
  /** `demo` starts from a copy of a seeded database, within a second. */
  seed?: TestSeed;
  /**
   * The port of a server of PostgreSQL with the seeded databases. Null: PGlite, which computes three
   * times as much for a start, in files of its own that a test may kill and copy.
   */
  server_port: number | null;
};

/** @throws when it does not start */
export async function startTestBackend(options: TestBackendOptions): Promise<TestBackend> {
  const home = mkdtempSync(join(tmpdir(), 'qg-e2e-'));
  const data_dir = join(home, 'data');
  const seed = options.seed ?? 'demo';
  const { server_port } = options;
  cpSync(await dataDirOf(seed, server_port), data_dir, { recursive: true });
  const server = server_port === null ? null : databasesAt(server_port);
  const database = await server?.database(seededDatabase(seed));
  const database_url = database && databaseUrl(server_port!, database);
  const port = await freePort();
  const dist_dir = options.dist_dir === null ? null : join(home, 'dist');
  const serve = (folder: string | null) => {
    if (folder === null || dist_dir === null) return;
    symlinkSync(folder, `${dist_dir}.next`);
    renameSync(`${dist_dir}.next`, dist_dir);
  };
  serve(options.dist_dir);
  const start = () => Child.start({ data_dir, database_url, seed, port, dist_dir });
  let child = await start();
  const url = `http://localhost:${port}`;
  const { anon_key } = child;
  const stop = () => child.close();
  return {
    url,
    port,
    anon_key,
    query: (sql, params = []) => child.ask({ kind: 'query', sql, params }) as Promise<never>,
    refreshSnapshot: async () => void (await child.ask({ kind: 'refresh_snapshot' })),
    kill: () => child.kill(),
    pause: () => child.signal('SIGSTOP'),
    resume: () => child.signal('SIGCONT'),
    stop,
    copyData: async () => {
      if (database) throw new Error('only PGlite has files: startApp({ on_files: true })');
      const copy = join(home, `copy-${randomUUID()}`);
      await stop();
      cpSync(data_dir, copy, { recursive: true });
      child = await start();
      return async () => {
        await stop();
        rmSync(data_dir, { recursive: true });
        cpSync(copy, data_dir, { recursive: true });
        child = await start();
        await child.ask({ kind: 'query', sql: 'select private.start_new_epoch()', params: [] });
        await child.ask({ kind: 'refresh_snapshot' });
      };
    },
    restart: async (other_dist) => {
      await stop();
      serve(other_dist ?? null);
      child = await start();
    },
    deploy: async (other_dist) => {
      serve(other_dist);
      const stamp = /name="qg-build" content="\w+"/;
      const [wanted] = stamp.exec(readFileSync(join(other_dist, 'index.html'), 'utf8'))!;
      await expect.poll(async () => (await fetch(url)).text()).toContain(wanted);
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      if (database) await server?.drop(database);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** What a new data directory is a copy of. */
export const dataDirOf = async (seed: TestSeed, server_port: number | null): Promise<string> =>
  server_port === null ? seededDataDir(seed) : (await seededServer()).dirs[seed];

type Ask = Question extends infer Kind
  ? Kind extends { id: number }
    ? Omit<Kind, 'id'>
    : never
  : never;

/** A start, a question or the end takes a second, and ten on a busy machine. */
const PATIENCE_MS = 60_000;

class Child {
  readonly anon_key: string;
  readonly #process: ChildProcess;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #last_id = 0;

  constructor(process: ChildProcess, anon_key: string) {
    this.#process = process;
    this.anon_key = anon_key;
    process.on('message', (answer: Answer) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    });
    process.on('exit', () => {
      for (const [id, reply] of this.#asked) reply({ id, error: 'the backend is gone' });
      this.#asked.clear();
    });
  }

  static async start(options: {
    data_dir: string;
    database_url: string | undefined;
    seed: string;
    port: number;
    dist_dir: string | null;
  }): Promise<Child> {
    const process_ = fork(join(import.meta.dirname, 'backend-process.ts'), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // it serves a few requests: to optimise PGlite's program takes a third of what it computes
      execArgv: ['--liftoff-only'],
      env: {
        ...process.env,
        DATA_DIR: options.data_dir,
        SEED: options.seed,
        PORT: String(options.port),
        SITE_URL: PAGE_URL, // in the links of its mails
        AUTH_LIMITS: JSON.stringify({ burst: 1000 }),
        ...(options.dist_dir ? { DIST_DIR: options.dist_dir } : {}),
        ...(options.database_url ? { DATABASE_URL: options.database_url } : {}),
      },
    });
    let said = '';
    process_.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const { anon_key } = await new Promise<{ anon_key: string }>((resolve, reject) => {
      const late = setTimeout(() => {
        process_.kill('SIGKILL');
        reject(new Error(`backend did not start within ${PATIENCE_MS / 1000} s\n${said}`));
      }, PATIENCE_MS);
      process_.once('message', (message) => {
        clearTimeout(late);
        resolve(message as { anon_key: string });
      });
      process_.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`backend stopped with ${code}\n${said}`));
      });
    });
    return new Child(process_, anon_key);
  }

  async ask(question: Ask): Promise<unknown[]> {
    const id = ++this.#last_id;
    const answer = await new Promise<Answer>((resolve) => {
      if (this.#isGone) return resolve({ id, error: 'the backend is gone' });
      const late = setTimeout(() => {
        this.#asked.delete(id);
        this.#process.kill('SIGKILL'); // a backend that is alive and silent would be waited for in every test
        resolve({ id, error: `the backend did not answer within ${PATIENCE_MS / 1000} s` });
      }, PATIENCE_MS);
      this.#asked.set(id, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      this.#process.send({ ...question, id });
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.rows;
  }

  async kill(): Promise<void> {
    if (this.#isGone) return;
    const exited = this.#exited();
    this.#process.kill('SIGKILL');
    await exited;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async close(): Promise<void> {
    if (this.#isGone) return;
    this.signal('SIGCONT');
    const exited = this.#exited();
    try {
      await this.ask({ kind: 'close' });
    } finally {
      const late = setTimeout(() => this.#process.kill('SIGKILL'), PATIENCE_MS);
      await exited;
      clearTimeout(late);
    }
  }

  get #isGone(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  #exited = (): Promise<void> =>
    new Promise((resolve) => this.#process.once('exit', () => resolve()));
}
