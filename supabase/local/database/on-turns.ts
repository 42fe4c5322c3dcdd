import type { Database, OpenDatabase } from './database.ts';
import { OWN_LIMIT_MS, TURN_LIMITS_MS } from './thread/time-limits.ts';
import type { ThreadDriver } from './thread/thread-driver.ts';
import type { Statement } from './thread/thread-messages.ts';
import type { Turns } from './thread/turns.ts';

type Session = Pick<ThreadDriver, 'query' | 'exec'>;

/**
 * What every database offers in which a session belongs to one turn from its first statement to its
 * last.
 */
export function onTurns(
  session: Session,
  turns: Turns,
): Pick<OpenDatabase, 'session' | 'turns' | 'query' | 'exec' | 'asCaller'> {
  return {
    session,
    turns,
    query: <T>(sql: string, params?: unknown[]) =>
      turns.take(() => session.query<T>(sql, params), { limit_ms: OWN_LIMIT_MS }),
    exec: (sql) =>
      turns.take(async () => {
        try {
          await session.exec(sql);
        } catch (cause) {
          await session.exec('rollback').catch(() => undefined);
          throw cause;
        }
      }),
    asCaller: ({ user_id }, run) => {
      const role = user_id === null ? 'anon' : 'authenticated';
      const claims = { role, ...(user_id === null ? {} : { sub: user_id }) };
      return turns.take(() => inTransaction(session, beginningAs(claims), run), {
        limit_ms: TURN_LIMITS_MS[role],
        account: user_id,
      });
    },
  };
}

async function inTransaction<T>(
  { query }: Session,
  beginning: readonly Statement[],
  run: (query: Database['query']) => Promise<T>,
): Promise<T> {
  try {
    await Promise.all(beginning.map(({ sql, params }) => query(sql, params)));
    const result = await run(query);
    await query('commit');
    return result;
  } catch (cause) {
    await query('rollback').catch(() => undefined);
    throw cause;
  }
}

/**
 * Begins a transaction with the role of these claims, like PostgREST. They end with it: another
 * request must never get them.
 */
export const beginningAs = (
  claims: Readonly<{ role: string }>,
  headers: Readonly<Record<string, string>> = {},
): readonly Statement[] => [
  { sql: 'begin', params: [] },
  {
    sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                 set_config('request.headers', $3, true)`,
    params: [claims.role, JSON.stringify(claims), JSON.stringify(headers)],
  },
];
