import type { Session } from '../session.ts';

/**
 * The ids that statements, scopes and topics contain, by name: `{name}` stands for the id of that
 * name.
 */
export type Ids = Record<string, string>;

/** What triggers do after statements. Everything is rolled back. */
export function namedStatements(db: () => Session, ids: Ids) {
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  const named = (text: string) =>
    Object.entries(ids).reduce((line, [name, id]) => line.replaceAll(id, `{${name}}`), text);

  /** The departures that the last statement recorded. */
  async function departed(...statements: string[]): Promise<string[]> {
    return db().trial('postgres', async () => {
      for (const statement of statements) {
        await db().rows('delete from private.departures');
        await db().rows(filled(statement));
      }
      const rows = await db().rows<{ scope: string; collection: string; id: string }>(
        'select scope, collection, id from private.departures',
      );
      return rows.map((row) => named(`${row.scope} ${row.collection} ${row.id}`)).toSorted();
    });
  }

  /** The messages that the last statement sends, read in place of the Realtime service. */
  async function heard(...statements: string[]) {
    return db().trial('postgres', async () => {
      await db().exec(`create table public.heard (topic text, event text, private boolean);
        create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
          returns void language sql as 'insert into public.heard values ($3, $2, $4)'`);
      for (const statement of statements) {
        await db().rows('delete from public.heard');
        await db().rows(`select set_config('qg.poked', '', true)`); // as in a transaction of its own
        await db().rows(filled(statement));
      }
      return db().rows<{ topic: string; event: string; private: boolean }>(
        'select * from public.heard',
      );
    });
  }
  const topics = async (...statements: string[]) =>
    (await heard(...statements)).map(({ topic }) => topic).toSorted();

  return { filled, departed, heard, topics };
}

export const edit = (table: string, id: string, to = 'rev = rev') =>
  `update public.${table} set ${to} where id = '{${id}}'`;
export const removal = (table: string, id: string) =>
  `delete from public.${table} where id = '{${id}}'`;
export const END = 'deleted_at = now()';
