import { describe, expect, test } from 'vitest';
import { listedVectors } from '#tests/fixtures/people/listed-vectors.ts';
import { mutate, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs, mark } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

/** An event with Carlos on its list, and a helper at its gate. */
async function carlosIsListed() {
  const { event, staff } = await gate.game();
  const carlos = registration(event, { name: 'Carlos Souza', whatsapp: '5511987654321' });
  await gate.must('add_participant@1', carlos);
  const walk_in = (changes: object = {}) =>
    registration(event, { name: 'Carlos', whatsapp: '11 8765-4321', came_at: at(0), ...changes });
  return { event, staff, carlos: carlos.operator_id, walk_in };
}
const people = (event: string) =>
  db.rows<{ id: string; name: string }>(
    'select id, name from public.operators where event_id = $1 and deleted_at is null order by name',
    [event],
  );
const count = (event: string) =>
  db.one('select operators_count from public.airsoft_events where id = $1', [event]);
const came = (event: string) => db.rows('select private.attended_operator_ids($1) as id', [event]);
const marks = (event: string) =>
  db.rows<Record<string, unknown>>(
    'select operator_id, mark, flagged from public.check_ins where event_id = $1 order by happened_at',
    [event],
  );
const heard = (event: string, operator_id: string, changes: object = {}) => {
  const { event_id: _, ...row } = mark(event, { operator_id });
  return { ...row, undoes: null, staff_id: gate.helper, staff_name: null, ...changes };
};
const told = (operator_id: string) => ({
  operator_id,
  name: 'Carlos',
  team: null,
  class: null,
  came_at: at(0),
  lease_id: null,
  staff_id: gate.helper,
});

test('the database finds whose number it is as the app does', async () => {
  const { event } = await gate.game();
  await db.trial('postgres', async () => {
    for (const [listed, typed, found] of listedVectors) {
      await db.rows('delete from public.operator_contacts where event_id = $1', [event]);
      const ids: string[] = [];
      for (const whatsapp of listed) {
        const id = crypto.randomUUID();
        ids.push(id);
        await db.rows(
          `insert into public.operators (id, event_id, name) values ($1, $2, 'Pessoa')`,
          [id, event],
        );
        await db.rows(
          'insert into public.operator_contacts (operator_id, event_id, whatsapp) values ($1, $2, $3)',
          [id, event, whatsapp],
        );
      }
      const place = await db.one(
        'select private.place_of_number($1, private.normalize_whatsapp($2))',
        [event, typed],
      );
      expect([listed, typed, place]).toEqual([listed, typed, found === null ? null : ids[found]]);
    }
  });
});

