import { type AddressInfo, connect, createServer } from 'node:net';
import { pause, seededRandom } from '#tests/race/seeded-random.ts';
import type { Product } from './product.ts';
import { saysSynced } from './product.ts';

const PAGES = ['/', '/events', '/teams', '/leaderboard', '/events/map', '/patches'];

/**
 * What somebody who has never been here does in a hurry: full loads of pages, each left while it
 * makes its databases, reads, or installs the app. Each try is a first visit: another port is another
 * origin, without databases.
 * @param longest ms that a page is looked at; most are left earlier
 * @param installs false: no service worker comes, which downloads everything on each try
 * @returns what was done, for a page that did not come alive: a later page shows that it has everything
 */
export async function hurry(
  { browser, backend }: Product,
  {
    tries,
    seed,
    longest,
    installs,
  }: { tries: number; seed: number; longest: number; installs: boolean },
): Promise<string[]> {
  const random = seededRandom(seed);
  const dead: string[] = [];
  for (let n = 0; n < tries; n += 1) {
    await using origin = await newOrigin(backend.port, installs);
    const visits: string[] = [];
    const look = async (ms: number) => {
      const page = random.pick(PAGES);
      visits.push(`${page} ${ms} ms`);
      await browser.goto(origin.url + page);
      await pause(ms);
    };
    for (let left = random.int(1, 5); left > 0; left -= 1)
      await look(random.int(30, random.chance(0.7) ? longest / 4 : longest));
    await look(0);
    await saysSynced(browser).catch((error: Error) =>
      dead.push(`try ${n}: ${visits.join(', ')}: ${error.message}`),
    );
  }
  return dead;
}

async function newOrigin(
  port: number,
  installs: boolean,
): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((phone) => {
    const backend = connect(port, '127.0.0.1');
    for (const side of [phone, backend])
      side.on('error', () => {}).on('close', () => (phone.destroy(), backend.destroy()));
    phone.on('data', (bytes) => {
      if (!installs && bytes.includes('GET /service-worker.js')) phone.destroy();
      else backend.write(bytes);
    });
    backend.pipe(phone);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.unref();
        resolve();
      }),
  };
}
