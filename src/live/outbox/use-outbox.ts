import { liveQuery } from 'dexie';
import { useMemo, useSyncExternalStore } from 'react';
import { learnNames } from '#sync/registry/registry.ts';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { isAsked, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { useAccount } from '../account-context.ts';

type Records = readonly OutboxRecord[];

/** What all hooks of a page follow together. */
type Followed = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Records | undefined;
  readonly stored: (stored: Records) => void;
};

const nothing: Records = [];
const followed = new WeakMap<DeviceDatabase, Followed>();

/**
 * Every mutation of this person that the replica does not reflect yet, in the order of asking. This
 * page, other tabs and the service worker all write it. Without what the app asks by itself: rule
 * [U14]. Undefined until first read; the same array everywhere until it changes.
 */
export function useOutbox(): Records | undefined {
  const { db } = useAccount().local;
  const { subscribe, snapshot } = useMemo(() => followedIn(db), [db]);
  return useSyncExternalStore(subscribe, snapshot);
}

/**
 * Shows what was just stored, without waiting until it is read again: at a gate a person waits for it.
 * @param stored by `seq`
 */
export const noteStored = (db: DeviceDatabase, stored: readonly OutboxRecord[]): void =>
  followed.get(db)?.stored(stored);

/** A screen has many lists, and each is drawn with what waits: it is read once for all of them. */
function followedIn(db: DeviceDatabase): Followed {
  const known = followed.get(db);
  if (known) return known;
  const listeners = new Set<() => void>();
  let records: Records | undefined;
  let texts = new Map<string, string>();
  let stop: (() => void) | undefined;
  let turn = 0; // a result that had to wait for a file must not replace a later one
  /** How many readings began, and what was stored since the one of that number began. */
  let readings = 0;
  let since: { reading: number; record: OutboxRecord }[] = [];

  function show(all: Records): void {
    const before = new Map(records?.map((record) => [record.id, record]));
    const written = new Map(all.map((record) => [record.id, JSON.stringify(record)]));
    // the same object while nothing of it changed: what it does to the rows is worked out once
    const kept = all.map((record) =>
      texts.get(record.id) === written.get(record.id) ? (before.get(record.id) ?? record) : record,
    );
    texts = written;
    tell(kept.length === 0 ? nothing : kept);
  }

  function tell(all: Records): void {
    records = all;
    for (const listener of listeners) listener();
  }

  function start(): () => void {
    const read = async () => {
      const reading = ++readings;
      return { reading, all: await db.outbox.orderBy('seq').toArray() };
    };
    const live = liveQuery(read).subscribe({
      next: ({ reading, all }) => {
        const mine = ++turn;
        since = since.filter((stored) => stored.reading >= reading);
        const ids = new Set(all.map(({ id }) => id));
        const missed = since.map(({ record }) => record).filter(({ id }) => !ids.has(id));
        const found = [...all, ...missed].filter(isAsked);
        void learnNames(found.map(({ name }) => name)).then(() => {
          if (mine === turn) show(found);
        });
      },
      error: () => show(nothing), // nothing can be stored, so nothing waits
    });
    return () => {
      turn += 1;
      live.unsubscribe();
    };
  }
  const made: Followed = {
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        // nobody hears what changes from here on
        [stop, records, since] = [undefined, undefined, []];
      };
    },
    snapshot: () => records,
    stored: (stored) => {
      if (!records) return; // it will be read
      since.push(...stored.map((record) => ({ reading: readings, record })));
      turn += 1;
      const asked = stored.filter(isAsked);
      const ids = new Set(stored.map(({ id }) => id));
      for (const record of asked) texts.set(record.id, JSON.stringify(record));
      const others = records.filter(({ id }) => !ids.has(id));
      tell([...others, ...asked].toSorted((a, b) => a.seq! - b.seq!));
    },
  };
  followed.set(db, made);
  return made;
}
