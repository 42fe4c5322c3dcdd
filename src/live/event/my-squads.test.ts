import { expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { mySquads } from './my-squads.ts';

const person = (id: string, whatsapp: string) => ({ operator_id: id, name: id, whatsapp });
const record = (status: OutboxRecord['status'], name: string, args: object): OutboxRecord =>
  ({ id: `${name} ${status}`, name, status, args }) as OutboxRecord;
const squad = (status: OutboxRecord['status'], ...friends: ReturnType<typeof person>[]) =>
  record(status, 'register_squad@1', {
    event_id: 'e1',
    operators: [person('me', '0'), ...friends],
  });

test.each(['queued', 'blocked', 'sending', 'acked'] as const)(
  'a squad that is %s brings its friends, and not me',
  (status) => {
    const asked = squad(status, person('bia', '1'), person('caio', '2'));
    const found = mySquads('e1', [asked]);
    expect([...found.asked]).toEqual([
      ['bia', asked],
      ['caio', asked],
    ]);
    expect(found.refused).toEqual([]);
  },
);

test('a refused squad names its friends, each with the index that the server names', () => {
  const asked = squad('rejected', person('bia', '1'), person('caio', '2'));
  const { refused, asked: waiting } = mySquads('e1', [asked]);
  expect(refused).toEqual([
    { operator_id: 'bia', name: 'bia', whatsapp: '1', at: 1, squad: asked },
    { operator_id: 'caio', name: 'caio', whatsapp: '2', at: 2, squad: asked },
  ]);
  expect(waiting.size).toBe(0);
});

test('of two refused attempts with the same number the later one counts', () => {
  const later = squad('rejected', person('bia again', '1'));
  const { refused } = mySquads('e1', [squad('rejected', person('bia', '1')), later]);
  expect(refused.map(({ operator_id }) => operator_id)).toEqual(['bia again']);
});

test('what the server refused to cancel is known by the place; what waits is not a refusal', () => {
  const cancel = (status: OutboxRecord['status'], operator_id: string) =>
    record(status, 'cancel_registration@1', { event_id: 'e1', operator_id });
  const no = cancel('rejected', 'bia');
  const { cancel_refused } = mySquads('e1', [no, cancel('queued', 'caio')]);
  expect([...cancel_refused]).toEqual([['bia', no]]);
});

test('other events and other mutations are left out', () => {
  const asked = [squad('queued', person('bia', '1')), squad('rejected', person('caio', '2'))];
  expect(mySquads('e2', asked)).toEqual(mySquads('e2', []));
  const alone = record('rejected', 'register@1', { event_id: 'e1', ...person('me', '0') });
  expect(mySquads('e1', [alone])).toEqual(mySquads('e1', []));
});
