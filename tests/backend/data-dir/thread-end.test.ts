import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { startThread } from '#local/database/thread/thread-driver.ts';

/**
 * A thread whose last answer and whose end arrive together, as Node delivers them to a thread that
 * was busy: it empties the port and reports the end in one go, without a turn for promises between.
 */
vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      setImmediate(() => this.emit('message', { say: 'ready' }));
    }
    postMessage() {
      setImmediate(() => {
        this.emit('message', { say: 'answer', result: null, memory: 0 });
        this.emit('exit', 0);
      });
    }
  },
}));

const LIMITS = { most_memory: 1, most_answer: 1, most_heap: 1 };

test('a thread that closes and ends while its caller is busy has not crashed', async () => {
  const onCrash = vi.fn();
  const heard = { onNotification: vi.fn(), onRefused: vi.fn(), onMemory: vi.fn() };
  const thread = await startThread({ path: null, files: null, ...LIMITS }, { ...heard, onCrash });
  await thread.close();
  await thread.gone;
  expect(onCrash).not.toHaveBeenCalled();
  await expect(thread.exec('select 1')).rejects.toThrow('The database has stopped');
});

test('a thread that ends by itself has crashed', async () => {
  const onCrash = vi.fn();
  const heard = { onNotification: vi.fn(), onRefused: vi.fn(), onMemory: vi.fn() };
  const thread = await startThread({ path: null, files: null, ...LIMITS }, { ...heard, onCrash });
  await thread.listen('x');
  await thread.gone;
  expect(onCrash).toHaveBeenCalledWith(new Error('exit 0'));
});
