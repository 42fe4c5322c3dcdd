import { LiteConnection } from './lite-connection.ts';
import { openWatched, type WatchedOptions } from './thread/watched-thread.ts';
import { pristineDatabase } from './pristine.ts';
import { OWN_LIMIT_MS, TURN_LIMITS_MS } from './thread/time-limits.ts';
import { createTurns, type Turns } from './thread/turns.ts';

/** The database as superuser; each call takes its turn. */
export interface Database {
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
}

/**
 * One transaction with the rights and the identity of a signed-in person, or of an anonymous
 * visitor, like PostgREST opens it.
 */
type AsCaller = <T>(
  caller: { user_id: string | null },
  run: (query: Database['query']) => Promise<T>,
) => Promise<T>;

export interface OpenDatabase extends Database {
  asCaller: AsCaller;
  connection: LiteConnection;
  turns: Turns;
  /** Calls back with the payload of each notification on the channel, after the commit. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>;
  /** The database's files, in the form that `start_from` takes. */
  dump: () => Promise<Blob>;
  /** Runs while no statement runs and everything is on disk: the files can be copied. */
  whileStill: <T>(run: () => Promise<T>) => Promise<T>;
  /**
   * Aborts what runs and what waits, at once: for a server that has to stop. What was committed is
   * on disk.
   */
  interrupt: () => void;
  close: () => Promise<void>;
}

export interface DatabaseOptions extends Partial<WatchedOptions> {
  /** The files from which a database in memory starts; otherwise it is empty. */
  start_from?: Blob | null | undefined;
  /** False: turns have no time limit, as in memory. For tests on a busy machine. */
  limit_turns?: boolean | undefined;
}

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
): Promise<OpenDatabase> {
  const files = path === null ? (start_from ?? (await pristineDatabase())) : null;
  const database = await openWatched({
    path,
    files: files && (await bytesOf(files)),
    options,
    onWorn: () => queue.take(database.renew),
  });
  const queue = createTurns({ ready: database.ready, overdue: database.overdue });
  const turns: Turns = {
    take: (task, { wait_ms, limit_ms } = {}) =>
      queue.take(task, { wait_ms, limit_ms: limit_turns ? limit_ms : undefined }),
  };
  const connection = new LiteConnection(database);

  return {
    connection,
    turns,
    query: <T>(sql: string, params?: unknown[]) =>
      turns.take(() => database.query<T>(sql, params), { limit_ms: OWN_LIMIT_MS }),
    exec: (sql) =>
      turns.take(async () => {
        try {
          await database.exec(sql);
        } catch (cause) {
          await database.exec('rollback').catch(() => undefined);
          throw cause;
        } finally {
          await connection.clearSchemaCache();
        }
      }),
    asCaller: ({ user_id }, run) =>
      turns.take(
        async () => {
          try {
            await Promise.all([
              database.query('begin'),
              database.query(
                `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                        set_config('request.jwt.claim.sub', $3, true)`,
                claimsOf(user_id),
              ),
            ]);
            const result = await run(database.query);
            await database.query('commit');
            return result;
          } catch (cause) {
            await database.query('rollback').catch(() => undefined);
            throw cause;
          }
        },
        { limit_ms: TURN_LIMITS_MS[user_id === null ? 'anon' : 'authenticated'] },
      ),
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
      await connection.close();
      await database.close();
    },
  };
}

function claimsOf(user_id: string | null): [role: string, claims: string, sub: string] {
  if (user_id === null) return ['anon', JSON.stringify({ role: 'anon' }), ''];
  const role = 'authenticated';
  return [role, JSON.stringify({ role, sub: user_id }), user_id];
}

const bytesOf = async (files: Blob) => new Uint8Array(await files.arrayBuffer());
