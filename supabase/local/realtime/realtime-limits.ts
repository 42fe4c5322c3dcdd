import { createRoom } from '../limits/room.ts';
import { createTokenBuckets } from '../limits/token-bucket.ts';

/**
 * A socket is cheap to open and the publishable key is in every page, so these limits protect
 * against strangers. Legitimate use stays far below: forty people behind one address, each with two
 * tabs, are 80 sockets with about 10 topics, and all reconnect at once after a restart. A client
 * above a limit polls instead.
 */
const LIMITS = {
  /** Open at once, all addresses together: about 20 kB of memory each. */
  sockets: 1_000,
  sockets_of_address: 200,
  sockets_of_account: 40,
  /** Handshakes of an address: at once, and how many are added back per second. */
  handshakes: { burst: 400, per_s: 10 },
  /** Joins of an address. They are answered without the database, or wait for it. */
  joins: { burst: 2_000, per_s: 50 },
  /** Queries to the database, by account. */
  questions: { burst: 60, per_s: 2 },
  /**
   * Messages and pings of a socket: a hundred channels join and renew their tokens, then a
   * heartbeat every 25 s.
   */
  messages: { burst: 400, per_s: 10 },
};

/** Why a socket is refused, as an HTTP status. */
type NoPlace = {
  status: 429 | 503;
  retry_after_s: number;
};

/** One socket's place among those of its server, address and accounts. */
export type Place = {
  /** @returns false when its address makes too many joins */
  mayJoin: () => boolean;
  /** Counts the socket for the account. @returns false when it has too many, or has left */
  mayServe: (account: string) => boolean;
  /** @returns false when it sends too much */
  maySay: () => boolean;
  leave: () => void;
};

export type RealtimeLimits = {
  /** @param address of the client */
  enter: (address: string) => Place | NoPlace;
  /** @returns false when the account has queried the database too often */
  mayAsk: (account: string) => boolean;
};

export function createRealtimeLimits(now_ms: () => number): RealtimeLimits {
  const handshakes = createTokenBuckets(LIMITS.handshakes, now_ms);
  const joins = createTokenBuckets(LIMITS.joins, now_ms);
  const questions = createTokenBuckets(LIMITS.questions, now_ms);
  const room = createRoom({ of_one: LIMITS.sockets_of_address, in_all: LIMITS.sockets });
  const of_account = createRoom({ of_one: LIMITS.sockets_of_account, in_all: Infinity });

  function place(address: string): Place {
    const leave = room.enter(address);
    const accounts = new Map<string, () => void>();
    const messages = createTokenBuckets(LIMITS.messages, now_ms);
    let is_here = true;
    return {
      mayJoin: () => joins.take(address) === 0,
      maySay: () => messages.take('') === 0,
      mayServe(account) {
        if (accounts.has(account)) return true;
        // a token may be verified after its socket has closed
        if (!is_here || of_account.full(account)) return false;
        accounts.set(account, of_account.enter(account));
        return true;
      },
      leave() {
        is_here = false;
        leave();
        for (const leaveAccount of accounts.values()) leaveAccount();
      },
    };
  }

  return {
    enter(address) {
      const wait_s = handshakes.take(address);
      if (wait_s > 0) return { status: 429, retry_after_s: wait_s };
      const full = room.full(address);
      if (full) return full === 'of_one' ? TOO_MANY : FULL;
      return place(address);
    },
    mayAsk: (account) => questions.take(account) === 0,
  };
}

const TOO_MANY: NoPlace = { status: 429, retry_after_s: 60 };
const FULL: NoPlace = { status: 503, retry_after_s: 60 };
