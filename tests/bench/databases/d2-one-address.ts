import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRaceServer } from '#tests/race/cluster/race-database.ts';
import type { Bench } from '../bench.ts';
import type { Figure, Table } from '../figures.ts';
import { type RunningSite, type Site, startSite } from './site.ts';

/** Requests of the one address on their way, all the time. */
const IN_FLIGHT = 150;
const READS = 20;
/** Linux gives a machine all of 127.0.0.0/8. */
const MANY = '127.0.0.2';
const OTHER = '127.0.0.3';

/** How long a read takes while another address asks for all that it may (holes-2, N2). */
export async function oneAddressTable({ dir }: Bench): Promise<Table> {
  const server = await startRaceServer({ durable: true });
  const fresh = () => mkdtempSync(join(dir, 'site-'));
  try {
    const sites: Site[] = [
      { what: 'PGlite', data_dir: fresh(), processes: 1 },
      {
        what: 'PostgreSQL',
        data_dir: fresh(),
        database_url: server.url(await server.database('template1')),
        processes: 1,
      },
    ];
    const figures: Figure[] = [];
    for (const site of sites) figures.push(...(await measured(site)));
    const title = `one address with ${IN_FLIGHT} requests in flight, half of visitors, half of accounts`;
    return { id: 'D2', title, figures, gate: true };
  } finally {
    await server.stop();
  }
}

async function measured(site: Site): Promise<Figure[]> {
  const running = await startSite(site, IN_FLIGHT);
  try {
    const ids = await publicEvents(running);
    const alone = await reads(running);
    const flood = startFlood(running, ids);
    await sleep(3_000); // until the line is as long as it gets
    const beside = await reads(running);
    const { statuses } = await flood.stop();
    const answered = [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ');
    return [
      { what: `${site.what}: a read of another address, alone`, unit: 'ms', ours: alone },
      { what: `${site.what}: the same beside it`, unit: 'ms', ours: beside },
      {
        what: `${site.what}: the slowest of ${READS}`,
        unit: 'ms',
        ours: [Math.max(...beside)],
        budget: { at_most: 1_000 },
        note: `the one address got ${answered}`,
      },
    ];
  } finally {
    await running.stop();
  }
}

async function publicEvents({ urls }: RunningSite): Promise<string[]> {
  const snapshot = (await (await fetch(`${urls[0]}/snapshot/public.json`)).json()) as {
    scopes: { public: { c: { airsoft_events: { rows: { id: string }[] } } } };
  };
  return snapshot.scopes.public.c.airsoft_events.rows.map(({ id }) => id);
}

async function reads(site: RunningSite): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, localAddress: OTHER });
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const begun = performance.now();
    const status = await pull(site, { agent, scopes: {} });
    times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`a read was answered by ${status}`);
    await sleep(50);
  }
  agent.destroy();
  return times;
}

/** Keeps asking for events with their digests, visitors for twenty, accounts for fifty-nine. */
function startFlood(site: RunningSite, ids: readonly string[]) {
  const agent = new Agent({ keepAlive: true, localAddress: MANY, maxSockets: IN_FLIGHT });
  const statuses = new Map<number, number>();
  let over = false;
  const scopesOf = (count: number) => ids.slice(0, count).map((id) => `event:${id}`);
  const all = Array.from({ length: IN_FLIGHT }, async (_, n) => {
    const token = n % 2 === 0 ? undefined : site.people[n]!.token;
    const scopes = scopesOf(token === undefined ? 20 : 59);
    while (!over) {
      const asked = Object.fromEntries(scopes.map((scope) => [scope, {}]));
      const status = await pull(site, { agent, token, scopes: asked, digest: scopes });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    stop: async () => {
      over = true;
      await Promise.all(all);
      agent.destroy();
      return { statuses };
    },
  };
}

type Asked = { agent: Agent; token?: string | undefined; scopes: object; digest?: string[] };

/** @returns the status of the answer */
function pull(
  { urls, anon_key }: RunningSite,
  { agent, token, scopes, digest = [] }: Asked,
): Promise<number> {
  const headers = {
    apikey: anon_key,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${urls[0]}/rest/v1/rpc/sync_pull`, { method: 'POST', agent, headers });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.end(JSON.stringify({ p: { v: 1, scopes, limit: 500, digest } }));
  });
}
