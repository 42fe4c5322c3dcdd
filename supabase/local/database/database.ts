import type { PGlite } from '@electric-sql/pglite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { faithfulError } from './database-error.ts';
import { explainedFailure, warnOfDamage } from './damage.ts';
import { DURABLE_START, DurableFiles } from './durable-files.ts';
import { pristineDatabase } from './pristine.ts';
import { createTurns, type Turns } from './turns.ts';

/** The database as superuser, each call in its turn. */
export interface Database {
  /** One statement. Timestamps come as text, bigint as number when it fits. */
  query: <T = Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<{ rows: T[] }>;
  /** Any number of statements; rolls back what it left open when it fails. May change the schema. */
  exec: (sql: string) => Promise<void>;
}

/** One transaction with the rights and the identity of a signed-in person, or of nobody, as PostgREST opens it. */
type AsCaller = <T>(
  caller: { user_id: string | null },
  run: (query: Database['query']) => Promise<T>,
) => Promise<T>;

export interface OpenDatabase extends Database {
  asCaller: AsCaller;
  connection: PgliteConnection;
  turns: Turns;
  /** Calls back with the payload of each notification on the channel, after the commit. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>;
  /** Its files, as `start_from` takes them. */
  dump: () => Promise<Blob>;
  /** Runs while no statement does, and after everything has reached the files: they can be copied as they are. */
  whileStill: <T>(run: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * How many statements may fail before the database is opened anew. A PGlite in which some 6,000 have failed goes
 * round in circles for ever at the next one, and anybody can send what is refused.
 */
const WORN_AFTER = 2_000;

interface DatabaseOptions {
  worn_after?: number | undefined;
  /** What a database in memory starts from; else it is empty. */
  start_from?: Blob | null | undefined;
}

/**
 * @param path directory of the PGlite files, with a database in it (`openDataDir`); null keeps it in memory
 * @throws StartError when its files are damaged
 */
export async function openDatabase(
  path: string | null,
  { worn_after = WORN_AFTER, start_from }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const turns = createTurns();
  const listeners: [channel: string, onPayload: (payload: string) => void][] = [];
  let failures = 0;
  const noteFailure = () => {
    failures += 1;
    if (failures === worn_after) turns.take(reopen).catch(console.error);
  };
  const files = path === null ? null : new DurableFiles(path);
  const connection = new LiteConnection(
    configOf(path, files, files ? null : (start_from ?? (await pristineDatabase()))),
    noteFailure,
  );
  await connection.driver.waitReady.catch((error: unknown) => {
    throw files ? explainedFailure(files, error) : error;
  });

  /** In a turn of its own, so that no request runs. */
  async function reopen(): Promise<void> {
    const worn = connection.driver;
    if (worn.closed) return; // it was to end meanwhile
    const content = path === null ? await worn.dumpDataDir('none') : null;
    await connection.kysely.destroy();
    if (!worn.closed) await worn.close();
    const fresh = new LiteConnection(
      configOf(path, path === null ? null : new DurableFiles(path), content),
      noteFailure,
    );
    await fresh.driver.waitReady;
    connection.driver = fresh.driver;
    connection.kysely = fresh.kysely;
    failures = 0;
    for (const [channel, onPayload] of listeners) await fresh.driver.listen(channel, onPayload);
  }

  return {
    connection,
    turns,
    query: (sql, params) => turns.take(() => connection.driver.query(sql, params)),
    exec: (sql) =>
      turns.take(async () => {
        const { driver } = connection;
        try {
          await driver.exec(sql);
        } catch (cause) {
          await driver.exec('rollback');
          throw cause;
        } finally {
          await connection.clearSchemaCache();
        }
      }),
    asCaller: ({ user_id }, run) =>
      turns.take(() =>
        connection.driver.transaction(async (transaction) => {
          await transaction.query(
            `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                    set_config('request.jwt.claim.sub', $3, true)`,
            claimsOf(user_id),
          );
          return run(<T>(sql: string, params?: unknown[]) =>
            transaction.query<T>(sql, params).catch((error: unknown) => {
              noteFailure();
              throw error;
            }),
          );
        }),
      ),
    listen: (channel, onPayload) =>
      turns.take(async () => {
        listeners.push([channel, onPayload]);
        await connection.driver.listen(channel, onPayload);
      }),
    dump: () => turns.take(() => connection.driver.dumpDataDir('none')),
    whileStill: (run) =>
      turns.take(async () => {
        await connection.driver.exec('checkpoint');
        return run();
      }),
    close: () => turns.take(() => connection.close()),
  };
}

function claimsOf(user_id: string | null): [role: string, claims: string, sub: string] {
  if (user_id === null) return ['anon', JSON.stringify({ role: 'anon' }), ''];
  const role = 'authenticated';
  return [role, JSON.stringify({ role, sub: user_id }), user_id];
}

/** @param content what a database in memory starts from */
function configOf(
  path: string | null,
  files: DurableFiles | null,
  content: Blob | null,
): LiteConfig {
  if (path === null || !files) return { pgliteOptions: content ? { loadDataDir: content } : {} };
  return {
    url: path,
    pgliteOptions: { fs: files, startParams: DURABLE_START, relaxedDurability: false },
  };
}

type LiteConfig = NonNullable<ConstructorParameters<typeof PgliteConnection>[0]>;

class LiteConnection extends PgliteConnection {
  /** @param onFailure told of each statement that the database refuses */
  constructor(config: LiteConfig, onFailure: () => void) {
    super(config);
    // lite's first request would GRANT ALL on every table to everybody (security.md F1). This state says that
    // it has happened. A test asserts that an ungranted table stays closed, so that a rename is noticed.
    Reflect.set(this, 'rlsState', 'active');
    const { driver } = this;
    const query: PGlite['query'] = driver.query.bind(driver);
    driver.query = <T>(...args: Parameters<PGlite['query']>) =>
      query<T>(...args).catch((error: unknown) => {
        onFailure();
        warnOfDamage(error);
        return withoutParameters(error);
      });
  }

  override normalizeDbError(error: unknown): unknown {
    return faithfulError(error);
  }
}

/** PGlite hangs the statement and its parameters on an error, and lite logs errors whole: passwords, numbers. */
function withoutParameters(error: unknown): never {
  if (typeof error === 'object' && error !== null) {
    for (const secret of ['query', 'params', 'queryOptions']) Reflect.deleteProperty(error, secret);
  }
  throw error;
}
