import { describe, expect, test } from 'vitest';
import { fc, MEETS_ALL, MODEL_RUNS } from '#tests/fixtures/samples/generated-cases.ts';
import { adArgs, addAd } from './ad-acts.ts';
import { addAdmin, dayFromNow } from '../acts.ts';
import { agreement } from '../agreement.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);

describe('an advertisement', () => {
  test(`in ${MODEL_RUNS} states the device shows what the server then does, also when it is sent twice`, async () => {
    const day = fc.option(fc.nat(60).map((n) => dayFromNow(n)));
    const patch = fc.record(
      {
        title: fc.stringMatching(/^[A-Za-zçã]{2,30}$/),
        description: fc.option(fc.stringMatching(/^[a-z]{1,30}$/)),
        priority: fc.nat(1000),
        location: fc.constantFrom('home', 'events-sidebar'),
        start_date: day,
        end_date: day,
      },
      { requiredKeys: [] },
    );
    const ids: string[] = [await addAd(db, admin)];
    const said = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(9), patch, async (n, kind, given) => {
        const id = ids[n % ids.length] ?? '';
        const mutation =
          kind < 2
            ? { name: 'create_advertisement@1', args: adArgs(given) }
            : kind === 2
              ? { name: 'delete_advertisement@1', args: { id } }
              : {
                  name: 'update_advertisement@1',
                  args: {
                    id,
                    patch: kind === 3 ? { ...given, is_active: false } : given,
                    base: kind === 4 ? { priority: 999 } : {},
                  },
                };
        if (kind < 2) ids.push(mutation.args.id);
        const { code, differences } = await agreement(db, { user: admin, mutation });
        said.add(code);
        expect(differences).toEqual([]);
      }),
      { numRuns: MODEL_RUNS },
    );
    const all = ['advertisement_changed', 'advertisement_not_found', 'applied', 'invalid_args'];
    if (MEETS_ALL) expect([...said].toSorted()).toEqual(all);
  });
});
