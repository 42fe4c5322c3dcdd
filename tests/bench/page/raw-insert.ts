/** Milliseconds, and the number of rows. */
export type RawInsert = {
  readonly insert_ms: number;
  /** Includes fetching and parsing the file with the rows. */
  readonly total_ms: number;
  readonly rows: number;
};

type Row = { readonly id: string };
type Snapshot = { scopes: { public: { c: Record<string, { rows: Row[] }> } } };

/** Rows per transaction; more make no difference. */
const BATCH = 1_000;

/**
 * The rows of the public snapshot into raw IndexedDB on this thread: the same rows, the same two
 * indexes, the same fields that the replica adds, and nothing else.
 */
export async function insertRaw(): Promise<RawInsert> {
  const started = performance.now();
  const reply = await fetch('/snapshot/public.json', { credentials: 'omit' });
  const { c } = ((await reply.json()) as Snapshot).scopes.public;
  const parsed = performance.now();
  const db = await open(Object.keys(c));
  let count = 0;
  for (const [name, { rows }] of Object.entries(c)) {
    for (let from = 0; from < rows.length; from += BATCH) {
      await insert(db, name, rows.slice(from, from + BATCH));
    }
    count += rows.length;
  }
  const stored = performance.now();
  db.close();
  return { insert_ms: stored - parsed, total_ms: stored - started, rows: count };
}

function open(names: string[]): Promise<IDBDatabase> {
  const request = indexedDB.open('raw', 1);
  request.addEventListener('upgradeneeded', () => {
    for (const name of names) {
      const store = request.result.createObjectStore(name, { keyPath: 'id' });
      if (name === 'airsoft_events') store.createIndex('starts_at', 'starts_at');
      store.createIndex('me', 'me');
    }
  });
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

function insert(db: IDBDatabase, name: string, rows: readonly Row[]): Promise<void> {
  const transaction = db.transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  for (const row of rows) store.put({ ...row, scopes: ['public'], epoch: 'raw', me: 0 });
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error!));
  });
}
