import type { Mutant } from './mutant.ts';

/** A pattern to find, and its replacement. */
type Operator = readonly [pattern: RegExp, with_: (...groups: string[]) => string];

const OPERATORS: readonly Operator[] = [
  [/ >= /g, () => ' > '],
  [/ <= /g, () => ' < '],
  [/ > /g, () => ' >= '],
  [/ < /g, () => ' <= '],
  [/ <> /g, () => ' = '],
  [/ is not null\b/g, () => ' is null'],
  [/ is null\b/g, () => ' is not null'],
  [/ is distinct from /g, () => ' = '],
  [/\bnot exists \(/g, () => 'exists ('],
  [/(\bif|\bwhen|\band|\bor) exists \(/g, (_, before) => `${before} not exists (`],
  [/ and (?=[a-z_.]+ (?:=|<|>|in|is|and|or|not))/g, () => ' or '],
  [/ or (?=[a-z_.(]+ )/g, () => ' and '],
  [/\bif not found then/g, () => 'if false then'],
  [/\bif (?!not |exists|found|tg_|false)([a-z_.]+ [^;\n]*?) then\b/g, () => 'if false then'],
  [/\bperform private\.(?!lock_)[a-z_]+\([^;$]*?\);/g, () => 'null;'],
  [/\binterval '(\d+) ([a-z]+)'/g, (_, n, unit) => `interval '${Number(n) + 1} ${unit}'`],
  [/(?<=(?:<|>|<=|>=) )(\d+)\b/g, (_, n) => String(Number(n) + 1)],
  [/\blimit (\d+)\b/g, (_, n) => `limit ${Number(n) + 1}`],
  [/(?<=[a-z_] )([+-])(?= 1\b)/g, (_, sign) => (sign === '+' ? '-' : '+')],
  [/ desc\b/g, () => ''],
  [/\bgreatest\(/g, () => 'least('],
  [/\bcoalesce\(([a-z_.]+), (?:false)\)/g, (_, of) => `coalesce(${of}, true)`],
  [/\bdistinct (?!from|on)/g, () => ''],
];

/**
 * The same length, with comments and quoted texts blanked; a function's body is not text. `interval
 * '…'` stays.
 */
export function withoutTexts(source: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  return source.replaceAll(/--[^\n]*|(?:\binterval )?'(?:[^']|'')*'/g, (text) =>
    text.startsWith('interval ') ? text : blank(text),
  );
}

/** The start of a definition that contains rules: not grants, comments, or descriptions. */
const RULES = /^create (?:or replace )?(?:function|policy|trigger|unique|table|view)/;

/** Conditions, limits and calls of the rules in a migration. */
export function sqlMutants(file: string, source: string): Mutant[] {
  const code = withoutTexts(source);
  const statements = rulesOf(code);
  return OPERATORS.flatMap(([pattern, change]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => statements.some(([from, to]) => index >= from && index < to))
      .map((match): Mutant => {
        const by = change(...match);
        const end = match.index + match[0].length;
        const was = source.slice(match.index, end).trim();
        const what = `${was.replaceAll(/\s+/g, ' ')} to ${by.trim() || 'nothing'}`;
        return { file, start: match.index, end, with: by, what };
      }),
  );
}

/** A statement lasts until the next line that begins one. */
function rulesOf(code: string): [number, number][] {
  const starts = [...code.matchAll(/^[a-z]/gm)]
    .map(({ index }) => index)
    .filter((index) =>
      /^(create|alter|comment|grant|revoke|insert|select|do|drop|update) /.test(
        code.slice(index, index + 10),
      ),
    );
  return starts
    .map((from, n): [number, number] => [from, starts[n + 1] ?? code.length])
    .filter(([from]) => RULES.test(code.slice(from, from + 40)));
}

/**
 * The definition around a change: `private.take_turn`, `mutation."register@1"`, `public.operators`.
 */
export function definitionAround(source: string, at: number): string | undefined {
  const before = [
    ...source
      .slice(0, at)
      .matchAll(
        /^create (?:or replace )?(?:unique )?[a-z]+ (?:if not exists )?((?:[a-z_]+\.)?(?:"[^"]+"|[a-z_0-9]+))/gm,
      ),
  ];
  return before.at(-1)?.[1];
}

/** From the last `create` before a change to the next semicolon. */
export function statementAround(source: string, at: number): string {
  const before = [...source.slice(0, at).matchAll(/^create /gm)].at(-1)?.index ?? 0;
  return source.slice(before, source.indexOf(';', at) + 1);
}

/**
 * What tests may name when they ask about a change: the definition around it. Of a trigger, which
 * no test names, its function and its table.
 */
export function changedBy(source: string, at: number): string[] {
  const trigger = /^create trigger [^;]* on ([a-z_.]+)\b[^;]* execute function ([a-z_.]+)/.exec(
    statementAround(source, at),
  );
  if (trigger) return [trigger[2]!, trigger[1]!];
  return [definitionAround(source, at) ?? []].flat();
}
