import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { faithfulError } from './database-error.ts';
import { cachedPristineDatabase, pristineDatabase } from './pristine.ts';
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
  close: () => Promise<void>;
}

/**
 * @param path directory of the PGlite files; null keeps the database in memory
 */
export async function openDatabase(path: string | null): Promise<OpenDatabase> {
  const connection = new LiteConnection(
    path === null
      ? { pgliteOptions: { loadDataDir: await pristineDatabase() } }
      : { url: path, pgliteOptions: { relaxedDurability: false, ...firstFiles(path) } },
  );
  const { driver } = connection;
  await driver.waitReady;
  const turns = createTurns();
  return {
    connection,
    turns,
    query: (sql, params) => turns.take(() => driver.query(sql, params)),
    exec: (sql) =>
      turns.take(async () => {
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
        driver.transaction(async (transaction) => {
          await transaction.query(
            `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                    set_config('request.jwt.claim.sub', $3, true)`,
            claimsOf(user_id),
          );
          return run((sql, params) => transaction.query(sql, params));
        }),
      ),
    listen: (channel, onPayload) =>
      turns.take(async () => {
        await driver.listen(channel, onPayload);
      }),
    close: () => turns.take(() => connection.close()),
  };
}

function claimsOf(user_id: string | null): [role: string, claims: string, sub: string] {
  if (user_id === null) return ['anon', JSON.stringify({ role: 'anon' }), ''];
  const role = 'authenticated';
  return [role, JSON.stringify({ role, sub: user_id }), user_id];
}

/** What a database that is not there yet starts from. */
function firstFiles(path: string): { loadDataDir?: Blob } {
  const pristine = existsSync(path) ? null : cachedPristineDatabase();
  return pristine ? { loadDataDir: pristine } : {};
}

class LiteConnection extends PgliteConnection {
  constructor(config: ConstructorParameters<typeof PgliteConnection>[0]) {
    super(config);
    // lite's first request would GRANT ALL on every table to everybody (security.md F1). This state says that
    // it has happened. A test asserts that an ungranted table stays closed, so that a rename is noticed.
    Reflect.set(this, 'rlsState', 'active');
    const { driver } = this;
    const query: PGlite['query'] = driver.query.bind(driver);
    driver.query = <T>(...args: Parameters<PGlite['query']>) =>
      query<T>(...args).catch(withoutParameters);
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
