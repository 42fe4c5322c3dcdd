import { beforeEach, expect, test } from 'vitest';
import { publicRows, TooManyReaders } from '#local/app-files/public-rows.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';

/** Events that the snapshot lacks: anybody may ask for any id, and the database is not flooded. */
const SNAPSHOT = JSON.stringify({
  server_now: '2026-11-22T12:00:00Z',
  scopes: {
    public: {
      c: {
        airsoft_events: { rows: [eventRow({ id: 'listed' })] },
        patches: { rows: [] },
        teams: { rows: [] },
        public_records: { rows: [] },
      },
    },
  },
});

let now_ms: number;
let asked: string[];
let answer: PromiseWithResolvers<ReturnType<typeof eventRow> | null>;
beforeEach(() => {
  now_ms = 1_000_000;
  asked = [];
  answer = Promise.withResolvers();
});
const open = () =>
  publicRows(
    { version: () => '1', text: () => SNAPSHOT, refresh: async () => false },
    {
      now_ms: () => now_ms,
      readEvent: (id) => {
        asked.push(id);
        return answer.promise;
      },
    },
  );

test('an event of the snapshot is not asked for', async () => {
  expect(await open().event('listed')).toMatchObject({ id: 'listed' });
  expect(asked).toEqual([]);
});

test('another is read once for all who ask within two seconds, and then again', async () => {
  const rows = open();
  answer.resolve(eventRow({ id: 'past' }));
  const found = await Promise.all([rows.event('past'), rows.event('past')]);
  expect(found).toMatchObject([{ id: 'past' }, { id: 'past' }]);
  await rows.event('past');
  expect(asked).toEqual(['past']);
  now_ms += 2_000;
  await rows.event('past');
  expect(asked).toEqual(['past', 'past']);
});

test('no more than eight are read at a time', async () => {
  const rows = open();
  const all = Array.from({ length: 20 }, (_, i) => rows.event(`unknown-${i}`));
  const outcomes = Promise.allSettled(all);
  await expect.poll(() => asked.length).toBe(8);
  answer.resolve(null);
  const settled = await outcomes;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(12);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyReaders);
  expect(asked).toHaveLength(8);
  // and the next one after them is
  now_ms += 2_000;
  expect(await rows.event('later')).toBeNull();
});
