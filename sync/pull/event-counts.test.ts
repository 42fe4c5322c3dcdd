import { beforeEach, describe, expect, test } from 'vitest';
import { PullWorld, type RoundOptions } from '#tests/fixtures/replica/pull-world.ts';
import { NIL, type PullAnswer, type Scope, type WireRow } from '../wire/protocol.ts';
import { eventScope } from '../replica/scopes.ts';

let world: PullWorld;
let scopes: Scope[];
/** Rows of events in the answers of the last round, and the requests for rows by id. */
let came: WireRow[];
let asked: number;
beforeEach(async () => {
  world = new PullWorld();
  scopes = ['public', 'me', eventScope(world.open)];
  await round();
  await round(); // the horizon is behind every row now
});

async function round(options: RoundOptions = {}) {
  came = [];
  asked = 0;
  return world.round({
    scopes,
    after: (rpc, answer: PullAnswer) => {
      if (rpc === 'sync_rows') asked++;
      if (rpc !== 'sync_pull') return;
      for (const scope of Object.values(answer.scopes)) {
        if (!('gone' in scope)) came.push(...(scope.c['airsoft_events']?.rows ?? []));
      }
    },
    ...options,
  });
}

const disk = () => world.device.disk.tables.get('airsoft_events')!;
function expectWhole() {
  const truth = world.server.truth(world.ana, 'public')!.airsoft_events!;
  expect(disk().get(world.open)!.row).toMatchObject(truth.find(({ id }) => id === world.open)!);
}

describe('[P14] counts travel alone', () => {
  test('after a registration they are laid over the row', async () => {
    world.register(world.open);
    await round();
    expect(came).toHaveLength(2); // public, and the event's own scope
    for (const row of came) {
      expect(row).toMatchObject({ operators_count: 3, base_rev: 1 });
      expect(row).not.toHaveProperty('briefing');
    }
    expect(asked).toBe(0);
    expectWhole();
    world.expectTruth(scopes);
  });

  test('a change of anything else brings the row', async () => {
    world.changeEvent(world.open, { name: 'Operação Trovão' });
    world.register(world.open);
    await round();
    expect(came.map((row) => row['name'])).toEqual(['Operação Trovão', 'Operação Trovão']);
    expectWhole();
  });

  test('a page that follows another has whole rows: what it skipped is not known', async () => {
    world.changeEvent(world.open, { name: 'Operação Trovão' }); // its facts change at a low position
    for (let n = 0; n < 3; n++)
      world.write((at) =>
        at.write.put('airsoft_events', {
          ...world.eventNow(world.open),
          id: world.nextId(),
          name: `Jogo ${n}`,
        }),
      );
    world.register(world.open); // and the row is now the last
    await round({ limit: 2 });
    expect(came.filter((row) => row.id === world.open && 'base_rev' in row)).toHaveLength(0);
    expectWhole();
    world.expectTruth(scopes);
  });

  const lost: [string, () => void][] = [
    ['a row that is not here', () => void disk().delete(world.open)],
    [
      'a removed row',
      () => {
        const { row } = disk().get(world.open)!;
        disk().set(world.open, { row, removed: true });
      },
    ],
    [
      'a row that is older than what the counts are for',
      () => {
        const { row } = disk().get(world.open)!;
        disk().set(world.open, { row: { ...row, name: 'Nome antigo', rev: 0 }, removed: false });
      },
    ],
    [
      'a row of another history',
      () => {
        const { row } = disk().get(world.open)!;
        disk().set(world.open, { row: { ...row, epoch: NIL }, removed: false });
      },
    ],
  ];
  test.each(lost)('%s is asked for by its id', async (_what, lose) => {
    lose();
    world.register(world.open);
    await round();
    expect(asked).toBeGreaterThan(0);
    expectWhole();
    world.expectTruth(scopes);
  });

  test('the cursor waits until the row is here', async () => {
    disk().delete(world.open);
    world.register(world.open);
    const before = await world.stateOf('public');
    const unanswered: RoundOptions = {
      after: (rpc, answer: { epoch: string }) => {
        if (rpc === 'sync_rows') answer.epoch = NIL;
      },
    };
    expect(await round(unanswered)).toMatchObject({
      kind: 'done',
      spoilt: expect.arrayContaining(['public']),
    });
    expect(disk().has(world.open)).toBe(false);
    expect((await world.stateOf('public'))!.c).toEqual(before!.c);
    expect(await round()).toMatchObject({ kind: 'done', spoilt: [] });
    expectWhole();
    world.expectTruth(scopes);
  });
});
