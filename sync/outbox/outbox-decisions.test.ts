import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { enqueue } from './enqueue.ts';
import { block, claim, release, settle, takeBackOrphans } from './outbox.ts';
import {
  amend,
  discard,
  dropNotTaken,
  mayBeTaken,
  mayHaveArrived,
  retry,
  withdraw,
} from './outbox-decisions.ts';

const nextId = seededIds(4);
const [ana, event, other_event] = [nextId(), nextId(), nextId()];
const NOW = Date.parse('2026-11-21T12:00:00Z');

let db: DeviceDatabase;
beforeEach(() => {
  db = new DeviceDatabase(ana, { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => db.close());

const register = (event_id = event) =>
  enqueue(db, {
    user_id: ana,
    label: 'Operação Falcão',
    at: new Date(NOW).toISOString(),
    id: nextId(),
    name: 'register@1',
    args: { operator_id: nextId(), event_id, name: 'Ana', whatsapp: '5511900000000' },
  });
const all = () => db.outbox.orderBy('seq').toArray();
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const applied = (id: string) => ({ id, status: 'applied' as const, touched: [] });
const rejected = (id: string, code = 'event_full') => ({
  id,
  status: 'rejected' as const,
  code,
  touched: [],
});

describe('what a person decides', () => {
  test('[U2] a refused mutation is retried as a new one, at the end of the queue', async () => {
    const refused = await register();
    await settle(db, [rejected(refused.id)]);
    const waiting = await register(other_event);
    const id = nextId();
    await retry(db, refused.id, { id, at: '2026-11-22T00:00:00Z' });
    expect(ids(await all())).toEqual([waiting.id, id]);
    expect((await all())[1]).toMatchObject({ args: refused.args, status: 'queued', attempts: 0 });
    expect((await all())[1]!.error).toBeUndefined();
  });

  test('the draft in which it was corrected is deleted with it, and no other', async () => {
    for (const decide of [
      (id: string) => discard(db, id),
      (id: string) => retry(db, id, { id: nextId(), at: '2026-11-22T00:00:00Z' }),
    ]) {
      const refused = await register();
      await settle(db, [rejected(refused.id)]);
      const draft = `agenda:t1:${refused.id}`;
      await writeDraft(db, draft, { values: 1 });
      await writeDraft(db, 'agenda:t1', { values: 2 });
      await decide(refused.id);
      expect(await readDraft(db, draft)).toBeUndefined();
      expect(await readDraft(db, 'agenda:t1')).toEqual({ values: 2 });
    }
  });

  test('only a refused or blocked mutation can be retried', async () => {
    const { id } = await register();
    await retry(db, id, { id: nextId(), at: '' });
    await claim(db, NOW);
    await retry(db, id, { id: nextId(), at: '' });
    expect(ids(await all())).toEqual([id]);
  });

  test('a retry of something that already waits adds nothing', async () => {
    const refused = await register();
    await settle(db, [rejected(refused.id)]);
    const asked_again = await register();
    await retry(db, refused.id, { id: nextId(), at: '' });
    expect(ids(await all())).toEqual([asked_again.id]);
  });

  test('a mutation that is being sent cannot be discarded', async () => {
    const { id } = await register();
    await claim(db, NOW);
    expect(await discard(db, id)).toBe(false);
    expect(ids(await all())).toEqual([id]);
  });

  test('a mutation that the server accepted cannot be discarded', async () => {
    const { id } = await register();
    await claim(db, NOW);
    // settled by the service worker; a page stores its rows a moment later
    await settle(db, [applied(id)]);
    expect(await discard(db, id)).toBe(false);
    expect((await all()).map(({ status }) => status)).toEqual(['acked']);
  });

  test('a queued, a refused and a blocked mutation can be discarded', async () => {
    const [queued, refused, blocked] = [
      await register(nextId()),
      await register(nextId()),
      await register(nextId()),
    ];
    await settle(db, [rejected(refused.id)]);
    await block(db, [blocked.id], 'client_too_new');
    for (const { id } of [queued, refused, blocked]) expect(await discard(db, id)).toBe(true);
    expect(await all()).toEqual([]);
    expect(await discard(db, queued.id)).toBe(false);
  });
});

describe('[U10] withdrawing', () => {
  const released = { next_at: 0, attempts: 0 } as const;

  test('removes a mutation that never left the device', async () => {
    const { id } = await register();
    expect(await withdraw(db, id)).toBe(true);
    expect(await all()).toEqual([]);
    expect(await withdraw(db, id)).toBe(false); // it no longer exists
  });

  test('removes a mutation that was claimed, when it is certain that the server did nothing', async () => {
    const { id } = await register();
    await release(db, await claim(db, NOW), { ...released, undone: 1 });
    expect(await withdraw(db, id)).toBe(true);
  });

  const unknown: Record<string, () => Promise<unknown>> = {
    'that is on its way': () => claim(db, NOW),
    'whose reply was lost': async () =>
      release(db, await claim(db, NOW), { ...released, attempts: 1 }),
    'whose sender was stopped in the middle': async () =>
      release(db, await claim(db, NOW), released),
    'whose page was closed in the middle': async () => {
      await claim(db, NOW);
      await takeBackOrphans(db);
    },
    'whose reply was lost once, and which was not sent the second time': async () => {
      await release(db, await claim(db, NOW), released);
      await release(db, await claim(db, NOW), { ...released, undone: 1 });
    },
  };
  test.each(Object.keys(unknown))(
    'is impossible for a mutation %s: it stays until its outcome is known',
    async (what) => {
      const { id } = await register();
      await unknown[what]!();
      expect(await withdraw(db, id)).toBe(false);
      expect(await dropNotTaken(db, id)).toBe(false);
      expect((await all()).map(mayHaveArrived)).toEqual([true]);
    },
  );

  test('an undo after some were sent drops who was refused, and who never left', async () => {
    const [refused, queued] = [await register(), await register(other_event)];
    await settle(db, [rejected(refused.id)]);
    for (const { id } of [refused, queued]) expect(await dropNotTaken(db, id)).toBe(true);
    expect(await all()).toEqual([]);
  });

  test('takes all of them or none: what is left would go ahead unsaid', async () => {
    const two = [(await register()).id, (await register(other_event)).id];
    await claim(db, NOW);
    await release(db, (await all()).slice(0, 1), { ...released, undone: 1 });
    expect(await withdraw(db, ...two)).toBe(false);
    expect(ids(await all())).toEqual(two);
    await release(db, await all(), { ...released, undone: 1 });
    expect(await withdraw(db, ...two)).toBe(true);
    expect(await all()).toEqual([]);
  });

  test('is impossible for a mutation that the server answered', async () => {
    const [done, refused] = [await register(), await register(other_event)];
    await settle(db, [applied(done.id), rejected(refused.id)]);
    for (const { id } of [done, refused]) expect(await withdraw(db, id)).toBe(false);
    expect(await all()).toHaveLength(2);
  });

  test('removes a refused mutation that is retried under a new id: the server has not seen that id', async () => {
    const { id } = await register();
    await claim(db, NOW);
    await settle(db, [rejected(id)]);
    const again = nextId();
    await retry(db, id, { id: again, at: '' });
    expect(await withdraw(db, again)).toBe(true);
  });
});

describe('[U10] what a waiting mutation asks for is changed', () => {
  const other = () => ({ name: 'register@1', args: { changed: true } });

  test('in its place, while nothing of it has left this device', async () => {
    const first = await register();
    const second = await register(other_event);
    expect(await amend(db, first.id, other)).toBe(true);
    expect(await all()).toEqual([{ ...first, args: { changed: true } }, second]);
  });

  test.for(['sending', 'open', 'applied', 'rejected', 'gone'] as const)(
    'not when %s',
    async (now) => {
      const { id } = await register();
      if (now !== 'gone') await claim(db, NOW);
      const open = { next_at: 0, attempts: 1 } as const;
      if (now === 'open') await release(db, await all(), open);
      if (now === 'applied') await settle(db, [applied(id)]);
      if (now === 'rejected') await settle(db, [rejected(id)]);
      if (now === 'gone') await discard(db, id);
      const before = await all();
      expect(await amend(db, id, other)).toBe(false);
      expect(await all()).toEqual(before);
    },
  );
});

test.each([
  ['register@1', 'event_full', true],
  ['register@1', 'already_registered', false],
  ['join_waiting_list@1', 'already_waiting', false],
  ['register@1', 'whatsapp_already_registered', true],
  ['delete_communication@1', 'communication_not_found', false],
  ['vote@1', 'communication_not_found', false],
  ['delete_communication@1', 'not_allowed', true],
  ['assign_patch@1', 'patch_already_owned', false],
  ['approve_member@1', 'already_member', false],
  ['request_join@2', 'join_pending', false],
  ['claim_achievement@1', 'achievement_claimed', false],
  ['answer_alliance@1', 'alliance_not_pending', false],
  ['end_alliance@1', 'alliance_not_active', false],
  // the captain's phone may send the invitation yet
  ['accept_invitation@1', 'invitation_not_found', true],
])('a %s that was refused with %s may be taken when it is sent again: %s', (name, code, may) => {
  expect(mayBeTaken({ name, error: { code } } as never)).toBe(may);
});
