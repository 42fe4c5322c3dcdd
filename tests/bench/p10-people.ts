import { event as words } from '#i18n/pt-BR/event.ts';
import { login } from '../e2e/phone.ts';
import { withPhone, type Bench } from './bench.ts';
import { median, type Table } from './figures.ts';
import { crowdedEvent } from './crowded-event.ts';
import { joinedDist, startServer } from './server.ts';
import { scrollDown, typeInto } from './watch-input.ts';

const PEOPLE = 1_000;

/** The organiser's list of 1,000 participants: scrolling and searching it at the gate. */
export async function peopleTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: 'demo' });
  const busy: number[] = [];
  const found: number[] = [];
  const frames: number[] = [];
  try {
    const id = await crowdedEvent(server, PEOPLE);
    await withPhone(bench, async (phone) => {
      const first = await phone.page({ cpu_rate: 1 });
      await first.goto(`${server.url}/auth`);
      await login(first, 'organizador@exemplo.com');
      for (let rep = 0; rep < bench.reps; rep += 1) {
        const page = await phone.page();
        await page.goto(`${server.url}/event/${id}?tab=participants`);
        await page.getByLabel(words.participants.search, { exact: true }).waitFor();
        await page.waitForLoadState('networkidle');
        frames.push(...(await scrollDown(page)));
        await page.evaluate(() => scrollTo(0, 0));
        const typed = await typeInto(page, words.participants.search, 'operador 99');
        busy.push(median(typed.busy_ms));
        found.push(typed.found_ms);
      }
    });
  } finally {
    await server.stop();
  }
  return {
    id: 'P10',
    title: `the organiser's list of ${PEOPLE.toLocaleString('en')} participants`,
    figures: [
      { what: 'a key in the search, thread busy', unit: 'ms', ours: busy, budget: { at_most: 16 } },
      { what: 'first key to the list changed', unit: 'ms', ours: found },
      {
        what: 'time between two frames while scrolling',
        unit: 'ms',
        ours: frames,
        budget: { at_most: 17 },
        note: 'a headless browser draws 60 a second at most',
      },
    ],
  };
}
