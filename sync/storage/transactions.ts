import { loseStorage } from './storage-failure.ts';

/**
 * Seconds without any answer after which the storage counts as lost. A request that waits for a
 * frozen page waits for ever, and no error says so.
 */
const SILENT_AFTER = 8;

const transactions = new Set<IDBTransaction>();
/** What has to answer: transactions, and databases that open. */
const waiting = new Set<object>();
let silent_for = 0;
let clock: ReturnType<typeof setInterval> | undefined;
let is_left = false;
let is_over = false;

/**
 * Follows every transaction of this page or worker, so that all of them can be ended, and so that
 * silence is noticed. Called before any database opens.
 */
export function followTransactions(): void {
  // oxlint-disable-next-line typescript/unbound-method -- applied to the database that is asked
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    return followed(transaction.apply(this, args));
  };
  // oxlint-disable-next-line typescript/unbound-method -- applied to the factory that is asked
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    // Dexie opens a closed or aborted database again; no page could end the upgrade that this begins
    if (is_left) throw new DOMException('this page was left', 'InvalidStateError');
    const request = open.apply(this, args);
    const answered = expectAnswer(request);
    request.addEventListener('upgradeneeded', () => followed(request.transaction!));
    request.addEventListener('error', answered);
    request.addEventListener('success', () => {
      answered();
      // it never comes for a connection that was closed here
      request.result.addEventListener('close', () => loseStorage('server'));
    });
    return request;
  };
}

/**
 * Ends what this page does in its databases; from now on it can open none.
 * @param forever whether the page goes into the cache, where only this function ends its
 * transactions. A page that is destroyed ends them by itself, all but its upgrades
 */
export function endTransactions({ forever }: { forever: boolean }): void {
  is_left = true;
  is_over = forever;
  for (const transaction of transactions) {
    if (!forever && transaction.mode !== 'versionchange') continue;
    abort(transaction);
    // WebKit: an upgrade that is committing can't be aborted, and its server waits for this page
    transaction.db.close();
  }
}

/** Waits until no transaction of this database is on its way in this page or worker. */
export async function transactionsOver(database: string): Promise<void> {
  for (const transaction of transactions) {
    if (transaction.db.name !== database) continue;
    await new Promise<void>((over) => {
      transaction.addEventListener('complete', () => over());
      transaction.addEventListener('abort', () => over());
    });
  }
}

function followed(transaction: IDBTransaction): IDBTransaction {
  const answered = expectAnswer(transaction);
  transactions.add(transaction);
  const over = () => {
    transactions.delete(transaction);
    answered();
  };
  // a success does not bubble; thousands of rows in one transaction are no silence
  transaction.addEventListener('success', hearAnswer, { capture: true });
  transaction.addEventListener('complete', over);
  transaction.addEventListener('abort', over);
  if (is_over) abort(transaction);
  return transaction;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it is ending by itself
  }
}

/** @returns a function to call at the answer */
function expectAnswer(from: object): () => void {
  waiting.add(from);
  clock ??= setInterval(count, 1_000);
  return () => {
    waiting.delete(from);
    hearAnswer();
    if (waiting.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

function hearAnswer(): void {
  if (silent_for >= SILENT_AFTER) loseStorage('answers');
  silent_for = 0;
}

/** Counts ticks and reads no clock: a phone that slept for an hour has waited for nothing. */
function count(): void {
  silent_for += 1;
  if (silent_for >= SILENT_AFTER) loseStorage('server');
}
