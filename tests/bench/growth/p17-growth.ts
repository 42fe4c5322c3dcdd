import { randomUUID } from 'node:crypto';
import { events } from '#i18n/pt-BR/events.ts';
import { withPhone, type Bench } from '../bench.ts';
import { median, type Figure, type Table } from '../figures.ts';
import type { Phone } from '../phone.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { heapOf } from '../watch/heap.ts';
import { untilQuiet } from '../watch/long-tasks.ts';
import { untilStored } from '../watch/replica-probe.ts';
import { typeInto } from '../watch/watch-input.ts';
import { arrival, watchArrival } from '../watch/watch-page.ts';

/** The first is what the others are compared with. */
const DOCUMENTS = [1_000, 10_000, 50_000] as const;

type Snapshot = { scopes: { public: { c: Record<string, { rows: { id: string }[] }> } } };
type Grown = { live_ms: number[]; busy_ms: number[]; heap_MB: number[] };

/**
 * The list of events on phones that hold more and more: the browser started anew without a server,
 * and a key in the search. Every phone is filled from one public snapshot, with its rows repeated
 * under new ids.
 */
export async function growthTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: { large: 0.1 } });
  const url = `${server.url}/events`;
  const grown = DOCUMENTS.map((): Grown => ({ live_ms: [], busy_ms: [], heap_MB: [] }));
  const onPhones = async (phones: readonly Phone[]): Promise<void> => {
    if (phones.length < DOCUMENTS.length) {
      return withPhone(bench, (phone) => onPhones([...phones, phone]));
    }
    try {
      for (const [n, phone] of phones.entries()) await fill(phone, url, DOCUMENTS[n]!);
    } finally {
      await server.stop();
    }
    for (let rep = 0; rep < bench.reps; rep += 1) {
      for (const [n, phone] of phones.entries()) await use(phone, url, grown[n]!);
    }
  };
  await onPhones([]);
  return {
    id: 'P17',
    title: 'a phone that holds more and more, the server away',
    figures: [
      ...figures('relaunch: rows of the replica', grown, 'live_ms', 1.3),
      ...figures('a key in the search, thread busy', grown, 'busy_ms', 2),
      ...grown.map(({ heap_MB: ours }, n): Figure => ({
        what: `heap of the page at rest, ${amount(n)}`,
        unit: 'MB',
        ours,
        budget: { at_most: 150 },
      })),
    ],
  };
}

const amount = (n: number): string => `${DOCUMENTS[n]!.toLocaleString('en')} documents`;

function figures(
  what: string,
  grown: readonly Grown[],
  of: 'live_ms' | 'busy_ms',
  ratio_at_most: number,
): Figure[] {
  return grown.map((one, n) => ({
    what: `${what}, ${amount(n)}`,
    unit: 'ms',
    ours: one[of],
    ...(n > 0 && {
      baseline: { what: amount(0), sample: grown[0]![of] },
      budget: { ratio_at_most },
    }),
  }));
}

/** At full speed: filling is not measured here. */
async function fill(phone: Phone, url: string, documents: number): Promise<void> {
  const page = await phone.page({ cpu_rate: 1 });
  await page.route('**/snapshot/public.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: repeated(await answer.json(), documents) });
  });
  await page.goto(url);
  await untilStored(page, documents);
  await untilQuiet(page);
  await phone.close();
}

function repeated(snapshot: Snapshot, documents: number): Snapshot {
  const pages = Object.values(snapshot.scopes.public.c);
  const times = Math.ceil(documents / pages.reduce((sum, { rows }) => sum + rows.length, 0));
  for (const page of pages) {
    const { rows } = page;
    const again = Array.from({ length: times - 1 }, () =>
      rows.map((row) => ({ ...row, id: randomUUID() })),
    );
    page.rows = [...rows, ...again.flat()];
  }
  return snapshot;
}

async function use(phone: Phone, url: string, into: Grown): Promise<void> {
  await phone.relaunch();
  const page = await phone.page();
  await watchArrival(page, 'list');
  await page.goto(url, { waitUntil: 'commit' });
  into.live_ms.push((await arrival(page)).live_ms);
  await untilQuiet(page);
  into.busy_ms.push(median((await typeInto(page, events.search_label, 'cerrado')).busy_ms));
  into.heap_MB.push((await heapOf(phone, page)).bytes / 1e6);
  await phone.close();
}
