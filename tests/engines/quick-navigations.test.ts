import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from './product.ts';
import { hurry } from './quick-navigations.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('[S8] ten first visits in a hurry: the last page of each has everything', async () => {
  const dead = await hurry(product, { tries: 10, seed: 42, longest: 1_500, installs: false });
  expect(dead.join('\n')).toBe('');
});
