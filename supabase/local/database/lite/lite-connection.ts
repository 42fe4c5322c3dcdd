import { PgliteConnection } from '@supabase/lite/pglite';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import { faithfulError } from './database-error.ts';
import type { ThreadDriver } from '../thread/thread-driver.ts';
import { TurnConnection } from './turn-connection.ts';

type IntrospectResult = Awaited<ReturnType<PgliteConnection['introspect']>>;
type LiteDriver = Pick<ThreadDriver, 'query' | 'exec'>;

/**
 * The common base of `PgliteConnection` and lite's PostgreSQL connection; PgliteConnection itself
 * would open a PGlite in this thread.
 */
const AnyPostgres = Object.getPrototypeOf(PgliteConnection) as new (
  config: object,
) => PgliteConnection;

/** @supabase/lite's connection to a database in another thread. */
export class LiteConnection extends AnyPostgres {
  declare driver: never; // in lite this is a PGlite, and only its migrator uses it
  readonly #session: LiteDriver;

  constructor(session: LiteDriver) {
    super({});
    this.#session = session;
    // lite's first request would GRANT ALL on every table to everybody (finding F1). This state
    // says that it has happened. A test asserts that an ungranted table stays closed, so that a
    // rename is noticed.
    Reflect.set(this, 'rlsState', 'active');
    this.kysely = new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createDriver: () => kyselyDriver(session),
      },
    });
  }

  override async exec<T>(sql: string, ...params: unknown[]): Promise<T> {
    if (params.length > 0) return { rows: (await this.#session.query(sql, params)).rows } as T;
    return { rows: (await this.#session.exec(sql))[0]?.rows } as T;
  }

  /**
   * lite answers with an empty schema when it could not read it, and a device would take the 404
   * that follows for a server of another version.
   * @throws when the schema could not be read
   */
  override async introspect(options?: { useCache?: boolean }): Promise<IntrospectResult> {
    const schema = await super.introspect(options);
    if (schema.functions === undefined) throw new Error('the schema could not be read');
    return schema;
  }

  override async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.kysely.destroy();
  }

  override normalizeDbError(error: unknown): unknown {
    return faithfulError(error);
  }
}

/** One session; the caller that has the turn uses it alone (`turns.ts`). */
function kyselyDriver(session: LiteDriver) {
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => new TurnConnection(session),
    beginTransaction: async (connection: DatabaseConnection) =>
      (connection as TurnConnection).begin(),
    commitTransaction: (connection: DatabaseConnection) =>
      (connection as TurnConnection).end('commit'),
    rollbackTransaction: (connection: DatabaseConnection) =>
      (connection as TurnConnection).end('rollback'),
    releaseConnection: nothing,
    destroy: nothing,
  };
}
