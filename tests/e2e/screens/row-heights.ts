import type { Locator } from 'playwright';

/** The different heights of rows, without the lines between them: one, where rows are even. */
export const heightsOf = (rows: Locator): Promise<number[]> =>
  rows.evaluateAll((all) => [...new Set(all.map(({ clientHeight }) => clientHeight))]);
