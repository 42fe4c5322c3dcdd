import { describe, expect, test } from 'vitest';
import { addEvent, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { gateActs, mark } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const CODE = 'C0DE0000000000000001';
const OTHER = 'C0DE0000000000000002';
const PIN = '314159';
const linkOf = (event_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  code: CODE,
  pin: PIN,
  ...changes,
});
const guest = () => addPerson(db, 'Convidada');
const join = (who: string, event_id: string, changes: object = {}) =>
  gate.act('join_staff@1', linkOf(event_id, changes), who);
/** @returns an event with its link */
async function open(event: Record<string, unknown> = {}) {
  const event_id = await addEvent(db, gate.owner, event);
  const link = linkOf(event_id);
  expect(await gate.act('create_staff_link@1', link)).toBe('applied');
  return link;
}
const links = async (who: string, event: string) =>
  (await gate.pulled(who, event)).rows('event_records').filter(({ kind }) => kind === 'staff_link');

describe('the organiser', () => {
  test('alone makes, reads and ends the link', async () => {
    const link = await open();
    const { id, event_id } = link;
    await gate.act('add_staff@1', gate.staffing(event_id));
    const [staff] = await db.rows<{ id: string }>(
      'select id from public.event_staff where event_id = $1',
      [event_id],
    );
    await gate.act('answer_staff@1', { id: staff?.id, event_id, accept: true }, gate.helper);
    for (const who of [gate.helper, gate.stranger]) {
      const another = linkOf(event_id, { code: OTHER });
      expect(await gate.act('create_staff_link@1', another, who)).toBe('not_allowed');
      expect(await gate.act('end_staff_link@1', { id, event_id }, who)).toBe('not_allowed');
      expect(await links(who, event_id)).toEqual([]);
    }
    expect(await links(gate.owner, event_id)).toMatchObject([
      { id, data: { code: CODE, pin: PIN, is_locked: false } },
    ]);
    expect(await gate.act('end_staff_link@1', { id, event_id })).toBe('applied');
    expect(await links(gate.owner, event_id)).toEqual([]);
    expect(await gate.act('end_staff_link@1', { id, event_id })).toBe('staff_link_not_found');
    expect(await join(await guest(), event_id)).toBe('staff_link_ended');
  });

  test('a new link ends the old one, and leaves nothing of it to read', async () => {
    const { id, event_id } = await open();
    const next = linkOf(event_id, { code: OTHER, pin: '271828' });
    expect(await gate.act('create_staff_link@1', next)).toBe('applied');
    expect((await links(gate.owner, event_id)).map((row) => row['id'])).toEqual([next.id]);
    const [old] = await db.rows(
      'select code, pin, code_hash from public.staff_links where id = $1',
      [id],
    );
    expect(old).toEqual({
      code: null,
      pin: null,
      code_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const person = await guest();
    expect(await join(person, event_id)).toBe('staff_link_ended');
    expect(await join(person, event_id, { code: OTHER, pin: '271828' })).toBe('applied');
    expect(await gate.act('create_staff_link@1', linkOf(event_id))).toBe('id_reused');
    await db.rows(
      `update public.staff_links set ended_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    const third = linkOf(event_id, { code: 'C0DE0000000000000003' });
    expect(await gate.act('create_staff_link@1', third)).toBe('applied');
    expect(await db.rows('select 1 from public.staff_links where id = $1', [id])).toEqual([]);
  });

  test.each([
    [{ code: 'ILOU0000000000000000' }, 'invalid_args: code'],
    [{ code: 'C0DE' }, 'invalid_args: code'],
    [{ pin: '12345' }, 'invalid_args: pin'],
    [{ pin: '12a456' }, 'invalid_args: pin'],
    [{ event_id: crypto.randomUUID() }, 'event_not_found'],
  ])('%j is refused with %s', async (changes, code) => {
    const link = linkOf(await addEvent(db, gate.owner), changes);
    expect(await gate.act('create_staff_link@1', link)).toBe(code);
    expect(await gate.act('join_staff@1', link, gate.stranger)).toBe(code);
  });

  test('of a cancelled or past event makes none, and nobody joins there', async () => {
    const { event_id } = await open();
    const person = await guest();
    await db.rows(`update public.airsoft_events set status = 'cancelled' where id = $1`, [
      event_id,
    ]);
    expect(await gate.act('create_staff_link@1', linkOf(event_id, { code: OTHER }))).toBe(
      'event_cancelled',
    );
    expect(await join(person, event_id)).toBe('event_cancelled');
    await db.rows(
      `update public.airsoft_events set status = 'planned', date = (now() - interval '3 days')::date where id = $1`,
      [event_id],
    );
    expect(await gate.act('create_staff_link@1', linkOf(event_id, { code: OTHER }))).toBe(
      'event_past',
    );
    expect(await join(person, event_id)).toBe('event_past');
  });

  test('who deletes the event leaves no code', async () => {
    const { event_id } = await open();
    await gate.act('delete_event@1', { id: event_id });
    expect(
      await db.rows('select 1 from public.staff_links where event_id = $1', [event_id]),
    ).toEqual([]);
  });
});

describe('whoever has link and PIN', () => {
  test('is staff at once, under their own name', async () => {
    const { event_id } = await open({ is_public: false, allow_public_list: false });
    const person = await guest();
    expect((await gate.pulled(person, event_id)).view).toBe('count');
    expect(await join(person, event_id)).toBe('applied');
    const records = (await gate.pulled(person, event_id)).rows('event_records');
    expect(records.filter(({ kind }) => kind !== 'gate_key')).toMatchObject([
      {
        kind: 'staff',
        data: { user_id: person, name: 'Convidada', accepted_at: expect.anything() },
      },
    ]);
    expect(await join(person, event_id)).toBe('already_staff');
    expect(await join(gate.owner, event_id)).toBe('already_staff');
  });

  test('marks at the gate', async () => {
    const { event, operator } = await gate.game();
    await gate.act('create_staff_link@1', linkOf(event));
    const person = await guest();
    const came = mark(event, { operator_id: operator });
    expect(await gate.act('check_in@1', came, person)).toBe('not_allowed');
    expect(await join(person, event)).toBe('applied');
    expect(await gate.act('check_in@1', came, person)).toBe('applied');
  });

  test('who was asked before answers by it, and stays one row', async () => {
    const { event_id } = await open();
    const asked = gate.staffing(event_id);
    await gate.act('add_staff@1', asked);
    expect(await join(gate.helper, event_id)).toBe('applied');
    expect(
      await db.rows(
        'select id, accepted_at is not null as accepted from public.event_staff where event_id = $1',
        [event_id],
      ),
    ).toEqual([{ id: asked.id, accepted: true }]);
  });

  test('is not let in again once the organiser has removed them, until there is a new link', async () => {
    const { event_id } = await open();
    const person = await guest();
    const id = crypto.randomUUID() as string;
    expect(await join(person, event_id, { id })).toBe('applied');
    expect(await gate.act('remove_staff@1', { id, event_id })).toBe('applied');
    expect(await join(person, event_id)).toBe('staff_link_used');
    expect(await join(await guest(), event_id)).toBe('applied');
    await gate.act('create_staff_link@1', linkOf(event_id, { code: OTHER }));
    expect(await join(person, event_id, { code: OTHER })).toBe('applied');
  });

  test('is the fiftieth at most', async () => {
    const { event_id } = await open();
    await db.rows(
      `insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@exemplo.test' from generate_series(1, 50)`,
    );
    await db.rows(
      `insert into public.event_staff (id, event_id, user_id, name)
       select gen_random_uuid(), $1, id, 'Ajudante' from public.profiles
       where id not in (select user_id from public.event_staff where event_id = $1) and id <> $2 order by created_at desc limit 50`,
      [event_id, gate.owner],
    );
    expect(await join(await guest(), event_id)).toBe('too_many_staff');
  });
});

describe('guessing', () => {
  test('five wrong PINs lock the link for everybody, until there is a new one', async () => {
    const { event_id } = await open();
    const [one, other] = [await guest(), await guest()];
    for (let n = 0; n < 3; n += 1)
      expect(await join(one, event_id, { pin: `00000${n}` })).toBe('wrong_pin');
    expect(await join(other, event_id, { pin: '000003' })).toBe('wrong_pin');
    expect((await links(gate.owner, event_id))[0]).toMatchObject({ data: { is_locked: false } });
    expect(await join(other, event_id, { pin: '000004' })).toBe('staff_link_locked');
    expect((await links(gate.owner, event_id))[0]).toMatchObject({ data: { is_locked: true } });
    expect(await join(one, event_id)).toBe('staff_link_locked');
    await gate.act('create_staff_link@1', linkOf(event_id, { code: OTHER }));
    expect(await join(one, event_id, { code: OTHER })).toBe('applied');
  });

  test('the right PIN of another link lets nobody in', async () => {
    const { event_id } = await open();
    expect(await join(await guest(), event_id, { code: OTHER })).toBe('staff_link_not_found');
  });

  test('a person tries twenty times an hour, and a refused try counts', async () => {
    const { event_id } = await open();
    const person = await guest();
    for (let n = 0; n < 20; n += 1)
      expect(await join(person, event_id, { code: OTHER })).toBe('staff_link_not_found');
    expect(await join(person, event_id)).toBe('too_many_requests');
    await db.rows(`update private.attempts set at = at - interval '61 minutes'`);
    expect(await join(person, event_id)).toBe('applied');
  });
});

test('a link that is over leaves the organiser’s device', async () => {
  const { id, event_id } = await open();
  await gate.act('end_staff_link@1', { id, event_id });
  expect(
    await db.rows('select id from private.departures where scope = $1 and id = $2', [
      `event:${event_id}`,
      id,
    ]),
  ).toHaveLength(1);
});
