import { join } from 'node:path';
import { createApi } from './http/api.ts';
import { DEFAULT_AUTH_LIMITS, type AuthLimits } from './auth/auth-limits.ts';
import { limitsInDatabase } from './limits/limits-in-database.ts';
import { limitsInMemory } from './limits/limit-store.ts';
import type { Database } from './database/database.ts';
import { createFunctionHost } from './functions/function-host.ts';
import { watchHealth } from './http/health.ts';
import { createMailbox, type MailWay } from './mail/mailbox.ts';
import { startJobs } from './database/jobs.ts';
import { LARGE_SEED_DIR, prepareDatabase, SEED_DIR, startOf } from './opening/prepare.ts';
import { openStoredDatabase, type StoredDatabaseOptions } from './opening/stored-database.ts';
import { openRealtime } from './realtime/realtime.ts';
import type { PageValues } from './app-files/page-values.ts';
import { originOf, siteOf } from './door/site.ts';
import { listen, stopServer, type Front } from './http/server.ts';
import { openApp } from './app-files/open-app.ts';
import { openPublicSnapshot } from './app-files/snapshot.ts';
import { createStorage } from './storage/storage.ts';

export type Seed = 'demo' | 'large' | 'none';

export type BackendOptions = {
  /** Null keeps everything in memory. */
  data_dir: string | null;
  /** See `StoredDatabaseOptions`. */
  database_url?: string | undefined;
  data_dir_consent?: StoredDatabaseOptions['data_dir_consent'];
  /**
   * `demo` makes the demo accounts and runs the seed, once; `large` adds a country for benchmarks.
   */
  seed: Seed;
  /** The built app; with null, or a directory that does not exist, only the API is served. */
  dist_dir: string | null;
  /** 0 takes a free port. */
  port: number;
  /** Unix time in milliseconds, for rate limits and access tokens; the database has its own clock. */
  clock?: () => number;
  migrations_dir?: string;
  seed_dir?: string;
  functions_dir?: string;
  /** The settings of the functions, over the defaults of a developer's machine. */
  settings?: Readonly<Record<string, string | undefined>>;
  auth_limits?: Partial<AuthLimits>;
  /** See `WatchedOptions`. */
  worn_after?: number;
  /** See `DatabaseOptions`. */
  limit_turns?: boolean;
  /** See `WatchedOptions`. */
  memory?: StoredDatabaseOptions['memory'];
  snapshot_every_ms?: number;
  jobs_every_ms?: number;
  /** Serves the app in place of `dist_dir`, e.g. Vite. */
  front?: Front;
};

export type Backend = {
  /** http://127.0.0.1:<port>, without a trailing slash */
  url: string;
  port: number;
  /** The publishable key: role anon. */
  anon_key: string;
  /** The database as superuser, for tests and tools. */
  db: Database;
  /** Rebuilds the public snapshot if something public changed. @returns whether it did */
  refreshSnapshot(): Promise<boolean>;
  /**
   * Runs the jobs that are due, and sends the push messages that wait. @returns the names of the
   * jobs
   */
  runJobs(): Promise<string[]>;
  /** How mails leave (`mail/mailbox.ts`). */
  mail_way: MailWay;
  /** When each step of the start ended, in milliseconds since it began. */
  boot_ms: Record<string, number>;
  /** Finishes the requests in flight, then closes the database: within 5 s, whatever hangs. */
  close(): Promise<void>;
};

/** Opens the whole backend in this process, on one port of loopback. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const parts = new AsyncDisposableStack(); // closed in reverse order
  try {
    return await open(options, parts);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

/** The database as the code expects it, and what every part of the server needs. */
async function openPrepared(
  options: BackendOptions,
  parts: AsyncDisposableStack,
  done: (step: string) => void,
) {
  const settings = options.settings ?? {};
  const site = siteOf(settings);
  const in_memory = options.data_dir === null && options.database_url === undefined;
  const start = startOf({ migrations_dir: options.migrations_dir, in_memory });
  const stored = await openStoredDatabase({ ...options, start_from: start.files }, parts);
  const { db, files, keys, pictures_dir } = stored;
  done('database');
  const site_url = originOf(settings, options.port);
  const limits = limitsOf(options, files ? null : db);
  const { limit_store } = limits;
  const mailbox = createMailbox({ db, site, settings, site_url, limit_store });
  parts.defer(mailbox.stop);
  const now_ms = options.clock ?? Date.now;
  const shared = { db, keys, site, mailbox, now_ms };
  const seed_dirs = seedDirsOf(options);
  await db.inOneProcess('prepare', () =>
    prepareDatabase({ ...shared, files, seed_dirs, start, done }),
  );
  return { shared, limits, settings, site_url, pictures_dir };
}

