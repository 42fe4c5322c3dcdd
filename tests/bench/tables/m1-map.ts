import { map as map_words } from '#i18n/pt-BR/map.ts';
import { callPage, inTurns, withPhone, type Bench } from '../bench.ts';
import { median, type Figure, type Sample, type Table } from '../figures.ts';
import type { Phone } from '../phone.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { startTiles } from '../server/tile-server.ts';
import { drag, pinch } from '../watch/fingers.ts';
import type { Heap } from '../watch/heap.ts';
import { leaveMap, mapOf, openedApp, openMap, SCREEN, visitMap } from '../watch/map-screen.ts';
import { untilStored } from '../watch/replica-probe.ts';
import { afterTap, framesOf, watchMap } from '../watch/watch-map.ts';
import { untilLive } from '../watch/watch-page.ts';

const DOCUMENTS = 10_000;
const ARENAS = 3_000;
const SAO_PAULO = { latitude: -23.55, longitude: -46.63 };
/** A screen that was entered once or twice may keep what it made; after that nothing may grow. */
const VISITS = [3, 11, 20];
/** Compiled code is in the heap too, and the engine compiles more for a hundred visits: 1 MB. */
const INTERPRETED = '--js-flags=--jitless';

/** The map of 3,000 arenas, on a phone that has them. */
export async function mapTable(bench: Bench): Promise<Table> {
  const [app, bench_page] = [await bench.app(), await bench.page()];
  const dist_dir = joinedDist(bench.dir, { app, bench: bench_page });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: { large: 1 } });
  const tiles = await startTiles(bench.dir);
  const [ours, floor] = [samples(), samples()];
  const [order_ms, list_ms]: number[][] = [[], []];
  const heaps: (readonly Heap[])[] = [];
  try {
    const work = async (phone: Phone) => {
      const filling = await phone.page({ cpu_rate: 1 });
      await filling.goto(`${server.url}/events`);
      await untilStored(filling, DOCUMENTS);
      const run = {
        ours: () => useMap(phone, `${server.url}/events`, ours),
        floor: () => useFloor(phone, `${server.url}/floor/map.html`, floor),
      };
      await inTurns(bench.reps, run.ours, run.floor);
      const page = await phone.page();
      for (let rep = 0; rep < bench.reps; rep += 1) {
        await page.goto(`${server.url}/bench/index.html`);
        const times = await callPage(page, 'sortByDistance', ARENAS);
        order_ms!.push(times.order_ms);
        list_ms!.push(times.list_ms);
      }
    };
    await withPhone(bench, work, { flags: tiles.flags, permissions: ['geolocation'] });
    const leave = async (phone: Phone) => {
      const filling = await phone.page({ cpu_rate: 1 });
      await filling.goto(`${server.url}/events`);
      await untilStored(filling, DOCUMENTS);
      heaps.push(await visitMap(phone, `${server.url}/events`, VISITS));
    };
    await withPhone(bench, leave, { flags: [...tiles.flags, INTERPRETED] });
  } finally {
    tiles.stop();
    await server.stop();
  }
  return {
    id: 'M1',
    title: `the map of ${ARENAS.toLocaleString('en')} arenas, on a phone of ${SCREEN.width} × ${SCREEN.height}`,
    figures: [
      { what: 'tap on “Mapa”: first row of the list', unit: 'ms', ours: ours.list_ms },
      {
        what: 'the same tap: first frame with marks',
        unit: 'ms',
        ours: ours.marks_ms,
        baseline: { what: 'floor', sample: floor.marks_ms },
      },
      { what: '… with the drawn map below them', unit: 'ms', ours: ours.ground_ms },
      {
        what: 'ready from a warm app: list and map',
        unit: 'ms',
        ours: ours.list_ms.map((ms, rep) => Math.max(ms, ours.ground_ms[rep]!)),
      },
      {
        what: 'again in the same start: first frame with marks',
        unit: 'ms',
        ours: ours.again_ms,
        budget: { at_most: 120 },
      },
      ...frameFigures('panned, all Brazil', ours.pan, floor.pan),
      ...frameFigures('panned, at São Paulo', ours.near_pan),
      ...frameFigures('pinched', ours.pinch, floor.pinch),
      {
        what: `${ARENAS.toLocaleString('en')} distances, sorted`,
        unit: 'ms',
        ours: order_ms!,
        budget: { at_most: 16 },
      },
      { what: '… as the list does it, by name first', unit: 'ms', ours: list_ms! },
      ...heapFigures(heaps),
    ],
  };
}