describe('a walk-in whose number is on the list', () => {
  test('is that person: no place is made, and every mark and finding is about them, whenever it comes', async () => {
    const { event, carlos, walk_in } = await carlosIsListed();
    const before = await count(event);
    const asked = walk_in();
    const { operator_id } = asked;
    const early = mark(event, { operator_id, scanned_at: at(-5) });
    await gate.must('check_in@1', early, gate.helper); // arrived before the person
    const outcome = await mutate(db, gate.helper, { name: 'walk_in@1', args: asked });
    expect(outcome).toMatchObject({ status: 'applied' });
    expect(outcome.touched).toEqual(
      expect.arrayContaining([
        ['operators', carlos],
        ['operators', operator_id],
        ['event_records', early.id],
      ]),
    );
    await gate.must('check_in@1', { ...mark(event), operator_id, mark: 'out' }, gate.helper);
    await gate.must('relay_marks@1', {
      event_id: event,
      marks: [heard(event, operator_id, { scanned_at: at(2) })],
      walk_ins: [told(operator_id)],
    });
    const paid = {
      id: crypto.randomUUID(),
      event_id: event,
      operator_id,
      station: 'payment',
      method: 'cash',
      recorded_at: at(0),
      clock_offset_ms: 0,
      device_id: crypto.randomUUID(),
    };
    await gate.must('record_station@1', paid, gate.helper);
    expect(await marks(event)).toMatchObject([
      { operator_id: carlos, mark: 'in' },
      { operator_id: carlos, mark: 'out', flagged: false },
      { operator_id: carlos, mark: 'in', flagged: false },
    ]);
    expect(
      await db.one('select operator_id from public.station_records where id = $1', [paid.id]),
    ).toBe(carlos);
    expect(await came(event)).toEqual([{ id: carlos }]);
    expect(await count(event)).toBe(before);
    expect((await people(event)).map(({ name }) => name)).toEqual(['Ana Souza', 'Carlos Souza']);
    // sent again, also when the ledger knows it no more
    expect(await gate.act('walk_in@1', asked, gate.helper)).toBe('applied');
    expect(await count(event)).toBe(before);
  });

  test('whom another phone brought without the number first gives their place back', async () => {
    const { event, carlos, walk_in } = await carlosIsListed();
    const asked = walk_in();
    const { operator_id } = asked;
    const relayed = heard(event, operator_id);
    const relay = { event_id: event, marks: [relayed], walk_ins: [told(operator_id)] };
    const before = await count(event);
    await gate.must('relay_marks@1', relay);
    expect(await count(event)).toBe(Number(before) + 1);
    await gate.must('walk_in@1', asked, gate.helper);
    expect(await count(event)).toBe(before);
    expect(await came(event)).toEqual([{ id: carlos }]);
    // the phones hear it: the place leaves, and the mark is a new version
    const { rows } = await gate.pulled(gate.owner, event);
    expect(rows('operators').map(({ id }) => id)).not.toContain(operator_id);
    const [row] = rows('event_records').filter(({ id }) => id === relayed.id);
    expect(row).toMatchObject({ data: { operator_id: carlos } });
    expect(row!['rev']).toBe(2);
    // and the phone that still has them as a walk-in brings nobody
    await gate.must('relay_marks@1', relay);
    expect(await count(event)).toBe(before);
  });

  test('counts as a number that was there: nobody learns whose numbers are on a list by trying', async () => {
    const { event, walk_in } = await carlosIsListed();
    await gate.must('walk_in@1', walk_in(), gate.helper);
    const tried = `select was_there from private.asked_numbers where user_id = $1 and about = $2`;
    expect(await db.rows(tried, [gate.helper, event])).toEqual([{ was_there: true }]);
  });

  test('is said to the organiser where the names are of two people', async () => {
    const { event, walk_in } = await carlosIsListed();
    const notices = `select body from public.notifications where user_id = $1 and data ->> 'event_id' = $2
      and data ->> 'code' = 'walk_in_listed'`;
    await gate.must('walk_in@1', walk_in({ name: 'CÁRLOS DA SILVA' }), gate.helper);
    expect(await db.rows(notices, [gate.owner, event])).toEqual([]);
    await gate.must('walk_in@1', walk_in({ name: 'Rui Dias' }), gate.helper);
    const [said, ...more] = await db.rows<{ body: string }>(notices, [gate.owner, event]);
    expect(said?.body).toMatch(/^Rui Dias entrou com o número de Carlos Souza /);
    expect(more).toEqual([]);
  });

  test('takes no place of a lease', async () => {
    const { event, walk_in } = await carlosIsListed();
    await db.rows('update public.airsoft_events set max_op = 9 where id = $1', [event]);
    const [id, device_id] = [crypto.randomUUID(), crypto.randomUUID()];
    await gate.must('lease_places@1', { id, event_id: event, device_id, places: 1 }, gate.helper);
    await gate.must('walk_in@1', walk_in({ lease_id: id }), gate.helper);
    expect(await db.one('select spent from public.place_leases where id = $1', [id])).toBe(0);
  });

  test('never turns a person of the list into another one', async () => {
    const { event, carlos, walk_in } = await carlosIsListed();
    const bia = registration(event, { name: 'Bia Lima' });
    await gate.must('add_participant@1', bia);
    const forged = { ...walk_in(), operator_id: bia.operator_id };
    expect(await gate.act('walk_in@1', forged, gate.helper)).toBe('id_reused');
    expect((await people(event)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([carlos, bia.operator_id]),
    );
  });
});

/** As the gate's form asks. */
const numberless = (event: string) => ({
  operator_id: crypto.randomUUID() as string,
  event_id: event,
  name: 'Sem Número',
  came_at: at(0),
});

describe('a walk-in without a number', () => {
  test('has a place and no contact: nobody finds or claims them by a number', async () => {
    const { event } = await gate.game();
    const asked = numberless(event);
    for (let n = 0; n < 2; n += 1)
      expect(await gate.act('walk_in@1', asked, gate.helper)).toBe('applied');
    const { operator_id } = asked;
    await gate.must('check_in@1', { ...mark(event), operator_id }, gate.helper);
    expect((await people(event)).map(({ name }) => name)).toEqual(['Ana Souza', 'Sem Número']);
    expect(
      await db.rows('select from public.operator_contacts where operator_id = $1', [operator_id]),
    ).toEqual([]);
    expect(await marks(event)).toMatchObject([{ operator_id, flagged: false }]);
    const [row] = (await gate.pulled(gate.owner, event))
      .rows('operators')
      .filter(({ id }) => id === operator_id);
    expect(row).toMatchObject({ walk_in: true, whatsapp: null, whatsapp_masked: null });
    expect(await gate.act('remove_participant@1', { operator_id, event_id: event })).toBe(
      'applied',
    );
  });

  test('brought by another phone is one person', async () => {
    const { event } = await gate.game();
    const asked = numberless(event);
    const before = await count(event);
    const relay = { event_id: event, marks: [], walk_ins: [told(asked.operator_id)] };
    await gate.must('relay_marks@1', relay);
    await gate.must('walk_in@1', asked, gate.helper);
    expect(await count(event)).toBe(Number(before) + 1);
  });

  test('has a name; a number that is given has to be one', async () => {
    const { event } = await gate.game();
    const come = (changes: object) =>
      gate.act('walk_in@1', registration(event, { came_at: at(0), ...changes }), gate.helper);
    expect(await come({ name: '', whatsapp: '' })).toBe('name_and_whatsapp_required');
    expect(await come({ whatsapp: '11 1234-5678' })).toMatch(/^whatsapp_invalid/);
  });
});
