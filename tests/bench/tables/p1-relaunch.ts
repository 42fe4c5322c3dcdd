import { inTurns, withPhone, type Bench } from '../bench.ts';
import type { Table } from '../figures.ts';
import { publicEvent } from '../server/public-event.ts';
import { Phone } from '../phone.ts';
import { untilStored } from '../watch/replica-probe.ts';
import { joinedDist, startServer } from '../server/server.ts';
import {
  arrival,
  arrivals,
  note,
  watchArrival,
  type Arrival,
  type CONTENT,
} from '../watch/watch-page.ts';

const DOCUMENTS = 10_000;

/**
 * The app is opened with a server, filled, and closed; the server stops; then the browser is
 * started repeatedly. The floor page gets the same on a phone of its own.
 */
export async function relaunchTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({
    dist_dir,
    dir: bench.dir,
    amount: { large: 1 },
  });
  const list = arrivals();
  const event = arrivals();
  const floor = arrivals();
  await withPhone(bench, (phone) =>
    withPhone(bench, async (floor_phone) => {
      const list_url = `${server.url}/events`;
      const floor_url = `${server.url}/floor/index.html`;
      let event_url: string;
      try {
        event_url = `${server.url}/event/${await publicEvent(server)}`;
        await fill(phone, list_url);
        await visit(phone, event_url);
        await fill(floor_phone, floor_url);
      } finally {
        await server.stop();
      }
      const runs = {
        list: async () => relaunch(phone, list_url, 'list'),
        event: async () => relaunch(phone, event_url, 'title'),
        floor: async () => relaunch(floor_phone, floor_url, 'list'),
      };
      // not counted: the first start from the cache may fill other caches
      for (const run of Object.values(runs)) await run();
      await inTurns(
        bench.reps,
        async () => {
          note(list, await runs.list());
          note(event, await runs.event());
        },
        async () => note(floor, await runs.floor()),
      );
    }),
  );
  const baseline = { what: 'floor', sample: floor.live_ms };
  return {
    id: 'P1',
    title: `offline relaunch with ${DOCUMENTS.toLocaleString('en')} documents: browser started anew, server away`,
    figures: [
      {
        what: 'a /events: first row, of last time',
        unit: 'ms',
        ours: list.shown_ms,
        baseline,
        budget: { ratio_at_most: 1.35 },
      },
      {
        what: 'b /events: rows of the replica (the app’s mark)',
        unit: 'ms',
        ours: list.live_ms,
        baseline,
        budget: { ratio_at_most: 1.9 },
      },
      {
        what: 'c /event/{id}: title',
        unit: 'ms',
        ours: event.shown_ms,
        baseline,
        budget: { ratio_at_most: 1.35 },
      },
      { what: '  /event/{id}: the replica’s row', unit: 'ms', ours: event.live_ms, baseline },
      {
        what: 'd first paint',
        unit: 'ms',
        ours: list.paint_ms,
        baseline: { what: 'floor', sample: floor.paint_ms },
        budget: { ratio_at_most: 1.3 },
      },
    ],
  };
}

/** At full speed: filling is not measured here. */
async function fill(phone: Phone, url: string): Promise<void> {
  const page = await phone.page({ cpu_rate: 1 });
  await page.goto(url);
  await untilStored(page, DOCUMENTS);
  await phone.close();
}

/** Prepares the device as an earlier visit would: the files and rows of that screen are on it. */
async function visit(phone: Phone, url: string): Promise<void> {
  const page = await phone.page({ cpu_rate: 1 });
  await watchArrival(page, 'title');
  await page.goto(url);
  await arrival(page);
  await page.waitForLoadState('networkidle');
  await phone.close();
}

async function relaunch(
  phone: Phone,
  url: string,
  content: keyof typeof CONTENT,
): Promise<Arrival> {
  await phone.relaunch();
  const page = await phone.page();
  await watchArrival(page, content);
  await page.goto(url, { waitUntil: 'commit' });
  const arrived = await arrival(page);
  await phone.close();
  return arrived;
}
