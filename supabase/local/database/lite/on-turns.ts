import type { Database, OpenDatabase } from '../database.ts';
import { LiteConnection } from './lite-connection.ts';
import { OWN_LIMIT_MS, TURN_LIMITS_MS } from '../thread/time-limits.ts';
import type { ThreadDriver } from '../thread/thread-driver.ts';
import type { Turns } from '../thread/turns.ts';

type Session = Pick<ThreadDriver, 'query' | 'exec'>;

/**
 * What every database offers in which a session belongs to one turn from its first statement to its
 * last.
 */
export function onTurns(
  session: Session,
  turns: Turns,
): Pick<OpenDatabase, 'connection' | 'turns' | 'query' | 'exec' | 'asCaller'> {
  const connection = new LiteConnection(session);
  return {
    connection,
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
        } finally {
          await connection.clearSchemaCache();
        }
      }),
    asCaller: ({ user_id }, run) =>
      turns.take(() => inTransaction(session, claimsOf(user_id), run), {
        limit_ms: TURN_LIMITS_MS[user_id === null ? 'anon' : 'authenticated'],
      }),
  };
}

async function inTransaction<T>(
  { query }: Session,
  claims: readonly string[],
  run: (query: Database['query']) => Promise<T>,
): Promise<T> {
  try {
    await Promise.all([
      query('begin'),
      query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                set_config('request.jwt.claim.sub', $3, true)`,
        [...claims],
      ),
    ]);
    const result = await run(query);
    await query('commit');
    return result;
  } catch (cause) {
    await query('rollback').catch(() => undefined);
    throw cause;
  }
}

function claimsOf(user_id: string | null): [role: string, claims: string, sub: string] {
  if (user_id === null) return ['anon', JSON.stringify({ role: 'anon' }), ''];
  const role = 'authenticated';
  return [role, JSON.stringify({ role, sub: user_id }), user_id];
}
