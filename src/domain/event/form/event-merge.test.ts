import { expect, test } from 'vitest';
import { emptyEvent, type EventForm } from './event-form.ts';
import { eventChanges, eventMerge, sameEvent } from './event-merge.ts';

const base: EventForm = { ...emptyEvent, name: 'Antes', location: 'Campo velho' };

test('a change by others is taken over, a change of mine stays', () => {
  const mine = { ...base, name: 'Meu' };
  const theirs = { ...base, location: 'Campo novo' };
  expect(eventMerge.conflicts({ base, mine, theirs })).toEqual([]);
  expect(eventMerge.follow({ base, mine, theirs })).toEqual({
    base: theirs,
    mine: { ...theirs, name: 'Meu' },
  });
});

test('the same change on both sides is no conflict', () => {
  const both = { ...base, name: 'Igual' };
  expect(eventMerge.follow({ base, mine: both, theirs: both })).toEqual({ base: both, mine: both });
});

test('different changes of a field wait for a decision, and none is lost', () => {
  const forms = { base, mine: { ...base, name: 'Meu' }, theirs: { ...base, name: 'Deles' } };
  expect(eventMerge.conflicts(forms)).toEqual(['name']);
  expect(eventMerge.follow(forms)).toEqual({ base, mine: forms.mine });
  const mine = eventMerge.decide('name', 'mine', forms);
  expect(eventMerge.conflicts({ ...forms, ...mine })).toEqual([]);
  expect(eventChanges(mine.base, mine.mine)).toEqual({
    patch: { name: 'Meu' },
    base: { name: 'Deles' },
  });
  const theirs = eventMerge.decide('name', 'theirs', forms);
  expect(theirs.mine.name).toBe('Deles');
  expect(eventChanges(theirs.base, theirs.mine)).toBeUndefined();
});

test.for(Object.keys(emptyEvent) as (keyof EventForm)[])(
  'a different %s is a change, and is followed when only others made it',
  (field) => {
    const was = base[field];
    const line = { class: '' as const, joules: '1', fps: '' };
    const other =
      typeof was === 'boolean' ? !was : typeof was === 'string' ? `${was}7` : [...was, line];
    const theirs = { ...base, [field]: other };
    expect(sameEvent(base, theirs)).toBe(false);
    expect(eventMerge.follow({ base, mine: base, theirs })).toEqual({ base: theirs, mine: theirs });
  },
);

test('coordinates are decided and sent together', () => {
  const at = { ...base, latitude: '-23', longitude: '-46' };
  const forms = {
    base: at,
    mine: { ...at, latitude: '-24' },
    theirs: { ...at, longitude: '-47' },
  };
  expect(eventMerge.conflicts(forms)).toEqual(['coordinates']);
  const { base: seen, mine } = eventMerge.decide('coordinates', 'theirs', forms);
  expect([mine.latitude, mine.longitude]).toEqual(['-23', '-47']);
  expect(eventChanges(at, { ...at, latitude: '-24' })).toEqual({
    patch: { latitude: -24, longitude: -46 },
    base: { latitude: -23, longitude: -46 },
  });
  expect(seen.longitude).toBe('-47');
});

test('a different spelling is no change: blank and 0, seconds, spaces', () => {
  const spelt = { ...base, time: '08:00' };
  const mine = { ...spelt, time: '08:00:30', teams_count: '', name: ' Antes ' };
  expect(eventChanges(spelt, mine)).toBeUndefined();
  expect(sameEvent(spelt, spelt)).toBe(true);
  expect(sameEvent(spelt, mine)).toBe(false);
});
