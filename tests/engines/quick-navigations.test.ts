import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from './product.ts';
import { hurry } from './quick-navigations.ts';
import { LONG } from '../runner/suite.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('[S8] ten first visits in a hurry: the last page of each has everything', async () => {
  const dead = await hurry(product, { tries: 10, seed: 42, longest: 1_500, installs: false });
  expect(dead.join('\n')).toBe('');
});

if (LONG) {
  /** Long enough for a service worker to take over in the middle. */
  test('[S8] fifty first visits in a hurry: the last page of each has everything', async () => {
    const dead = await hurry(product, { tries: 50, seed: 7, longest: 7_000, installs: true });
    expect(dead.join('\n')).toBe('');
  }, 900_000);
}
