import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { callPage, inTurns, withPhone, type Bench } from '../bench.ts';
import type { Table } from '../figures.ts';
import type { Drained } from '../page/outbox.ts';
import { joinedDist, startServer, type Server } from '../server/server.ts';

const COUNT = 200;
const account = { email: 'organizador@exemplo.com', password: DEMO_PASSWORD };

/** A queue of 200 mutations in 20 lanes, on loopback, each of them checked in the database. */
export async function outboxTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { bench: await bench.page() });
  const server = await startServer({
    dist_dir,
    dir: bench.dir,
    amount: 'demo',
  });
  const ours: number[] = [];
  const bare: number[] = [];
  const run = (name: 'drainOutbox' | 'pushBare', into: number[]) =>
    withPhone(bench, async (phone) => {
      await server.sql('delete from private.quota_uses'); // a person makes at most forty events a day
      const page = await phone.page();
      await page.goto(`${server.url}/bench/index.html`);
      const drained = await callPage(page, name, account, COUNT);
      await assertInOrder(server, drained);
      into.push(drained.ms);
    });
  try {
    await inTurns(
      bench.reps,
      () => run('drainOutbox', ours),
      () => run('pushBare', bare),
    );
  } finally {
    await server.stop();
  }
  return {
    id: 'P7',
    title: `outbox of ${COUNT} drained on loopback: 20 events made and renamed 9 times each`,
    figures: [
      {
        what: 'first request to last outcome stored, order kept',
        unit: 'ms',
        ours,
        baseline: { what: 'bare requests', sample: bare },
        budget: { at_most: 1_500 },
      },
    ],
  };
}

/** Each event can have its last name only if its mutations were done in order. */
async function assertInOrder(server: Server, { left, names }: Drained): Promise<void> {
  if (left > 0) throw new Error(`${left} were not taken`);
  const ids = Object.keys(names);
  const rows = await server.sql<{ id: string; name: string }>(
    `select id, name from public.airsoft_events where id in (${ids.map((id) => `'${id}'`).join()})`,
  );
  const wrong = ids.filter((id) => rows.find((row) => row.id === id)?.name !== names[id]);
  if (wrong.length > 0) throw new Error(`out of order: ${wrong.join(' ')}`);
}