async function open(options: BackendOptions, parts: AsyncDisposableStack): Promise<Backend> {
  const { boot_ms, done } = stopwatch();
  const { shared, limits, settings, site_url, pictures_dir } = await openPrepared(
    options,
    parts,
    done,
  );
  const { db, keys, site, mailbox, now_ms } = shared;
  const snapshot = await openPublicSnapshot(db, options.snapshot_every_ms ?? 60_000);
  parts.defer(snapshot.stop);
  done('snapshot');
  const health = watchHealth(db);
  await health(); // from now on the epoch is known, also while the database is busy
  const realtime = await openRealtime(db, keys, now_ms);
  const storage = createStorage({ db, pictures_dir, keys, now_ms });
  const api = { url: '', port: options.port };
  const address = () => ({ site_url, port: api.port });
  const functions = createFunctionHost(options.functions_dir ?? FUNCTIONS_DIR, {
    keys,
    settings,
    site,
    url: () => api.url,
  });
  const values: PageValues = {
    '%QG_PUBLISHABLE_KEY%': keys.publishable_key,
    '%QG_PUSH_KEY%': functions.push_key ?? '',
  };
  const files = await openApp(options, {
    db,
    values,
    now_ms,
    snapshot,
    origin: () => originOf(settings, api.port),
  });
  parts.defer(() => files?.stop());
  const { server, port } = await listen(
    {
      api: createApi({ ...shared, ...limits, address }),
      functions: functions.answer,
      storage: storage.answer,
      realtime,
      snapshot,
      files,
      health,
    },
    { port: options.port, site, front: options.front ?? null, values },
  );
  let cut_off_at = 0;
  parts.defer(async () => {
    realtime.close(); // open sockets would keep the server running
    await stopServer(server, Math.max(0, cut_off_at - performance.now()));
  });
  const url = `http://127.0.0.1:${port}`;
  api.url = url;
  api.port = port;
  const jobs = await startJobs({
    db,
    every_ms: options.jobs_every_ms ?? 20_000,
    sendPushes: functions.sendPushes,
    sweepPictures: storage.sweep,
    forgetLimits: limits.limit_store.sweep,
    deliverMails: mailbox.deliver,
  });
  parts.defer(jobs.stop);
  void mailbox.deliver(); // what waited when the server stopped
  done('listening');
  return {
    url,
    port,
    anon_key: keys.publishable_key,
    db,
    refreshSnapshot: snapshot.refresh,
    runJobs: jobs.tick,
    mail_way: mailbox.way,
    boot_ms,
    close: () => {
      cut_off_at = performance.now() + CUT_OFF_AFTER_MS;
      setTimeout(db.interrupt, INTERRUPT_AFTER_MS).unref();
      void mailbox.stop();
      return parts.disposeAsync();
    },
  };
}

/**
 * When the server stops, work of the database that lasts longer than this is ended, and its callers
 * are told. Unit: ms.
 */
const INTERRUPT_AFTER_MS = 2_000;
/**
 * Connections that still send or read then are cut off; after that the database has its second
 * (`watched-thread.ts`). Unit: ms.
 */
const CUT_OFF_AFTER_MS = 3_500;

/** @param db the database that all processes share; null for a single process */
function limitsOf({ auth_limits, clock = Date.now }: BackendOptions, db: Database | null) {
  return {
    limits: { ...DEFAULT_AUTH_LIMITS, ...auth_limits },
    limit_store: db ? limitsInDatabase(db, clock) : limitsInMemory(clock),
  };
}

const FUNCTIONS_DIR = join(import.meta.dirname, '..', 'functions');

const seedDirsOf = ({ seed, seed_dir = SEED_DIR }: BackendOptions): string[] =>
  ({ none: [], demo: [seed_dir], large: [seed_dir, LARGE_SEED_DIR] })[seed];

function stopwatch() {
  const started = performance.now();
  const boot_ms: Record<string, number> = {};
  const done = (step: string) => {
    boot_ms[step] = Math.round(performance.now() - started);
  };
  return { boot_ms, done };
}
