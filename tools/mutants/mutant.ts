/** One change of one file, like a mistake that somebody might make. */
export type Mutant = {
  /** Relative to the project's folder. */
  readonly file: string;
  /** Start and end of the text that is replaced. */
  readonly start: number;
  readonly end: number;
  readonly with: string;
  /** A description of the change: `>= to >`. */
  readonly what: string;
};

export const applied = (source: string, { start, end, with: text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);

/** Counted from 1. */
export const lineOf = (source: string, { start }: Mutant): number =>
  source.slice(0, start).split('\n').length;

/** The lines before and after, for a report. */
export function diffOf(source: string, mutant: Mutant): string {
  const from = source.lastIndexOf('\n', mutant.start - 1) + 1;
  const end = source.indexOf('\n', mutant.end);
  const to = end < 0 ? source.length : end;
  const marked = (sign: string, text: string) =>
    text
      .split('\n')
      .map((line) => `    ${sign} ${line}`)
      .join('\n');
  const now = source.slice(from, mutant.start) + mutant.with + source.slice(mutant.end, to);
  return `${marked('-', source.slice(from, to))}\n${marked('+', now)}`;
}
