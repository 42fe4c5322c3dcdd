import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';

const PLACE = 'Sítio Segredo, km 12';
const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const stranger = { user: await addPerson(db, 'Estranho') };
for (let n = 0; n < 3; n += 1) {
  const event = await addEvent(db, owner, { is_public: false, location: PLACE });
  await addOperator(db, await addPerson(db, `Pessoa ${n}`), { event });
}
await db.exec('analyze');

/** Columns that somebody may name in a query of a table whose policies hide rows from them. */
const HIDDEN = `
  from pg_class r join pg_attribute c on c.attrelid = r.oid and c.attnum > 0 and not c.attisdropped
  cross join (values ('anon'), ('authenticated')) as role (name)
  where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p')
    and has_column_privilege(role.name, r.oid, c.attnum, 'select')
    and not exists (select from pg_policy p where p.polrelid = r.oid and p.polcmd in ('r', '*')
      and pg_get_expr(p.polqual, r.oid) = 'true'
      and (p.polroles = '{0}' or role.name::regrole = any (p.polroles)))`;

test('[hole N1] of no column of hidden rows are there statistics, nor will there be', async () => {
  const columns = await db.one<number>(`select count(distinct (r.oid, c.attnum))::int ${HIDDEN}`);
  expect(columns).toBeGreaterThan(200);
  const told = await db.rows(
    `select distinct r.relname || '.' || c.attname as column ${HIDDEN} and (c.attstattarget is distinct from 0
       or exists (select from pg_statistic s where s.starelid = r.oid and s.staattnum = c.attnum)) order by 1`,
  );
  expect(told).toEqual([]);
});

test('[hole N1] an estimate is the same for what is there and for what is not', async () => {
  const estimate = (location: string) =>
    db.trial(stranger, async () => {
      const plan = await db.one<[{ Plan: { 'Plan Rows': number } }]>(
        `explain (format json) select id from public.airsoft_events where location = '${location}'`,
      );
      return plan[0].Plan['Plan Rows'];
    });
  expect(await estimate(PLACE)).toBe(await estimate('Em lugar nenhum'));
});

describe('[hole N1] before each request of PostgREST', () => {
  const ask = (who: Who, path: string, headers: object = {}) =>
    refusal(() =>
      db.trial(who, async () => {
        await db.rows(
          `select set_config('request.path', $1, true), set_config('request.headers', $2, true)`,
          [path, JSON.stringify(headers)],
        );
        await db.rows('select private.check_request()');
      }),
    );

  test.each<[path: string, headers: object, sql_state: string | null]>([
    ['/rpc/sync_pull', {}, null],
    ['/rpc/sync_pull', { prefer: 'count=exact' }, null],
    ['/rpc/sync_pull', { prefer: 'return=minimal, count=planned' }, 'PT400'],
    ['/rpc/sync_pull', { prefer: 'count=Estimated' }, 'PT400'],
    ['/rpc/sync_pull', { accept: 'application/vnd.pgrst.plan+json' }, 'PT400'],
    ['/airsoft_events', {}, 'PT404'],
    ['/airsoft_events', { prefer: 'count=planned' }, 'PT404'],
    ['/', {}, 'PT404'],
    ['', {}, 'PT404'],
  ])('%s with %j: %s', async (path, headers, sql_state) => {
    for (const who of ['anon', stranger] as const)
      expect((await ask(who, path, headers))?.sql_state ?? null).toBe(sql_state);
  });
});
