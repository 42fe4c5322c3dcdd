import { describe, expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Operator } from '#sync/records/operator.ts';
import { myRegistrations } from './my-registrations.ts';

const ME = 'me';
const EVENT = 'event';

const operator = (id: string, user_id: string | null = ME): Operator =>
  ({ id, event_id: EVENT, user_id }) as Operator;
const asked = (name: string, status: OutboxRecord['status'], operator_id = 'mine'): OutboxRecord =>
  ({
    id: `${name} ${status}`,
    name,
    status,
    args: { event_id: EVENT, operator_id },
  }) as OutboxRecord;
const register = (status: OutboxRecord['status']) => asked('register@1', status);
const cancel = (status: OutboxRecord['status'], operator_id?: string) =>
  asked('cancel_registration@1', status, operator_id);

const statusOf = (operators: Operator[], outbox: OutboxRecord[]) =>
  myRegistrations(ME, { operators, outbox }).get(EVENT)?.status;

describe('[O1] the state of my registration', () => {
  test.each([
    ['queued', 'queued'],
    ['blocked', 'queued'],
    ['sending', 'sending'],
    ['acked', 'confirmed'],
    ['rejected', 'refused'],
  ] as const)('a registration that is %s: %s', (status, shown) => {
    expect(statusOf([], [register(status)])).toBe(shown);
  });

  test('the first person of a squad is me', () => {
    const squad = { ...register('queued'), name: 'register_squad@1' };
    squad.args = { event_id: EVENT, operators: [{ operator_id: 'mine' }, { operator_id: 'p' }] };
    const mine = myRegistrations(ME, { operators: [], outbox: [squad] }).get(EVENT);
    expect(mine).toMatchObject({ status: 'queued', operator_id: 'mine' });
  });

  test('a row of the replica is a confirmed place, whatever a late refusal says', () => {
    expect(statusOf([operator('mine')], [])).toBe('confirmed');
    expect(statusOf([operator('mine')], [register('rejected')])).toBe('confirmed');
  });

  test('rows of other people do not affect my state', () => {
    expect(
      statusOf([operator('theirs', 'somebody'), operator('hidden', null)], []),
    ).toBeUndefined();
  });

  test.each(['queued', 'sending', 'blocked'] as const)(
    'cancelling my place, %s: cancelling',
    (status) => {
      expect(statusOf([operator('mine')], [cancel(status)])).toBe('cancelling');
      expect(statusOf([], [register('queued'), cancel(status)])).toBe('cancelling');
    },
  );

  test('cancelled and confirmed: nothing is shown', () => {
    expect(statusOf([operator('mine')], [cancel('acked')])).toBeUndefined();
  });

  test('cancelling was refused: the place stays, with the reason', () => {
    const refused = cancel('rejected');
    const mine = myRegistrations(ME, { operators: [operator('mine')], outbox: [refused] });
    expect(mine.get(EVENT)).toMatchObject({ status: 'confirmed', cancel_refused: refused });
  });

  test('an organiser who removes others keeps their own place', () => {
    expect(statusOf([operator('mine')], [cancel('queued', 'theirs')])).toBe('confirmed');
  });

  test('a new attempt after a refusal is what counts', () => {
    expect(statusOf([], [register('rejected'), register('queued')])).toBe('queued');
  });

  test.each([
    ['queued', 1],
    ['sending', 1],
    ['acked', 1], // until its row is here
    ['rejected', 0],
  ] as const)('a registration that is %s adds %i to the count of the server', (status, unsent) => {
    const mine = myRegistrations(ME, { operators: [], outbox: [register(status)] });
    expect(mine.get(EVENT)?.unsent).toBe(unsent);
  });

  test('a squad adds all of its people, and a place that the server counted adds none', () => {
    const squad = { ...register('queued'), name: 'register_squad@1' };
    squad.args = { event_id: EVENT, operators: [{ operator_id: 'mine' }, { operator_id: 'p' }] };
    const added = (operators: Operator[], outbox: OutboxRecord[]) =>
      myRegistrations(ME, { operators, outbox }).get(EVENT)?.unsent;
    expect(added([], [squad])).toBe(2);
    expect(added([], [squad, cancel('queued')])).toBe(0);
    expect(added([operator('mine')], [register('acked')])).toBe(0);
    expect(added([operator('mine')], [])).toBe(0);
  });
});
