import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendedOperatorIds, type CheckIn } from '#domain/attendance.ts';
import { fc } from '#tests/fixtures/generated-cases.ts';
import { checkInRow } from '#tests/fixtures/model-rows.ts';
import { addEvent, addPerson } from './acts.ts';
import { openDatabase } from './database.ts';

const PEOPLE = Array.from({ length: 4 }, () => crypto.randomUUID());

let db: Awaited<ReturnType<typeof openDatabase>>;
let event: string;
let other: string;
beforeAll(async () => {
  db = await openDatabase();
  const owner = await addPerson(db, 'Organizadora');
  event = await addEvent(db, owner);
  other = await addEvent(db, owner);
});
afterAll(() => db[Symbol.asyncDispose]());

/**
 * Marks of two events; an undo names any mark, including another undo and marks of the other event.
 */
const marks = fc.array(
  fc.record({
    who: fc.option(fc.nat(3), { nil: null }),
    mark: fc.constantFrom('in', 'in', 'out', 'undo'),
    undoes: fc.nat(30),
    minutes: fc.nat(50),
    here: fc.boolean(),
  }),
  { maxLength: 25 },
);

test('[field.md §5.7] the database and the device agree on who came, for any marks', async () => {
  let came = 0;
  await fc.assert(
    fc.asyncProperty(marks, async (given) => {
      const ids = given.map(() => crypto.randomUUID());
      const rows: CheckIn[] = given.map(({ who, mark, undoes, minutes, here }, n) =>
        checkInRow({
          id: ids[n] ?? '',
          event_id: here ? event : other,
          data: {
            operator_id: who === null ? null : (PEOPLE[who] ?? null),
            mark: mark as CheckIn['data']['mark'],
            undoes: mark === 'undo' ? (ids[undoes] ?? crypto.randomUUID()) : null,
            scanned_at: new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString(),
          },
        }),
      );
      await db.trial('postgres', async () => {
        await db.rows(
          `insert into public.check_ins (id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, happened_at,
             device_id, staff_name, flagged)
           select id, event_id, (data ->> 'operator_id')::uuid, data ->> 'mark', (data ->> 'undoes')::uuid,
             (data ->> 'scanned_at')::timestamptz, 0, (data ->> 'scanned_at')::timestamptz, event_id, 'Eu', false
           from jsonb_to_recordset($1::text::jsonb) as r (id uuid, event_id uuid, data jsonb)`,
          [JSON.stringify(rows)],
        );
        const said = await db.rows<{ id: string }>(
          'select private.attended_operator_ids($1) as id order by 1',
          [event],
        );
        const here = rows.filter(({ event_id }) => event_id === event);
        expect(said.map(({ id }) => id)).toEqual(attendedOperatorIds(here));
        came += said.length;
      });
    }),
    { numRuns: 200 },
  );
  expect(came).toBeGreaterThan(100);
});
