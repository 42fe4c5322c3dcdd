import postgres from 'postgres';
import { StartError } from '#local/data-dir/start-error.ts';
import type { OpenDatabase } from '../database.ts';
import { onTurns } from '../on-turns.ts';
import { connectOnce } from './connect-once.ts';
import { openSession } from './session.ts';
import { createSessionTurns } from './session-turns.ts';

/**
 * Sessions of one process. More of them would not make any answer faster, because a process uses
 * few cores.
 */
const SESSIONS = 8;
/** The oldest PostgreSQL whose SQL is the one of the migrations. */
const OLDEST = 17;

export type PostgresOptions = {
  /** False: turns have no time limit. For tests on a busy machine. */
  limit_turns?: boolean | undefined;
};

/**
 * Opens a database of a PostgreSQL server; other processes may have it open too. A turn is one
 * session's from its first statement to its last, and one that exceeds its time limit is cancelled.
 * @param url postgres://user:password@host:port/database, of a superuser
 * @throws StartError when it cannot be reached, or is too old
 */
export async function openPostgres(
  url: string,
  { limit_turns = true }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const own = postgres(url, { max: 1, onnotice: () => undefined, idle_timeout: 30 });
  await mustBeUsable(own).catch(async (error: unknown) => {
    await own.end({ timeout: 1 });
    throw error;
  });
  const turns = createSessionTurns(() => openSession(url), {
    most: SESSIONS,
    limited: limit_turns,
  });

  /**
   * A lock of the database. A separate connection holds it, and the lock ends with that connection.
   */
  async function holding<T>(how: string, name: string, run: () => Promise<T>): Promise<T | null> {
    const { sql, answer, close } = connectOnce(url);
    try {
      const [row] = await answer(
        sql.unsafe(`select ${how}(hashtextextended($1, 0)) as got`, [`qg ${name}`]),
      );
      return row?.['got'] === false ? null : await run();
    } finally {
      await close();
    }
  }

  return {
    ...onTurns(turns.session, turns),
    async listen(channel, onPayload) {
      await own.listen(channel, onPayload);
    },
    inOneProcess: async (name, run) => (await holding('pg_advisory_lock', name, run))!,
    ifNoOtherDoes: (name, run) => holding('pg_try_advisory_lock', name, run),
    interrupt: turns.stop,
    async close() {
      await turns.close();
      await own.end({ timeout: 1 });
    },
  };
}

async function mustBeUsable(own: postgres.Sql): Promise<void> {
  let found: postgres.Row | undefined;
  try {
    [found] = await own.unsafe(
      `select current_setting('server_version_num')::int / 10000 as version,
              (select rolsuper from pg_roles where rolname = current_user) as is_superuser`,
    );
  } catch (error) {
    throw new StartError(
      `The PostgreSQL of DATABASE_URL does not answer: ${(error as Error).message}.`,
      'Check the address, and that the server runs.',
      error,
    );
  }
  if ((found?.['version'] as number) < OLDEST) {
    throw new StartError(
      `The PostgreSQL of DATABASE_URL is version ${found?.['version']}.`,
      `Take ${OLDEST} or newer.`,
    );
  }
  if (found?.['is_superuser'] === true) return;
  throw new StartError(
    'The user of DATABASE_URL is no superuser of its PostgreSQL.',
    'Take one: the migrations make roles and event triggers.',
  );
}
