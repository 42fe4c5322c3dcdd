import { AsyncLocalStorage } from 'node:async_hooks';
import { addressServed } from '../thread/address-served.ts';
import { createFairPlaces } from '../thread/fair-places.ts';
import { SqlError } from '../thread/thread-driver.ts';
import { TurnTimeout, type TurnLimits, type Turns } from '../thread/turns.ts';
import type { PostgresSession } from './session.ts';
import { STOPPED } from './values.ts';

const TOO_LONG = { code: '57014', message: 'canceling statement due to statement timeout' };
const STOPPING = { code: '57P01', message: 'terminating connection due to administrator command' };

export type SessionTurns = Turns & {
  /** The session of the turn from which it is called. */
  session: Pick<PostgresSession, 'query' | 'exec'>;
  /** Ends what runs and what waits, at once. */
  stop: () => void;
  close: () => Promise<void>;
};

/** Sessions that one address leaves to the others, so that these need not wait for its slowest turn. */
const KEPT_FOR_OTHERS = 2;

/**
 * Runs as many turns at a time as there are sessions. A turn has a session for itself, like a
 * request of PostgREST. Everything that the turn calls finds that session.
 * @param limited false: turns have no time limit. For tests on a busy machine.
 */
export function createSessionTurns(
  open: () => PostgresSession,
  { most, limited }: { most: number; limited: boolean },
): SessionTurns {
  const mine = new AsyncLocalStorage<PostgresSession>();
  const free: PostgresSession[] = [];
  const busy = new Set<PostgresSession>();
  const places = createFairPlaces({ most, most_of_one: Math.max(1, most - KEPT_FOR_OTHERS) });
  let stopped = false;

  /** Resolves when there is a session for the caller, with what ends the turn. */
  async function place(account: string | null, wait_ms: number | undefined): Promise<() => void> {
    if (stopped) throw new TurnTimeout();
    const { begun, giveUp } = places.join({ address: addressServed(), account });
    const late = () => giveUp(new TurnTimeout());
    const timer = wait_ms === undefined ? undefined : setTimeout(late, wait_ms);
    return begun.finally(() => clearTimeout(timer));
  }

  async function take<T>(
    task: () => Promise<T>,
    { wait_ms, limit_ms, onOverdue, account = null }: TurnLimits = {},
  ) {
    const leavePlace = await place(account, wait_ms);
    const session = free.pop() ?? open();
    busy.add(session);
    session.begin();
    let state: 'running' | 'cut' | 'failed' | 'done' = 'running';
    const cut = () => {
      console.error('database: a turn was over its time and is ended');
      state = 'cut';
      onOverdue?.();
      session.cut(TOO_LONG);
    };
    const timer = limited && limit_ms !== undefined ? setTimeout(cut, limit_ms) : undefined;
    try {
      const result = await mine.run(session, task);
      if (state === 'running') state = 'done';
      return result;
    } catch (error) {
      if (state === 'running') state = 'failed';
      throw error;
    } finally {
      clearTimeout(timer);
      if ((state as string) === 'cut' || stopped) await session.close();
      else {
        await session.end((state as string) === 'failed');
        if (session.isOver()) await session.close();
        else free.push(session);
      }
      busy.delete(session);
      leavePlace();
    }
  }

  const current = (): PostgresSession => {
    const session = mine.getStore();
    if (!session) throw new Error('a statement outside of a turn');
    if (!busy.has(session)) throw new SqlError(STOPPED); // its turn is over
    return session;
  };
  return {
    take,
    session: {
      query: async (sql, params, before) => current().query(sql, params, before),
      exec: async (sql) => current().exec(sql),
    },
    stop() {
      stopped = true;
      places.clear(new TurnTimeout());
      for (const session of busy) session.cut(STOPPING);
    },
    async close() {
      stopped = true;
      await Promise.all([...free, ...busy].map((session) => session.close()));
    },
  };
}
