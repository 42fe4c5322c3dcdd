import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { takeOwnRows } from '#sync/round/own-rows.ts';
import type { CollectionName, Scope } from '#sync/wire/protocol.ts';
import type { Outcome } from '#tests/sql/acts.ts';
import type { Who } from '#tests/sql/session.ts';
import { openReader, type Reader, type ReaderOptions } from '../oracle/oracle-reader.ts';
import { ana, events, seedWorld } from '../oracle/oracle-world.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

export const event = (index: number): string => events[index] ?? '';
export const scopeOf = (index: number): Scope => `event:${event(index)}`;

/** A server with one seeded world; each case has a copy of it, with devices that read it. */
export class PullCaseWorld {
  /** A connection of nobody's device, that writes. */
  admin!: OpenSession;
  #server!: RaceServer;
  #world = '';
  #database = '';
  readonly #opened: Reader[] = [];

  async start(): Promise<void> {
    this.#server = await startRaceServer();
    this.#world = await this.#server.database();
    const session = await this.#server.open(this.#world);
    await seedWorld(session);
    await session.close();
  }

  async renew(): Promise<void> {
    this.#database = await this.#server.database(this.#world);
    this.admin = await this.#server.open(this.#database);
  }

  async stop(): Promise<void> {
    for (const one of this.#opened) one.close();
    await this.#server.stop();
  }

  async device(who: Who, scopes: Scope[], options: Partial<ReaderOptions> = {}): Promise<Reader> {
    const session = await this.#server.open(this.#database);
    const reader = openReader({ session, who, scopes, ...options });
    this.#opened.push(reader);
    return reader;
  }

  async changeEvent(index: number, set: string): Promise<void> {
    await this.admin.exec(setEvent(index, set));
  }

  /** A transaction with its id and its changes, not committed yet. */
  async open(sql: string) {
    const session = await this.#server.open(this.#database);
    await session.exec(`begin; select pg_current_xact_id(); ${sql}`);
    return {
      session,
      commit: () => session.exec('commit'),
      also: (more: string) => session.exec(more),
    };
  }
}

export const held = (reader: Reader, collection: CollectionName, scope: Scope = 'public') =>
  new Map(
    reader.store
      .rows(collection, scope)
      .map((row) => [row.id, row as unknown as { name?: string; rev: number }]),
  );

export const setEvent = (index: number, set: string): string =>
  `update public.airsoft_events set ${set} where id = '${event(index)}'`;
export const rename = (table: string, id: string | undefined, name: string): string =>
  `update public.${table} set name = '${name}' where id = '${id}'`;

/** Does what a page does with the rows of a reply to the service worker. */
export async function takeReply({ db, store }: Reader, { id, touched, rows, xid }: Outcome) {
  const { epoch } = (await db.scopes.get('me'))!;
  const asked = { id, user_id: ana, args: {}, name: 'register@1', label: '', lane: 'x', once: id };
  const state = { status: 'acked', attempts: 0, next_at: 0, created_at: '', device_id: id };
  await db.outbox.add({ ...asked, ...state, touched, rows, xid, epoch } as object as OutboxRecord);
  await takeOwnRows({ db, store });
}

const DELAYS_MS = [0, 30, 5, 20, 10];
/** Delays answers, so that those of two tabs cross. */
export function unevenly(offset: number): () => Promise<void> {
  let n = offset;
  return () => new Promise((resolve) => setTimeout(resolve, DELAYS_MS[n++ % DELAYS_MS.length]));
}
