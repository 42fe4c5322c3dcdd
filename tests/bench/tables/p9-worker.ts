import { callPage, withPhone, type Bench } from '../bench.ts';
import type { Figure, Table } from '../figures.ts';
import { longTasks, watchLongTasks } from '../watch/long-tasks.ts';
import type { WorkerTimes } from '../page/field-times.ts';
import { joinedDist, startServer } from '../server/server.ts';

const PLACES = 50_000;
const PEOPLE = 1_000;

/**
 * The field worker: how long the work takes in a worker, how long a screen waits, and how long the
 * page's main thread is busy.
 */
export async function workerTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { bench: await bench.page() });
  const server = await startServer({
    dist_dir,
    dir: bench.dir,
    amount: 'demo',
  });
  const inside = times();
  const asked = times();
  const here = times();
  const long: number[] = [];
  try {
    for (let i = 0; i < bench.reps; i += 1) {
      await withPhone(bench, async (phone) => {
        const page = await phone.page();
        await watchLongTasks(page);
        await page.goto(`${server.url}/bench/index.html`);
        note(inside, await callPage(page, 'workInWorker', PLACES, PEOPLE));
        const answered = await callPage(page, 'askWorker', PLACES, PEOPLE);
        note(asked, answered);
        const tasks = await longTasks(page);
        long.push(tasks.filter(({ start_ms }) => start_ms >= answered.from_ms).length);
        note(here, await callPage(page, 'workHere', PLACES, PEOPLE));
      });
    }
  } finally {
    await server.stop();
  }
  const figures = (name: 'distances_ms' | 'split_ms', what: string, at_most: number): Figure[] => [
    {
      what,
      unit: 'ms',
      ours: inside[name],
      baseline: { what: 'on the main thread', sample: here[name] },
      budget: { at_most },
    },
    { what: '… asked and answered', unit: 'ms', ours: asked[name] },
  ];
  return {
    id: 'P9',
    title: 'field worker',
    figures: [
      ...figures('distances_ms', `${PLACES.toLocaleString('en')} distances`, 5),
      ...figures('split_ms', `split of ${PEOPLE.toLocaleString('en')}`, 2),
      {
        what: 'long tasks on the main thread meanwhile',
        unit: '',
        ours: long,
        budget: { at_most: 0 },
      },
    ],
  };
}

const times = () => ({ distances_ms: [] as number[], split_ms: [] as number[] });

function note(into: ReturnType<typeof times>, taken: WorkerTimes): void {
  into.distances_ms.push(taken.distances_ms);
  into.split_ms.push(taken.split_ms);
}
