import type { Page } from 'playwright';
import { login } from '../../e2e/phone.ts';
import { withPhone, type Bench } from '../bench.ts';
import type { Sample, Table } from '../figures.ts';
import { joinedDist, startServer } from '../server/server.ts';

const MINUTE_MS = 60_000;

/**
 * Counts what an open page of a signed-in person does while nobody touches it: for a minute on the
 * screen, and for a minute behind another page.
 */
export async function idleTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: 'demo' });
  const visible: Idle[] = [];
  const hidden: Idle[] = [];
  try {
    await withPhone(bench, async (phone) => {
      const page = await phone.page({ cpu_rate: 1 });
      await page.addInitScript(countWakeUps);
      await page.goto(`${server.url}/auth`);
      await login(page, 'jogador@exemplo.com');
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(MINUTE_MS / 2); // what a start leaves for later
      // a minute each is long enough: it is a count, and the same each time
      for (let rep = 0; rep < Math.min(bench.reps, 2); rep += 1) {
        await page.bringToFront();
        visible.push(await idleMinute(page, 'visible'));
        const other = await page.context().newPage();
        await other.bringToFront();
        hidden.push(await idleMinute(page, 'hidden'));
        await other.close();
      }
    });
  } finally {
    await server.stop();
  }
  const figure = (what: string, ours: Sample, at_most: number) =>
    ({ what, unit: '', ours, budget: { at_most } }) as const;
  return {
    id: 'P13',
    title: 'an open page that nobody touches, a minute',
    figures: [
      figure('requests while it is seen', of(visible, 'requests'), 1),
      figure('wake-ups of its thread while it is seen', of(visible, 'wake_ups'), 8),
      figure('requests while it is hidden', of(hidden, 'requests'), 0),
      figure('wake-ups of its thread while it is hidden', of(hidden, 'wake_ups'), 2),
    ],
  };
}

type Idle = { requests: number; wake_ups: number };
const of = (minutes: readonly Idle[], name: keyof Idle): Sample => minutes.map((one) => one[name]);

async function idleMinute(page: Page, state: DocumentVisibilityState): Promise<Idle> {
  await page.waitForFunction((wanted) => document.visibilityState === wanted, state);
  let requests = 0;
  const count = () => (requests += 1);
  page.on('request', count);
  const before = await page.evaluate(wakeUps);
  await page.waitForTimeout(MINUTE_MS);
  const wake_ups = (await page.evaluate(wakeUps)) - before;
  page.off('request', count);
  return { requests, wake_ups };
}

/** Runs in the page. */
const wakeUps = (): number => (window as unknown as { wake_ups: number }).wake_ups;

/** Runs before the app: counts timers that fire, frames that were asked for, and messages. */
function countWakeUps(): void {
  const counted = Object.assign(window, { wake_ups: 0 });
  const counting =
    <Given extends unknown[]>(work: (...given: Given) => void) =>
    (...given: Given): void => {
      counted.wake_ups += 1;
      work(...given);
    };
  const { setTimeout: later, setInterval: again, requestAnimationFrame: frame } = window;
  Object.assign(window, {
    setTimeout: (work: () => void, ...rest: number[]) => later(counting(work), ...rest),
    setInterval: (work: () => void, ...rest: number[]) => again(counting(work), ...rest),
    requestAnimationFrame: (work: FrameRequestCallback) => frame(counting(work)),
  });
  const socket = window.WebSocket;
  window.WebSocket = class extends socket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', () => (counted.wake_ups += 1));
    }
  };
}
