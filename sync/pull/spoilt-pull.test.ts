import { beforeEach, describe, expect, test } from 'vitest';
import { liveRows } from '#tests/fixtures/replica/map-store.ts';
import { eventRow, profileRow } from '#tests/fixtures/samples/rows.ts';
import { putEvent } from '#tests/fixtures/model-server/writes.ts';
import { PullWorld } from '#tests/fixtures/replica/pull-world.ts';
import type { Scope } from '../wire/protocol.ts';
import { eventScope } from '../replica/scopes.ts';

let world: PullWorld;
beforeEach(() => {
  world = new PullWorld();
});

describe('[P7] digests', () => {
  test.each(['me', eventScope('x')] as Scope[])(
    'a hole in %s is found and filled',
    async (kind) => {
      const scope = kind === 'me' ? kind : eventScope(world.open);
      const scopes: Scope[] = ['public', 'me', scope];
      await world.round({ scopes });
      const name = kind === 'me' ? 'profiles' : 'operators';
      const table = world.device.disk.tables.get(name)!;
      table.delete(world.ids(name, scope)[0]!);
      expect(await world.round({ scopes })).toMatchObject({ repaired: false });
      expect(await world.round({ scopes, digest: [scope] })).toMatchObject({ repaired: true });
      world.expectTruth(scopes);
      expect(await world.round({ scopes, digest: [scope] })).toMatchObject({ repaired: false });
    },
  );

  test('a phantom is found and removed', async () => {
    await world.round();
    const ghost = {
      ...profileRow({ id: world.nextId(), sync_xid: 1 }),
      epoch: world.server.db.epoch,
    };
    const row = { ...ghost, scopes: ['me'], me: 1 as const };
    world.device.disk.tables.get('profiles')!.set(ghost.id, { row, removed: false });
    expect(await world.round({ digest: ['me'] })).toMatchObject({ repaired: true });
    world.expectTruth();
  });

  test('one that may be newer than the answer stays, and the next comparison asks again', async () => {
    await world.round();
    const ghost = profileRow({ id: world.nextId(), sync_xid: world.server.db.horizon() });
    const row = { ...ghost, epoch: world.server.db.epoch, scopes: ['me'], me: 1 as const };
    world.device.disk.tables.get('profiles')!.set(ghost.id, { row, removed: false });
    expect(await world.round({ digest: ['me'] })).toMatchObject({ repaired: true });
    expect(world.ids('profiles', 'me')).toContain(ghost.id);
    world.changeArena(0); // the horizon moves on
    expect(await world.round({ digest: ['me'] })).toMatchObject({ repaired: true });
    world.expectTruth();
  });
});

describe('[P10] an answer for another person is discarded whole', () => {
  test.each([null, 'bia'])('a pull for %s', async (who) => {
    const taken_for = who === 'bia' ? world.bia : who;
    expect(await world.round({ taken_for })).toEqual({ kind: 'auth' });
    expect(liveRows(world.device.disk, 'arenas')).toEqual([]);
    expect(await world.device.db.scopes.count()).toBe(0);
  });

  test.each(['sync_manifest', 'sync_rows'])(
    'a repair by a %s, answered as anonymous',
    async (which) => {
      const another = world.nextId();
      world.write((at) =>
        putEvent(at, eventRow({ id: another, created_by: world.ana, is_public: false })),
      );
      await world.round();
      // a hole, so that it is repaired
      world.device.disk.tables.get('airsoft_events')!.delete(world.mine);
      await world.round({
        digest: ['me'],
        after: (rpc, answer: { as_user: string | null; ids?: unknown[]; rows?: unknown[] }) => {
          if (rpc !== which) return;
          // the token was lost on the way, and an anonymous caller sees no rows
          answer.as_user = null;
          if (answer.ids) answer.ids = [];
        },
      });
      expect(world.ids('airsoft_events', 'me')).toEqual([another]);
      await world.round({ digest: ['me'] });
      world.expectTruth();
    },
  );
});

describe('[P8] a row that does not match its record', () => {
  const spoil = (name: string) => (rpc: string, answer: { scopes: Record<string, never> }) => {
    if (rpc !== 'sync_pull') return;
    for (const { c } of Object.values(answer.scopes) as {
      c?: Record<string, { rows: never[] }>;
    }[]) {
      for (const row of (c?.[name]?.rows ?? []) as { id: string; name: unknown }[]) {
        if (row.id === world.arenas[1] || name === 'profiles') row.name = 7;
      }
    }
  };

  test('keeps the cursor of its scope in place, and affects nothing else', async () => {
    expect(await world.round({ after: spoil('arenas') })).toMatchObject({
      kind: 'done',
      spoilt: ['public'],
    });
    expect(await world.stateOf('public')).toBeUndefined();
    expect(await world.stateOf('me')).toMatchObject({ complete: true });
    expect(world.ids('arenas', 'public').toSorted()).toEqual(
      world.arenas.filter((id) => id !== world.arenas[1]),
    );
    world.expectTruth(['me']);
  });

  test('once the row is correct again, so is the scope', async () => {
    await world.round({ after: spoil('arenas') });
    world.changeArena(4, { is_active: false });
    expect(await world.round()).toMatchObject({ spoilt: [] });
    world.expectTruth();
  });

  test('a spoilt change leaves the row as it was, and later changes arrive', async () => {
    await world.round();
    const cursor = (await world.stateOf('public'))!.c;
    world.changeArena(1, { name: 'Nova' });
    world.changeArena(2, { name: 'Nova' });
    await world.round({ after: spoil('arenas') });
    expect((await world.stateOf('public'))!.c).toEqual(cursor);
    const names = world.held('arenas', 'public').map((row) => String(row['name']));
    expect(names.toSorted()).toEqual([...Array(4).fill('Arena Central'), 'Nova']);
  });

  test('a spoilt row in the answer to a repair does not end the pull either', async () => {
    await world.round();
    world.device.disk.tables.get('profiles')!.delete(world.ana);
    const bad = (rpc: string, answer: { rows: { name: unknown }[] }) => {
      if (rpc === 'sync_rows') for (const row of answer.rows) row.name = 7;
    };
    expect(await world.round({ digest: ['me'], after: bad })).toMatchObject({ spoilt: ['me'] });
    expect(await world.round({ digest: ['me'] })).toMatchObject({ spoilt: [], repaired: true });
    world.expectTruth();
  });
});
