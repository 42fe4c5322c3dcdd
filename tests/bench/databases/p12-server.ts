import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { NIL, PROTOCOL_VERSION, type PullAnswer } from '#sync/wire/protocol.ts';
import type { Bench } from '../bench.ts';
import { metered } from '../costs/meter.ts';
import type { Table } from '../figures.ts';
import { startServer, type Server } from '../server/server.ts';

/** Processor time is read in steps of 10 ms, so many requests are measured together. */
const REQUESTS = 40;

/** The embedded server with its files on disk: a start with existing data, and what requests cost. */
export async function serverTable(bench: Bench): Promise<Table> {
  const data_dir = join(mkdtempSync(join(bench.dir, 'data-')), 'data');
  const start = async () => {
    const started = performance.now();
    const { dir } = bench;
    const server = await startServer({ dist_dir: dir, dir, amount: 'demo', data_dir });
    await fetch(`${server.url}/health`);
    return { server, ms: performance.now() - started };
  };
  await (await start()).server.stop(); // makes the data
  const starts: number[] = [];
  const cpu = { health: [] as number[], pull: [] as number[], push: [] as number[] };
  for (let rep = 0; rep < bench.reps; rep += 1) {
    const { server, ms } = await start();
    starts.push(ms);
    try {
      const requests = await requestsOf(server);
      for (const name of ['health', 'pull', 'push'] as const) {
        await requests[name](0); // not counted: its code is not compiled yet
        const { cpu_ms } = await metered(server.pid, async () => {
          for (let n = 1; n <= REQUESTS; n += 1) await requests[name](n);
          return 0;
        });
        cpu[name].push(cpu_ms / REQUESTS);
      }
    } finally {
      await server.stop();
    }
  }
  const baseline = { what: '/health', sample: cpu.health };
  return {
    id: 'P12',
    title: 'the embedded server',
    figures: [
      {
        what: 'start with existing data, process to first answer',
        unit: 'ms',
        ours: starts,
        budget: { at_most: 5_000 },
      },
      {
        what: 'processor time of a pull that brings nothing',
        unit: 'ms',
        ours: cpu.pull,
        baseline,
        budget: { ratio_at_most: 4 },
      },
      {
        what: 'processor time of a push: a registration, its cancellation, in turn',
        unit: 'ms',
        ours: cpu.push,
        baseline,
        budget: { ratio_at_most: 4 },
      },
    ],
  };
}

type Requests = Record<'health' | 'pull' | 'push', (n: number) => Promise<void>>;

async function requestsOf({ url, anon_key, sql }: Server): Promise<Requests> {
  const call = async (path: string, body: object, token?: string): Promise<unknown> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { apikey: anon_key, 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const snapshot = (await (await fetch(`${url}/snapshot/public.json`)).json()) as PullAnswer;
  const { scopes, horizon, epoch } = snapshot;
  const read = scopes['public'] as { c: Record<string, unknown> };
  const end = [horizon, NIL];
  const known = {
    c: Object.fromEntries(Object.keys(read.c).map((name) => [name, end])),
    departed: end,
  };
  const whatsapp = `55119${String(Date.now()).slice(-8)}`;
  // a person for each run, because a person registers in an event once
  const signed = (await call('/auth/v1/signup', {
    email: `${randomUUID()}@exemplo.com`,
    password: 'uma-senha-comprida',
    data: { name: 'Operador Qualquer', whatsapp },
  })) as { access_token: string; user: { id: string } };
  const [event] = await sql<{ id: string }>(
    `select id from public.airsoft_events where is_public and status = 'planned'
     and not registration_closed and starts_at > now() + interval '1 day'
     order by max_op = 0 desc, max_op desc limit 1`,
  );
  const device_id = randomUUID();
  let operator_id = '';
  return {
    health: async () => void (await (await fetch(`${url}/health`)).text()),
    pull: async () =>
      void (await call('/rest/v1/rpc/sync_pull', {
        p: {
          v: PROTOCOL_VERSION,
          epoch,
          scopes: { public: known },
          limit: 500,
          digest: [],
          unsettled: [],
        },
      })),
    push: async (n) => {
      const is_new = n % 2 === 0;
      if (is_new) operator_id = randomUUID();
      const registered = { name: 'Operador Qualquer', whatsapp };
      const mutation = {
        name: is_new ? 'register@1' : 'cancel_registration@1',
        args: { operator_id, event_id: event!.id, ...(is_new ? registered : {}) },
      };
      const { user, access_token } = signed;
      const mutations = [{ id: randomUUID(), seq: n + 1, ...mutation }];
      const answer = (await call(
        '/rest/v1/rpc/sync_push',
        { p: { v: PROTOCOL_VERSION, user_id: user.id, device_id, mutations } },
        access_token,
      )) as { results: { status: string }[] };
      if (answer.results.some(({ status }) => status !== 'applied')) {
        throw new Error(JSON.stringify(answer));
      }
    },
  };
}
