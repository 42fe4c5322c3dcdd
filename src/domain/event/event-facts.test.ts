import { describe, expect, test } from 'vitest';
import { emptyFacts, factColumnsOf, factsFormOf, type FactsForm } from './event-facts.ts';
import { emptyEvent, eventFormProblems } from './form/event-form.ts';
import { eventChanges, eventMerge } from './form/event-merge.ts';
import { endsAt, gateOpensAt } from './event-times.ts';

const event = {
  ...emptyEvent,
  name: 'Operação',
  date: '2026-12-01',
  time: '09:00',
  location: 'Campo do Zé',
  briefing: 'Óculos no rosto, sempre.',
};
const problems = (facts: Partial<FactsForm>) =>
  eventFormProblems({ ...event, ...facts }, { today: '2026-11-22' }).map(
    ({ field, code }) => `${field}: ${code}`,
  );
const line = (joules: string, fps: string, of: 'sniper' | '' = '') => ({ class: of, joules, fps });
const paid = { pix_key: '529.982.247-25', pix_name: 'Ana', pix_city: 'Rio' };

describe('what the form accepts', () => {
  test.each<Partial<FactsForm>>([
    {},
    { price_cents: '0' },
    { price_cents: '10.000,00' },
    { price_cents: 'R$ 40,5' },
    { gate_time: '09:00', end_time: '02:00' },
    { energy_limits: [line('0,1', ''), line('5', '800', 'sniper')] },
    { energy_limits: [line('１,2 J', ''), line('1.5 joules', '４００ fps', 'sniper')] },
    { what_to_bring: 'x'.repeat(1000) },
    paid,
    { patch_for: 'withdrawn' },
    { patch_for: 'won', patch_name: 'x'.repeat(80), patch_drawing: '12' },
  ])('%j', (facts) => {
    expect(problems(facts)).toEqual([]);
  });

  test.each<[Partial<FactsForm>, string]>([
    [{ price_cents: '10000,01' }, 'price_cents: price_invalid'],
    [{ price_cents: '-1' }, 'price_cents: price_invalid'],
    [{ price_cents: 'dez' }, 'price_cents: price_invalid'],
    [{ gate_time: '09:01' }, 'gate_time: gate_time_late'],
    [{ gate_time: '9h' }, 'gate_time: time_invalid'],
    [{ end_time: '25:00' }, 'end_time: time_invalid'],
    [{ energy_limits: [line('', '')] }, 'energy_limits: energy_limits_invalid'],
    [{ energy_limits: [line('5,01', '')] }, 'energy_limits: energy_limits_invalid'],
    [{ energy_limits: [line('', '49')] }, 'energy_limits: energy_limits_invalid'],
    [{ energy_limits: [line('1', ''), line('2', '')] }, 'energy_limits: energy_limits_invalid'],
    [{ what_to_bring: 'x'.repeat(1001) }, 'what_to_bring: text_too_long'],
    [{ ...paid, pix_key: '529.982.247-26' }, 'pix_key: pix_key_invalid'],
    [{ ...paid, pix_name: '' }, 'pix_name: pix_name_invalid'],
    [{ ...paid, pix_name: 'x'.repeat(101) }, 'pix_name: text_too_long'],
    [{ ...paid, pix_city: '山' }, 'pix_city: pix_city_invalid'],
    [{ patch_for: 'came', patch_name: ' x ' }, 'patch_name: profile_name_too_short'],
    [{ patch_for: 'came', patch_name: 'x'.repeat(81) }, 'patch_name: text_too_long'],
  ])('not %j', (facts, problem) => {
    expect(problems(facts)).toEqual([problem]);
  });
});

test('a receiver is as long as their name; only the code is shorter', () => {
  const pix_name = 'Associação Esportiva de Airsoft de Santa Fé';
  expect(problems({ ...paid, pix_name, pix_city: 'São José dos Campos' })).toEqual([]);
});

test('columns become a form and columns again', () => {
  const columns = {
    price_cents: 4050,
    gate_time: '07:30',
    end_time: '17:00',
    energy_limits: [{ class: 'sniper' as const, joules: 2.5 }, { fps: 400 }],
    what_to_bring: 'Água',
    is_info_only: true,
    show_contact: true,
    pix_key: '52998224725',
    pix_name: 'Ana',
    pix_city: 'Rio',
    place_is_secret: true,
    secret_place: 'Estrada do Sossego, km 4',
    patch_for: 'both' as const,
    patch_name: 'Serra',
    patch_drawing: 7,
  };
  expect(factColumnsOf(factsFormOf(columns))).toEqual(columns);
  expect(factsFormOf(columns)).toMatchObject({
    price_cents: '40,50',
    energy_limits: [line('2,5', '', 'sniper'), line('', '400')],
  });
  // an event of an app that knows none of them
  expect(factsFormOf({})).toEqual(emptyFacts);
});

test('an edit sends the facts that changed, and how to pay as a whole', () => {
  expect(eventChanges(event, { ...event, price_cents: '40' })).toEqual({
    patch: { price_cents: 4000 },
    base: { price_cents: null },
  });
  const with_key = { ...event, ...paid };
  expect(eventChanges(with_key, { ...with_key, pix_city: 'Niterói' })).toEqual({
    patch: { pix_key: '52998224725', pix_name: 'Ana', pix_city: 'Niterói' },
    base: { pix_key: '52998224725', pix_name: 'Ana', pix_city: 'Rio' },
  });
  // the same list in another array is no change
  const [a, b] = [[line('1', '')], [line('1', '')]];
  expect(eventChanges({ ...event, energy_limits: a }, { ...event, energy_limits: b })).toBe(
    undefined,
  );
});

test('the patch of an event is edited as a whole', () => {
  const with_patch = { ...event, patch_for: 'came', patch_name: 'Serra' } as const;
  expect(eventChanges(with_patch, { ...with_patch, patch_drawing: '4' })).toEqual({
    patch: { patch: null, patch_for: 'came', patch_name: 'Serra', patch_drawing: 4 },
    base: { patch: null, patch_for: 'came', patch_name: 'Serra', patch_drawing: 1 },
  });
  const other = { ...with_patch, patch_for: 'won' } as const;
  const forms = { base: with_patch, mine: { ...with_patch, patch_name: 'Vale' }, theirs: other };
  expect(eventMerge.conflicts(forms)).toEqual(['event_patch']);
  // nobody gets it: what is typed of it is no change
  expect(eventChanges(event, { ...event, patch_name: 'Vale', patch_drawing: '4' })).toBe(undefined);
});

test('limits that two devices changed differently are a conflict', () => {
  const forms = {
    base: event,
    mine: { ...event, energy_limits: [line('1', '')] },
    theirs: { ...event, energy_limits: [line('2', '')] },
  };
  expect(eventMerge.conflicts(forms)).toEqual(['energy_limits']);
  expect(eventMerge.conflicts({ ...forms, theirs: forms.mine })).toEqual([]);
});

test('an end that is not later than the start is on the next day', () => {
  const times = { date: '2026-12-31', time: '20:00', gate_time: '18:30', end_time: '02:00' };
  expect(endsAt(times)).toBe('2027-01-01T02:00:00-03:00');
  expect(endsAt({ ...times, end_time: '20:01' })).toBe('2026-12-31T20:01:00-03:00');
  expect(endsAt({ ...times, end_time: null })).toBeNull();
  expect(gateOpensAt(times)).toBe('2026-12-31T18:30:00-03:00');
});
