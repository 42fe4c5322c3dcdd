import { lineOf, type Mutant } from './mutant.ts';
import { EQUIVALENTS } from './equivalent-lines.ts';

const WHOLE_MINUTE =
  'an event starts on a whole minute, and now() is one in a microsecond of sixty million';

/** These changes have no effect in any file. */
const EVERYWHERE: readonly { file: RegExp; line: RegExp; what: string; why: string }[] = [
  {
    file: /\.tsx$/,
    line: /\breturn null;/,
    what: 'gives nothing back',
    why: 'React shows nothing for null and for undefined',
  },
  {
    file: /^sync\//,
    line: /where\(':id'\)/,
    what: `':id' to ''`,
    why: 'Dexie reads an empty name as the primary key, too',
  },
  {
    file: /^src\/domain\//,
    line: /\? -?1 : -?1\b/,
    what: '1 to 2',
    why: 'a sort asks only for the sign',
  },
  {
    file: /^supabase\/schemas\//,
    line: /\bstarts_at\b.* <= now\(\)|\bdeadline <= now\(\)/,
    what: '<= to <',
    why: WHOLE_MINUTE,
  },
  {
    file: /^supabase\/schemas\//,
    line: /\bstarts_at(?:\(\w+\))? < now\(\)|now\(\) < private\.offers_end/,
    what: '< to <=',
    why: WHOLE_MINUTE,
  },
];

/** Why nothing can notice it; undefined when a test should. @param source the unchanged file */
export function whyEquivalent(mutant: Mutant, source: string): string | undefined {
  const line = source.split('\n')[lineOf(source, mutant) - 1] ?? '';
  const found =
    EQUIVALENTS.find(
      (one) =>
        one.file === mutant.file &&
        line.includes(one.line) &&
        (one.what === undefined || one.what === mutant.what),
    ) ??
    EVERYWHERE.find(
      (one) => one.file.test(mutant.file) && one.line.test(line) && one.what === mutant.what,
    );
  return found?.why;
}
