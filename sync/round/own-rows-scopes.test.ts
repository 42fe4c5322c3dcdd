import { expect, test } from 'vitest';
import { ownRowsDevice } from '#tests/fixtures/outbox/own-rows-device.ts';
import { rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { eventRow, teamRow } from '#tests/fixtures/samples/rows.ts';
import { NIL } from '../wire/protocol.ts';
import { applyRows } from '../replica/apply.ts';
import { eventScope, teamScope } from '../replica/scopes.ts';

const { nextId, epoch, event_id, device, readAsFar, readUpTo, acked, ackedWith, take, operator } =
  ownRowsDevice(3);

test('[P5] a row is not written to a scope that was read beyond it: it may have left since', async () => {
  await readUpTo(60, ['public', 'me']);
  const row = operator();
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
});

test('[P5] a row is not written to the one scope that was read beyond it, while another was not', async () => {
  await readUpTo(60, ['me']);
  await readUpTo(50, ['public', eventScope(event_id)]);
  const row = operator();
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
  expect(rowsHeldBy(device().disk, 'operators', eventScope(event_id))).toMatchObject([
    { scopes: [eventScope(event_id)] },
  ]);
});

test.each([
  ['of a later transaction', [51, NIL] as const],
  ['of its own, as far as it', undefined],
])(
  '[P5] a row is not written to a scope that has read departures %s but not yet the rows: it may have left',
  async (_, later) => {
    const row = operator();
    const departed = later ?? ([50, row.id] as const);
    await readAsFar(['me'], { at: [49, nextId()], departed });
    await readUpTo(50, ['public']);
    await ackedWith('operators', row);
    expect(await take(), 'the overlay holds').toBe(0);
    expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
    await readUpTo(51, ['me']); // the remaining pages
    expect(await take()).toBe(1);
  },
);

test('[P12] of one version, a page that was read later wins over what the answer kept', async () => {
  await readUpTo(40, ['public', 'me', eventScope(event_id)]);
  const row = operator({ team: 'Lobos' });
  await applyRows(device().store, {
    collection: 'operators',
    scopes: [eventScope(event_id)],
    epoch,
    rows: [{ ...row, team: null }], // read in another role
  });
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toMatchObject([{ id: row.id, team: null }]);
});

test('a row of two teams, which comes for each, is written to both', async () => {
  const [ours, theirs] = [teamScope(nextId()), teamScope(nextId())];
  await readUpTo(50, ['public', 'me', ours, theirs]);
  const row = teamRow({ id: nextId(), sync_xid: 50 });
  await acked({
    touched: [['teams', row.id]],
    rows: [ours, theirs].map((scope) => ['teams', row, [scope]]),
  });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'teams', theirs)).toMatchObject([
    { id: row.id, scopes: [ours, theirs] },
  ]);
});

test('[P6] two rows of one id, of two collections, are each written where it belongs', async () => {
  await readUpTo(50, ['public', 'me', eventScope(event_id)]);
  const event = eventRow({ id: event_id, sync_xid: 50 });
  const payment = {
    id: event_id,
    pix_key: 'ana@exemplo.com',
    pix_name: 'Ana Souza',
    pix_city: 'Campinas',
    whatsapp: null,
    secret_place: null,
    rev: 1,
    sync_xid: 50,
  };
  await acked({
    touched: [
      ['airsoft_events', event_id],
      ['event_payments', event_id],
    ],
    rows: [
      ['airsoft_events', event, [eventScope(event_id), 'public']],
      ['event_payments', payment, ['me']],
    ],
  });
  await take();
  const stored = device().disk.tables.get('event_payments')!.get(event_id)!;
  expect(stored.row.scopes).toEqual(['me']);
});
