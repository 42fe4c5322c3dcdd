import { createHash } from 'node:crypto';

/**
 * The hash of what a migration does. A reworded comment does not change it, and any other change
 * does.
 */
export const statementsHash = (sql: string): string =>
  createHash('sha256').update(withoutComments(sql)).digest('hex');

/**
 * The statements of a file. Each run of comments and whitespace outside strings becomes one space.
 *
 * A dollar quote after `as` or `do` is the body of a function. PostgreSQL stores a body with its
 * comments (`pg_proc.prosrc`), but they do nothing there, so they are taken out as well. Every
 * other dollar quote is a string: nothing in it is a comment.
 */
export function withoutComments(sql: string): string {
  let out = '';
  let at = 0;
  while (at < sql.length) {
    const gap = endOfGap(sql, at);
    if (gap > at) {
      at = gap;
      if (out !== '' && at < sql.length) out += ' ';
      continue;
    }
    const end = endOfToken(sql, at);
    out += isBody(sql, at, out) ? body(sql.slice(at, end)) : sql.slice(at, end);
    at = end;
  }
  return out;
}

/** Where the comments and the whitespace end that begin at a place: there, when there are none. */
function endOfGap(sql: string, from: number): number {
  let at = from;
  for (;;) {
    const space = /\s+|--[^\n]*/y;
    space.lastIndex = at;
    if (space.test(sql)) at = space.lastIndex;
    else if (sql.startsWith('/*', at)) at = endOfBlockComment(sql, at);
    else return at;
  }
}

/** Block comments nest in PostgreSQL. */
function endOfBlockComment(sql: string, from: number): number {
  const edges = /\/\*|\*\//g;
  edges.lastIndex = from;
  let depth = 0;
  for (let edge = edges.exec(sql); edge; edge = edges.exec(sql)) {
    depth += edge[0] === '/*' ? 1 : -1;
    if (depth === 0) return edges.lastIndex;
  }
  throw new Error('A block comment has no end.');
}

/** The tokens that may contain what looks like a comment, words, and single characters. */
const TOKENS = [
  // a string with backslashes, of which one may stand before a quote
  /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y,
  /'(?:[^']|'')*'/y,
  /"(?:[^"]|"")*"/y,
  /\$(?<tag>(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?)\$[\s\S]*?\$\k<tag>\$/y,
  // a dollar within a word begins no quote
  /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y,
];

function endOfToken(sql: string, at: number): number {
  for (const token of TOKENS) {
    token.lastIndex = at;
    if (token.test(sql)) return token.lastIndex;
  }
  if (/^(?:['"]|\$\$|\$[A-Za-z_]\w*\$)/.test(sql.slice(at, at + 70)))
    throw new Error(`A string has no end: ${sql.slice(at, at + 40)}`);
  return at + 1;
}

const isBody = (sql: string, at: number, before: string): boolean =>
  sql[at] === '$' && /(?:^|[^\w$"])(?:as|do) ?$/i.test(before.slice(-4));

function body(quoted: string): string {
  const tag = quoted.slice(0, quoted.indexOf('$', 1) + 1);
  return tag + withoutComments(quoted.slice(tag.length, -tag.length)) + tag;
}
