import { BUDGETS, shippedSizes } from '../../build/shipped-sizes.ts';
import type { Bench } from '../bench.ts';
import type { Table } from '../figures.ts';

/** Brotli bytes of the built app. The same budgets fail the tests (tests/build/bytes.test.ts). */
export async function bytesTable(bench: Bench): Promise<Table> {
  const sizes = await shippedSizes(await bench.app());
  return {
    id: 'P3',
    title: 'bytes of the built app, brotli',
    gate: true,
    figures: Object.entries(BUDGETS).map(([part, { what, at_most_kb }]) => ({
      what,
      unit: 'kB',
      ours: [sizes[part as keyof typeof BUDGETS] / 1000],
      budget: { at_most: at_most_kb },
    })),
  };
}
