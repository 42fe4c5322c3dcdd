import type postgres from 'postgres';
import { SqlError, type Rows, type ThreadDriver } from '../thread/thread-driver.ts';
import type { Statement } from '../thread/thread-messages.ts';
import { connectOnce } from './connect-once.ts';
import { changedRows, parameter, sqlError, STOPPED, types } from './values.ts';

/** A connection that one turn uses alone. */
export type PostgresSession = {
  query: ThreadDriver['query'];
  /** Any number of statements. */
  exec(sql: string): Promise<Rows<Record<string, unknown>>[]>;
  /** Called before a turn: from here on it accepts statements. */
  begin(): void;
  /**
   * Cancels what runs, and refuses every further statement with this error. The session must be
   * closed then: PostgreSQL may receive the order when another statement runs.
   */
  cut(error: ConstructorParameters<typeof SqlError>[0]): void;
  /** Called after a turn: nothing of it is left open. */
  end(failed: boolean): Promise<void>;
  /** The server has closed it: it refuses every further statement, in this turn and later. */
  isOver(): boolean;
  close(): Promise<void>;
};

/** A statement in flight. */
type Running = PromiseLike<unknown> & { cancel: () => void };

/**
 * How many statements a connection keeps prepared. An rpc makes one for each choice of its optional
 * arguments.
 */
const MOST_PREPARED = 256;

export function openSession(url: string, most_prepared = MOST_PREPARED): PostgresSession {
  let refusal: SqlError | null = null;
  const running = new Set<Running>();
  const seen = new Set<string>();
  const prepared = new Set<string>();
  const connection = connectOnce(url, {
    types: types as never,
    connection: { TimeZone: 'UTC', application_name: 'qg-airsoft' },
  });
  const { sql } = connection;

  /** A statement is prepared when it is run for the second time. */
  function isPrepared(text: string): boolean {
    if (prepared.has(text)) return true;
    if (prepared.size >= most_prepared) return false;
    if (seen.delete(text)) {
      prepared.add(text);
      return true;
    }
    if (seen.size >= most_prepared) seen.clear();
    seen.add(text);
    return false;
  }

  async function run<T>(query: Running): Promise<T> {
    if (refusal) throw refusal;
    if (connection.isOver()) throw new SqlError(STOPPED); // its role and its transaction are gone
    running.add(query);
    try {
      return (await connection.answer(query)) as T;
    } catch (error) {
      throw refusal ?? sqlError(error);
    } finally {
      running.delete(query);
    }
  }

  const session: PostgresSession = {
    async query<T>(text: string, params: unknown[] = [], before: readonly Statement[] = []) {
      for (const { sql: first, params: given } of before) await session.query(first, given);
      const values = params.map((value) => parameter(sql, value));
      const asked = sql.unsafe(text, values as never[], { prepare: isPrepared(text) });
      const result = await run<postgres.RowList<T[] & postgres.Row[]>>(asked);
      return { rows: [...result] as T[], affectedRows: changedRows(result) };
    },
    async exec(text) {
      const result = await run<postgres.RowList<postgres.Row[]>>(sql.unsafe(text).simple());
      const all = (Array.isArray(result[0]) ? result : [result]) as postgres.RowList<
        postgres.Row[]
      >[];
      return all.map((one) => ({ rows: [...one], affectedRows: changedRows(one) }));
    },
    begin: () => (refusal = null),
    cut(error) {
      refusal = new SqlError(error);
      for (const query of running) query.cancel();
    },
    async end(failed) {
      refusal = null;
      if (failed) await session.exec('rollback; reset all').catch(() => undefined);
    },
    isOver: connection.isOver,
    close: connection.close,
  };
  return session;
}
