import type { Page } from 'playwright';

/**
 * What a page has stored, seen from outside: documents of the replica, and an active service
 * worker.
 */
type Stored = {
  readonly documents: number;
  readonly works_offline: boolean;
};

/** Waits until the page could start without a server. @throws after two minutes */
export async function untilStored(page: Page, documents: number): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 120_000;) {
    const stored = await page.evaluate(lookIntoStorage);
    if (stored.documents >= documents && stored.works_offline) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`not stored: ${JSON.stringify(await page.evaluate(lookIntoStorage))}`);
}

/**
 * Runs in the page. RxDB stores each collection as a database of its own, with a store `docs`; the
 * floor page has a single database.
 */
async function lookIntoStorage(): Promise<Stored> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const kept = names.filter(
    (name) => name === 'floor' || /^rxdb-dexie-qg-.*--\d+--[a-z]/.test(name),
  );
  const counts = kept.map(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name); // without a version, so that it never changes
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const stores =
            name === 'floor'
              ? [...db.objectStoreNames]
              : ['docs'].filter((s) => db.objectStoreNames.contains(s));
          if (stores.length === 0) return resolve(0);
          const transaction = db.transaction(stores);
          const asked = stores.map((store) => transaction.objectStore(store).count());
          transaction.addEventListener('complete', () => {
            db.close();
            resolve(asked.reduce((sum, { result }) => sum + result, 0));
          });
        });
      }),
  );
  const documents = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  const registration = await navigator.serviceWorker.getRegistration();
  return { documents, works_offline: registration?.active?.state === 'activated' };
}
