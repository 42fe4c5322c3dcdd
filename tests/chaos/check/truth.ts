import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { join } from 'node:path';
import type { CollectionName, Scope } from '#sync/wire/protocol.ts';
import type { LocalRow } from '#sync/replica/replica-store.ts';
import { divergences } from '#tests/race/oracle/oracle-truth.ts';
import { Session } from '#tests/sql/session.ts';
import type { LedgerRow, Places } from './evidence.ts';
import type { Held } from '../phone/page-hooks.ts';

/** The data of a stopped server, queried by plain SQL. */
export async function withDatabase<T>(
  data_dir: string,
  run: (session: Session) => Promise<T>,
): Promise<T> {
  const db = await PGlite.create(join(data_dir, 'db'), { extensions: { pgcrypto } });
  try {
    return await run(new Session(db));
  } finally {
    await db.close();
  }
}

/**
 * Creates events of the organiser for tomorrow, with these numbers of places (0: no limit).
 * @returns their ids
 */
export async function addEvents(session: Session, places: readonly number[]): Promise<string[]> {
  const ids = places.map(() => crypto.randomUUID());
  for (const [i, id] of ids.entries()) {
    await session.rows(
      `insert into public.airsoft_events (id, name, date, time, location, briefing, max_op, allow_public_list, created_by)
       values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date + 1, '09:00', 'Campo, Atibaia - SP', '<p>Leve óculos, água e a ponta laranja.</p>',
               $3, true, (select id from auth.users where email = 'organizador@exemplo.com'))`,
      [id, `Caos ${i + 1}`, places[i]],
    );
  }
  return ids;
}

export async function accountIds(session: Session): Promise<Map<string, string>> {
  const rows = await session.rows<{ id: string; email: string }>(
    'select id, email from auth.users',
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

export const ledgerOf = (session: Session): Promise<LedgerRow[]> =>
  session.rows('select id, user_id, name, status, code, xid from private.sync_mutations');

export const placesOf = (session: Session): Promise<Places[]> =>
  session.rows(`
    select e.id, e.max_op, e.operators_count, count(o.id)::int as here,
           (count(o.user_id) - count(distinct o.user_id))::int as doubled
    from public.airsoft_events e left join public.operators o on o.event_id = e.id and o.deleted_at is null
    where e.deleted_at is null group by e.id`);

/** The last transaction that changed a row, or that made one leave a scope. */
export async function lastChange(session: Session): Promise<number> {
  const tables = await session.rows<{ name: string }>(`
    select format('%I.%I', c.table_schema, c.table_name) as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'sync_xid' and t.table_type = 'BASE TABLE'`);
  const each = tables.map(({ name }) => `select max(sync_xid) as xid from ${name}`);
  return session.one<number>(`select max(xid) from (${each.join(' union all ')}) as all_of_them`);
}

/**
 * How a device's rows differ from what the database shows its person, one sentence each. The device
 * has read everything (`unreadBy`), so no difference is excused.
 */
export async function replicaProblems(
  session: Session,
  { device, user, held }: { device: string; user: string; held: Held },
): Promise<string[]> {
  const scopes = held.scopes.map(({ scope }) => scope as Scope);
  const missing = ['public', 'me'].filter((scope) => !scopes.includes(scope as Scope));
  const rows = (name: CollectionName, scope: Scope) =>
    (held.rows[name] ?? []).filter((row) => row.scopes.includes(scope)).map(withoutMeta);
  const found = await divergences(session, { who: { user }, scopes, store: { rows } });
  return [
    ...missing.map((scope) => `${device}: has not read ${scope}`),
    ...found.map(
      ({ scope, collection, id, what }) => `${device}: ${scope} ${collection} ${id}: ${what}`,
    ),
  ];
}

function withoutMeta(doc: object): LocalRow {
  const { _deleted, _rev, _attachments, _meta, ...row } = doc as Record<string, unknown>;
  return row as unknown as LocalRow;
}
