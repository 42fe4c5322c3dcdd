/**
 * A message for the subscribers of a topic. It carries no data: it only says that something
 * changed.
 */
export type Poke = {
  topic: string;
  event: string;
  payload: unknown;
  /**
   * Private messages reach only private channels, public messages only public ones, as on the
   * hosted service.
   */
  private: boolean;
};

export type PokeStream = {
  push(poke: Poke): void;
  stop(): void;
};

/** At most one poke per topic in this time: the first at once, the last of the rest at the end. */
const QUIET_MS = 1000;

export function coalescePokes(deliver: (poke: Poke) => void): PokeStream {
  const quiet = new Map<string, { timer: NodeJS.Timeout; last: Poke | null }>();

  function send(key: string, poke: Poke): void {
    deliver(poke);
    const timer = setTimeout(() => {
      const last = quiet.get(key)?.last ?? null;
      quiet.delete(key);
      if (last) send(key, last);
    }, QUIET_MS);
    timer.unref();
    quiet.set(key, { timer, last: null });
  }

  return {
    push(poke) {
      const key = `${poke.private ? 'private' : 'public'} ${poke.topic} ${poke.event}`;
      const waiting = quiet.get(key);
      if (waiting) waiting.last = poke;
      else send(key, poke);
    },
    stop() {
      for (const { timer } of quiet.values()) clearTimeout(timer);
      quiet.clear();
    },
  };
}

/** Parses a notification of `realtime.send`; null for any other. */
export function readPoke(notification: string): Poke | null {
  try {
    const poke = JSON.parse(notification) as Partial<Poke>;
    if (typeof poke.topic !== 'string' || typeof poke.event !== 'string') return null;
    return {
      topic: poke.topic,
      event: poke.event,
      payload: poke.payload ?? {},
      private: poke.private !== false,
    };
  } catch {
    return null;
  }
}
