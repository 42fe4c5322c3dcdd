import type { Mutant } from './mutant.ts';
import { withoutTexts } from './sql-mutants.ts';

const LOCKS = [
  / for (?:no key )?update(?: skip locked)?/g,
  / for key share/g,
  /\bperform pg_advisory_xact_lock\([^;]*\);/g,
];

/** Every lock, left out: of a row, of a number, and of the event by a mutation. */
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

/** Every unique index that is no primary key, left out. */
export function uniqueMutants(file: string, source: string): Mutant[] {
  const code = withoutTexts(source);
  const left_out = [
    /^create unique index [^;]*;/gm,
    /,\s*constraint [a-z_]+ unique \([^)]*\)/g,
    /(?<=not null) unique\b/g,
  ];
  return left_out.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ 0: text, index: start }): Mutant => {
      const what = `no ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`;
      return { file, start, end: start + text.length, with: '', what };
    }),
  );
}
