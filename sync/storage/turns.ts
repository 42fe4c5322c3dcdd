import type { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { transactionsOver } from './transactions.ts';

/**
 * WebKit: a thread that ends while one transaction of a database is being committed and another one
 * runs leaves this database unable to run any, for every later page, also after a reload
 * (webkit.org/b/324094). A page ends its thread at any moment, so there a database runs one
 * transaction after the other. Rule [S8].
 */
export const NEEDS_TURNS: boolean = /^(?!.*Chrome).*AppleWebKit/.test(navigator.userAgent);

/**
 * Makes each collection of this storage, which is a database of its own, do one thing after the
 * other. Dexie answers a read, and an `open`, before its transaction is over: the next one waits for
 * that too.
 */
export function takeTurns(storage: ReturnType<typeof getRxStorageDexie>): void {
  const create = storage.createStorageInstance.bind(storage);
  storage.createStorageInstance = async (params) => {
    const instance = await create<never>(params as never);
    const { name } = (await instance.internals).dexieDb;
    const over = () => transactionsOver(name);
    let before = over();
    return new Proxy(instance, {
      get(target, key) {
        const does: unknown = Reflect.get(target, key);
        if (typeof does !== 'function' || key === 'changeStream') return does;
        return (...args: unknown[]) => {
          const doing = before.then(() => Reflect.apply(does, target, args) as unknown);
          before = doing.then(over, over);
          return doing;
        };
      },
    }) as never;
  };
}
