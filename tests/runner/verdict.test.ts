import { expect, test } from 'vitest';
import type { Counts } from './test-counts.ts';
import { verdict } from './verdict.ts';

const step = (name: string, counts: Partial<Counts>, needs: string[] = []) => ({
  name,
  needs,
  run: () => Promise.resolve({ passed: 1, failed: 0, failures: [], ...counts }),
});

/** What is printed, and whether it is green. */
async function told(...steps: Parameters<typeof verdict>[0]) {
  const lines: string[] = [];
  const ok = await verdict(steps, (text) => lines.push(text));
  return { ok, last: lines.at(-1), all: lines.join('\n') };
}

test('the last line sums all steps', async () => {
  const { ok, last } = await told(step('a', { passed: 2 }), step('b', { passed: 3 }));
  expect({ ok, last }).toEqual({ ok: true, last: '5 passed, 0 failed' });
});

test('a step whose need failed is one failure and does not run', async () => {
  const broken = step('browser', { passed: 0, failed: 1, failures: ['it does not start'] });
  const { ok, last, all } = await told(broken, step('e2e', { passed: 50 }, ['browser']));
  expect({ ok, last }).toEqual({ ok: false, last: '0 passed, 2 failed' });
  expect(all).toContain('✗ e2e: not run, because of browser');
});

test('tests that needed a second try are named, and more than three are a failure', async () => {
  const some = (count: number) => Array.from({ length: count }, (_, n) => `file > test ${n}: late`);
  const few = await told(step('e2e', { passed: 9, unsteady: some(3) }));
  expect({ ok: few.ok, last: few.last }).toEqual({ ok: true, last: '9 passed, 0 failed' });
  expect(few.all).toContain('unsteady e2e: file > test 2: late');
  const many = await told(step('a', { unsteady: some(2) }), step('b', { unsteady: some(2) }));
  expect({ ok: many.ok, last: many.last }).toEqual({ ok: false, last: '2 passed, 1 failed' });
});

test('a step whose engine is not on this machine is left out: named, and counted nowhere', async () => {
  const left_out = { ...step('webkit', { passed: 9 }), lacks: ['/usr/bin/WebKitWebDriver'] };
  const { ok, last, all } = await told(step('e2e', { passed: 2 }), left_out);
  expect({ ok, last }).toEqual({ ok: true, last: '2 passed, 0 failed' });
  expect(all).toContain('left out: this machine lacks /usr/bin/WebKitWebDriver');
  expect((await told(left_out)).last).toBe('0 passed, 1 failed');
});

test('no steps are a failure', async () => {
  expect((await told()).last).toBe('0 passed, 1 failed');
});
