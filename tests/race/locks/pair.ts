import { afterFirst } from './after-first.ts';
import type { OpenSession, RaceServer } from '../cluster/race-database.ts';

export type Second = <T>(
  act: () => Promise<unknown>,
  then: () => Promise<T>,
) => ReturnType<typeof afterFirst<T>>;

/** Two connections to a new database. */
export async function openPair(server: RaceServer) {
  const database = await server.database();
  const pair = [await server.open(database), await server.open(database)] as const;
  const [one, two] = pair;
  /** The first makes the change and keeps it open; the second starts. */
  const second: Second = (act, then) => afterFirst(pair, { act }, then);
  return { pair, one, two, second };
}

export const rpc = (db: OpenSession, fn: string, args: object) =>
  db.one<Record<string, unknown>>(`select public.${fn}($1::text::jsonb)`, [JSON.stringify(args)]);
