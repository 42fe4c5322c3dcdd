import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { LimitStore } from './limit-store.ts';

/** Run at every start, by one process at a time. Nothing in it survives a crash of the server. */
export const LIMITS_TABLE = `create unlogged table if not exists qg_local.limits (
  key bytea primary key, at_ms double precision not null,
  tokens double precision, taken boolean, failed_at double precision[])`;

/** Unit: ms. Longer than the longest window, and as long as a place stays known. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** `createTokenBuckets`, in one statement: the row is locked from reading to writing. */
const TAKE = `insert into qg_local.limits as l (key, at_ms, tokens, taken) values ($1, $2, $3::float8 - 1, true)
  on conflict (key) do update set at_ms = greatest(l.at_ms, excluded.at_ms),
    (tokens, taken) = (select t - (t >= 1)::int, t >= 1 from (select least($3::float8,
      l.tokens + greatest(excluded.at_ms - l.at_ms, 0) / 1000 * $4::float8) as t) filled)
  returning tokens, taken`;
/** Keeps the newest $3 failures of the last $4 ms. */
const FAILED = `insert into qg_local.limits as l (key, at_ms, failed_at) values ($1, $2, array[$2::float8])
  on conflict (key) do update set at_ms = excluded.at_ms, failed_at = array(
    select f from unnest(l.failed_at || $2::float8) f where f > $2::float8 - $4::float8 order by f desc limit $3::int)`;
/** The time of the oldest of $2 failures, if there are that many within $4 ms. */
const OLDEST = `select f as oldest from (select f from qg_local.limits l, unnest(l.failed_at) f
  where l.key = $1 and f > $2::float8 - $4::float8) recent order by f desc offset $3::int - 1 limit 1`;
const ADD = `insert into qg_local.limits (key, at_ms) values ($1, $2)
  on conflict (key) do update set at_ms = excluded.at_ms`;

/** For several processes on one database: each sees what the others have counted. */
export function limitsInDatabase(db: Pick<Database, 'query'>, now_ms: () => number): LimitStore {
  const ask = async <T>(sql: string, params: unknown[]) => (await db.query<T>(sql, params)).rows[0];
  return {
    buckets: (name, { burst, per_s }) => ({
      async take(key) {
        const params = [hidden(name, key), now_ms(), burst, per_s];
        const { tokens, taken } = (await ask<{ tokens: number; taken: boolean }>(TAKE, params))!;
        return taken ? 0 : Math.ceil((1 - tokens) / per_s);
      },
    }),
    failures: (name, { limit, window_ms }) => ({
      async blocked_s(key) {
        const params = [hidden(name, key), now_ms(), limit, window_ms];
        const row = await ask<{ oldest: number }>(OLDEST, params);
        return row ? Math.ceil((row.oldest + window_ms - now_ms()) / 1000) : 0;
      },
      failed: async (key) =>
        void (await ask(FAILED, [hidden(name, key), now_ms(), limit, window_ms])),
      succeeded: async (key) =>
        void (await ask('delete from qg_local.limits where key = $1', [hidden(name, key)])),
    }),
    places: () => ({
      async has(place) {
        const sql = 'select true as known from qg_local.limits where key = $1';
        return (await ask(sql, [hidden('place', place)])) !== undefined;
      },
      add: async (place) => void (await ask(ADD, [hidden('place', place), now_ms()])),
    }),
    sweep: async () =>
      void (await ask('delete from qg_local.limits where at_ms < $1', [now_ms() - KEPT_MS])),
  };
}

/** Keys contain addresses and e-mails, also of people without an account: they are not stored. */
const hidden = (name: string, key: string): string =>
  `\\x${createHash('sha256').update(`${name} ${key}`).digest('hex')}`;
