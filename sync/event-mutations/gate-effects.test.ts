import { beforeAll, describe, expect, test } from 'vitest';
import { shownEffects } from '#tests/fixtures/outbox/shown-effects.ts';
import { AT as at } from '#tests/fixtures/outbox/waiting-records.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { learnAll } from '../registry/registry.ts';

const nextId = seededIds(53);
const [ana, event_id, record] = [nextId(), nextId(), nextId()];
const [team, person, friend] = [nextId(), nextId(), nextId()];
const unseen = { rev: 0, sync_xid: 0 };
type Row = { readonly id: string };
beforeAll(learnAll);
const shown = shownEffects(ana);

describe('the gate', () => {
  const invited = {
    id: record,
    event_id,
    kind: 'staff' as const,
    data: { user_id: person, name: 'Bia', created_at: at, accepted_at: null as string | null },
    ...unseen,
  };

  test('whoever is invited has not accepted yet', () => {
    const args = { id: record, event_id, user_id: person, name: 'Bia' };
    expect(shown('add_staff@1', args)).toEqual([['event_records', invited]]);
    const accepted = { ...invited, data: { ...invited.data, accepted_at: at } };
    expect(shown('add_staff@1', args, [accepted])).toEqual([['event_records', accepted]]);
  });

  test('an answer accepts once, or removes the invitation', () => {
    const answer = (accept: boolean, rows: Row[]) =>
      shown('answer_staff@1', { id: record, event_id, accept }, rows)[0]![1];
    const accepted = { ...invited, data: { ...invited.data, accepted_at: at } };
    const before = { ...invited, data: { ...invited.data, accepted_at: '2026-11-01T12:00:00Z' } };
    expect(answer(true, [invited])).toEqual(accepted);
    expect(answer(true, [before])).toEqual(before);
    expect(answer(false, [invited])).toBeUndefined();
    expect(answer(true, [])).toBeUndefined();
    expect(answer(true, [{ ...invited, kind: 'waiting' } as Row])).toBeUndefined();
    expect(shown('remove_staff@1', { id: record, event_id }, [invited])[0]![1]).toBeUndefined();
  });

  test('a mark is received now, from me, and not flagged', () => {
    const mark = {
      operator_id: person,
      mark: 'in' as const,
      scanned_at: at,
      clock_offset_ms: 5,
      device_id: friend,
      data_version: null,
    };
    const data = {
      ...mark,
      undoes: null,
      received_at: at,
      staff_id: ana,
      staff_name: '',
      flagged: false,
      relayed_by: null,
    };
    const row = { id: record, event_id, kind: 'check_in', data, ...unseen };
    expect(shown('check_in@1', { id: record, event_id, ...mark })).toEqual([
      ['event_records', row],
    ]);
    expect(
      shown('check_in@1', { id: record, event_id, ...mark, mark: 'undo', undoes: team }),
    ).toEqual([['event_records', { ...row, data: { ...data, mark: 'undo', undoes: team } }]]);
    const there = { ...row, data: { ...data, flagged: true } };
    expect(shown('check_in@1', { id: record, event_id, ...mark }, [there])).toEqual([
      ['event_records', there],
    ]);
  });
});

test('what a station found is received now, from me, and says nothing of other stations', () => {
  const found = {
    operator_id: person,
    station: 'chronograph' as const,
    fps: 380,
    bb_g: 0.28,
    replica: 'M4',
    recorded_at: at,
    clock_offset_ms: 5,
    device_id: friend,
  };
  const data = {
    ...found,
    undoes: null,
    signature: null,
    seal: null,
    method: null,
    colour: null,
    event_team_id: null,
    received_at: at,
    staff_id: ana,
    staff_name: '',
    flagged: false,
  };
  const row = { id: record, event_id, kind: 'station', data, ...unseen };
  const args = { id: record, event_id, ...found };
  expect(shown('record_station@1', args)).toEqual([['event_records', row]]);
  const there = { ...row, data: { ...data, flagged: true } };
  expect(shown('record_station@1', args, [there])).toEqual([['event_records', there]]);
});

test('what another phone’s station found is its maker’s; the strokes of a signature are shown where they are', () => {
  const signature = 'M1 2L30 40';
  const moment = { recorded_at: at, clock_offset_ms: 5, device_id: friend };
  const waiver = { id: record, operator_id: person, station: 'waiver' as const, ...moment };
  const nothing = {
    undoes: null,
    replica: null,
    fps: null,
    bb_g: null,
    seal: null,
    method: null,
    colour: null,
    event_team_id: null,
  };
  const told = { ...waiver, ...nothing, signed: true, staff_id: friend, staff_name: 'Bia' };
  const { id: _, ...found } = { ...waiver, ...nothing, signature: 'M0 0' };
  const by = { staff_id: friend, staff_name: 'Bia', received_at: at, flagged: false };
  const row = { id: record, event_id, kind: 'station', data: { ...found, ...by }, ...unseen };
  expect(shown('relay_stations@1', { event_id, stations: [told] })).toEqual([
    ['event_records', row],
  ]);
  const signed = { ...row, data: { ...row.data, signature } };
  expect(shown('relay_stations@1', { event_id, stations: [told] }, [signed])).toEqual([
    ['event_records', signed],
  ]);
  expect(shown('record_station@1', { event_id, ...waiver, signature }, [row])).toEqual([
    ['event_records', signed],
  ]);
});

describe('the waiting list', () => {
  const waiting = {
    id: record,
    event_id,
    kind: 'waiting' as const,
    data: { user_id: ana, name: 'Ana', status: 'waiting', offered_until: null, created_at: at },
    ...unseen,
  };

  test('puts a person who joins at its end', () => {
    const args = { id: record, event_id, name: 'Ana' };
    expect(shown('join_waiting_list@1', args)).toEqual([['event_records', waiting]]);
    const offered = { ...waiting, data: { ...waiting.data, status: 'offered' } };
    expect(shown('join_waiting_list@1', args, [offered])).toEqual([['event_records', offered]]);
  });

  test('keeps no name of a person who leaves', () => {
    const leave = (rows: Row[]) => shown('leave_waiting_list@1', { id: record, event_id }, rows);
    expect(leave([waiting])).toEqual([
      ['event_records', { ...waiting, data: { ...waiting.data, status: 'left', name: '' } }],
    ]);
    const staff = { ...waiting, kind: 'staff' };
    expect(leave([staff])).toEqual([['event_records', staff]]);
    expect(leave([])).toEqual([['event_records', undefined]]);
  });
});
