import { lineOf, type Mutant } from './mutant.ts';

/** A change that no test can notice, since nobody can: which, and why. */
type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly what?: string;
  readonly why: string;
};

const EQUIVALENTS: readonly Equivalent[] = [];

/** Why nothing can notice it; undefined when something should. @param source of the file, unchanged */
export function whyEquivalent(mutant: Mutant, source: string): string | undefined {
  const line = source.split('\n')[lineOf(source, mutant) - 1] ?? '';
  const found = EQUIVALENTS.find(
    (one) =>
      one.file === mutant.file &&
      line.includes(one.line) &&
      (one.what === undefined || one.what === mutant.what),
  );
  return found?.why;
}
