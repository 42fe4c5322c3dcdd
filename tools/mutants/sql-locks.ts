import type { Mutant } from './mutant.ts';
import { withoutTexts } from './sql-mutants.ts';

const LOCKS = [
  / for (?:no key )?update(?: skip locked)?/g,
  / for key share/g,
  /\bperform pg_advisory_xact_lock\([^;]*\);/g,
];

/** Mutants that leave out one lock: of a row, of a number, or of the event in a mutation. */
export function lockMutants(file: string, source: string): Mutant[] {
  const code = withoutTexts(source);
  const taken = LOCKS.flatMap((lock) =>
    [...code.matchAll(lock)].map(({ 0: text, index: start }): Mutant => ({
      file,
      start,
      end: start + text.length,
      with: '',
      what: `no${text.startsWith(' ') ? text : ' advisory lock'}`,
    })),
  );
  const asked = [...code.matchAll(/\b(e := )private\.lock_event\(([^;]*)\);/g)].map(
    ({ 0: text, index: start }): Mutant => ({
      file,
      start,
      end: start + text.length,
      with: source.slice(start, start + text.length).replace(
        /private\.lock_event\((.*)\);/s,
        (_, event: string) =>
          `(select x from public.airsoft_events x where x.id = ${event} and x.deleted_at is null);
  if e.id is null then perform private.refuse('event_not_found'); end if;`,
      ),
      what: 'the event read, not locked',
    }),
  );
  return [...taken, ...asked];
}

/**
 * Mutants that drop one unique index, except primary keys, after the last schema file: objects that
 * refer to it could not be created without it.
 * @param files all schema files, in the order of application
 */
export function uniqueMutants(files: readonly { file: string; source: string }[]): Mutant[] {
  const last = files.at(-1);
  if (!last) return [];
  const at = last.source.length;
  return files
    .flatMap(({ source }) => uniquesIn(withoutTexts(source)))
    .map(({ index, drop }) => ({
      file: last.file,
      start: at,
      end: at,
      with: `\n${drop}\n`,
      what: `no ${index}`,
    }));
}

function uniquesIn(code: string): { index: string; drop: string }[] {
  const indexes = [...code.matchAll(/^create unique index (\w+) on (\w+)\./gm)].map(
    ([, index = '', schema]) => ({ index, drop: `drop index ${schema}.${index};` }),
  );
  const constraints = code.split(/^(?=create table )/m).flatMap((table) => {
    const [, name = '', bare = ''] = /^create table ((?:\w+\.)?(\w+))/.exec(table) ?? [];
    const named = [...table.matchAll(/^ +constraint (\w+) unique \(/gm)].map(([, one]) => one!);
    const unnamed = [...table.matchAll(/^ +(\w+) [^\n]*\bnot null unique\b/gm)].map(
      ([, column]) => `${bare}_${column}_key`,
    );
    return [...named, ...unnamed].map((index) => ({
      index,
      drop: `alter table ${name} drop constraint ${index} cascade;`,
    }));
  });
  return [...indexes, ...constraints];
}
