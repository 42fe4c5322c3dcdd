/** Repeated measurements of one thing, in the order taken. */
export type Sample = readonly number[];

/** One row of a table: ours beside what the browser alone needs for the same job. */
export type Figure = {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB' | '/s' | '×' | '';
  readonly ours: Sample;
  /**
   * The same job with raw IndexedDB, the floor page or bare requests, measured alternately with
   * ours.
   */
  readonly baseline?: { readonly what: string; readonly sample: Sample };
  /** Absent: printed as information, without a verdict. */
  readonly budget?: Budget;
  readonly note?: string;
};

type Budget = {
  /** In the unit of the figure. `at_least` is for rates. */
  readonly at_most?: number;
  readonly at_least?: number;
  /** ours / baseline */
  readonly ratio_at_most?: number;
};

export type Table = {
  /**
   * P1 to P13 of the design's budgets; M1, the map; Q1, the camera; C1, the cost of a stranger's
   * request; D1 and D2, the databases.
   */
  readonly id: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** A missed budget ends `npm run bench` with code 1. */
  readonly gate?: boolean;
};

export function median(sample: Sample): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median over median; undefined without a baseline. */
export const ratioOf = ({ ours, baseline }: Figure): number | undefined =>
  baseline && median(ours) / median(baseline.sample);

/** @returns undefined when the figure has no budget */
export function isWithin(figure: Figure): boolean | undefined {
  const { budget, ours } = figure;
  if (!budget) return undefined;
  const value = median(ours);
  const { at_most = Infinity, at_least = -Infinity, ratio_at_most = Infinity } = budget;
  // NaN, the result of no measurement, is within no budget
  return value <= at_most && value >= at_least && (ratioOf(figure) ?? 0) <= ratio_at_most;
}
