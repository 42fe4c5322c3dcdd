import { afterAll } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openBareDatabase, openFiles } from '#local/database/bare-database.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';
import { databasesAt } from '#tests/race/cluster/race-database.ts';
import { type Connection, Session } from './session.ts';

/**
 * hosted: nothing is granted except by our migrations. granted: every table is granted to everybody,
 * so that the policies alone decide.
 */
export type World = 'hosted' | 'granted';

export const GRANT_EVERYTHING = `
  grant all on all tables in schema public, private to anon, authenticated, service_role;
  grant all on all sequences in schema public, private to anon, authenticated, service_role;
`;

/** A temporary database with the stand-ins for Supabase and our migrations. */
export async function openDatabase(world: World = 'hosted'): Promise<Session & AsyncDisposable> {
  const port = portOfWorker();
  return port === null ? openPglite(world) : openOnServer(port, world);
}

/** One for the tests of this file, closed after the last of them. */
export async function databaseOfFile(world?: World): ReturnType<typeof openDatabase> {
  const db = await openDatabase(world);
  afterAll(() => db[Symbol.asyncDispose]());
  return db;
}

async function openOnServer(port: number, world: World): Promise<Session & AsyncDisposable> {
  const server = databasesAt(port);
  const name = await server.database();
  const db = await server.open(name);
  if (world === 'granted') await db.exec(GRANT_EVERYTHING);
  return Object.assign(db, {
    [Symbol.asyncDispose]: async () => {
      await db.close();
      await server.drop(name);
    },
  });
}

/** A database in WASM, and its files, from which copies are opened. */
export type Opened = Session & AsyncDisposable & { files(): Promise<Blob> };

export async function openPglite(world: World = 'hosted'): Promise<Opened> {
  const db = await openBareDatabase();
  if (world === 'granted') await db.exec(GRANT_EVERYTHING);
  return opened(db);
}

/**
 * A copy of a database with its rows. Copying takes a third of the time that creating 200 people
 * takes.
 */
export const openCopy = async (files: Blob): Promise<Opened> => opened(await openFiles(files));

/**
 * In the test's own thread, PGlite loops for ever after some 6,000 refused statements, and no limit
 * of the test can end it.
 */
const MOST_REFUSALS = 3000;

const opened = (db: PGlite): Opened =>
  Object.assign(new Session(db as Connection, { most_refusals: MOST_REFUSALS }), {
    files: () => db.dumpDataDir('none'),
    [Symbol.asyncDispose]: () => db.close(),
  });
