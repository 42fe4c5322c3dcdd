import { describe, expect, test } from 'vitest';
import { profileClasses, profileExperiences } from '#sync/records/profile.ts';
import { fc, MODEL_RUNS } from '#tests/fixtures/samples/generated-cases.ts';
import { addPerson } from '../acts.ts';
import { agreement } from '../agreement.ts';
import { databaseOfFile } from '../database.ts';
import { typed_name } from './typed-names.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana', '5585988887777');
await addPerson(db, 'Bruno');

const patch = fc.record(
  {
    name: typed_name,
    team: fc.option(typed_name),
    avatar_url: fc.constantFrom(null, 'https://exemplo.test/a.webp', 'http://exemplo.test/ã'),
    operator_experience: fc.option(fc.constantFrom(...profileExperiences)),
    operator_classes: fc.array(fc.constantFrom(...profileClasses), { maxLength: 8 }),
  },
  { requiredKeys: [] },
);

describe('a profile', () => {
  test(`in ${MODEL_RUNS} states the device shows what the server then does, also when it is sent twice`, async () => {
    await fc.assert(
      fc.asyncProperty(patch, async (given) => {
        const mutation = { name: 'update_profile@1', args: { patch: given } };
        const of = { user: ana, mutation, server_only: ['updated_at'] };
        expect(await agreement(db, of)).toEqual({ code: 'applied', differences: [] });
      }),
      { numRuns: MODEL_RUNS },
    );
  });

  test(`for ${MODEL_RUNS} numbers the device shows what the server then does, also when it is sent twice`, async () => {
    const number = fc.oneof(
      fc.constantFrom('5585988887777', '5585911112222'),
      fc.stringMatching(/^(551[1-9]([2-8]\d{7}|9\d{8})|[1-46-9]\d{11,14}|\+1415[2-9]\d{6})$/),
    );
    await fc.assert(
      fc.asyncProperty(number, fc.boolean(), async (whatsapp, verified) => {
        if (verified)
          await db.rows(
            'update public.profile_contacts set verified_at = now() where user_id = $1',
            [ana],
          );
        const mutation = { name: 'set_whatsapp@1', args: { whatsapp } };
        const of = { user: ana, mutation, server_only: ['updated_at'] };
        expect(await agreement(db, of)).toEqual({ code: 'applied', differences: [] });
      }),
      { numRuns: MODEL_RUNS },
    );
  });
});
