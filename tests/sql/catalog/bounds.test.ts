import { expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';

/** The source of each function, by `schema.name`. */
const sources = new Map<string, string>();
const mutations: string[] = [];
const db = await databaseOfFile();
const found = await db.rows<{ name: string; source: string }>(
  `select p.pronamespace::regnamespace || '.' || p.proname as name, p.prosrc as source from pg_proc p
     where p.pronamespace in ('mutation'::regnamespace, 'private'::regnamespace)`,
);
for (const { name, source } of found) {
  sources.set(name, (sources.get(name) ?? '') + source);
  if (name.startsWith('mutation.')) mutations.push(name.slice('mutation.'.length));
}

/** The source of a mutation, and of all that it calls. */
function wholeSource(mutation: string): string {
  const read = new Set<string>();
  const read_next = [`mutation.${mutation}`];
  for (const name of read_next) {
    if (read.has(name)) continue;
    read.add(name);
    for (const [called] of (sources.get(name) ?? '').matchAll(/\bprivate\.\w+(?=\()/g))
      read_next.push(called);
  }
  return [...read].map((name) => sources.get(name) ?? '').join('\n');
}
const filled = (mutation: string): string[] => [
  ...new Set(
    [...wholeSource(mutation).matchAll(/\binsert into (public\.\w+)/g)].map(([, table]) => table!),
  ),
];
const takesList = (mutation: string): boolean => /'array'/.test(wholeSource(mutation));

test('[hole S12] every mutation has a quota, or a reason why it needs none', async () => {
  expect(
    await db.rows(
      `select coalesce(m.mutation, p.proname::text) as without from private.mutation_quotas m
       full join (select proname from pg_proc where pronamespace = 'mutation'::regnamespace) p on p.proname = m.mutation
       where m.mutation is null or p.proname is null`,
    ),
  ).toEqual([]);
  expect(
    await db.rows(
      `select what from private.quotas where what not in (
         select what from private.mutation_quotas where what is not null union select what from private.row_quotas)`,
    ),
  ).toEqual([]);
});

/** What comes with a row that counts, or once for something. */
const COMES_WITH = new Set(['public.notifications', 'public.operator_contacts']);

/** Mutations with a list that is not one of rows, or of rows that are bounded otherwise. */
const OTHER_LISTS: Readonly<Record<string, string>> = {
  'create_event@1': 'limits of energy, in the row',
  'update_event@1': 'limits of energy, in the row',
  'post_communication@1': 'choices and pictures, in the row',
  'propose_arena@1': 'pictures and facilities, in the row',
  'bring_receipt@1': 'patches of the event, each once a person',
  'name_winners@1': 'at most ten teams, each once an event',
};

test('[hole N3] the rows that a mutation with a list makes are counted one by one', async () => {
  const counted = await db.rows<{
    relation: string;
  }>(`select r.relnamespace::regnamespace || '.' || r.relname as relation
     from private.row_quotas q join pg_class r on r.oid = q.relation`);
  const known = new Set([...COMES_WITH, ...counted.map(({ relation }) => relation)]);
  const uncounted = mutations
    .filter(takesList)
    .map((mutation) => ({ mutation, tables: filled(mutation).filter((one) => !known.has(one)) }))
    .filter(({ tables }) => tables.length > 0);
  expect(uncounted.map(({ mutation }) => mutation).toSorted()).toEqual(
    Object.keys(OTHER_LISTS).toSorted(),
  );
  for (const mutation of ['relay_marks@1', 'relay_stations@1', 'register_squad@1'])
    expect(takesList(mutation)).toBe(true);
});

/** What may fill a table without a quota: a row for each thing that there is, or the newest few. */
const OWN: Readonly<Record<string, string[]>> = {
  'mark_read@1': ['public.read_marks'], // one a channel
  'switch_reminders@1': ['public.reminder_choices'], // one an event
  'register_device@1': ['public.user_devices'], // the newest twenty
};

test('[hole N8] what is done by the right of an administrator is in the log', () => {
  const by_right = mutations.filter((mutation) =>
    /\bprivate\.(is_admin|must_be_admin)\(/.test(sources.get(`mutation.${mutation}`)!),
  );
  expect(by_right.length).toBeGreaterThan(15);
  expect(by_right.filter((mutation) => !wholeSource(mutation).includes('log_access('))).toEqual([]);
});

test('[hole N3] a mutation without a quota is bounded as its reason says', async () => {
  const reasons = await db.rows<{ mutation: string; no_need: string }>(
    'select mutation, no_need from private.mutation_quotas where no_need is not null order by 1',
  );
  const wrong = reasons.filter(({ mutation, no_need }) => {
    const made = filled(mutation).filter((table) => !COMES_WITH.has(table));
    switch (no_need) {
      case `an administrator's`:
        return !/\bprivate\.(is_admin|must_be_admin)\(/.test(sources.get(`mutation.${mutation}`)!);
      case `takes away what was counted when it was made`:
        return made.length > 0;
      case `one's own alone to see`:
        return made.join() !== (OWN[mutation] ?? []).join();
      case 'once an achievement':
        return mutation !== 'claim_achievement@1';
      case 'has a limit of its own: private.spend_code_try':
        return !wholeSource(mutation).includes('spend_code_try');
      default:
        return true;
    }
  });
  expect(wrong).toEqual([]);
});
