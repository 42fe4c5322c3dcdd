import { inTurns, withPhone, type Bench } from '../bench.ts';
import type { Figure, Table } from '../figures.ts';
import { ownCertificate } from '../network/certificate.ts';
import { FAST_3G, shapeNetwork, type ShapedNetwork } from '../network/shaped-network.ts';
import { publicEvent } from '../server/public-event.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { arrival, arrivals, note, watchArrival, type CONTENT } from '../watch/watch-page.ts';

/**
 * A phone that has never opened the app, on Fast 3G, with 500 documents of public data to load;
 * over HTTP/1.1 as `npm start` speaks it, and over HTTP/2 as hosts do.
 */
export async function firstVisitTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({
    dist_dir,
    dir: bench.dir,
    amount: { large: 0.05 },
  });
  const networks: ShapedNetwork[] = [];
  const figures: Figure[] = [];
  try {
    const event_path = `/event/${await publicEvent(server)}`;
    for (const secure of [undefined, ownCertificate(bench.dir)]) {
      const network = await shapeNetwork(server.port, FAST_3G, secure);
      networks.push(network);
      const visits = await visitsOver(network, { bench, event_path });
      figures.push(...figuresOf(visits, secure ? 'HTTP/2' : 'HTTP/1.1'));
    }
  } finally {
    for (const network of networks) await network.close();
    await server.stop();
  }
  return {
    id: 'P2',
    title: `first visit on Fast 3G (${FAST_3G.down_kbps} kbps, ${FAST_3G.latency_ms} ms per request), shaped in front of the server`,
    figures,
  };
}

const visits = () => ({ ...arrivals(), kB: [] as number[], answers: [] as number[] });
type Visits = Record<'list' | 'event' | 'floor', ReturnType<typeof visits>>;

async function visitsOver(
  network: ShapedNetwork,
  { bench, event_path }: { bench: Bench; event_path: string },
): Promise<Visits> {
  const all: Visits = { list: visits(), event: visits(), floor: visits() };
  const visit = (path: string, content: keyof typeof CONTENT, into: ReturnType<typeof visits>) =>
    withPhone(bench, async (phone) => {
      const page = await phone.page();
      await watchArrival(page, content);
      network.taken();
      await page.goto(network.url + path, { waitUntil: 'commit' });
      const arrived = await arrival(page);
      note(into, arrived);
      const { kB, answered_at } = network.taken();
      into.kB.push(kB);
      into.answers.push(answered_at.filter((at) => at < arrived.shown_at).length);
    });
  await inTurns(
    bench.reps,
    async () => {
      await visit('/events', 'list', all.list);
      await visit(event_path, 'event', all.event);
    },
    () => visit('/floor/index.html', 'list', all.floor),
  );
  return all;
}

function figuresOf({ list, event, floor }: Visits, over: string): Figure[] {
  const baseline = { what: 'floor', sample: floor.live_ms };
  const times: readonly [string, readonly number[], number?][] = [
    ['  first paint of /events', list.paint_ms],
    ['a /events with rows', list.shown_ms, 1.3],
    ['  /events with rows of the replica', list.live_ms],
    ['b /event/{id}: title, facts, the way to register', event.shown_ms, 1.4],
    ['c /event/{id}: a page that answers a tap', event.live_ms, 2.3],
  ];
  return [
    ...times.map(([what, ours, ratio]): Figure => ({
      what: `${what}, ${over}`,
      unit: 'ms',
      ours,
      baseline,
      ...(ratio ? { budget: { ratio_at_most: ratio } } : {}),
    })),
    {
      what: `b answers before the title, ${over}`,
      unit: '',
      ours: event.answers,
      baseline: { what: 'floor', sample: floor.answers },
      budget: { at_most: 14 },
    },
    {
      what: `  bytes taken until a page that answers, ${over}`,
      unit: 'kB',
      ours: event.kB,
      baseline: { what: 'floor', sample: floor.kB },
    },
  ];
}
