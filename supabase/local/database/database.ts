import { onTurns } from './on-turns.ts';
import { forServer } from './thread/address-served.ts';
import type { ThreadDriver } from './thread/thread-driver.ts';
import { openWatched, type WatchedOptions } from './thread/watched-thread.ts';
import { pristineDatabase } from '../data-dir/pristine.ts';
import { createTurns, type Turns } from './thread/turns.ts';

/** The database as superuser; each call takes its turn. */
export type Database = {
  /**
   * Runs one statement. Timestamps are text, bigint is a number when it fits. Aborted after a
   * minute.
   */
  query: <T = Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<{ rows: T[] }>;
  /**
   * Runs any number of statements without a time limit; a failure rolls back what they left open.
   * May change the schema.
   */
  exec: (sql: string) => Promise<void>;
};

/**
 * One transaction with the rights and the identity of a signed-in person, or of an anonymous
 * visitor, like PostgREST opens it.
 */
type AsCaller = <T>(
  caller: { user_id: string | null },
  run: (query: Database['query']) => Promise<T>,
) => Promise<T>;

export type OpenDatabase = Database & {
  asCaller: AsCaller;
  /** The session of the turn from which it is called. */
  session: Pick<ThreadDriver, 'query' | 'exec'>;
  turns: Turns;
  /** Calls back with the payload of each notification on the channel, after the commit. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>;
  /**
   * Runs the work while no other process of this database runs work of this name, and waits for
   * that. For work that must not run twice at the same time.
   */
  inOneProcess: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /**
   * Runs the work, or returns null when another process of this database is running work of this
   * name.
   */
  ifNoOtherDoes: <T>(name: string, run: () => Promise<T>) => Promise<T | null>;
  /**
   * Aborts what runs and what waits, at once: for a server that has to stop. What was committed is
   * on disk.
   */
  interrupt: () => void;
  close: () => Promise<void>;
};

/** A database in files that only this process may open. */
export type FileDatabase = OpenDatabase & {
  /** The database's files, in the form that `start_from` takes. */
  dump: () => Promise<Blob>;
  /** Runs while no statement runs and everything is on disk: the files can be copied. */
  whileStill: <T>(run: () => Promise<T>) => Promise<T>;
};

export type DatabaseOptions = Partial<WatchedOptions> & {
  /** The files from which a database in memory starts; otherwise it is empty. */
  start_from?: Blob | null | undefined;
  /** False: turns have no time limit, as in memory. For tests on a busy machine. */
  limit_turns?: boolean | undefined;
};

/**
 * Opens PGlite in a thread of its own. A turn that exceeds its time limit ends that thread, and the
 * next turn opens the files again. A database in memory would be lost with its thread, so its turns
 * have no limit: it is for tests.
 * @param path directory of the PGlite files, with a database in it (`openDataDir`); null keeps it
 * in memory
 * @throws StartError when its files are damaged
 */
export async function openDatabase(
  path: string | null,
  { start_from, limit_turns = path !== null, ...options }: DatabaseOptions = {},
): Promise<FileDatabase> {
  const files = path === null ? (start_from ?? (await pristineDatabase())) : null;
  const database = await openWatched({
    path,
    files: files && (await bytesOf(files)),
    options,
    onWorn: () => forServer(() => queue.take(database.renew)),
  });
  const queue = createTurns({ ready: database.ready, overdue: database.overdue });
  const turns: Turns = {
    take: (task, limits = {}) =>
      queue.take(task, limit_turns ? limits : { ...limits, limit_ms: undefined }),
  };

  return {
    ...onTurns(database, turns),
    inOneProcess: (_name, run) => run(), // nobody else can open these files
    ifNoOtherDoes: (_name, run) => run(),
    listen: (channel, onPayload) => turns.take(() => database.listen(channel, onPayload)),
    dump: async () => new Blob([await turns.take(database.dump)]),
    whileStill: (run) =>
      turns.take(async () => {
        await database.query('checkpoint');
        return run();
      }),
    interrupt() {
      queue.stop();
      database.interrupt();
    },
    async close() {
      queue.stop();
      await database.close();
    },
  };
}

const bytesOf = async (files: Blob) => new Uint8Array(await files.arrayBuffer());
