import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDataDir } from '#tests/e2e/seeded-data.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { builtApp } from '../../tools/built-app.ts';
import { Counts } from './counts.ts';
import { Device, type DeviceOptions } from './phone/device.ts';
import { fatesOf } from './line/fates.ts';
import { openFaultyLine } from './line/faulty-line.ts';
import { Journal } from './line/journal.ts';
import { checkLedger, type Outcomes } from './check/ledger-check.ts';
import { live, strike, type World } from './live.ts';
import { scheduleOf } from './schedule.ts';
import { plantLosses } from './check/planted-losses.ts';
import { readToTheEnd } from './settle.ts';
import { ServerUnderFire } from './server-under-fire.ts';
import {
  accountIds,
  addEvents,
  ledgerOf,
  placesOf,
  replicaProblems,
  withDatabase,
} from './check/truth.ts';

/** One person has two devices; two compete for the same places. */
const PEOPLE = [
  { name: 'organizador', email: 'organizador@exemplo.com', role: 'organiser' },
  { name: 'jogador', email: 'jogador@exemplo.com', role: 'player' },
  { name: 'jogador-2', email: 'jogador@exemplo.com', role: 'player' },
  { name: 'jogadora', email: 'jogador2@exemplo.com', role: 'player' },
] as const satisfies Pick<DeviceOptions, 'name' | 'email' | 'role'>[];
/** Places of the events: one without a limit, and two with too few. */
const PLACES = [0, 2, 3];

export type Result = {
  readonly counts: Counts;
  readonly outcomes: Outcomes;
  readonly problems: readonly string[];
  /** Ids of what was removed on purpose. */
  readonly planted: readonly string[];
};

export type RunOptions = {
  readonly seed: number;
  readonly minutes: number;
  /** Removes one of each kind at the end (`plantLosses`): the check must notice it. */
  readonly plant_a_loss: boolean;
  readonly say: (line: string) => void;
};

/** One chaos run, from a new data directory to the verdict. */
export async function runChaos({ seed, minutes, plant_a_loss, say }: RunOptions): Promise<Result> {
  const dist_dir = builtApp();
  const dir = mkdtempSync(join(tmpdir(), 'qg-chaos-'));
  const data_dir = join(dir, 'data');
  cpSync(await seededDataDir('demo'), data_dir, { recursive: true });
  const { events, users } = await withDatabase(data_dir, async (session) => ({
    events: await addEvents(session, PLACES),
    users: await accountIds(session),
  }));
  const [port, to] = [await freePort(), await freePort()];
  const counts = new Counts();
  const server = new ServerUnderFire({ data_dir, dist_dir, port: to });
  const journal = new Journal({ counts, isExcused: () => server.isExcused() });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(dir, { recursive: true, force: true }));
  await server.start();
  stack.defer(() => server.end('SIGTERM'));
  const fate = fatesOf(seed);
  const onFault = (fault: string) => counts.add('faults', fault);
  const line = await openFaultyLine({ port, to, fate, onFault, onExchange: journal.exchanged });
  stack.defer(() => line.close());
  const saw = journal.saw;
  const url = `http://localhost:${port}`;
  const devices = PEOPLE.map((person) => new Device({ ...person, url, dir, saw }));
  stack.defer(async () => void (await Promise.allSettled(devices.map((one) => one.close()))));
  say('devices sign in');
  for (const device of devices) await device.prepare();

  say('chaos');
  line.breakIt();
  const schedule = scheduleOf(
    seed,
    minutes,
    PEOPLE.map(({ role }) => role),
  );
  const until = performance.now() + minutes * 60_000;
  const world: World = { devices, server, events, counts, until, starts: performance.now() };
  await Promise.all([
    ...devices.map((device, i) => live(world, device, schedule.deeds[i]!)),
    ...schedule.blows.map((blow) => strike(world, blow)),
  ]);

  say('healing');
  line.heal();
  const { problems: known } = journal;
  const held = await readToTheEnd({ devices, users, server, data_dir, counts, problems: known });
  journal.problems.push(...devices.flatMap((device) => device.problems()));
  await Promise.all(devices.map((one) => one.close()));
  journal.problems.push(...server.problems);

  say('checking');
  return await withDatabase(data_dir, async (session) => {
    const planted = plant_a_loss
      ? await plantLosses(session, journal.said, [...held.values()])
      : [];
    const queued = [...held].flatMap(([{ name }, { outbox }]) =>
      outbox.map((record) => ({ ...record, device: name })),
    );
    const verdict = checkLedger({
      ...journal.evidence(),
      queued,
      ledger: await ledgerOf(session),
      places: await placesOf(session),
    });
    for (const [{ name, options }, what] of held) {
      const user = users.get(options.email)!;
      counts.add('rows compared', name, Object.values(what.rows).flat().length);
      journal.problems.push(
        ...(await replicaProblems(session, { device: name, user, held: what })),
      );
    }
    const problems = [...journal.problems, ...verdict.problems];
    if (verdict.outcomes.applied === 0) problems.push('nothing was done: that proves nothing');
    return { counts, outcomes: verdict.outcomes, problems, planted };
  });
}
