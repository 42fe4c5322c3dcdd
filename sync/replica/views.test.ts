import { beforeEach, describe, expect, test } from 'vitest';
import { atEveryStep, dies, dying } from '#tests/fixtures/replica/dying-device.ts';
import { liveRows } from '#tests/fixtures/replica/map-store.ts';
import { deleteEvent, deleteOperator, liveOperators } from '#tests/fixtures/model-server/writes.ts';
import { PullWorld, type RoundOptions } from '#tests/fixtures/replica/pull-world.ts';
import { forgetScope } from './forget-scope.ts';
import type { Scope } from '../wire/protocol.ts';
import { eventScope } from './scopes.ts';

let world: PullWorld;
beforeEach(() => {
  world = new PullWorld();
});

describe('[P12] scopes appear, change and disappear', () => {
  const scope = () => eventScope(world.open);
  const scopes = (): Scope[] => ['public', 'me', scope()];
  const round = (options: RoundOptions = {}) => world.round({ scopes: scopes(), ...options });
  const ownedBy = (created_by: string) => world.changeEvent(world.open, { created_by });
  const numbers = () => world.held('operators', scope()).map((row) => row['whatsapp']);
  const registerFour = () => {
    for (let n = 0; n < 4; n++) world.register(world.open);
  };

  test('[case 10] [case 11] another view starts the scope anew, over several pages', async () => {
    registerFour();
    await round();
    expect(world.ids('operators', scope())).toHaveLength(6);
    world.changeEvent(world.open, { allow_public_list: false });
    await round();
    expect(world.ids('operators', scope())).toEqual([]);
    expect(await world.stateOf(scope())).toMatchObject({ view: 'count' });
    world.changeEvent(world.open, { allow_public_list: true });
    let pulls = 0;
    await round({ before: () => pulls++ });
    expect(pulls).toBeGreaterThan(2);
    world.expectTruth(scopes());
  });

  test('the view changes again while its pages are read', async () => {
    registerFour();
    await round();
    ownedBy(world.ana);
    let pulls = 0;
    await round({
      before: () => {
        if (++pulls === 2) ownedBy(world.bia);
      },
    });
    world.expectTruth([scope()]);
  });

  test('becoming the organiser shows the numbers, ceasing to be hides them', async () => {
    await round();
    expect(numbers()).toEqual([null, null]);
    ownedBy(world.ana);
    await round();
    expect(numbers()).toEqual(['5511900000000', '5511900000000']);
    ownedBy(world.bia);
    await round();
    expect(numbers()).toEqual([null, null]);
  });

  test.each([
    { seen: false, list: true },
    { seen: true, list: true },
    { seen: false, list: false },
    { seen: true, list: false },
  ])(
    'what a device read as organiser before it crashed is removed when the role is lost: %o',
    async ({ seen, list: allow_public_list }) => {
      const lives = await atEveryStep(async (steps) => {
        world = new PullWorld();
        registerFour();
        if (seen) await round();
        ownedBy(world.ana);
        const died = await dies(round(dying(world.device, steps)));
        world.changeEvent(world.open, { created_by: world.bia, allow_public_list });
        await round();
        world.expectTruth([scope()]);
        const masked = allow_public_list ? [null, null, null, null, null, null] : [];
        expect(numbers(), `died at step ${steps}`).toEqual(masked);
        return died;
      });
      expect(lives).toBeGreaterThan(5);
    },
  );

  test.each([true, false])(
    'a crash while the list was being hidden shows none of it: became owner meanwhile: %s',
    async (was_owner) => {
      const lives = await atEveryStep(async (steps) => {
        world = new PullWorld();
        registerFour();
        if (was_owner) ownedBy(world.ana);
        await round();
        world.changeEvent(world.open, { created_by: world.bia, allow_public_list: false });
        const died = await dies(round(dying(world.device, steps)));
        await round();
        expect(world.ids('operators', scope()), `died at step ${steps}`).toEqual([]);
        world.expectTruth([scope()]);
        return died;
      });
      expect(lives).toBeGreaterThan(5);
    },
  );

  test('a repair that is answered to a person who just became organiser brings no numbers', async () => {
    await round({ digest: [scope()] });
    const [lost] = world.ids('operators', scope());
    await world.device.store.write('operators', [
      {
        was: (await world.device.store.read('operators', [lost!])).get(lost!)!,
        row: { ...world.held('operators', scope())[0]!, scopes: [] },
        removed: true,
      },
    ]);
    const repairing = (owner: string) => (rpc: string) => {
      if (rpc === 'sync_manifest') ownedBy(owner);
    };
    await round({ digest: [scope()], before: repairing(world.ana) });
    ownedBy(world.bia);
    await round({ digest: [scope()] });
    world.expectTruth(scopes());
    expect(numbers()).toEqual([null, null]);
  });

  test('[P12] after a crash between two views and without a signal, the list does not claim to be empty', async () => {
    const seen = new Set<number>();
    await atEveryStep(async (steps) => {
      world = new PullWorld();
      registerFour();
      await round();
      ownedBy(world.ana);
      const died = await dies(round(dying(world.device, steps)));
      const held = world.held('operators', scope()).length;
      seen.add(held);
      const state = (await world.stateOf(scope()))!;
      if (held < 6) expect(state.complete, `died at step ${steps}`).toBe(false);
      if (held === 0) expect(state.synced_at, `died at step ${steps}`).toBe(0);
      return died;
    });
    expect([...seen]).toEqual(expect.arrayContaining([0, 2, 6])); // none, some, all
  });

  test('[P11] after a restore, the list that is still shown says when it was read', async () => {
    const lives = await atEveryStep(async (steps) => {
      world = new PullWorld();
      registerFour();
      await round();
      world.server.backup()();
      const died = await dies(round(dying(world.device, steps)));
      expect(world.ids('operators', scope()), `died at step ${steps}`).toHaveLength(6);
      expect((await world.stateOf(scope()))!.synced_at, `died at step ${steps}`).toBeGreaterThan(0);
      return died;
    });
    expect(lives).toBeGreaterThan(5);
  });

  test('[P12] [case 6] half forgotten, then opened again under another view: no number stays', async () => {
    const lives = await atEveryStep(async (steps) => {
      world = new PullWorld();
      registerFour();
      ownedBy(world.ana);
      await round();
      const died = await dies(forgetScope(dying(world.device, steps), scope()));
      ownedBy(world.bia);
      await round();
      world.expectTruth([scope()]);
      expect(numbers(), `died at step ${steps}`).toEqual([null, null, null, null, null, null]);
      return died;
    });
    expect(lives).toBeGreaterThan(3);
  });

  test('[P12] rows without a known view are removed before any comparison is answered', async () => {
    ownedBy(world.ana);
    await round();
    await world.device.db.scopes.delete(scope());
    world.changeEvent(world.open, { created_by: world.bia, allow_public_list: false });
    const unanswered = (rpc: string, answer: { as_user: string | null }) => {
      if (rpc === 'sync_manifest') answer.as_user = null;
    };
    await round({ after: unanswered });
    expect(world.ids('operators', scope())).toEqual([]);
  });

  test('a scope that disappears is removed with its rows and its state; what `me` holds stays', async () => {
    const mine = eventScope(world.mine);
    world.register(world.mine);
    const all: Scope[] = ['public', 'me', scope(), mine];
    await world.round({ scopes: all });
    const unseen = (_: string, answer: { scopes: Record<string, unknown> }) => {
      if (answer.scopes[mine]) answer.scopes[mine] = { gone: true };
    };
    expect(await world.round({ scopes: all, after: unseen })).toMatchObject({ gone: [mine] });
    expect(await world.stateOf(mine)).toBeUndefined();
    expect(world.held('operators', mine)).toEqual([]);
    expect(world.held('airsoft_events', 'me')).toMatchObject([{ id: world.mine, scopes: ['me'] }]);
    world.expectTruth(['public', 'me', scope()]);
  });

  test('a deleted event leaves every scope', async () => {
    const all: Scope[] = ['public', 'me', scope(), eventScope(world.mine)];
    await world.round({ scopes: all });
    for (const id of [world.open, world.mine])
      world.write((at) => deleteEvent(at, world.eventNow(id)));
    const pulled = await world.round({ scopes: all });
    expect(pulled).toMatchObject({ gone: [scope(), eventScope(world.mine)] });
    expect(liveRows(world.device.disk, 'airsoft_events')).toEqual([]);
    expect(liveRows(world.device.disk, 'operators')).toEqual([]);
  });

  test('what I was in and left leaves `me`; a row that came back stays', async () => {
    world.register(world.hidden, world.ana);
    await world.round();
    expect(world.ids('airsoft_events', 'me')).toContain(world.hidden);
    const now = () => liveOperators(world.server.db, world.hidden)[0]!;
    world.write((at) => deleteOperator(at, now()));
    world.register(world.hidden, world.ana);
    await world.round();
    world.expectTruth();
    world.write((at) => deleteOperator(at, now()));
    await world.round();
    world.expectTruth();
    expect(world.ids('airsoft_events', 'me')).toEqual([world.mine]);
  });
});
