import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from './made-once.ts';
import { browserOf, openPhone, PAGE_URL, upToDate, type PhoneOptions } from './phone.ts';
import { dataDirOf } from './seeded-data.ts';
import {
  startTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from './backend/test-backend.ts';

/**
 * The disk of a phone that has visited the app once, without an account: the app is installed, and
 * the public data has been read. To install and to read is half of what a phone computes in a short
 * story, so only stories about a first visit do it again.
 * @returns its directory, to be copied
 */
export async function installedDisk(
  dist_dir: string,
  of: Required<Pick<TestBackendOptions, 'seed' | 'server_port'>>,
  { whole_browser = false }: Pick<PhoneOptions, 'whole_browser'>,
): Promise<string> {
  const data_dir = await dataDirOf(of.seed, of.server_port);
  // a data directory that was made again has other keys
  const made = String(statSync(data_dir).ino);
  const browser = browserOf({ whole_browser });
  const source = [data_dir, made, dist_dir, browser, readFileSync(import.meta.filename, 'utf8')];
  const name = createHash('sha256').update(source.join('\n')).digest('hex').slice(0, 16);
  return madeOnce('disks', name, async (disk) => {
    await using backend = await startTestBackend({ dist_dir, ...of });
    const phone = await openPhone({ url: PAGE_URL, port: backend.port, disk, whole_browser });
    const page = await phone.open('/');
    await upToDate(page);
    await phone.serviceWorker(page);
    await phone.close();
    const [at] = await backend.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
    writeFileSync(join(disk, NEXT_TRANSACTION), at!.xid);
  });
}

/** Beside the browser's files: the count of transactions of the server that the phone has read. */
const NEXT_TRANSACTION = 'qg-next-transaction';

/**
 * Each worker's server counts its own transactions, and a phone reads what comes after the last one
 * that it has seen. The phone of a disk that was made on another server would never read what this
 * one does next, so its count has to pass that one.
 */
export async function passTransactionsOf(disk: string, backend: TestBackend): Promise<void> {
  const seen = Number(readFileSync(join(disk, NEXT_TRANSACTION), 'utf8'));
  await backend.query(
    `do $$ begin while pg_current_xact_id()::text::bigint <= ${seen} loop commit; end loop; end $$`,
  );
}
