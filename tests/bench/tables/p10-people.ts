import type { Page } from 'playwright';
import { event as words } from '#i18n/pt-BR/event.ts';
import { login } from '../../e2e/phone.ts';
import { floorSearch } from '../watch/floor-search.ts';
import { withPhone, type Bench } from '../bench.ts';
import { median, type Figure, type Table } from '../figures.ts';
import { crowdedEvent } from '../server/crowded-event.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { scrollDown, typeInto } from '../watch/watch-input.ts';

const PEOPLE = 1_000;

/** The list on a phone, and the table on a desktop with an equally slow processor. */
const SCREENS = [
  { what: 'on a phone', size: { width: 412, height: 823 } },
  { what: 'on a desk', size: { width: 1280, height: 800 } },
] as const;

/** The organiser's list of 1,000 participants: scrolling and searching it at the gate. */
export async function peopleTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: 'demo' });
  const figures: Figure[] = [];
  try {
    const id = await crowdedEvent(server, PEOPLE);
    await withPhone(bench, async (phone) => {
      const first = await phone.page({ cpu_rate: 1 });
      await first.goto(`${server.url}/auth`);
      await login(first, 'organizador@exemplo.com');
      for (const { what, size } of SCREENS) {
        const page = await phone.page();
        await page.setViewportSize(size);
        const url = `${server.url}/event/${id}?tab=participants`;
        figures.push(...(await figuresOf(page, { url, what, reps: bench.reps })));
      }
    });
  } finally {
    await server.stop();
  }
  return {
    id: 'P10',
    title: `the organiser's list of ${PEOPLE.toLocaleString('en')} participants`,
    figures,
  };
}

async function figuresOf(
  page: Page,
  { url, what, reps }: { url: string; what: string; reps: number },
): Promise<Figure[]> {
  const busy: number[] = [];
  const floor: number[] = [];
  const floor_url = new URL(`/floor/search.html?people=${PEOPLE}`, url).href;
  const found: number[] = [];
  const frames: number[] = [];
  for (let rep = 0; rep < reps; rep += 1) {
    await page.goto(url);
    await page.getByLabel(words.participants.search, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    frames.push(...(await scrollDown(page)));
    await page.evaluate(() => scrollTo(0, 0));
    const typed = await typeInto(page, words.participants.search, 'operador 99');
    busy.push(median(typed.busy_ms));
    found.push(typed.found_ms);
    floor.push(await floorSearch(page, floor_url, 'operador 99'));
  }
  return [
    {
      what: `a key in the search ${what}, thread busy`,
      unit: 'ms',
      ours: busy,
      baseline: { what: 'floor', sample: floor },
      budget: { ratio_at_most: 2.5 },
    },
    { what: `first key to the list changed ${what}`, unit: 'ms', ours: found },
    {
      what: `time between two frames while scrolling ${what}`,
      unit: 'ms',
      ours: frames,
      budget: { at_most: 17 },
      note: 'a headless browser draws 60 a second at most',
    },
  ];
}
