import { describe, expect, test } from 'vitest';
import { fc, MODEL_RUNS } from '#tests/fixtures/samples/generated-cases.ts';
import { addPerson } from '../acts.ts';
import { agreement } from '../agreement.ts';
import { databaseOfFile } from '../database.ts';
import { notify } from './notification-acts.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');

describe('reading', () => {
  const readAll = (user: string, up_to: string, ids: string[] = []) => ({
    user,
    mutation: { name: 'read_all_notifications@1', args: { up_to, ids } },
  });

  test(`in ${MODEL_RUNS} states the device shows what the server then does, also when it is sent twice`, async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 30; n += 1) await notify(db, [n % 4 ? ana : bruno], { cause: `n ${n}` });
      await db.rows(
        `update public.notifications set created_at = now() + substr(cause, 3)::int * interval '1 minute'`,
      );
      const all = await db.rows<{ id: string; at: string }>(
        `select id, to_jsonb(created_at)#>>'{}' as at from public.notifications order by created_at`,
      );
      await fc.assert(
        fc.asyncProperty(
          fc.nat(29),
          fc.boolean(),
          fc.subarray(all.map(({ id }) => id)),
          async (n, one, unread) => {
            await db.rows('update public.notifications set read = not id = any ($1::uuid[])', [
              unread,
            ]);
            const { id, at } = all[n] ?? { id: '', at: '' };
            const shown = await db.rows<{ id: string }>(
              'select id from public.notifications where user_id = $1 and not read',
              [ana],
            );
            const of = one
              ? { user: ana, mutation: { name: 'read_notification@1', args: { id } } }
              : readAll(
                  ana,
                  at,
                  shown.map((row) => row.id),
                );
            expect(await agreement(db, of)).toEqual({ code: 'applied', differences: [] });
          },
        ),
        { numRuns: MODEL_RUNS },
      );
    });
  });
});
