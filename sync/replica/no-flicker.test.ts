import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { liveRows } from '#tests/fixtures/replica/map-store.ts';
import { ask } from '#tests/fixtures/model/deeds.ts';
import { turn, type Fate } from '#tests/fixtures/model-server/network.ts';
import { ModelWorld } from '#tests/fixtures/model/world.ts';
import { seededRandom } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { overlayOf, withOverlay } from '../outbox/overlay.ts';
import type { Rows } from '../records/collections.ts';

/**
 * Compares what a person sees of their own registration with what they asked last. It looks at
 * every change of the replica and between all turns, from the moment that enqueue resolves.
 */
beforeEach(() => {
  const never = new AbortController().signal;
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const doings = ['toggle', 'round', 'verify', 'worker', 'lawless', 'reload', 'end_worker'] as const;
type Doing = (typeof doings)[number] | 'wait';
type Step = { readonly do: Doing; readonly event: number; readonly turns: number };
type Story = {
  readonly seed: number;
  readonly max_rows: number;
  readonly steps: readonly Step[];
  readonly fates: readonly Fate[];
};

class Watcher {
  readonly world: ModelWorld;
  readonly #viewer: DeviceDatabase;
  /** By event: the registration that was asked for; null when it was cancelled. */
  readonly asked = new Map<string, string | null>();
  readonly seen: string[] = [];
  looks = 0;
  #version = 0;
  #looking = false;
  #asking = false;

  constructor({ seed, fates }: Story) {
    this.world = new ModelWorld({ seed, fates: fates.values(), onStep: () => this.look() });
    this.world.network.onStage = () => void this.look();
    this.#viewer = new DeviceDatabase(this.world.ana, this.world.devices[0].idb);
  }

  get account() {
    return this.world.accounts[0]!;
  }

  /**
   * Compares replica and overlay with what was asked. A look during which something is asked does
   * not count.
   */
  async look(): Promise<void> {
    if (this.#looking || this.#asking) return;
    this.#looking = true;
    const version = this.#version;
    const outbox = await this.#viewer.outbox.orderBy('seq').toArray();
    this.#looking = false;
    if (version !== this.#version) return;
    const rows = liveRows(this.account.device.disk(this.world.ana), 'operators');
    const view = withOverlay(
      rows as unknown as Rows['operators'][],
      overlayOf('operators', outbox),
    );
    const mine = view.filter(({ user_id }) => user_id === this.world.ana);
    this.looks++;
    for (const [event_id, operator_id] of this.asked) {
      const shown = mine.filter((row) => row.event_id === event_id).map(({ id }) => id);
      const right = operator_id ? shown.length === 1 && shown[0] === operator_id : !shown.length;
      if (!right) this.seen.push(`${event_id}: asked ${operator_id}, shown ${shown.join()}`);
    }
  }

  async toggle(event_id: string): Promise<void> {
    const { world, account } = this;
    const active = this.asked.get(event_id) ?? null;
    const operator_id = active ?? world.nextId();
    this.#version++;
    this.#asking = true; // it may be stored before `asked` says so
    if (active) ask({ world, account }, 'cancel_registration@1', { operator_id, event_id });
    else {
      const who = { name: 'Ana', whatsapp: '5511900000001' };
      ask({ world, account }, 'register@1', { operator_id, event_id, ...who });
    }
    const before = world.accepted.size;
    while (world.accepted.size === before) await turn();
    this.asked.set(event_id, active ? null : operator_id);
    this.#version++;
    this.#asking = false;
  }

  async step({ do: what, event }: Step): Promise<void> {
    const { world, account } = this;
    if (what === 'toggle') await this.toggle([world.events[0]!, world.events[4]!][event % 2]!);
    if (what === 'round' || what === 'verify') {
      world.round(account, { verify: what === 'verify' });
    }
    if (what === 'worker' || what === 'lawless') {
      world.send(account, { lawless: what === 'lawless' });
    }
    if (what === 'reload') world.kill(account, 'page');
    if (what === 'end_worker') world.kill(account, 'worker');
    if (what === 'wait') world.server.now += 61_000;
  }

  close(): void {
    this.#viewer.close();
    this.world.close();
  }
}

async function tell(story: Story): Promise<Watcher> {
  const watcher = new Watcher(story);
  const { world } = watcher;
  vi.spyOn(Math, 'random').mockImplementation(seededRandom(story.seed));
  vi.stubGlobal('navigator', { locks: world.locks, onLine: true });
  vi.stubGlobal('fetch', world.network.fetch);
  world.server.max_rows = story.max_rows;
  await watcher.account.device.signIn(world.server.auth.signIn(world.ana));
  for (const step of story.steps) {
    await watcher.step(step);
    for (let i = 0; i < step.turns; i++) {
      await turn();
      await watcher.look();
    }
  }
  await world.settled();
  world.network.calm = true;
  await world.bringUpToDate(watcher.account);
  await watcher.look();
  expect(world.network.bugs).toEqual([]);
  expect(world.problems).toEqual([]);
  expect(watcher.seen, 'never anything else than what was asked').toEqual([]);
  const waiting = await watcher.account.page.db.outbox.toArray();
  watcher.close();
  expect(waiting).toEqual([]);
  return watcher;
}

const LONG = { timeout: 120_000 }; // the machine may be busy with other work
const FINE = { before: 1, hold: 1, after: 1 };
const step = (what: Doing, turns = 40): Step => ({ do: what, event: 0, turns });

test('[case 20] [O3] register, reply, pull: shown at every step between', async () => {
  const steps = [step('round'), step('toggle', 3), step('round'), step('round')];
  const { looks } = await tell({ seed: 1, max_rows: 2, steps, fates: [] });
  expect(looks).toBeGreaterThan(50);
});

test('[case 20] [O3] a cancellation stays done when the pull after it finds no server', async () => {
  const lost: Fate = { what: 'lost_request', ...FINE };
  const fine: Fate = { what: 'fine', ...FINE };
  const fates = [fine, fine, fine, fine, fine, lost, lost, lost];
  const first = [step('toggle'), step('round', 120)];
  const then = [step('toggle'), step('round', 120), step('reload'), step('round', 120)];
  await tell({ seed: 2, max_rows: 1000, steps: [...first, ...then], fates });
});

test(
  '[case 20] [case 16] an outcome reported by a pull of many pages that ended after the first',
  LONG,
  async () => {
    for (let turns = 1; turns < 60; turns += 6) {
      const steps = [
        step('round', 80),
        step('toggle'),
        step('lawless', 20),
        step('end_worker'),
        step('round', turns),
        step('reload'),
        step('round', 60),
      ];
      const fine: Fate = { what: 'fine', ...FINE };
      const lost: Fate = { what: 'lost_reply', ...FINE };
      const fates = [fine, fine, fine, fine, fine, lost, fine];
      await tell({ seed: turns, max_rows: 1, steps, fates });
    }
  },
);

test(
  '[case 20] under any failure: reloads, lost and doubled replies, page and worker',
  LONG,
  async () => {
    const what = fc.constantFrom<Doing>(...doings, 'toggle', 'toggle', 'round', 'wait');
    const number = fc.nat(20);
    const plain = { noNullPrototype: true };
    const some = fc.record({ do: what, event: fc.nat(1), turns: number }, plain);
    const weather = fc.constantFrom<Fate['what']>('fine', 'fine', 'lost_reply', 'twice', 'hiccup');
    const fate = fc.record({ what: weather, before: number, hold: number, after: number }, plain);
    const stories = fc.record(
      {
        seed: fc.nat(),
        max_rows: fc.constantFrom(1, 3, 1000),
        steps: fc.array(some, { minLength: 3, maxLength: 20 }),
        fates: fc.array(fate, { maxLength: 20 }),
      },
      plain,
    );
    await fc.assert(
      fc.asyncProperty(stories, async (story) => void (await tell(story))),
      {
        numRuns: Number(process.env['RUNS'] ?? 50),
        interruptAfterTimeLimit: Number(process.env['MS'] ?? 1e9),
      },
    );
  },
);
