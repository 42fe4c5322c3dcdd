import { expect, test, vi } from 'vitest';
import { ownRowsDevice } from '#tests/fixtures/outbox/own-rows-device.ts';
import { rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { eventTeamRow } from '#tests/fixtures/samples/rows.ts';
import { smallDevice } from '#tests/fixtures/replica/small-device.ts';
import type { WireRow } from '../wire/protocol.ts';
import { eventScope, openScope } from '../replica/scopes.ts';

const {
  nextId,
  epoch,
  event_id,
  homes,
  device,
  readUpTo,
  acked,
  ackedWith,
  take,
  waiting,
  operator,
} = ownRowsDevice(2);

test('[U8] the rows of a reply are written to the replica, then the overlay is removed', async () => {
  await readUpTo(50, ['public', 'me', eventScope(event_id)]);
  const row = operator();
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toMatchObject([
    { id: row.id, epoch, scopes: ['me', eventScope(event_id)] },
  ]);
  expect(await waiting()).toBe(0);
});

test('a round without confirmed mutations does not open the replica for this', async () => {
  const opened = vi.spyOn(device().store, 'id');
  expect(await take()).toBe(0);
  expect(opened).not.toHaveBeenCalled();
});

test('[O3] the overlay of one lane is removed in order, so that a restore finds the end of the lane and no gap', async () => {
  await readUpTo(50, ['public', 'me']);
  const row = operator();
  await acked({ touched: [['operators', nextId()]] });
  await ackedWith('operators', row);
  expect(await take()).toBe(0);
  await readUpTo(51, ['public', 'me']);
  expect(await take()).toBe(2);
});

test('[O3] a cancellation, which brings no row, stays in the overlay until a pull has seen the row leave', async () => {
  await readUpTo(50, ['public', 'me']);
  await acked({ touched: [['operators', nextId()]] });
  expect(await take()).toBe(0);
  await readUpTo(51, ['public', 'me']);
  expect(await take()).toBe(1);
});

test('[O3] an outcome that a pull reported stays in the overlay until every page of that pull is stored', async () => {
  await readUpTo(50, ['public']);
  await acked({ touched: [['operators', nextId()]] }, { pull: true });
  expect(await take(), 'me was never read').toBe(0);
  await readUpTo(51, ['public']);
  await readUpTo(50, ['me']);
  expect(await take(), 'me was not read far enough').toBe(0);
  await readUpTo(51, ['me']);
  expect(await take()).toBe(1);
});

test('[O3] an event that was just opened has to be read too', async () => {
  await readUpTo(90, ['public', 'me']);
  await openScope(device().db, eventScope(event_id), 1);
  await acked({ touched: [['event_teams', nextId()]] }, { pull: true });
  expect(await take()).toBe(0);
  await readUpTo(90, [eventScope(event_id)]);
  expect(await take()).toBe(1);
});

test('[O3] a row that no followed scope holds keeps its overlay', async () => {
  await readUpTo(50, ['public', 'me']);
  const [mine, team] = [operator(), eventTeamRow({ id: nextId(), event_id, sync_xid: 50 })];
  await acked({
    touched: [
      ['operators', mine.id],
      ['event_teams', team.id],
    ],
    rows: [
      ['operators', mine, homes],
      ['event_teams', team, [eventScope(event_id)]],
    ],
  });
  expect(await take()).toBe(0);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toHaveLength(1);
  await readUpTo(51, ['public', 'me']);
  expect(await take()).toBe(1);
});

test('[P11] rows from before a restore are neither written into the new epoch nor removed from the outbox: the pull decides', async () => {
  await readUpTo(50, ['public', 'me'], nextId());
  const row = operator({ rev: 9 });
  await ackedWith('operators', row);
  expect(await take()).toBe(0);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
});

test('[P4] before anything was read, everything waits', async () => {
  const row = operator();
  await ackedWith('operators', row);
  expect(await take()).toBe(0);
  expect(await waiting()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
});

test('[P4] cursors of a replica that was lost are ignored', async () => {
  await readUpTo(60, ['public', 'me']);
  await acked({ touched: [['operators', nextId()]] });
  const other = smallDevice();
  expect(await take(other.store)).toBe(0);
});

test('[P8] a row that does not match its record stops neither the others nor the round', async () => {
  await readUpTo(50, ['public', 'me']);
  const [bad, good] = [{ ...operator(), name: 7 } as unknown as WireRow, operator()];
  await ackedWith('operators', bad);
  const lane = nextId(); // what follows in its own lane waits for it
  await ackedWith('operators', good, { lane });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toMatchObject([{ id: good.id }]);
  expect(await waiting()).toBe(1);
});
