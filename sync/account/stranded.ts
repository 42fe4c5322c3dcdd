import * as v from 'valibot';
import { DeviceDatabase, deviceDatabaseName } from '../device/device-database.ts';
import type { LocalAccount } from '../round/sync-round.ts';
import { deleteDatabases } from './leave-device.ts';
import { learnNames } from '../registry/registry.ts';
import { isAsked, type OutboxRecord } from '../outbox/outbox.ts';
import { PROTOCOL_VERSION, type PullRequest } from '../wire/protocol.ts';
import { receiptsOf, type Receipt } from '../receipts/receipts.ts';
import { KEPT_KEY, LEAVING_KEY, readSession } from '../identity/session.ts';
import { callRpc } from '../transport/transport.ts';
import { forgetWaiting } from '../outbox/lost-queue.ts';

/** What a deleted account left on this device. Rule [S7]. */
export type Stranded = {
  readonly user_id: string;
  /** Unknown when an older version of the app kept the queue. */
  readonly who: { readonly email: string; readonly name: string } | undefined;
  /** Asked, and not done by the server. */
  readonly waiting: readonly OutboxRecord[];
  /** Done by the server, and deleted with the account. */
  readonly confirmed: readonly (OutboxRecord | Receipt)[];
};

type Device = Pick<LocalAccount, 'source' | 'user_id'>;

/** Prefix of the keys of accounts that the server reported as deleted: known offline too. */
const GONE_KEY = 'gone:';
const QUEUE = /^qg:([0-9a-f-]{36}):q$/;
/** As many accounts as the server answers at once. */
const MOST = 20;

/**
 * The queues on this device whose accounts no longer exist. A queue whose person may sign in again
 * is not read.
 */
export async function findStranded(device: Device): Promise<readonly Stranded[]> {
  const { shared } = device.source;
  const session = await readSession(shared);
  const current = session && !session.needs_sign_in ? session.user.id : undefined;
  const names = (await indexedDB.databases()).flatMap(
    ({ name }) => QUEUE.exec(name ?? '')?.[1] ?? [],
  );
  const users = names.filter((user) => user !== current).slice(0, MOST);
  const stranded: Stranded[] = [];
  for (const user of await goneOf(device, users)) {
    const left = await leftBy(user);
    if (!left || left.waiting.length + left.confirmed.length === 0) continue;
    const kept = (await shared.values.get(KEPT_KEY + user)) as Stranded['who'];
    stranded.push({ user_id: user, who: kept ?? whoOf(session, user), ...left });
  }
  return stranded;
}

const whoOf = (session: Awaited<ReturnType<typeof readSession>>, user: string): Stranded['who'] =>
  session?.user.id === user ? session.user : undefined;

/** The part of a pull's answer that lists which of these accounts no longer exist. */
const AccountsAnswer = v.object({ gone: v.nullish(v.array(v.string())) });

/** Asked anonymously, and remembered: a newer answer replaces an older one. */
async function goneOf({ source }: Device, users: readonly string[]): Promise<readonly string[]> {
  const { values } = source.shared;
  if (users.length === 0) return [];
  const body: PullRequest = {
    v: PROTOCOL_VERSION,
    scopes: {},
    limit: 1,
    digest: [],
    unsettled: [],
    accounts: users,
  };
  const call = { rpc: 'sync_pull', token: null, body, answer: AccountsAnswer };
  const outcome = await callRpc(source.server, call);
  if (outcome.kind === 'ok' && outcome.data.gone) {
    const gone = new Set(outcome.data.gone);
    for (const user of users) {
      if (gone.has(user)) await values.put(true, GONE_KEY + user);
      else await values.delete(GONE_KEY + user);
    }
  }
  const told = await values.bulkGet(users.map((user) => GONE_KEY + user));
  return users.filter((_, n) => told[n]);
}

async function leftBy(user: string): Promise<Pick<Stranded, 'waiting' | 'confirmed'> | undefined> {
  const db = new DeviceDatabase(user);
  try {
    const outbox = (await db.outbox.orderBy('seq').toArray()).filter(isAsked);
    const confirmed = [
      ...(await receiptsOf(db)),
      ...outbox.filter(({ status }) => status === 'acked'),
    ];
    await learnNames([...outbox, ...confirmed].map(({ name }) => name));
    return { waiting: outbox.filter(({ status }) => status !== 'acked'), confirmed };
  } finally {
    db.close();
  }
}

/**
 * Deletes everything of that account from the device; a tab that holds it open delays that until
 * the next start.
 */
export async function discardStranded({ source }: Device, user: string): Promise<void> {
  const { shared } = source;
  const isTheirs = (name: string) =>
    name === deviceDatabaseName(user) || name.includes(`qg-${user}-r`);
  const gone = await deleteDatabases(isTheirs);
  forgetWaiting(user);
  if (!gone) await shared.values.put({ user_id: user, keep_queue: false }, LEAVING_KEY + user);
  await shared.values.bulkDelete([KEPT_KEY + user, GONE_KEY + user]);
}
