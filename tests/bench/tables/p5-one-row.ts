import type { Page } from 'playwright';
import { inTurns, withPhone, type Bench } from '../bench.ts';
import type { Table } from '../figures.ts';
import { untilStored } from '../watch/replica-probe.ts';
import { joinedDist, startServer, type Server } from '../server/server.ts';
import { untilQuiet } from '../watch/long-tasks.ts';
import { ROW, untilLive } from '../watch/watch-page.ts';

const DOCUMENTS = 10_000;
/**
 * Changes for each start of the page; the first is not counted, because its code is not compiled
 * yet.
 */
const CHANGES = 4;

/**
 * One of 5,000 events gets a new name in the database. Measured in the built app, from the moment
 * when the pull's answer is read until the row on the screen has changed.
 */
export async function oneRowTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: { large: 1 } });
  const ours: number[] = [];
  const floor: number[] = [];
  try {
    await inTurns(
      bench.reps,
      () => onPhone(bench, `${server.url}/events`, (page) => changeInApp(page, server, ours)),
      () => onPhone(bench, `${server.url}/floor/index.html`, (page) => changeOnFloor(page, floor)),
    );
  } finally {
    await server.stop();
  }
  return {
    id: 'P5',
    title: 'one changed row of 5,000 listed ones',
    figures: [
      {
        what: 'answer read to row changed',
        unit: 'ms',
        ours,
        baseline: { what: 'floor', sample: floor },
        budget: { ratio_at_most: 2.5 },
        note: 'the floor page stores the row in raw IndexedDB, reads 20 back and draws them',
      },
    ],
  };
}

const onPhone = (bench: Bench, url: string, work: (page: Page) => Promise<void>): Promise<void> =>
  withPhone(bench, async (phone) => {
    const filling = await phone.page({ cpu_rate: 1 });
    await filling.goto(url);
    await untilStored(filling, DOCUMENTS);
    const page = await phone.page();
    await page.addInitScript(noteChanges);
    await page.goto(url);
    await untilLive(page);
    await untilQuiet(page);
    await work(page);
  });

async function changeInApp(page: Page, server: Server, into: number[]): Promise<void> {
  const href = await page.locator(ROW).first().getAttribute('href');
  const id = href?.split('/').at(-1);
  for (let change = 0; change < CHANGES; change += 1) {
    const name = newName(change);
    await server.sql(`update public.airsoft_events set name = '${name}' where id = '${id}'`);
    const seen = page.evaluate(waitForText, name);
    // as if the person returned to the page: a round starts at once
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    const changed_at = await seen;
    const read_at = await page.evaluate(() => (window as unknown as Noted).read_at);
    if (change > 0) into.push(changed_at - read_at);
    await untilQuiet(page);
  }
}

async function changeOnFloor(page: Page, into: number[]): Promise<void> {
  for (let change = 0; change < CHANGES; change += 1) {
    const name = newName(change);
    const seen = page.evaluate(waitForText, name);
    const read_at = await page.evaluate(async (text) => {
      const { firstRow, applyRow } = window as unknown as FloorPage;
      const row = await firstRow();
      const now = performance.now();
      await applyRow({ ...row, name: text });
      return now;
    }, name);
    const changed_at = await seen;
    if (change > 0) into.push(changed_at - read_at);
  }
}

let last = 0;
const newName = (change: number): string => `Mudança ${(last += 1)} de ${change}`;

type Noted = {
  /** When the last answer with an event was read; milliseconds since the navigation. */
  readonly read_at: number;
};

type FloorPage = {
  readonly firstRow: () => Promise<object>;
  readonly applyRow: (row: object) => Promise<void>;
};

/** Runs in the page before the app: records when the app receives an answer with events. */
function noteChanges(): void {
  const json = Object.getOwnPropertyDescriptor(Response.prototype, 'json')!.value as (
    this: Response,
  ) => Promise<unknown>;
  Response.prototype.json = async function read(this: Response): Promise<unknown> {
    const body = (await json.call(this)) as {
      scopes?: Record<string, { c?: Record<string, { rows: unknown[] }> }>;
    };
    const rows = Object.values(body.scopes ?? {}).flatMap(
      ({ c }) => c?.['airsoft_events']?.rows ?? [],
    );
    if (rows.length > 0) Object.assign(window, { read_at: performance.now() });
    return body;
  };
}

/**
 * Runs in the page. @returns when the text appeared in the list, in milliseconds since the
 * navigation
 */
function waitForText(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent.includes(text)) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
