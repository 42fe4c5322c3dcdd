import { expect, test } from 'vitest';
import { emptyEvent, eventColumns, eventFormOf } from '#domain/event/form/event-form.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import {
  formOfCreate,
  formOfUpdates,
  isOnItsWay,
  refusedCreate,
  refusedUpdates,
} from './refused-event.ts';

const columns = eventColumns({
  ...emptyEvent,
  name: 'Operação Cerrado',
  date: '2026-11-22',
  time: '08:30',
  location: 'Campo do Zé',
  briefing: '<p>Leve água e óculos.</p>',
});
const event = { id: 'e', ...columns } as unknown as AirsoftEvent;

const record = (name: string, args: object, status: OutboxRecord['status'] = 'rejected') =>
  ({ id: `${name}-${JSON.stringify(args).length}`, name, args, status }) as OutboxRecord;

test('a refused new event fills the form in again', () => {
  const create = record('create_event@1', { id: 'e', ...columns });
  expect(refusedCreate([create], create.id)).toBe(create);
  expect(refusedCreate([{ ...create, status: 'queued' }], create.id)).toBeUndefined();
  expect(formOfCreate(create)).toEqual(eventFormOf(columns));
});

test('refused changes are combined, and each field is compared with what the person saw first', () => {
  const first = { id: 'e', patch: { name: 'Um' }, base: { name: 'Antes' } };
  const second = { id: 'e', patch: { name: 'Dois', max_op: 40 }, base: { name: 'Um', max_op: 0 } };
  const outbox = [record('update_event@1', first), record('update_event@1', second)];
  const { base, values } = formOfUpdates(event, refusedUpdates(outbox, 'e'));
  expect([base.name, base.max_op, base.location]).toEqual(['Antes', '', 'Campo do Zé']);
  expect([values.name, values.max_op, values.location]).toEqual(['Dois', '40', 'Campo do Zé']);
  expect(refusedUpdates(outbox, 'another')).toEqual([]);
});

test('while a change of mine waits the server’s row is not current', () => {
  const args = { id: 'e', patch: {}, base: {} };
  expect(isOnItsWay([record('update_event@1', args, 'queued')], 'e')).toBe(true);
  expect(isOnItsWay([record('update_event@1', args, 'acked')], 'e')).toBe(true);
  expect(isOnItsWay([record('update_event@1', args)], 'e')).toBe(false);
  // postponed or closed offline: the form must not return to the earlier day and list
  for (const name of [
    'create_event@1',
    'postpone_event@1',
    'close_registration@1',
    'open_registration@1',
  ]) {
    expect(isOnItsWay([record(name, { id: 'e' }, 'queued')], 'e')).toBe(true);
  }
  expect(isOnItsWay([record('register@1', { event_id: 'e' }, 'queued')], 'e')).toBe(false);
});
