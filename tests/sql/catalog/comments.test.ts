import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { SEES } from '../matrix/matrix.ts';
import { ROLES } from '../matrix/topics/topic.ts';

/** How a comment begins to say who reads the table, according to the access matrix. */
function readers(relation: string): RegExp {
  const cells = SEES[relation];
  if (!cells) return /^a row in the matrix$/;
  const shown = ROLES.filter((role) => !['', 'no grant'].includes(cells[role]));
  if (shown.includes('anon')) return /\bRead by anybody\b/;
  if (ROLES.every((role) => cells[role] === 'no grant'))
    return /\bRead by nobody through the API\b/;
  const only_admin = shown.length > 0 && shown.every((role) => role === 'admin');
  return only_admin ? /\bRead by administrators only\b/ : /\bRead by (?!anybody|nobody)/;
}

test('each table has a comment that says what a row is, and who may read it', async () => {
  await using db = await openDatabase();
  const said = async () => {
    const rows = await db.rows<{ name: string; comment: string | null }>(
      `select relnamespace::regnamespace || '.' || relname as name, obj_description(oid, 'pg_class') as comment
       from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       order by 1`,
    );
    return rows
      .filter(({ name, comment }) => !readers(name).test(comment ?? ''))
      .map(({ name, comment }) => `${name}: ${comment ?? 'no comment'}`);
  };
  expect(await said()).toEqual([]);
  await db.trial('postgres', async () => {
    await db.exec('create table private.unsaid (id uuid primary key)');
    await db.exec(
      `comment on table public.operator_contacts is 'Contacts. Read by anybody who sees the event.'`,
    );
    expect(await said()).toEqual([
      'private.unsaid: no comment',
      'public.operator_contacts: Contacts. Read by anybody who sees the event.',
    ]);
  });
});

test('each function has one definition, whatever its arguments', async () => {
  await using db = await openDatabase();
  const twice = () =>
    db.rows(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'mutation'::regnamespace)
         and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
       group by pronamespace, proname having count(*) > 1`,
    );
  expect(await twice()).toEqual([]);
  await db.trial('postgres', async () => {
    await db.exec('create function private.is_game_on(day date) returns boolean return true');
    expect(await twice()).toEqual([{ proname: 'is_game_on' }]);
  });
});
