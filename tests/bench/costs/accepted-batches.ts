import { randomUUID } from 'node:crypto';
import type { Server } from '../server/server.ts';
import type { Cost } from './meter.ts';

type Mutation = { name: string; args: object };
/**
 * A stranger's request that the server accepts. The requests that the search draws are mostly
 * refused.
 */
type Batch = { what: string; mutations: Mutation[] };

type Stranger = { id: string; token: string };

const PEOPLE = 500; // as many as a new account may add in a day
const TEAMS = 100;
/** A request begins no more: of fifty people this many are added. */
const BEGUN = 20;

const event = () => ({
  id: randomUUID(),
  name: 'Operação Cara',
  date: '2099-12-20',
  time: '09:00',
  location: 'Campo do Zé, Atibaia - SP',
  briefing: `<p>${'x'.repeat(19_000)}</p>`,
  game_mode: 'MilSim',
  is_public: false,
  allow_public_list: true,
  registration_closed: false,
  teams_count: 2,
  max_op: 0,
  banner: null,
  patch: null,
  latitude: null,
  longitude: null,
  arena_id: null,
});
const create = () => ({ name: 'create_event@1', args: event() });
const person = (n: number) => ({
  operator_id: randomUUID(),
  name: 'Pessoa de Teste',
  whatsapp: `55119${10_000_000 + n}`,
});
const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/**
 * The largest batches that a new account may send, of the mutations that do most: measured once
 * each, because a mutation is accepted once. The day's quotas are renewed between them.
 */
export async function acceptedBatches(
  { sql }: Pick<Server, 'sql'>,
  { stranger, measure }: { stranger: Stranger; measure: (mutations: readonly Mutation[]) => Promise<Cost> },
): Promise<{ what: string; cost: Cost }[]> {
  const mine = create();
  const event_id = mine.args.id;
  const people = many(PEOPLE, person);
  const open = await sql<{ id: string }>(
    `select id from public.airsoft_events where is_public and status = 'planned' and not registration_closed
     and game_mode not in ('3X3', '5X5') and starts_at > now() + interval '1 day' order by operators_count desc limit 50`,
  );
  const split = (seed: number) => ({
    name: 'save_event_teams@1',
    args: {
      event_id,
      seed,
      base_split_rev: seed,
      teams: many(TEAMS, (team) => ({
        id: randomUUID(),
        name: `Equipe ${team}`,
        operator_ids: people.filter((_, n) => n % TEAMS === team).map(({ operator_id }) => operator_id),
      })),
    },
  });
  const add = (some: typeof people) =>
    some.map((one) => ({ name: 'add_participant@1', args: { ...one, event_id } }));
  const batches: Batch[] = [
    { what: '50 refused', mutations: many(50, () => ({ name: 'cancel_registration@1', args: { event_id, operator_id: randomUUID() } })) },
    { what: '50 registrations', mutations: open.map(({ id }) => ({ name: 'register@1', args: { ...person(PEOPLE), event_id: id } })) },
    { what: '14 events', mutations: many(14, create) },
    { what: 'my event', mutations: [mine] },
    { what: '50 participants', mutations: add(people.slice(0, 50)) },
    ...many(PEOPLE / BEGUN - 1, (n) => ({ what: `${BEGUN} participants`, mutations: add(people.slice((n + 1) * BEGUN, (n + 2) * BEGUN)) })),
    { what: `${TEAMS} teams of ${PEOPLE} people`, mutations: [split(0)] },
    { what: 'the same twenty times', mutations: many(20, (n) => split(n + 1)) },
    { what: '50 places taken away', mutations: people.slice(0, 50).map(({ operator_id }) => ({ name: 'remove_participant@1', args: { operator_id, event_id } })) },
  ];
  const applied = async () => {
    const [row] = await sql<{ n: number }>(
      `select count(*)::int as n from private.sync_mutations where user_id = '${stranger.id}' and status = 'applied'`,
    );
    return row!.n;
  };
  const measured: { what: string; cost: Cost }[] = [];
  for (const { what, mutations } of batches) {
    await sql(`delete from private.quota_uses where user_id = '${stranger.id}'`);
    const before = await applied();
    const cost = await measure(mutations);
    measured.push({ what: `${what}, ${(await applied()) - before} of ${mutations.length} done`, cost });
  }
  return measured;
} // prettier-ignore
