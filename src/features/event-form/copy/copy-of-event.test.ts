import { expect, test } from 'vitest';
import { emptyEvent, eventFormOf } from '#domain/event/form/event-form.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { copyOfEvent } from './copy-of-event.ts';

test('a copy has everything that the organiser wrote, except the day and a closed list', () => {
  const event = {
    ...emptyEvent,
    id: 'e1',
    name: 'Serra',
    date: '2026-11-01',
    time: '09:30',
    registration_closed: true,
    closed_because_full: true,
    is_public: false,
    teams_count: 2,
    max_op: 40,
    price_cents: 4000,
    latitude: -23.5,
    longitude: -46.6,
    pix_key: 'a@b.com',
    pix_name: 'Ana',
    pix_city: 'Atibaia',
    energy_limits: [{ class: 'DMR', joules: 2 }],
  } as unknown as Parameters<typeof copyOfEvent>[0];
  expect(copyOfEvent(event)).toEqual({
    ...eventFormOf(event as AirsoftEvent),
    date: '',
    registration_closed: false,
  });
  expect(copyOfEvent(event)).toMatchObject({
    name: 'Serra',
    time: '09:30',
    is_public: false,
    max_op: '40',
    price_cents: '40',
    pix_key: 'a@b.com',
  });
  // an administrator withdrew that of the old event
  const withdrawn = { ...event, patch_for: 'withdrawn' } as const;
  expect(copyOfEvent(withdrawn).patch_for).toBe('');
  expect(copyOfEvent({ ...event, patch_for: 'both' }).patch_for).toBe('both');
});
