import { randomUUID } from 'node:crypto';
import type { GenericSchema } from 'valibot';
import { mutations } from '#sync/registry/all-mutations.ts';
import { collectionNames } from '#sync/wire/protocol.ts';
import { sampleOf } from '#tests/fixtures/samples/sample-args.ts';
import type { Bench } from '../bench.ts';
import { acceptedBatches } from './accepted-batches.ts';
import type { Input, Known } from './inputs.ts';
import { metered, type Cost } from './meter.ts';
import { dearestOf, medianCost } from './search.ts';
import { RPC_PUSH, targetsOf, type Target } from './targets.ts';
import type { Figure, Table } from '../figures.ts';
import { startServer, type Server } from '../server/server.ts';

const SEED = Number(process.env['CASES_SEED'] ?? 1);

/**
 * The cost of the most expensive request that a stranger can send to the embedded backend with data
 * of a whole country.
 */
export async function costsTable({ dir }: Bench): Promise<Table> {
  const server = await startServer({ dist_dir: dir, dir, amount: { large: 1 } });
  try {
    const stranger = await signUp(server);
    const known = await knownOf(server, stranger.id);
    const measure = (target: Target, input: Input): Promise<Cost> =>
      metered(server.pid, () => ask(server, stranger.token, { target, input }));
    const figures: Figure[] = [];
    for (const target of await targetsOf(server)) {
      const { input, costs } = await dearestOf(target, { known, seed: SEED, measure });
      figures.push(...figuresOf({ what: target.name, costs, input }));
    }
    const push = (mutations: readonly object[]) => ({
      target: RPC_PUSH,
      input: {
        v: 1,
        user_id: stranger.id,
        device_id: randomUUID(),
        mutations: numbered(mutations),
      },
    });
    const accepted = await acceptedBatches(server, {
      stranger,
      measure: (some) => metered(server.pid, () => ask(server, stranger.token, push(some))),
    });
    figures.push(
      ...accepted.flatMap(({ what, cost }) =>
        figuresOf({ what: `sync_push: ${what}`, costs: [cost] }),
      ),
    );
    const title = `the dearest request of a stranger, found by a search (CASES_SEED=${SEED}), a country of data`;
    return { id: 'C1', title, figures };
  } finally {
    await server.stop();
  }
}

let seq = 0;
const numbered = (mutations: readonly object[]): object[] =>
  mutations.map((one) => ({ id: randomUUID(), seq: (seq += 1), ...one }));

type Measured = { what: string; costs: readonly Cost[]; input?: Input };

function figuresOf({ what, costs, input }: Measured): Figure[] {
  const { cpu_ms, memory_mb, answer_kb } = medianCost(costs);
  const about = input ? ` for ${JSON.stringify(input).slice(0, 160)}` : '';
  const note = `${answer_kb.toFixed(0)} kB${about}`;
  return [
    { what, unit: 'ms', ours: [cpu_ms], budget: { at_most: 250 } },
    { what: '', unit: 'MB', ours: [memory_mb], budget: { at_most: 20 }, note },
  ];
}

async function signUp({ url, anon_key }: Server): Promise<{ id: string; token: string }> {
  const reply = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anon_key, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'estranho@exemplo.com',
      password: 'uma-senha-comprida',
      data: { name: 'Estranho Qualquer', whatsapp: '5599911110001' },
    }),
  });
  const signed = (await reply.json()) as { access_token: string; user: { id: string } };
  return { id: signed.user.id, token: signed.access_token };
}

async function knownOf({ sql }: Server, user_id: string): Promise<Known> {
  const ids = async (table: string) =>
    (await sql<{ id: string }>(`select id from ${table} order by md5(id::text) limit 200`)).map(
      ({ id }) => id,
    );
  const [event_ids, team_ids, operator_ids] = await Promise.all(
    ['public.airsoft_events', 'public.teams', 'public.operators'].map(ids),
  );
  // the largest event too: the most expensive requests are about crowded ones
  const [largest] = await sql<{ id: string }>(
    'select id from public.airsoft_events order by operators_count desc limit 1',
  );
  return {
    user_id,
    event_ids: [largest!.id, ...event_ids!],
    team_ids: team_ids!,
    ids: [user_id, largest!.id, ...event_ids!, ...team_ids!, ...operator_ids!],
    collections: collectionNames,
    mutations: Object.entries(mutations).map(([name, { args }]) => ({
      name,
      args: sampleOf(args as GenericSchema) as Record<string, unknown>,
    })),
  };
}

/** @returns the size of the answer, in bytes */
async function ask(
  { url, anon_key }: Server,
  token: string,
  { target, input }: { target: Target; input: Input },
): Promise<number> {
  const { path, shape } = target;
  const headers = {
    apikey: anon_key,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const reply = await fetch(url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(shape === 'p' ? { p: input } : input),
  });
  return (await reply.arrayBuffer()).byteLength;
}
