import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '#tests/e2e/organiser/gate/gate-page.ts';
import { axeFaults, widthFaults } from '#tests/e2e/screens/screen-faults.ts';
import { ACCOUNTS, screens } from '#tests/e2e/screens/screens.ts';
import { engineOfRun, PHONE } from './engine.ts';
import { type Product, startProduct } from './product.ts';

const DESK = { width: 1280, height: 800 };
const WALKS = [
  ['visitor', 'phone', PHONE],
  ['organiser', 'phone', PHONE],
  ['organiser', 'desk', DESK],
] as const;

/** A folder for pictures of ten screens of a phone, for a person to look at; none are taken without it. */
const PICTURES = process.env['QG_PICTURES'];
const PICTURED: readonly string[] = [
  '/',
  '/events',
  '/event/:id',
  '/event/:id?tab=participants',
  '/event/:id/gate',
  '/event/:id/pass',
  '/register/:id',
  '/outbox',
  '/profile',
  '/map?view=map',
];

describe.each(WALKS)('the %s at a %s', (walker, place, viewport) => {
  let product: Product;
  let event_id: string;
  beforeAll(async () => {
    product = await startProduct({ viewport });
    event_id = (await today(product)).id;
    if (walker === 'visitor') await product.goto('/');
    else await product.signIn(ACCOUNTS[walker]);
    await product.upToDate();
  });
  afterAll(() => product.close());

  test.each(screens.filter(([, who]) => who === walker))(
    '%s for the %s, at %s: no axe violation, and nothing wider than the screen',
    async (_route, _who, path) => {
      const { browser, hand } = product;
      await product.goto(path.replace(':id', event_id));
      await hand.rests();
      await browser.run(axe.source);
      if (PICTURES && place === 'phone' && PICTURED.includes(path)) {
        const name = `${path.replaceAll(/\W+/g, '-')}-${walker}-${engineOfRun()}.png`;
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(join(PICTURES, name), await browser.screenshot());
      }
      const faults = async () => [
        ...(await browser.evaluate(widthFaults)),
        ...(await browser.evaluate(axeFaults, [])),
      ];
      // a sheet that is still coming in stands beyond the edge
      await expect.poll(faults, { timeout: 5_000 }).toEqual([]);
    },
  );
});
