import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { madeOnce } from './made-once.ts';
import { browserOf, openPhone, PAGE_URL, upToDate, type PhoneOptions } from './phone.ts';
import { dataDirOf } from './seeded-data.ts';
import { startTestBackend, type TestBackendOptions } from './test-backend.ts';

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
  });
}
