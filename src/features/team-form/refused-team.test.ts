import { expect, test } from 'vitest';
import { emptyTeam } from '#domain/team/team-form.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import {
  formOfCreate,
  formOfUpdates,
  isOnItsWay,
  refusedCreate,
  refusedUpdates,
} from './refused-team.ts';

const columns = {
  name: 'Lobos',
  city: 'Brasília',
  state: 'DF',
  logo: null,
  website: null,
  instagram: null,
  description: null,
  whatsapp: '5561987654321',
};
const asked = (name: string, args: object, status = 'rejected', id = name) =>
  ({ id, name, args, status }) as OutboxRecord;
const create = asked('create_team@1', { id: 't1', member_id: 'm1', ...columns });
const update = (patch: object, base: object, status?: string) =>
  asked('update_team@1', { id: 't1', patch, base }, status);

test('a refused team is found by its mutation, and fills the form in again', () => {
  expect(refusedCreate([create], 'create_team@1')).toBe(create);
  expect(refusedCreate([create], 'another')).toBeUndefined();
  expect(refusedCreate([create], undefined)).toBeUndefined();
  expect(refusedCreate([{ ...create, status: 'queued' }], create.id)).toBeUndefined();
  expect(formOfCreate(create)).toEqual({
    ...emptyTeam,
    name: 'Lobos',
    city: 'Brasília',
    state: 'DF',
    whatsapp: '+55 (61) 98765-4321',
  });
});

test('only refused changes of this team are shown again', () => {
  const [one, waiting] = [update({ city: 'A' }, {}), update({ city: 'B' }, {}, 'queued')];
  const other = asked('update_team@1', { id: 't2', patch: {}, base: {} });
  expect(refusedUpdates([create, one, waiting, other], 't1')).toEqual([one]);
});

test('the row is not current while the team or a change of it is on its way', () => {
  expect(isOnItsWay([update({}, {}, 'queued')], 't1')).toBe(true);
  expect(isOnItsWay([{ ...create, status: 'sending' }], 't1')).toBe(true);
  expect(isOnItsWay([update({}, {}, 'queued')], 't2')).toBe(false);
  expect(isOnItsWay([update({}, {})], 't1')).toBe(false);
  expect(isOnItsWay([asked('leave_team@1', { id: 't1' }, 'queued')], 't1')).toBe(false);
});

test('several refused changes are one: the last value of each field, with the first that was seen', () => {
  const { values, base } = formOfUpdates(columns, [
    update({ city: 'Goiânia', whatsapp: null }, { city: 'Anápolis', whatsapp: '5561900000000' }),
    update({ city: 'Luziânia' }, { city: 'Goiânia' }),
  ]);
  expect(values).toMatchObject({ name: 'Lobos', city: 'Luziânia', whatsapp: '' });
  expect(base).toMatchObject({ name: 'Lobos', city: 'Anápolis', whatsapp: '+55 (61) 90000-0000' });
});
