import { runRound, wakeOutbox, type LocalAccount, type RoundOutcome } from '../round/sync-round.ts';
import { LONGEST_BACKOFF_MS, nextDue } from '../outbox/outbox.ts';
import { readSession } from '../identity/session.ts';
import { signalValue, type SignalValue } from '../wire/signal-value.ts';
import { withSyncLock } from '../device/sync-lock.ts';
import { rememberFull } from '../storage/free-space.ts';
import { isBeingLeft } from '../storage/leaving.ts';
import { isOutOfSpace, noteLoss } from '../storage/storage-failure.ts';
import { nextStatus, unsyncedStatus, type SyncStatus } from '../wire/sync-status.ts';
import { report } from '../device/report.ts';

/**
 * How often a visible page starts a round without a poke. Correctness depends on polling, not on
 * pokes.
 */
const EVERY_MS = 60_000;
/** A poke reaches every phone at once; their rounds are spread over this time. */
const PUBLIC_SPREAD_MS = 2_000;
const OWN_SPREAD_MS = 300;
/** An unreachable server is not tried more often than this. */
const SOONEST_RETRY_MS = 1_000;
const FIRST_RETRY_MS = 5_000;

export type PageSync = {
  readonly status: SignalValue<SyncStatus>;
  /** Starts a round soon; several requests become one. `verify` also compares digests. */
  readonly ask: (options?: { verify?: boolean; after_ms?: number }) => void;
  readonly poked: (topic: string) => void;
  /** Called when the person of this account has a new session. */
  readonly renewed: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Keeps one person's replica fresh while a page is visible: on start, focus, online, poke, enqueue
 * and every 60 s; hidden, it sends what is due and reads nothing else. Rule [W1]. Browsers without Background Sync rely on this alone.
 */
export async function startPageSync(local: LocalAccount): Promise<PageSync> {
  const status = signalValue<SyncStatus>(await firstStatus(local));
  const loop = new RoundLoop(local, status);
  const ask: PageSync['ask'] = (options) => loop.ask(options);
  // the round meets the same error and reports it
  const woken = () => wakeOutbox(local).catch(() => undefined);
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    void woken().then(() => ask());
  };
  const offline = () => patch(status, { phase: 'offline' });
  const online = () => wake();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  const timer = setInterval(() => document.visibilityState === 'visible' && ask(), EVERY_MS);
  void woken().then(() => ask({ verify: true }));
  return {
    status,
    ask,
    poked: (topic) => {
      const verify = topic.startsWith('user:');
      // what a person does not look at is read when they return, so that it costs no battery
      if (document.visibilityState !== 'visible') return loop.verifyNext(verify);
      const spread = topic === 'public' ? PUBLIC_SPREAD_MS : OWN_SPREAD_MS;
      ask({ verify, after_ms: Math.random() * spread });
    },
    renewed: () => {
      patch(status, { phase: 'syncing', expired: false });
      ask({ verify: true });
    },
    stop: async () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      await loop.stop();
    },
  };
}

const patch = (status: SignalValue<SyncStatus>, change: Partial<SyncStatus>): void =>
  status.set(nextStatus(status.get(), change));

async function firstStatus({ db, store, source, user_id }: LocalAccount): Promise<SyncStatus> {
  const [state, session] = await Promise.all([db.scopes.get('public'), readSession(source.shared)]);
  // known offline too, so that no screen promises to send by itself; a cleared device has no
  // session
  const expired =
    user_id !== null && (!session || (session.user.id === user_id && session.needs_sign_in));
  // what was read into a lost replica, or into one of another shape, is not here
  if (!state?.complete || state.replica_id !== (await store.id()))
    return { ...unsyncedStatus, expired };
  const offset = ((await db.meta.get('clock_offset_ms')) as number | undefined) ?? 0;
  return {
    ...unsyncedStatus,
    expired,
    phase: navigator.onLine ? 'synced' : 'offline',
    synced_at: state.synced_at + offset,
    clock_offset_ms: offset,
  };
}

