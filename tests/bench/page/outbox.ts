import { signInWithPassword } from '#sync/identity/authentication.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { enqueue } from '#sync/outbox/enqueue.ts';
import { sendReady } from '#sync/sending/sender.ts';
import { SharedDatabase, writeSession, type Session } from '#sync/identity/session.ts';
import { withLock } from '#sync/device/sync-lock.ts';
import { callRpc } from '#sync/transport/transport.ts';
import { PROTOCOL_VERSION, PushAnswer, type WireMutation } from '#sync/wire/protocol.ts';
import { serverConfig } from '#app/account/server-config.ts';

/** As many as the sender sends at once. */
const BATCH = 20;
/**
 * Each event is created and then renamed nine times; 20 events alternate, so that lanes interleave.
 */
const EVENTS = 20;

/** Milliseconds, and the expected name of each event at the end. */
export type Drained = {
  readonly ms: number;
  readonly left: number;
  readonly names: Readonly<Record<string, string>>;
};

export type Account = {
  readonly email: string;
  readonly password: string;
};

/**
 * Writes `count` mutations into the outbox, then sends them with the real sender over the real
 * network.
 */
export async function drainOutbox(account: Account, count: number): Promise<Drained> {
  const server = serverConfig();
  const session = await signIn(account);
  const shared = new SharedDatabase();
  await writeSession(shared, session);
  const user_id = session.user.id;
  const db = new DeviceDatabase(user_id);
  const asked = mutationsOf(count);
  for (const { id, name, args } of asked.mutations) {
    const at = new Date().toISOString();
    await enqueue(db, { id, user_id, name, args: args as never, label: name, at });
  }
  const source = { shared, server, now: Date.now, lock: withLock };
  const started = performance.now();
  const { kind } = await sendReady({ db, user_id, source });
  const ms = performance.now() - started;
  if (kind !== 'sent') throw new Error(`sending ended as ${kind}`);
  const left = await db.outbox.where('status').notEqual('acked').count();
  return { ms, left, names: asked.names };
}

/**
 * The same mutations in the same batches, without an outbox: the time of server and network alone.
 */
export async function pushBare(account: Account, count: number): Promise<Drained> {
  const session = await signIn(account);
  const { mutations, names } = mutationsOf(count);
  const device_id = crypto.randomUUID();
  const started = performance.now();
  for (let from = 0; from < mutations.length; from += BATCH) {
    const outcome = await callRpc(serverConfig(), {
      rpc: 'sync_push',
      token: session.access_token,
      answer: PushAnswer,
      body: {
        v: PROTOCOL_VERSION,
        user_id: session.user.id,
        device_id,
        mutations: mutations.slice(from, from + BATCH),
      },
    });
    if (outcome.kind !== 'ok') throw new Error(`push ended as ${outcome.kind}`);
  }
  return { ms: performance.now() - started, left: 0, names };
}

async function signIn(account: Account): Promise<Session> {
  const signed = await signInWithPassword(serverConfig(), account);
  if (!signed.ok) throw new Error(signed.code);
  return signed.session;
}

type Asked = Omit<WireMutation, 'name'> & { readonly name: 'create_event@1' | 'update_event@1' };

function mutationsOf(count: number): { mutations: Asked[]; names: Record<string, string> } {
  const ids = Array.from({ length: EVENTS }, () => crypto.randomUUID() as string);
  const names: Record<string, string> = {};
  const mutations = Array.from({ length: count }, (_, seq): Asked => {
    const event = ids[seq % EVENTS]!;
    const base = names[event];
    const name = `Operação ${seq % EVENTS} volta ${Math.floor(seq / EVENTS)}`;
    names[event] = name;
    const id = crypto.randomUUID();
    return base === undefined
      ? { id, seq, name: 'create_event@1', args: newEvent(event, name) }
      : {
          id,
          seq,
          name: 'update_event@1',
          args: { id: event, patch: { name }, base: { name: base } },
        };
  });
  return { mutations, names };
}

const newEvent = (id: string, name: string): object => ({
  id,
  name,
  date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  time: '09:00',
  location: 'Campo do Bench, São Paulo - SP',
  briefing: '<p>Um evento que só existe para ser medido.</p>',
  game_mode: 'MilSim',
  is_public: false, // the public list has a limit for each person
  allow_public_list: true,
  registration_closed: false,
  teams_count: 0,
  max_op: 0,
  banner: null,
  patch: null,
  latitude: null,
  longitude: null,
  arena_id: null,
});
