import { beforeAll, describe, expect, test } from 'vitest';
import { shownEffects } from '#tests/fixtures/outbox/shown-effects.ts';
import { AT as at } from '#tests/fixtures/outbox/waiting-records.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { noFacts } from './event-facts.ts';
import { learnAll } from '../registry/registry.ts';

const nextId = seededIds(47);
const [ana, event_id] = [nextId(), nextId()];
const unseen = { rev: 0, sync_xid: 0 };
beforeAll(learnAll);

const shown = shownEffects(ana);

const fields = {
  name: 'Serra',
  date: '2026-12-01',
  time: '09:30',
  location: 'Fazenda Boa Vista',
  briefing: '<p>Leve água e óculos.</p>',
  game_mode: 'MilSim' as const,
  is_public: true,
  allow_public_list: false,
  registration_closed: false,
  teams_count: 2,
  max_op: 40,
  banner: null,
  patch: null,
  latitude: null,
  longitude: null,
  arena_id: null,
};

describe('an event', () => {
  test('is planned, open and empty from the moment it is created', () => {
    const asked = { id: event_id, ...fields, made_on: '2026-11-22' };
    expect(shown('create_event@1', asked)).toEqual([
      [
        'airsoft_events',
        {
          id: event_id,
          ...fields,
          closed_because_full: false,
          ...noFacts,
          status: 'planned',
          status_reason: null,
          created_by: ana,
          created_at: at,
          updated_at: at,
          starts_at: '2026-12-01T09:30:00-03:00',
          operators_count: 0,
          waiting_count: 0,
          places_offered: 0,
          split_seed: null,
          split_rev: 0,
          winner_team_ids: [],
          organiser_name: null,
          organiser_avatar_url: null,
          ...unseen,
        },
      ],
    ]);
    const there = eventRow({ id: event_id });
    expect(shown('create_event@1', { id: event_id, ...fields }, [there])).toEqual([
      ['airsoft_events', there],
    ]);
  });

  test('has the winners that I named, and none that it does not know', () => {
    const args = { event_id, team_ids: [ana] };
    const row = eventRow({ id: event_id });
    expect(shown('name_winners@1', args, [row])).toEqual([
      ['airsoft_events', { ...row, winner_team_ids: [ana] }],
    ]);
    expect(shown('name_winners@1', args)).toEqual([['airsoft_events', undefined]]);
  });

  test.each([
    [{ name: 'Serra Alta' }, {}],
    [{ date: '2026-12-02' }, { starts_at: '2026-12-02T09:00:00-03:00' }],
    [{ time: '10:00' }, { starts_at: '2026-12-01T10:00:00-03:00' }],
    [{ date: '2026-12-01', time: '09:00' }, {}],
  ])('changed by %j', (patch, more) => {
    const row = eventRow({ id: event_id });
    const args = { id: event_id, patch, base: {} };
    expect(shown('update_event@1', args, [row])).toEqual([
      ['airsoft_events', { ...row, ...patch, ...more }],
    ]);
    expect(shown('update_event@1', args)).toEqual([['airsoft_events', undefined]]);
  });

  test('that begins before its gate opens has no known gate', () => {
    const row = eventRow({ id: event_id, gate_time: '08:00' });
    const moved = (time: string) => {
      const args = { id: event_id, patch: { time }, base: {} };
      return shown('update_event@1', args, [row])[0]![1];
    };
    expect(moved('08:00')).toMatchObject({ time: '08:00', gate_time: '08:00' });
    expect(moved('07:59')).toMatchObject({ time: '07:59', gate_time: null });
    const postponed = { id: event_id, date: '2026-12-20', time: '07:00' };
    expect(shown('postpone_event@1', postponed, [row])).toMatchObject([
      ['airsoft_events', { date: '2026-12-20', gate_time: null }],
    ]);
  });

  test('keeps how to pay apart, in a row of its own', () => {
    const paid = { pix_key: 'eu@exemplo.test', pix_name: 'Eu', pix_city: 'Rio' };
    const payment = { id: event_id, ...paid, whatsapp: null, ...unseen };
    const made = shown('create_event@1', { id: event_id, ...fields, price_cents: 4000, ...paid });
    expect(made).toMatchObject([
      ['airsoft_events', { price_cents: 4000 }],
      ['event_payments', payment],
    ]);
    expect(made[0]![1]).not.toHaveProperty('pix_key');

    const args = { id: event_id, patch: { pix_city: 'Recife' }, base: {} };
    const there = { ...payment, whatsapp: '5585988887777', rev: 3, sync_xid: 9 };
    expect(shown('update_event@1', args, [there])[1]).toEqual([
      'event_payments',
      { ...there, pix_city: 'Recife' },
    ]);
    const hidden = { id: event_id, patch: { show_contact: false }, base: {} };
    expect(shown('update_event@1', hidden, [there])[1]).toEqual([
      'event_payments',
      { ...there, whatsapp: null },
    ]);
    expect(shown('update_event@1', hidden)[1]).toEqual(['event_payments', undefined]);
  });

  test('is removed when it is deleted', () => {
    const row = eventRow({ id: event_id });
    expect(shown('delete_event@1', { id: event_id }, [row])).toEqual([
      ['airsoft_events', undefined],
    ]);
  });
});
