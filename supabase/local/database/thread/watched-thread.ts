import { SqlError, startThread, type ThreadDriver } from './thread-driver.ts';

export type WatchedOptions = {
  /** See WORN_AFTER. */
  worn_after: number | undefined;
  /** See MEMORY. */
  memory: Partial<typeof MEMORY> | undefined;
};

/** A database whose thread may end and be replaced; its callers keep the same object. */
export type WatchedThread = Pick<ThreadDriver, 'query' | 'exec' | 'dump'> & {
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>;
  /**
   * Resolves when a thread answers. @throws 08006 when the files can't be opened, or were in memory
   */
  ready: () => Promise<void>;
  /** Ends a statement that takes too long, with its transaction and thread. */
  overdue: () => void;
  /** The same, without starting another thread. */
  interrupt: () => void;
  /** Opens the files again in another thread, in a turn of its own, when that is due. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * How many statements may fail before the database is reopened. After about 6,000 failed statements
 * PGlite loops endlessly at the next one, and anybody can send refused statements.
 */
const WORN_AFTER = 2_000;

/** Unit: bytes. */
const MEMORY = {
  /** Limit of WebAssembly memory, at which PostgreSQL answers 53200 (PGlite itself takes 2 GiB). */
  most: 1024 * 1024 * 1024,
  /** The memory never shrinks: above this, the next turn reopens the database. */
  renew_above: 512 * 1024 * 1024,
  /** Limit of one statement's rows. Our largest, a first page, is below 1 MB. */
  most_answer: 64 * 1024 * 1024,
  /** Limit of rows in transit, as JavaScript objects; at this limit the thread ends. */
  most_heap: 1024 * 1024 * 1024,
};

/** A close that takes longer is cut off; recovery completes it at the next start. Unit: ms. */
const CLOSE_WITHIN_MS = 1_000;

const TOO_LONG = { code: '57014', message: 'canceling statement due to statement timeout' };
const STOPPING = { code: '57P01', message: 'terminating connection due to administrator command' };
const STOPPED = { code: '08006', message: 'The database has stopped' };

type WatchedParts = {
  /** Null keeps the files in memory. */
  path: string | null;
  /** The files from which it starts. */
  files: Uint8Array | null;
  options: Partial<WatchedOptions>;
  /** Called when `renew` is due, in a turn of its own. */
  onWorn: () => Promise<void>;
};

export async function openWatched({
  path,
  files,
  options,
  onWorn,
}: WatchedParts): Promise<WatchedThread> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  let worn = false;
  let stopping = false;

  const start = (start_from: Uint8Array | null): Promise<ThreadDriver> => {
    worn = false;
    return startFrom({ path, files: start_from }, options, { listeners, wear, onCrash });
  };

  function wear(): void {
    if (worn || stopping) return;
    worn = true;
    onWorn().catch((error: unknown) => console.error('database: not opened anew', error));
  }

  function onCrash(cause: Error): void {
    console.error(`database: its thread has ended: ${cause.message}`);
    comeBack();
  }

  /** Reopens at once, so that the next request does not wait for it. */
  function comeBack(): void {
    if (path === null) console.error('database: it was in memory, and all that was in it is gone');
    else onWorn().catch(() => undefined); // the next caller gets the error
  }

  let thread = await start(files);

  async function open(start_from: Uint8Array | null): Promise<void> {
    await thread.gone; // two threads on the same files would destroy them
    thread = await start(start_from);
    for (const channel of listeners.keys()) await thread.listen(channel);
  }

  const interrupt = (): void => {
    stopping = true;
    thread.end(new SqlError(STOPPING));
  };

  return {
    query: (sql, params, before) => thread.query(sql, params, before),
    exec: (sql) => thread.exec(sql),
    dump: () => thread.dump(),
    async listen(channel, onPayload) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), onPayload]);
      await thread.listen(channel);
    },
    async ready() {
      if (!thread.ended) return;
      if (path === null || stopping) throw new SqlError(STOPPED);
      try {
        await open(null);
      } catch (cause) {
        console.error('database: it does not open', cause);
        throw new SqlError(STOPPED);
      }
    },
    overdue() {
      if (thread.ended) return;
      console.error('database: a turn was over its time and is ended');
      thread.end(new SqlError(TOO_LONG));
      comeBack();
    },
    interrupt,
    async renew() {
      if (!worn || stopping) return; // by then another thread may have replaced it
      const kept = path === null ? await thread.dump() : null;
      await thread.close();
      await open(kept);
    },
    async close() {
      stopping = true;
      const cut_off = setTimeout(interrupt, CLOSE_WITHIN_MS);
      await thread.close();
      clearTimeout(cut_off);
      await thread.gone;
    },
  };
}

type StartParts = {
  listeners: ReadonlyMap<string, readonly ((payload: string) => void)[]>;
  wear: () => void;
  onCrash: (cause: Error) => void;
};

function startFrom(
  from: { path: string | null; files: Uint8Array | null },
  { worn_after = WORN_AFTER, memory }: Partial<WatchedOptions>,
  { listeners, wear, onCrash }: StartParts,
): Promise<ThreadDriver> {
  const { most, renew_above, most_answer, most_heap } = { ...MEMORY, ...memory };
  let failures = 0;
  return startThread(
    { ...from, most_memory: most, most_answer, most_heap },
    {
      onNotification: (channel, payload) => {
        for (const heard of listeners.get(channel) ?? []) heard(payload);
      },
      onRefused: () => {
        failures += 1;
        if (failures >= worn_after) wear();
      },
      onMemory: (bytes) => {
        if (bytes > renew_above) wear();
      },
      onCrash,
    },
  );
}
