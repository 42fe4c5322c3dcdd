import { liveQuery } from 'dexie';
import { deviceDatabaseName, type DeviceDatabase } from '../device/device-database.ts';
import { isAsked, WAITING } from './outbox.ts';
import { report } from '../device/report.ts';

/**
 * What is kept outside of IndexedDB about a queue, so that somebody notices when IndexedDB was
 * cleared. Rule [U11].
 */
type Noted = {
  /** The id of the database that was counted; a new database has another, or none yet. */
  readonly device_id?: string | undefined;
  readonly waiting: number;
  /** How many waited in databases that no longer exist, until the person has seen it. */
  readonly lost: number;
};

const keyOf = (database: string): string => `qg.waiting.${database}`;
const listeners = new Set<() => void>();

/**
 * Records how many actions wait in this queue, now and at each change.
 * @param tell receives how many may have been lost with an earlier queue of the same person
 * @returns a function that stops it
 */
export function followWaiting(db: DeviceDatabase, tell: (lost: number) => void): () => void {
  const look = () => tell(noted(db.name).lost);
  const live = liveQuery(() => counted(db)).subscribe({
    next: (now) => {
      note(db.name, now);
      look();
    },
    error: report,
  });
  listeners.add(look);
  return () => {
    live.unsubscribe();
    listeners.delete(look);
  };
}

/**
 * How many actions waited on this device when its queues were last counted. It also answers where
 * IndexedDB does not.
 */
export function waitingAtLast(): number {
  const prefix = keyOf('');
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return names.reduce((sum, key) => sum + noted(key.slice(prefix.length)).waiting, 0);
  } catch {
    return 0; // forbidden, so nothing was ever kept here
  }
}

/** The person has seen it. */
export function understoodLoss(db: DeviceDatabase): void {
  write(db.name, { ...noted(db.name), lost: 0 });
  for (const look of listeners) look();
}

/**
 * The queue was deleted on purpose: its count, whose key holds the user id, is deleted too. Rule
 * [S4].
 */
export function forgetWaiting(user: string): void {
  try {
    localStorage.removeItem(keyOf(deviceDatabaseName(user)));
  } catch {
    // forbidden, so nothing is kept there
  }
}

type Counted = Pick<Noted, 'device_id' | 'waiting'>;

const counted = (db: DeviceDatabase): Promise<Counted> =>
  db.transaction('r', db.meta, db.outbox, async () => ({
    device_id: (await db.meta.get('device_id')) as string | undefined,
    waiting: await db.outbox.where('status').anyOf(WAITING).and(isAsked).count(),
  }));

function note(database: string, now: Counted): void {
  const before = noted(database);
  const gone = before.device_id === now.device_id ? 0 : before.waiting;
  write(database, { ...now, lost: before.lost + gone });
}

function noted(database: string): Noted {
  try {
    return JSON.parse(localStorage.getItem(keyOf(database)) ?? 'null') ?? { waiting: 0, lost: 0 };
  } catch {
    return { waiting: 0, lost: 0 };
  }
}

/**
 * Where this storage is full or forbidden, the queue itself is not affected; only the warning is
 * missing.
 */
function write(database: string, next: Noted): void {
  try {
    localStorage.setItem(keyOf(database), JSON.stringify(next));
  } catch {
    // nothing to fall back to
  }
}
