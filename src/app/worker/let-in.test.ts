import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letIn, whenQuiet, type UpdateWait } from './let-in.ts';

let unsaved: boolean;
let sending: boolean;
const quiet = { hasUnsavedWork: () => unsaved, isSending: async () => sending };
const askWorker = vi.fn();
let said: UpdateWait[];
const say = (wait: UpdateWait) => void said.push(wait);

beforeEach(() => {
  vi.useFakeTimers();
  askWorker.mockClear();
  [unsaved, sending, said] = [false, false, []];
});
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[W4] with nothing in flight the worker is asked at once', async () => {
  void letIn(quiet, { askWorker, say });
  await after(0);
  expect(askWorker).toHaveBeenCalledOnce();
  expect(said).toEqual(['sending']);
});

test('[W4] the update waits for a send in flight, and for typed text, and says for which', async () => {
  [unsaved, sending] = [true, true];
  void letIn(quiet, { askWorker, say });
  await after(400_000); // the person takes their time
  expect(said.at(-1)).toBe('unsaved');
  unsaved = false;
  await after(500);
  expect(said.at(-1)).toBe('sending');
  expect(askWorker).not.toHaveBeenCalled();
  sending = false;
  await after(500);
  expect(askWorker).toHaveBeenCalledOnce();
});

test('[W4] a worker that did not take over is reported after 70 s, and asked again by another press', async () => {
  void letIn(quiet, { askWorker, say });
  await after(69_999);
  expect(said).toEqual(['sending']);
  await after(1);
  expect(said).toEqual(['sending', 'late']);
  void letIn(quiet, { askWorker, say });
  await after(0);
  expect(askWorker).toHaveBeenCalledTimes(2);
  expect(said.at(-1)).toBe('sending');
});

test('[W4] a page that is to be reloaded waits for its form', async () => {
  unsaved = true;
  const done = vi.fn();
  void whenQuiet(quiet).then(done);
  await after(60_000);
  expect(done).not.toHaveBeenCalled();
  unsaved = false;
  await after(500);
  expect(done).toHaveBeenCalledOnce();
});
