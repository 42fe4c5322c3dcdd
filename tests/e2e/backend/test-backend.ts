import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { databasesAt } from '#tests/race/cluster/race-database.ts';
import { BackendChild } from './backend-child.ts';
import { PAGE_URL } from '../phone.ts';
import { dataDirOf, seededDatabase, type TestSeed } from '../seeded-data.ts';

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
  /** As in the environment of `npm start`. */
  settings?: Record<string, string>;
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
  const database_url = database && server?.url(database);
  const port = await freePort();
  const dist_dir = options.dist_dir === null ? null : join(home, 'dist');
  const serve = (folder: string | null) => {
    if (folder === null || dist_dir === null) return;
    symlinkSync(folder, `${dist_dir}.next`);
    renameSync(`${dist_dir}.next`, dist_dir);
  };
  serve(options.dist_dir);
  let child: BackendChild | null = null;
  const start = async () => {
    const { GEMINI_API_KEY, GEMINI_API_URL, NOMINATIM_URL } = process.env;
    const fixed = { SITE_URL: PAGE_URL, GEMINI_API_KEY, GEMINI_API_URL, NOMINATIM_URL };
    const settings = { ...fixed, ...options.settings };
    const given = { data_dir, database_url, seed, port, dist_dir, settings };
    const opened = await BackendChild.open(given);
    child = opened.child;
    return opened;
  };
  const running = (): BackendChild => {
    if (!child) throw new Error('the backend was stopped');
    return child;
  };
  const stop = async () => {
    const stopped = child;
    child = null; // its process may serve another test by now
    await stopped?.close();
  };
  const { anon_key } = await start();
  const url = `http://localhost:${port}`;
  return {
    url,
    port,
    anon_key,
    query: async (sql, params = []) =>
      (await running().ask({ kind: 'query', sql, params })) as never,
    refreshSnapshot: async () => void (await running().ask({ kind: 'refresh_snapshot' })),
    kill: async () => running().kill(),
    pause: () => running().signal('SIGSTOP'),
    resume: () => running().signal('SIGCONT'),
    stop,
    copyData: async () => {
      if (database) throw new Error('only PGlite has files: startApp({ on_files: true })');
      const copy = join(home, `copy-${randomUUID()}`);
      await stop();
      cpSync(data_dir, copy, { recursive: true });
      await start();
      return async () => {
        await stop();
        rmSync(data_dir, { recursive: true });
        cpSync(copy, data_dir, { recursive: true });
        await start();
        await running().ask({ kind: 'query', sql: 'select private.start_new_epoch()', params: [] });
        await running().ask({ kind: 'refresh_snapshot' });
      };
    },
    restart: async (other_dist) => {
      await stop();
      serve(other_dist ?? null);
      await start();
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
