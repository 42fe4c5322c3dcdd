import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { distances_m } from '#domain/place/distance.ts';
import { splitTeams } from '#domain/participants/team-split.ts';
import { createFieldClient, packPositions } from './field-client.ts';
import { createFieldWork, type FieldWork } from './field-work.ts';
import type { WorkerPort } from './worker-host.ts';

/** The real work behind a real message channel: a worker without its thread. */
class ChannelWorker extends EventTarget implements WorkerPort {
  readonly #channel = new MessageChannel();
  terminated = false;
  asked: string[] = [];

  constructor(work: FieldWork = createFieldWork()) {
    super();
    this.#channel.port2.addEventListener('message', ({ data }) => this.asked.push(data.path?.[0]));
    expose(work, this.#channel.port2);
    this.#channel.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.#channel.port1.start();
  }

  postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
    this.#channel.port1.postMessage(message, transfer as Transferable[]);
  }

  terminate(): void {
    this.terminated = true;
    this.#channel.port1.close();
  }

  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const started: ChannelWorker[] = [];
function openClient(work?: FieldWork) {
  return createFieldClient(() => {
    const worker = new ChannelWorker(work);
    started.push(worker);
    return worker;
  });
}
const never = new AbortController().signal;
const sao_paulo = { latitude: -23.55, longitude: -46.63 };
const places = [
  { latitude: -3.119, longitude: -60.0217 },
  { latitude: null, longitude: null },
  { latitude: -22.9068, longitude: -43.1729 },
];
const rows = ['Operação Norte', 'Copa Sul'].map((name, i) => ({
  id: `event-${i}`,
  name,
  location: 'Manaus - AM',
  game_mode: 'MilSim',
}));

beforeEach(() => {
  started.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const worker of started) worker.terminate();
  vi.useRealTimers();
});

describe('the results equal those of the rules', () => {
  test('distances and their order', async () => {
    const field = openClient();
    const expected = distances_m(sao_paulo, packPositions(places));
    const positions = packPositions(places);
    expect(await field.distances(never, { origin: sao_paulo, positions })).toEqual(expected);
    expect(positions).toHaveLength(0); // transferred
    const asked = { origin: sao_paulo, positions: packPositions(places) };
    expect([...(await field.orderByDistance(never, asked))]).toEqual([2, 0, 1]);
  });

  test('a split', async () => {
    const operator_ids = ['d', 'b', 'a', 'c', 'e'];
    const split = await openClient().splitTeams(never, { seed: 9, operator_ids, teams_count: 2 });
    expect(split).toEqual(splitTeams(9, operator_ids, 2));
  });

  test('a refusal of the rules arrives as an error', async () => {
    const asked = openClient().splitTeams(never, { seed: 9, operator_ids: [], teams_count: 0 });
    await expect(asked).rejects.toThrow('cannot split into 0 teams');
  });
});

describe('search', () => {
  test('sends the rows once, and again when they change', async () => {
    const field = openClient();
    expect(await field.search(never, { rows, term: 'oper' })).toEqual(['event-0']);
    expect(await field.search(never, { rows, term: 'opera' })).toEqual(['event-0']);
    const fewer = rows.slice(1);
    expect(await field.search(never, { rows: fewer, term: 'manaus' })).toEqual(['event-1']);
    expect(started[0]?.asked).toEqual(['index', 'search', 'search', 'index', 'search']);
  });

  test('simultaneous calls with different rows do not mix', async () => {
    const field = openClient();
    const found = await Promise.all([
      field.search(never, { rows, term: '' }),
      field.search(never, { rows: [], term: '' }),
      field.search(never, { rows, term: 'copa' }),
    ]);
    expect(found).toEqual([['event-0', 'event-1'], [], ['event-1']]);
  });

  test('a new worker gets the rows again', async () => {
    const field = openClient();
    await field.search(never, { rows, term: 'copa' });
    vi.advanceTimersByTime(30_000);
    expect(await field.search(never, { rows, term: 'copa' })).toEqual(['event-1']);
    expect(started).toHaveLength(2);
    expect(started[1]?.asked).toEqual(['index', 'search']);
  });
});

describe('the worker', () => {
  test('starts with the first call, serves all, and ends after 30 s without one', async () => {
    const field = openClient();
    expect(started).toHaveLength(0);
    await field.search(never, { rows, term: 'a' });
    vi.advanceTimersByTime(29_999);
    await field.search(never, { rows, term: 'b' });
    vi.advanceTimersByTime(29_999);
    expect(started).toHaveLength(1);
    expect(started[0]?.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(started[0]?.terminated).toBe(true);
  });

  test('is not ended during a long call', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<string[]>();
    const slow = { ...createFieldWork(), search: () => answer } as unknown as FieldWork;
    const field = openClient(slow);
    const first = field.search(never, { rows, term: 'a' });
    await field.distances(never, { origin: sao_paulo, positions: packPositions(places) });
    vi.advanceTimersByTime(60_000);
    expect(started[0]?.terminated).toBe(false);
    resolve(['late']);
    expect(await first).toEqual(['late']);
  });

  test('that dies rejects the waiting calls, and the next call starts another', async () => {
    const field = openClient({
      ...createFieldWork(),
      search: () => new Promise(() => {}),
    } as unknown as FieldWork);
    const waiting = field.search(never, { rows, term: 'a' });
    const rejected = expect(waiting).rejects.toThrow('the worker stopped');
    started[0]?.die();
    await rejected;
    expect(started[0]?.terminated).toBe(true);
    const split = await field.splitTeams(never, { seed: 1, operator_ids: ['a'], teams_count: 1 });
    expect(split).toEqual([['a']]);
    expect(started).toHaveLength(2);
  });
});

describe('abort', () => {
  test('before the call: nothing is started', async () => {
    const asked = openClient().search(AbortSignal.abort('gone'), { rows, term: 'a' });
    await expect(asked).rejects.toBe('gone');
    expect(started).toHaveLength(0);
  });

  test('during the call: rejects with the reason, and the worker serves the next', async () => {
    const field = openClient();
    const keystroke = new AbortController();
    const first = field.search(keystroke.signal, { rows, term: 'o' });
    keystroke.abort('newer keystroke');
    await expect(first).rejects.toBe('newer keystroke');
    expect(await field.search(never, { rows, term: 'oper' })).toEqual(['event-0']);
    expect(started).toHaveLength(1);
  });
});
