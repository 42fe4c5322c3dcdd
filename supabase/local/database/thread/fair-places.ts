/** For whom a turn is taken. */
export type Party = {
  /** As limits count it; '' for the server's own work. */
  address: string;
  /** The id of the signed-in person; null for all others of the address together. */
  account: string | null;
};

type Place = {
  /** Resolves when the turn begins, with what ends it. Rejects after `giveUp`. */
  begun: Promise<() => void>;
  /** Leaves the line with this error; does nothing once the turn has begun. */
  giveUp: (why: Error) => void;
};

export type FairPlaces = {
  join(party: Party): Place;
  /** Everybody who waits gives up. */
  clear(why: Error): void;
};

/** A turn counts as so much at least: they also go round where they take no time. Unit: ms. */
const LEAST_MS = 1;

type Waiting = Party & PromiseWithResolvers<() => void>;

/**
 * Lets so many turns run at a time. The next turn goes to the address that has used the least time
 * of the database; within it to the account that has used the least; within that to the oldest
 * request. So a hundred requests of one address delay a request of another address by one turn, and
 * an address that asks alone gets all turns.
 * @param most turns at a time; of one address `most_of_one`
 */
export function createFairPlaces(
  { most, most_of_one = most }: { most: number; most_of_one?: number },
  now_ms: () => number = () => performance.now(),
): FairPlaces {
  const addresses = createUses();
  const accounts = new Map<string, Uses>();
  const running = new Map<string, number>();
  let waiting: Waiting[] = [];
  let taken = 0;

  function accountsOf(address: string): Uses {
    const uses = accounts.get(address) ?? createUses();
    accounts.set(address, uses);
    return uses;
  }

  /** The server's own work has no limit of its own: it knows how much of it there is. */
  const mayBegin = ({ address }: Party): boolean =>
    address === '' || (running.get(address) ?? 0) < most_of_one;

  const isBefore = (one: Party, other: Party): boolean => {
    const less = addresses.of(one.address) - addresses.of(other.address);
    if (less !== 0) return less < 0;
    if (one.address !== other.address) return false; // who came first stays first
    const { of } = accountsOf(one.address);
    return of(one.account ?? '') < of(other.account ?? '');
  };

  function beginNext(): void {
    while (taken < most) {
      let next: Waiting | undefined;
      for (const one of waiting) if (mayBegin(one) && (!next || isBefore(one, next))) next = one;
      if (!next) return;
      waiting = waiting.filter((one) => one !== next);
      begin(next);
    }
  }

  function begin({ address, account, resolve }: Waiting): void {
    taken += 1;
    running.set(address, (running.get(address) ?? 0) + 1);
    const began = now_ms();
    resolve(() => {
      const ms = Math.max(now_ms() - began, LEAST_MS);
      const beside = waiting.filter((one) => one.address === address);
      const active = [...waiting.map((one) => one.address), ...running.keys()];
      addresses.add(address, ms, new Set(active));
      accountsOf(address).add(
        account ?? '',
        ms,
        new Set([account ?? '', ...beside.map((one) => one.account ?? '')]),
      );
      taken -= 1;
      running.set(address, (running.get(address) ?? 1) - 1);
      leave(address);
      beginNext();
    });
  }

  /** Forgets an address that has no turn: there is no end of addresses that come and go. */
  function leave(address: string): void {
    if (running.get(address) === 0) running.delete(address);
    if (running.has(address) || waiting.some((one) => one.address === address)) return;
    accounts.delete(address);
  }

  return {
    join(party) {
      const { address, account } = party;
      const beside = waiting.filter((one) => one.address === address);
      if (!running.has(address) && beside.length === 0) addresses.enter(address);
      if (!beside.some((one) => one.account === account)) accountsOf(address).enter(account ?? '');
      const one: Waiting = { ...party, ...Promise.withResolvers<() => void>() };
      waiting.push(one);
      beginNext();
      return {
        begun: one.promise,
        giveUp(why) {
          waiting = waiting.filter((other) => other !== one);
          leave(one.address);
          one.reject(why);
        },
      };
    },
    clear(why) {
      for (const { reject } of waiting.splice(0)) reject(why);
    },
  };
}

type Uses = ReturnType<typeof createUses>;

/**
 * How much time each has used, beside what passed for everybody: as much as each would have got of
 * it. Who comes, or comes again, begins where that stands, so who waits is not overtaken for ever by
 * those who come anew.
 */
function createUses() {
  const used = new Map<string, number>();
  let passed = 0;
  const of = (key: string): number => used.get(key) ?? passed;
  return {
    of,
    enter: (key: string) => void used.set(key, Math.max(of(key), passed)),
    /** @param active who waits or has a turn, this one too */
    add(key: string, ms: number, active: ReadonlySet<string>) {
      used.set(key, of(key) + ms);
      passed += ms / active.size;
      for (const [other, until] of used)
        if (until <= passed && !active.has(other)) used.delete(other);
    },
  };
}
