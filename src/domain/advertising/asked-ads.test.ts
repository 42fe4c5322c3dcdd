import { expect, test } from 'vitest';
import type { OutboxRecord, OutboxStatus } from '#sync/outbox/outbox.ts';
import { withAskedAds } from './asked-ads.ts';

const asked = (name: string, args: object, status: OutboxStatus = 'queued') =>
  ({ name, args, status }) as OutboxRecord;
const update = (patch: object, status?: OutboxStatus) =>
  asked('update_advertisement@1', { id: 'a', patch, base: {} }, status);
const ads = [
  { id: 'a', title: 'A', is_active: true },
  { id: 'b', title: 'B', is_active: true },
];

test('the list of advertisements shows what was asked, in the order of asking', () => {
  const outbox = [
    asked('create_advertisement@1', { id: 'c', title: 'C', is_active: true }),
    update({ title: 'A1' }),
    update({ title: 'A2', is_active: false }, 'acked'),
    asked('delete_advertisement@1', { id: 'b' }, 'sending'),
    asked('register@1', { id: 'a' }),
  ];
  const shown = [
    { id: 'c', title: 'C', is_active: true },
    { id: 'a', title: 'A2', is_active: false },
  ];
  expect(withAskedAds(ads, outbox)).toEqual(shown);
  // the answer has it all by now
  expect(withAskedAds(shown, outbox)).toEqual(shown);
  expect(withAskedAds(ads, [update({ title: 'A1' }, 'rejected')])).toEqual(ads);
});
