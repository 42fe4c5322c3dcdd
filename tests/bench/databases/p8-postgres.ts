import type { Table } from '../figures.ts';
import { postgresFigures } from './postgres.ts';

/**
 * What one PostgreSQL can handle. Each figure is a median, a percentile or a rate of many calls.
 */
export async function postgresTable(): Promise<Table> {
  const figures = await postgresFigures();
  return {
    id: 'P8',
    title: 'real PostgreSQL with fsync; no browser, nothing slowed',
    figures: figures.map(({ what, value, unit, budget }) => ({
      what,
      unit,
      ours: [value],
      ...(budget ? { budget } : {}),
    })),
  };
}
