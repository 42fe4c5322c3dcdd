import { expect, test } from 'vitest';
import type { Evidence } from './evidence.ts';
import { checkLedger } from './ledger-check.ts';

const asked = (id: string, seq: number) => ({
  id,
  seq,
  user_id: 'ana',
  device: 'phone',
  lane: 'event:1',
  name: 'register@1',
});
const row = (id: string, xid: number, code: string | null = null) => ({
  id,
  xid,
  code,
  user_id: 'ana',
  name: 'register@1',
  status: code ? 'rejected' : 'applied',
});

/**
 * One mutation that was done, one that was refused and is still shown, one that was withdrawn
 * before it was sent.
 */
const WELL: Evidence = {
  asked: [asked('done', 1), asked('refused', 2), asked('undone', 3)],
  let_go: [
    { id: 'done', status: 'acked', open_sends: 1 },
    { id: 'undone', status: 'queued', open_sends: 0 },
  ],
  said: [
    { id: 'done', status: 'applied' },
    { id: 'done', status: 'applied', dup: true },
    { id: 'refused', status: 'rejected', code: 'event_full' },
  ],
  ledger: [row('done', 10), row('refused', 11, 'event_full')],
  queued: [{ id: 'refused', device: 'phone', status: 'rejected', error: { code: 'event_full' } }],
  places: [{ id: '1', max_op: 2, operators_count: 2, here: 2, doubled: 0 }],
};

test('evidence as promised passes, and is counted', () => {
  expect(checkLedger(WELL)).toEqual({
    outcomes: { applied: 1, refused: 1, taken_back: 1, waiting: 0, unreported: 0 },
    problems: [],
  });
});

test.each<[planted: string, change: Partial<Evidence>, problem: RegExp]>([
  [
    'an answered one is not in the ledger',
    { ledger: [row('refused', 11, 'event_full')] },
    /not in the ledger/,
  ],
  [
    'it left the device and is nowhere',
    { ledger: WELL.ledger.slice(1), said: [] },
    /done of phone: LOST/,
  ],
  [
    'it was never sent and is gone',
    { asked: [...WELL.asked, asked('gone', 4)] },
    /gone of phone: LOST/,
  ],
  ['a refusal that nobody sees', { queued: [] }, /nobody was told/],
  [
    'a refusal with another reason',
    { queued: [{ ...WELL.queued[0]!, error: { code: 'event_past' } }] },
    /shown as event_past/,
  ],
  [
    'done and shown as refused',
    {
      queued: [
        ...WELL.queued,
        { id: 'done', device: 'phone', status: 'rejected', error: { code: 'event_past' } },
      ],
    },
    /done, and shown as event_past/,
  ],
  [
    'done and still waiting',
    { queued: [...WELL.queued, { id: 'done', device: 'phone', status: 'sending' }] },
    /still sending/,
  ],
  [
    'one that waits for ever',
    {
      asked: [...WELL.asked, asked('late', 4)],
      queued: [...WELL.queued, { id: 'late', device: 'phone', status: 'queued' }],
    },
    /still queued/,
  ],
  [
    'taken back, and done all the same',
    { ledger: [...WELL.ledger, row('undone', 12)] },
    /let go as queued/,
  ],
  [
    'taken back when it may have arrived',
    { let_go: [WELL.let_go[0]!, { id: 'undone', status: 'queued', open_sends: 1 }] },
    /LOST/,
  ],
  [
    'done twice',
    { said: [...WELL.said, { id: 'done', status: 'applied', dup: false }] },
    /done twice/,
  ],
  [
    'said otherwise than it is recorded',
    { ledger: [row('done', 10, 'event_full'), WELL.ledger[1]!] },
    /said applied , recorded rejected event_full/,
  ],
  ['the later one first', { ledger: [row('done', 12), WELL.ledger[1]!] }, /done before done/],
  [
    'one that never came to an end',
    { ledger: [...WELL.ledger, { ...row('other', 13), status: 'pending' }] },
    /never came to an end/,
  ],
  ['oversold', { places: [{ ...WELL.places[0]!, max_op: 1 }] }, /2 people in 1 places/],
  ['counted wrong', { places: [{ ...WELL.places[0]!, operators_count: 1 }] }, /counts 1 of 2/],
  ['two places for one', { places: [{ ...WELL.places[0]!, doubled: 1 }] }, /two places/],
])('it notices: %s', (_, change, problem) => {
  expect(checkLedger({ ...WELL, ...change }).problems).toContainEqual(
    expect.stringMatching(problem),
  );
});
