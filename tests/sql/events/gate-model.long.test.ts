import { expect, test } from 'vitest';
import { attendedOperatorIds } from '#domain/attendance/attendance.ts';
import { readReceipt, signedReceipt } from '#domain/merge/receipt.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { checkInRow } from '#tests/fixtures/samples/rows.ts';
import { addOperator, addPerson, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs } from './gate-acts.ts';

const PLACES = 2;
const db = await databaseOfFile();
const gate = await gateActs(db);
const players = [
  await addPerson(db, 'Ana'),
  await addPerson(db, 'Bia'),
  await addPerson(db, 'Caio'),
];

const who = fc.nat(1);
/** A mark, and who brings it in which order: its phone, the other phone, the player by a receipt. */
const marks = fc.array(
  fc.record({
    by: who,
    person: fc.nat(2),
    kind: fc.constantFrom('in', 'in', 'in', 'out', 'undo'),
    minute: fc.nat(50),
    which: fc.nat(),
    bring: fc.shuffledSubarray(['own', 'relay', 'receipt', 'relay'], { minLength: 1 }),
  }),
  { maxLength: 7 },
);
const walk_ins = fc.array(fc.shuffledSubarray(['own', 'relay'], { minLength: 1 }), {
  maxLength: 4,
});

test('whoever brings what in whatever order, everything is there once, and nothing is oversold but by a yes', async () => {
  await fc.assert(
    fc.asyncProperty(marks, walk_ins, fc.nat(), async (given, unlisted, seed) => {
      const { event } = await gate.game();
      const helpers = [gate.owner, gate.helper];
      const people: string[] = [];
      for (const user of players) people.push(await addOperator(db, user, { event }));
      const secret = await db.one<string>('select secret from public.gate_keys where id = $1', [
        event,
      ]);
      const max_op = people.length + 1 + PLACES;
      await db.rows('update public.airsoft_events set max_op = $2 where id = $1', [event, max_op]);
      const lease = { id: crypto.randomUUID(), event_id: event, device_id: crypto.randomUUID() };
      await gate.must('lease_places@1', { ...lease, places: PLACES });

      const sends: (() => Promise<unknown>)[] = [];
      const rows: ReturnType<typeof checkInRow>[] = [];
      for (const one of given) {
        const ins = rows.filter(({ data }) => data.mark !== 'undo');
        const undone = one.kind === 'undo' ? ins[one.which % Math.max(1, ins.length)] : undefined;
        if (one.kind === 'undo' && !undone) continue;
        const row = checkInRow({
          id: crypto.randomUUID(),
          event_id: event,
          data: {
            operator_id: undone?.data.operator_id ?? people[one.person]!,
            mark: one.kind as 'in',
            undoes: undone?.id ?? null,
            scanned_at: at(one.minute - 60),
            device_id: crypto.randomUUID(),
            staff_id: helpers[one.by]!,
          },
        });
        rows.push(row);
        const {
          staff_id,
          staff_name: _n,
          received_at: _r,
          flagged: _f,
          relayed_by: _b,
          ...mark
        } = row.data;
        const { undoes, ...plain } = mark;
        const own = { id: row.id, event_id: event, ...plain, ...(undoes && { undoes }) };
        const heard = {
          event_id: event,
          walk_ins: [],
          marks: [{ id: row.id, ...mark, staff_id, staff_name: null }],
        };
        for (const way of one.bring) {
          if (way === 'own') sends.push(() => gate.must('check_in@1', own, staff_id!));
          else if (way === 'relay' || one.kind !== 'in')
            sends.push(() => gate.must('relay_marks@1', heard, helpers[1 - one.by]));
          else {
            const operator_id = row.data.operator_id!;
            const text = await signedReceipt(row, { event_id: event, secret });
            const reading = readReceipt(text, { event_id: event, operator_id });
            if (reading.kind !== 'good') throw new Error(reading.kind);
            const args = { ...reading.receipt, patches: [] };
            sends.push(() =>
              gate.must('bring_receipt@1', args, players[people.indexOf(operator_id)]),
            );
          }
        }
      }
      for (const ways of unlisted) {
        const { event_id, operator_id, name, whatsapp } = registration(event);
        const came_at = at(0);
        const own = { event_id, operator_id, name, whatsapp, came_at, lease_id: lease.id };
        const told = { operator_id, name, team: null, class: null, came_at, lease_id: lease.id };
        const heard = { event_id, marks: [], walk_ins: [{ ...told, staff_id: gate.owner }] };
        for (const way of ways)
          sends.push(() =>
            way === 'own'
              ? gate.must('walk_in@1', own)
              : gate.must('relay_marks@1', heard, gate.helper),
          );
      }
      const cut = seed % Math.max(1, sends.length);
      for (const send of [...sends.slice(cut), ...sends.slice(0, cut)]) await send();

      const kept = await db.rows<{ id: string }>(
        'select id from public.check_ins where event_id = $1',
        [event],
      );
      expect(kept.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      const came = await db.rows<{ id: string }>('select private.attended_operator_ids($1) as id', [
        event,
      ]);
      expect(came.map(({ id }) => id).toSorted()).toEqual(attendedOperatorIds(rows));
      const [counts] = await db.rows(
        `select e.operators_count as people, (select spent from public.place_leases where id = $2) as spent,
           (select count(*)::int from public.operators o where o.event_id = e.id and o.over_capacity) as over
         from public.airsoft_events e where e.id = $1`,
        [event, lease.id],
      );
      expect(counts).toEqual({
        people: people.length + 1 + unlisted.length,
        spent: Math.min(PLACES, unlisted.length),
        over: Math.max(0, unlisted.length - PLACES),
      });
      expect(
        await db.one('select count(*)::int from public.check_ins where event_id = $1 and flagged', [
          event,
        ]),
      ).toBe(0);
    }),
    { numRuns: 14 }, // a new account may bring fifteen numbers a day
  );
});
