import { callPage, inTurns, withPhone, type Bench } from '../bench.ts';
import type { Table } from '../figures.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { blockingOf, longTasks, untilQuiet, watchLongTasks } from '../watch/long-tasks.ts';
import { untilStored } from '../watch/replica-probe.ts';
import { untilLive } from '../watch/watch-page.ts';

const ROWS = 5_000;

/** A first sync of 5,000 rows: half of SEED=large, as the public snapshot. */
export async function firstSyncTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app(), bench: await bench.page() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: { large: 0.5 } });
  const ours = { sync_ms: [] as number[], open_ms: [] as number[], blocking_ms: [] as number[] };
  const raw = { insert_ms: [] as number[], total_ms: [] as number[], blocking_ms: [] as number[] };
  const visits = { ours: [] as number[], floor: [] as number[] };
  let rows = 0;
  const run = (name: 'firstSync' | 'insertRaw') =>
    withPhone(bench, async (phone) => {
      const page = await phone.page();
      await watchLongTasks(page);
      await page.goto(`${server.url}/bench/index.html`);
      const from = await page.evaluate(() => performance.now());
      const times = await callPage(page, name);
      if (times.rows < ROWS) throw new Error(`only ${times.rows} rows came`);
      rows = times.rows;
      return { times, blocking_ms: blockingOf(await longTasks(page), from) };
    });
  const visit = (path: string, blocking_ms: number[]) =>
    withPhone(bench, async (phone) => {
      const page = await phone.page();
      await watchLongTasks(page);
      await page.goto(server.url + path);
      await untilLive(page);
      await untilStored(page, ROWS);
      await untilQuiet(page);
      blocking_ms.push(blockingOf(await longTasks(page)));
    });
  try {
    await inTurns(
      bench.reps,
      () => visit('/events', visits.ours),
      () => visit('/floor/index.html', visits.floor),
    );
    await inTurns(
      bench.reps,
      async () => {
        const { times, blocking_ms } = await run('firstSync');
        if (!('sync_ms' in times)) return;
        ours.sync_ms.push(times.sync_ms);
        ours.open_ms.push(times.open_ms);
        ours.blocking_ms.push(blocking_ms);
      },
      async () => {
        const { times, blocking_ms } = await run('insertRaw');
        if (!('insert_ms' in times)) return;
        raw.insert_ms.push(times.insert_ms);
        raw.total_ms.push(times.total_ms);
        raw.blocking_ms.push(blocking_ms);
      },
    );
  } finally {
    await server.stop();
  }
  return {
    id: 'P4',
    title: `first sync of ${rows.toLocaleString('en')} rows by the real local, empty profile`,
    figures: [
      {
        what: 'asked to stored',
        unit: 'ms',
        ours: ours.sync_ms,
        baseline: { what: 'raw insert', sample: raw.insert_ms },
        note: 'ours fetches, parses, validates, stores and verifies; the baseline only stores',
      },
      {
        what: '… beside raw with fetch and parse',
        unit: 'ms',
        ours: ours.sync_ms,
        baseline: { what: 'raw fetch+insert', sample: raw.total_ms },
        budget: { ratio_at_most: 1.6 },
      },
      {
        what: 'main thread blocked (long tasks beyond 50 ms)',
        unit: 'ms',
        ours: ours.blocking_ms,
        baseline: { what: 'raw', sample: raw.blocking_ms },
        budget: { at_most: 50 },
      },
      {
        what: 'a first visit to /events: main thread blocked until everything is stored',
        unit: 'ms',
        ours: visits.ours,
        baseline: { what: 'floor', sample: visits.floor },
      },
      { what: 'opening the databases before that', unit: 'ms', ours: ours.open_ms },
    ],
  };
}
