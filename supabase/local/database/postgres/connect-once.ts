import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import postgres from 'postgres';
import { SqlError } from '../thread/thread-driver.ts';
import { STOPPED } from './values.ts';

/** A connection that is opened at its first statement, and never again. */
export type OneConnection = {
  sql: postgres.Sql;
  /** Waits for what the server answers, or for the end of the connection. */
  answer: <T>(asked: PromiseLike<T>) => Promise<T>;
  isOver: () => boolean;
  close: () => Promise<void>;
};

/** What the library passes to its option `socket`, which its own types leave out. */
type Target = { host: string[]; port: number[]; path: string | false };

/**
 * The library itself connects again after the server has closed the connection. That attempt can
 * wait for ever (3.4.9, `closed`): a timer of the first connection is still set, so the second one
 * never sends its bytes. Here a closed connection is over, and the next one is another object.
 */
export function connectOnce(
  url: string,
  options: Pick<postgres.Options<Record<string, never>>, 'connection' | 'types'> = {},
): OneConnection {
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => undefined); // often no caller waits for it
  let is_over = false;
  const end = () => {
    is_over = true;
    over.reject(new SqlError(STOPPED));
  };

  let first: Socket | null = null;
  const socket = async (target: Target): Promise<Socket> => {
    if (first?.closed) {
      end(); // the server has closed it before it could be used
      throw new SqlError(STOPPED);
    }
    const made = socketTo(target);
    first ??= made; // a second connection carries the request to cancel a statement
    await once(made, 'connect').catch((error: unknown) => {
      if (made === first) end();
      throw error;
    });
    return made;
  };

  const once_only = { max: 1, idle_timeout: 0, max_lifetime: null, onclose: end, socket };
  const sql = postgres(url, { ...options, ...once_only, onnotice: () => undefined });
  return {
    sql,
    answer: (asked) => Promise.race([asked, over.promise]),
    isOver: () => is_over,
    async close() {
      await sql.end({ timeout: 1 });
      end();
    },
  };
}

function socketTo({ host: [host], port: [port], path }: Target): Socket {
  if (path !== false) return connect({ path });
  return Object.assign(connect({ host: host!, port: port! }), { host }); // the library reads it for TLS
}
