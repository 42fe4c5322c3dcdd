/** These functions run in a page, as text, so they may refer to nothing in this file. */

/** A binding of the run (`device.ts`). */
type Scope = { chaosSaw?: (what: 'asked' | 'let_go', record: string) => Promise<void> };

/** Reports every record that enters or leaves an outbox, once that is durable. */
export function watchOutbox(): void {
  const proto = IDBObjectStore.prototype;
  const tell = (store: IDBObjectStore, what: 'asked' | 'let_go', read: () => unknown) =>
    store.transaction.addEventListener('complete', () => {
      const record = read();
      if (record) void (globalThis as Scope).chaosSaw?.(what, JSON.stringify(record));
    });
  const isOutbox = (store: IDBObjectStore) => store.name === 'outbox';
  const add = Reflect.get(proto, 'add') as IDBObjectStore['add'];
  proto.add = function (this: IDBObjectStore, value: object, key) {
    const request = key === undefined ? add.call(this, value) : add.call(this, value, key);
    if (isOutbox(this)) tell(this, 'asked', () => ({ ...value, seq: request.result }));
    return request;
  };
  const remove = Reflect.get(proto, 'delete') as IDBObjectStore['delete'];
  proto.delete = function (this: IDBObjectStore, key) {
    if (isOutbox(this)) {
      const found = this.getAll(key); // requested before the deletion, so it sees the records
      tell(this, 'let_go', () => (found.result.length > 0 ? found.result : null));
    }
    return remove.call(this, key);
  };
}

/**
 * Waits until a service worker is activated and controls this page. Not a `waitForFunction`, which
 * takes the promise of an async function for a yes.
 * @throws after this time
 */
export async function untilItOpensOffline(within_ms: number): Promise<void> {
  const { serviceWorker } = navigator;
  const happens = (target: EventTarget, event: string) =>
    new Promise<unknown>((resolve) => target.addEventListener(event, resolve, { once: true }));
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('no service worker controls the page')), within_ms),
  );
  const ready = async () => {
    const { active } = await serviceWorker.ready;
    while (active!.state !== 'activated') await happens(active!, 'statechange');
    while (!serviceWorker.controller) await happens(serviceWorker, 'controllerchange');
  };
  await Promise.race([ready(), late]);
}

/** What a page believes and says, to tell why it does not send. */
export const readScreen = (): { online: boolean; visibility: string; text: string } => ({
  online: navigator.onLine,
  visibility: document.visibilityState,
  text: document.body.innerText.slice(0, 400),
});

/** What a device holds of one account at the end. */
export type Held = {
  readonly outbox: {
    readonly id: string;
    readonly status: string;
    readonly error?: { readonly code: string };
  }[];
  readonly scopes: {
    readonly scope: string;
    readonly complete: boolean;
    /** [transaction, id] by collection: everything before it has been read. */
    readonly c: Readonly<Record<string, readonly [number, string]>>;
    /** The same for the rows that left the scope. */
    readonly departed: readonly [number, string];
  }[];
  /** Current rows of the replica, by collection. */
  readonly rows: Record<string, { readonly id: string; readonly scopes: string[] }[]>;
};

export async function readDevice(user: string): Promise<Held> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const held: Held = { outbox: [], scopes: [], rows: {} };
  const queue = `qg:${user}:q`;
  if (names.includes(queue)) {
    const db = await answer(indexedDB.open(queue));
    const asked = db.transaction(['outbox', 'scopes']);
    held.outbox.push(...(await answer(asked.objectStore('outbox').getAll())));
    held.scopes.push(...(await answer(db.transaction('scopes').objectStore('scopes').getAll())));
    db.close();
  }
  for (const name of names) {
    const collection = new RegExp(`^rxdb-dexie-qg-${user}-r\\w+--\\d+--([a-z_]+)$`).exec(name)?.[1];
    if (!collection) continue;
    const db = await answer(indexedDB.open(name));
    if (db.objectStoreNames.contains('docs')) {
      type Doc = { id: string; scopes: string[]; _deleted: string | boolean };
      const docs = (await answer(db.transaction('docs').objectStore('docs').getAll())) as Doc[];
      const live = docs.filter(({ _deleted }) => _deleted === '0' || _deleted === false);
      held.rows[collection] = [...(held.rows[collection] ?? []), ...live];
    }
    db.close();
  }
  return held;
}
