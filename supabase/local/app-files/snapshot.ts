import { BACKEND_HEADER } from '../door/api-response.ts';
import type { Database } from '../database/database.ts';
import { forServer } from '../database/thread/address-served.ts';
import { encode, negotiate, type Encoded } from './encoded-body.ts';

/** The public scope as one file. */
export type PublicSnapshot = {
  answer: (request: Request) => Response;
  /** Changes with the file; null while there is none. */
  version: () => string | null;
  text: () => string;
  /** Rebuilds it when something public has changed. @returns whether it did */
  refresh: () => Promise<boolean>;
  stop: () => void;
};

const HEADERS = {
  [BACKEND_HEADER]: '1',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  'access-control-allow-origin': '*',
};

/**
 * Serves it from memory, and checks every `every_ms` whether it still matches the database. A
 * database without `private.public_snapshot` has none: 404, and clients pull from the start.
 */
export async function openPublicSnapshot(db: Database, every_ms: number): Promise<PublicSnapshot> {
  let current: Encoded | null = null;

  async function refresh(): Promise<boolean> {
    const { rows } = await db.query<{ there: boolean }>(
      `select to_regclass('private.public_snapshot') is not null as there`,
    );
    if (!rows[0]?.there) return false;
    const dirty = await db.query<{ dirty: boolean }>(
      'select private.public_snapshot_is_dirty() as dirty',
    );
    if (dirty.rows[0]?.dirty) await db.query('select private.rebuild_public_snapshot()');
    const built = await db.query<{ body: string; etag: string }>(
      // another process of this database may have built it
      'select body, etag from private.public_snapshot where etag is distinct from $1',
      [current?.etag ?? null],
    );
    const row = built.rows[0];
    if (row) current = await encode(Buffer.from(row.body), { etag: row.etag, quality: 5 });
    return row !== undefined;
  }

  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => console.error('public snapshot', error));
  }, every_ms);
  timer.unref();
  return {
    refresh: () => forServer(refresh),
    stop: () => clearInterval(timer),
    version: () => current?.etag ?? null,
    text: () => Buffer.from(current?.identity ?? []).toString('utf8'),
    answer(request) {
      if (!current) {
        const body = {
          code: 'no_snapshot',
          message: 'Pull from nothing',
          details: null,
          hint: null,
        };
        return Response.json(body, {
          status: 404,
          headers: { [BACKEND_HEADER]: '1', 'cache-control': 'no-store' },
        });
      }
      const body = negotiate(current, request);
      return new Response(body.bytes, { headers: { ...HEADERS, ...body.headers } });
    },
  };
}