const samples = () => ({
  list_ms: [] as number[],
  marks_ms: [] as number[],
  ground_ms: [] as number[],
  again_ms: [] as number[],
  pan: [] as Sample[],
  near_pan: [] as Sample[],
  pinch: [] as Sample[],
});
type Samples = ReturnType<typeof samples>;

async function useMap(phone: Phone, url: string, into: Samples): Promise<void> {
  const page = await openedApp(phone, url);
  await page.context().setGeolocation(SAO_PAULO);
  const { row_ms, marks_ms, ground_ms } = await openMap(page);
  into.list_ms.push(row_ms);
  into.marks_ms.push(marks_ms);
  into.ground_ms.push(ground_ms);
  await page.waitForLoadState('networkidle');
  const [devtools, map] = [await phone.devtools(page), mapOf(page)];
  into.pan.push(await framesOf(page, () => drag(devtools, map)));
  into.pinch.push(await framesOf(page, () => pinch(devtools, map)));
  await page.getByRole('button', { name: map_words.find_me }).click();
  await page.waitForLoadState('networkidle');
  into.near_pan.push(await framesOf(page, () => drag(devtools, map)));
  await leaveMap(page);
  into.again_ms.push((await openMap(page, true)).marks_ms);
}

async function useFloor(phone: Phone, url: string, into: Samples): Promise<void> {
  await phone.relaunch();
  const page = await phone.page();
  await page.setViewportSize(SCREEN);
  await watchMap(page);
  await page.goto(url);
  await untilLive(page);
  await page.getByRole('button').click();
  into.marks_ms.push((await afterTap(page, 'marks_ms')).marks_ms);
  const [devtools, map] = [await phone.devtools(page), page.locator('canvas')];
  into.pan.push(await framesOf(page, () => drag(devtools, map)));
  into.pinch.push(await framesOf(page, () => pinch(devtools, map)));
}

function frameFigures(what: string, ours: Sample[], floor?: Sample[]): Figure[] {
  const all = ours.flat();
  return [
    {
      what: `time between two frames, ${what}`,
      unit: 'ms',
      ours: ours.map(median),
      ...(floor && { baseline: { what: 'floor', sample: floor.map(median) } }),
      budget: { at_most: 25 },
      note: `${all.length} frames`,
    },
    { what: '… 95th of 100', unit: 'ms', ours: ours.map(late) },
    { what: '… frames over 50 ms', unit: '', ours: ours.map((gaps) => gaps.filter(isLong).length) },
  ];
}

const isLong = (gap_ms: number): boolean => gap_ms > 50;
const late = (gaps: Sample): number =>
  gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN;

function heapFigures(heaps: readonly (readonly Heap[])[]): Figure[] {
  const grown = (of: keyof Heap): Sample => heaps.map((all) => all.at(-1)![of] - all[0]![of]);
  return [
    ...VISITS.map((visits, n): Figure => ({
      what: `heap after ${visits} visits`,
      unit: 'MB',
      ours: heaps.map((all) => all[n]!.bytes / 1e6),
    })),
    {
      what: `… more after ${VISITS.at(-1)} than after ${VISITS[0]}`,
      unit: 'kB',
      ours: grown('bytes').map((bytes) => bytes / 1000),
      budget: { at_most: 500 },
    },
    { what: '… nodes of documents', unit: '', ours: grown('nodes') },
    { what: '… listeners', unit: '', ours: grown('listeners') },
  ];
}
