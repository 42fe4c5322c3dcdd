import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startRaceServer } from '#tests/race/cluster/race-database.ts';
import { pushOf, registration } from '#tests/sql/acts.ts';
import type { Bench } from '../bench.ts';
import { type RunningSite, type Site, startSite } from './site.ts';
import type { Figure, Table } from '../figures.ts';
import { type Answer, knownAt } from './pull-pages.ts';

const PEOPLE = 400;
/** Requests on their way at the same time. */
const AT_ONCE = 40;
/** An open page asks once a minute (sync/SPEC.md). Unit: seconds. */
const POLL_S = 60;

/** The load that one machine can carry with each kind of database (README, 'Where it runs'). */
export async function databasesTable({ dir }: Bench): Promise<Table> {
  const server = await startRaceServer({ durable: true });
  const fresh = () => mkdtempSync(join(dir, 'site-'));
  const url = async () => server.url(await server.database('template1'));
  try {
    const sites: Site[] = [
      { what: 'PGlite', data_dir: fresh(), processes: 1 },
      { what: 'PostgreSQL', data_dir: fresh(), database_url: await url(), processes: 1 },
      {
        what: 'PostgreSQL, two processes',
        data_dir: fresh(),
        database_url: await url(),
        processes: 2,
      },
    ];
    const figures: Figure[] = [];
    for (const site of sites) figures.push(...(await measured(site)));
    return { id: 'D1', title: 'what one machine carries; no browser, nothing slowed', figures };
  } finally {
    await server.stop();
  }
}

async function measured(site: Site): Promise<Figure[]> {
  const running = await startSite(site, PEOPLE);
  try {
    const { event_id, people } = running;
    const registered = await together(running, PEOPLE, (n) =>
      push(
        running,
        n,
        pushOf(people[n]!.id, [{ name: 'register@1', args: registration(event_id) }]),
      ),
    );
    const known = knownAt(await pull(running, 0, { public: {}, me: {} }));
    const pulled = await together(running, 2 * PEOPLE, (n) => pull(running, n, known));
    return [
      figure(`${site.what}: registrations of one event a second`, '/s', registered.per_s),
      figure(`${site.what}: a registration, ${AT_ONCE} at once, p95`, 'ms', registered.p95_ms),
      figure(`${site.what}: people online who change nothing`, '', pulled.per_s * POLL_S),
      figure(`${site.what}: memory after it`, 'MB', running.memory_mb()),
    ];
  } finally {
    await running.stop();
  }
}

const figure = (what: string, unit: Figure['unit'], value: number): Figure => ({
  what,
  unit,
  ours: [value],
});

/** Calls `ask` that many times, several of them at once. */
async function together(
  { urls }: RunningSite,
  count: number,
  ask: (n: number) => Promise<unknown>,
): Promise<{ per_s: number; p95_ms: number }> {
  const times: number[] = [];
  let n = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE * urls.length }, async () => {
      while (n < count) {
        const turn = n++;
        const begun = performance.now();
        await ask(turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  const per_s = (count * 1000) / (performance.now() - started);
  return { per_s, p95_ms: times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)]! };
}

async function push(site: RunningSite, n: number, p: object): Promise<void> {
  const { results } = (await call(site, n, 'sync_push', p)) as { results: { status: string }[] };
  if (results[0]?.status !== 'applied') throw new Error(JSON.stringify(results));
}

const pull = async (site: RunningSite, n: number, scopes: object): Promise<Answer> =>
  (await call(site, n, 'sync_pull', { v: 1, scopes, limit: 500, digest: [] })) as Answer;

async function call(
  { urls, anon_key, people }: RunningSite,
  n: number,
  rpc: string,
  p: object,
): Promise<unknown> {
  const { token } = people[n % people.length]!;
  const answer = await fetch(`${urls[n % urls.length]}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: {
      apikey: anon_key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ p }),
  });
  if (!answer.ok) throw new Error(`${rpc}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
