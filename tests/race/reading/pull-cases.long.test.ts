import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '#sync/wire/protocol.ts';
import { divergences } from '../oracle/oracle-truth.ts';
import { ana, teams } from '../oracle/oracle-world.ts';
import { PullCaseWorld, rename, scopeOf, unevenly } from './pull-case-world.ts';

const world = new PullCaseWorld();
beforeAll(() => world.start());
beforeEach(() => world.renew());
afterAll(() => world.stop());

describe('the cursor', () => {
  test('[case 9] two tabs with crossing answers give the same result as one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [late, later] = [unevenly(round), unevenly(round + 2)];
      const scopes: Scope[] = ['public', 'me', scopeOf(0), scopeOf(3)];
      const one = await world.device({ user: ana }, scopes, { late });
      const two = await world.device({ user: ana }, scopes, { late: later, beside: one });
      const writing = (async () => {
        for (let n = 0; n < 8; n += 1) {
          await world.changeEvent(n % 4, 'is_public = not is_public');
          await world.admin.exec(rename('teams', teams[n % 3], `Volta ${round} ${n}`));
        }
      })();
      await Promise.all([
        one.sync({ digest: false, limit: 3 }),
        two.sync({ digest: false, limit: 2 }),
        writing,
      ]);
      await one.sync({ digest: true, limit: 500 });
      expect(await divergences(world.admin, one)).toEqual([]);
    }
  });
});
