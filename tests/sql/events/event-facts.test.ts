import { describe, expect, test } from 'vitest';
import {
  addEvent,
  addOperator,
  addPerson,
  dayFromNow,
  eventArgs,
  registration,
  verdict,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora', '5585911110000');
const player = await addPerson(db, 'Jogador');

const update = (id: string, patch: object, base: object = {}) =>
  verdict(db, owner, { name: 'update_event@1', args: { id, patch, base } });
const row = async (id: string) =>
  (await db.rows('select * from public.airsoft_events where id = $1', [id]))[0];

const atTheLimits = [
  { price_cents: 0 },
  { price_cents: 1_000_000 },
  { gate_time: '09:30' },
  { gate_time: '00:00' },
  { end_time: '02:00' }, // on the next day
  { energy_limits: [{ fps: 50 }] },
  {
    energy_limits: [
      { class: 'sniper', joules: 5, fps: 800 },
      { class: 'assault', joules: 0.1 },
      { joules: 1.55 },
    ],
  },
  { what_to_bring: 'x'.repeat(1000) },
  { patch_for: 'both', patch_name: 'x'.repeat(80), patch_drawing: 12 },
];

describe('the facts of an event', () => {
  test.each(atTheLimits)('%j is accepted, kept, and taken back', async (facts) => {
    const id = await addEvent(db, owner, facts);
    expect(await row(id)).toMatchObject(facts);
    const none = Object.fromEntries(Object.keys(facts).map((name) => [name, null]));
    expect(await update(id, none, facts)).toBe('applied');
    expect(await row(id)).toMatchObject(none);
    expect(await update(id, facts, none)).toBe('applied');
    expect(await row(id)).toMatchObject(facts);
  });

  test('an event has none of them unless they are given', async () => {
    expect(await row(await addEvent(db, owner))).toMatchObject({
      price_cents: null,
      gate_time: null,
      end_time: null,
      energy_limits: null,
      what_to_bring: null,
      is_info_only: false,
      show_contact: false,
    });
  });

  test('an empty list of limits says nothing', async () => {
    expect(await row(await addEvent(db, owner, { energy_limits: [] }))).toMatchObject({
      energy_limits: null,
    });
  });

  test('a game that is moved before its gate is not refused, and the gate is not known', async () => {
    const id = await addEvent(db, owner, { gate_time: '08:00' });
    expect(await update(id, { time: '08:00' }, { time: '09:30' })).toBe('applied');
    expect(await row(id)).toMatchObject({ time: '08:00', gate_time: '08:00' });
    expect(await update(id, { time: '07:59' }, { time: '08:00' })).toBe('applied');
    expect(await row(id)).toMatchObject({ time: '07:59', gate_time: null });
    const late = await addEvent(db, owner, { gate_time: '08:00' });
    const args = { id: late, date: dayFromNow(40), time: '07:00' };
    expect(await verdict(db, owner, { name: 'postpone_event@1', args })).toBe('applied');
    expect(await row(late)).toMatchObject({ time: '07:00', gate_time: null });
  });

  test('an edit that moves gate and game together keeps both', async () => {
    const id = await addEvent(db, owner, { gate_time: '08:00' });
    expect(await update(id, { time: '07:00', gate_time: '06:30' })).toBe('applied');
    expect(await row(id)).toMatchObject({ time: '07:00', gate_time: '06:30' });
  });

  test('a fact that somebody else changed is refused by name', async () => {
    const id = await addEvent(db, owner, { price_cents: 4000 });
    expect(await update(id, { price_cents: 5000 }, { price_cents: 3000 })).toBe(
      'event_changed: price_cents',
    );
    const limits = [{ fps: 400 }];
    expect(await update(id, { energy_limits: limits }, { energy_limits: null })).toBe('applied');
    expect(await update(id, { energy_limits: [{ fps: 500 }] }, { energy_limits: limits })).toBe(
      'applied',
    );
  });
});

describe('an event that only informs', () => {
  test('refuses registrations, the waiting list, squads and added people', async () => {
    const id = await addEvent(db, owner, { is_info_only: true });
    const asks = (name: string, args: object, who = player) => verdict(db, who, { name, args });
    expect(await asks('register@1', registration(id))).toBe('event_info_only');
    const people = [registration(id), registration(id)].map(
      ({ event_id: _event_id, ...person }) => person,
    );
    const squad = { event_id: id, operators: people };
    expect(await asks('register_squad@1', squad)).toBe('event_info_only');
    const line = { id: crypto.randomUUID(), event_id: id, name: 'Jogador' };
    expect(await asks('join_waiting_list@1', line)).toBe('event_info_only');
    expect(await asks('add_participant@1', registration(id), owner)).toBe('event_info_only');
    expect(await update(id, { is_info_only: false })).toBe('applied');
    expect(await asks('register@1', registration(id))).toBe('applied');
  });

  test('is not made of one for which people are registered', async () => {
    const id = await addEvent(db, owner);
    const operator_id = await addOperator(db, player, { event: id });
    expect(await update(id, { is_info_only: true })).toBe('event_has_participants: is_info_only');
    const left = { name: 'cancel_registration@1', args: { operator_id, event_id: id } };
    expect(await verdict(db, player, left)).toBe('applied');
    expect(await update(id, { is_info_only: true })).toBe('applied');
    // other edits of it are not asked again
    expect(await update(id, { name: 'Outro nome' })).toBe('applied');
  });

  test('is not made of one for which somebody waits', async () => {
    const id = await addEvent(db, owner, { max_op: 1 });
    await addOperator(db, player, { event: id });
    const line = { id: crypto.randomUUID(), event_id: id, name: 'Quem espera' };
    const waiting = await addPerson(db, 'Quem espera');
    expect(await verdict(db, waiting, { name: 'join_waiting_list@1', args: line })).toBe('applied');
    await db.rows('update public.operators set deleted_at = now() where event_id = $1', [id]);
    expect(await update(id, { is_info_only: true })).toBe('event_has_participants: is_info_only');
  });
});

test('a deleted event keeps none of its facts', async () => {
  const id = await addEvent(db, owner, {
    price_cents: 4000,
    gate_time: '07:00',
    end_time: '17:00',
    energy_limits: [{ fps: 400 }],
    what_to_bring: 'Documento',
    ...eventArgs({ pix_key: 'eu@exemplo.test', pix_name: 'Eu', pix_city: 'Rio' }),
  });
  expect(await verdict(db, owner, { name: 'delete_event@1', args: { id } })).toBe('applied');
  expect(await row(id)).toMatchObject({
    price_cents: null,
    gate_time: null,
    end_time: null,
    energy_limits: null,
    what_to_bring: null,
  });
  expect(await db.rows('select * from public.event_payments where id = $1', [id])).toEqual([]);
});

test('a deleted event empties everybody in it, and nobody in another event', async () => {
  const people = async () => {
    const id = await addEvent(db, owner, { game_mode: '3X3', show_contact: true });
    const new_team = { id: crypto.randomUUID(), name: 'Alfa' };
    const operator = await addOperator(db, await addPerson(db, 'Ana'), { event: id, new_team });
    await db.exec(`
      insert into public.event_staff (id, event_id, user_id, name) values (gen_random_uuid(), '${id}', '${player}', 'Bia');
      insert into public.waiting_list (id, event_id, user_id, name) values (gen_random_uuid(), '${id}', '${player}', 'Caio');
      insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
        values (gen_random_uuid(), '${id}', '${operator}', 'in', now(), 0, now(), '${id}', 'Bia', false)`);
    return id;
  };
  const left = (id: string) =>
    db.one<object>(
      `select jsonb_build_object(
         'operators', (select array_agg(name) from public.operators where event_id = $1),
         'teams', (select array_agg(name) from public.event_teams where event_id = $1),
         'staff', (select array_agg(name) from public.event_staff where event_id = $1),
         'alive', (select count(*) from (
            select 1 from public.operators where event_id = $1 and deleted_at is null union all
            select 1 from public.event_teams where event_id = $1 and deleted_at is null union all
            select 1 from public.event_staff where event_id = $1 and deleted_at is null union all
            select 1 from public.operator_contacts where event_id = $1 union all
            select 1 from public.waiting_list where event_id = $1 union all
            select 1 from public.check_ins where event_id = $1 union all
            select 1 from public.event_payments where id = $1) x))`,
      [id],
    );
  const [gone, stays] = [await people(), await people()];
  expect(await verdict(db, owner, { name: 'delete_event@1', args: { id: gone } })).toBe('applied');
  expect(await left(gone)).toEqual({ operators: [''], teams: [''], staff: [''], alive: 0 });
  expect(await left(stays)).toEqual({
    operators: ['Ana Souza'],
    teams: ['Alfa'],
    staff: ['Bia'],
    alive: 7,
  });
});

test('an event says whose it is, to everybody, and follows the profile until the account is gone', async () => {
  const person = await addPerson(db, 'Marcos Lima');
  const id = await addEvent(db, person);
  const whose = () =>
    db.trial('anon', () =>
      db.rows(
        'select organiser_name, organiser_avatar_url from private.sync_airsoft_events where id = $1',
        [id],
      ),
    );
  expect(await whose()).toEqual([{ organiser_name: 'Marcos Lima', organiser_avatar_url: null }]);
  const patch = { name: 'Marcos Reis', avatar_url: 'https://exemplo.test/m.webp' };
  await verdict(db, person, { name: 'update_profile@1', args: { patch } });
  expect(await whose()).toEqual([
    { organiser_name: patch.name, organiser_avatar_url: patch.avatar_url },
  ]);
  await db.rows('select private.delete_account($1)', [person]);
  expect(await whose()).toEqual([{ organiser_name: null, organiser_avatar_url: null }]);
});