/** Runs one round at a time; requests that arrive meanwhile become the next round. */
class RoundLoop {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Number.POSITIVE_INFINITY;
  #verify = false;
  #running: Promise<void> | undefined;
  readonly #stopped = new AbortController();
  readonly #local: LocalAccount;
  readonly #status: SignalValue<SyncStatus>;

  constructor(local: LocalAccount, status: SignalValue<SyncStatus>) {
    this.#local = local;
    this.#status = status;
  }

  ask({ verify = false, after_ms = 0 }: { verify?: boolean; after_ms?: number } = {}): void {
    this.verifyNext(verify);
    const due = performance.now() + after_ms; // setting the clock must not make a person's request wait for a later one
    if (due >= this.#due && this.#timer) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => void this.#run(), after_ms);
  }

  /** The next round, whatever starts it, compares digests too. */
  verifyNext(verify: boolean): void {
    this.#verify ||= verify;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopped.abort(new DOMException('signed out', 'AbortError'));
    await this.#running;
  }

  async #run(): Promise<void> {
    if (this.#stopped.signal.aborted) return; // stopped before this began, or while it waited for the last round
    if (this.#running) {
      await this.#running;
      return this.#run();
    }
    const verify = this.#verify;
    this.#verify = false;
    this.#due = Number.POSITIVE_INFINITY;
    this.#timer = undefined;
    this.#running = this.#round(verify).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #round(verify: boolean): Promise<void> {
    const before = this.#status.get();
    if (!navigator.onLine) return patch(this.#status, { phase: offlinePhase(before) });
    patch(this.#status, { phase: before.synced_at ? 'syncing' : 'initial_sync', received: 0 });
    const onPage = (rows: number) =>
      patch(this.#status, { received: this.#status.get().received + rows });
    try {
      const outcome = await withSyncLock(this.#local.user_id ?? 'anon', (held) => {
        const signal = AbortSignal.any([held, this.#stopped.signal]);
        return runRound(this.#local, { signal, verify, onPage });
      });
      // its requests were ended with it; if it stays after all, the next round says whether there is a signal
      if (outcome.kind === 'offline' && isBeingLeft())
        return this.ask({ after_ms: FIRST_RETRY_MS });
      await this.#show(outcome);
      if (outcome.kind === 'synced' && outcome.repaired)
        this.ask({ verify: true, after_ms: 5_000 });
      await this.#againWhenDue(outcome);
    } catch (error) {
      this.#fail(error);
    }
    // there is nothing to show yet: a first visit on a slow network does not wait for the next poll
    const { synced_at, phase } = this.#status.get();
    if (!synced_at && phase !== 'device_full') this.ask({ after_ms: FIRST_RETRY_MS });
  }

  /** A mutation in backoff is sent when the backoff ends, not at the next poll. */
  async #againWhenDue({ kind }: RoundOutcome): Promise<void> {
    if (kind === 'needs_sign_in' || kind === 'update_needed') return;
    const due = await nextDue(this.#local.db);
    if (due === null) return;
    const left = due - this.#local.source.now();
    // after a clock was set back, this may be years
    this.ask({ after_ms: Math.min(LONGEST_BACKOFF_MS, Math.max(SOONEST_RETRY_MS, left)) });
  }

  async #show(outcome: RoundOutcome): Promise<void> {
    if (outcome.kind !== 'synced') {
      const phase = outcome.kind === 'offline' ? offlinePhase(this.#status.get()) : outcome.kind;
      return patch(this.#status, { phase });
    }
    const { clock_offset_ms } = outcome;
    await this.#local.db.meta.put(clock_offset_ms, 'clock_offset_ms');
    patch(this.#status, {
      phase: 'synced',
      synced_at: this.#local.source.now() + clock_offset_ms,
      clock_offset_ms,
    });
  }

  #fail(error: unknown): void {
    const status = this.#status;
    if (error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)) {
      return patch(status, { phase: offlinePhase(status.get()) });
    }
    report(error);
    if (isOutOfSpace(error)) {
      rememberFull(true);
      return patch(status, { phase: 'device_full' });
    }
    patch(status, { phase: 'storage_lost' });
    noteLoss(error);
  }
}

const offlinePhase = ({ synced_at }: SyncStatus) => (synced_at ? 'offline' : 'never_synced');
