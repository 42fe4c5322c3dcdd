import { expect, test } from 'vitest';
import { Counts } from '../counts.ts';
import { Journal } from './journal.ts';

const PUSH = '/rest/v1/rpc/sync_push';
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

function open({ excused = false } = {}) {
  const counts = new Counts();
  const journal = new Journal({ counts, isExcused: () => excused });
  return { counts, journal };
}

test('the journal records what devices send and what the server answers', () => {
  const { counts, journal } = open();
  const asked = json({ p: { v: 1, mutations: [{ id: 'a' }, { id: 'b' }] } });
  const results = [
    { id: 'a', status: 'applied', dup: false },
    { id: 'b', status: 'rejected', code: 'event_full' },
  ];
  journal.exchanged({ path: PUSH, asked, status: 200, answered: json({ results }) });
  const again = json({ p: { v: 1, mutations: [{ id: 'a' }] } });
  journal.exchanged({
    path: PUSH,
    asked: again,
    status: 401,
    answered: json({ code: 'PGRST303' }),
  });
  expect(journal.said).toEqual([
    { id: 'a', status: 'applied', dup: false, code: undefined },
    { id: 'b', status: 'rejected', code: 'event_full', dup: undefined },
  ]);
  expect(counts.lines()).toEqual(['sends: 3 (first 2, again 1)', 'push refused: 1 (401 1)']);
  expect(journal.problems).toEqual([]);
});

test.each([
  [false, [expect.stringMatching('/x: 500 oh')]],
  [true, []],
])('an error of a server that is being killed (%s) does not count', (excused, problems) => {
  const { journal } = open({ excused });
  const nothing = Buffer.alloc(0);
  journal.exchanged({ path: '/x', asked: nothing, status: 500, answered: Buffer.from('oh') });
  expect(journal.problems).toEqual(problems);
});

test('the journal records what a device stored, and its state when it was removed', () => {
  const { journal } = open();
  const record = { id: 'a', seq: 1, status: 'queued' };
  journal.saw('phone', 'asked', record);
  journal.saw('phone', 'let_go', [{ ...record, open_sends: 2 }]);
  expect(journal.asked).toEqual([{ ...record, device: 'phone' }]);
  expect(journal.let_go).toEqual([{ id: 'a', status: 'queued', open_sends: 2 }]);
});

test('a mutation that left an outbox counts as asked, even if its page was killed before saying so', () => {
  const { journal } = open();
  const record = { id: 'a', seq: 1, status: 'queued' };
  journal.saw('phone', 'let_go', [record]);
  journal.saw('phone', 'let_go', [record]);
  expect(journal.asked).toEqual([{ ...record, device: 'phone' }]);
});
