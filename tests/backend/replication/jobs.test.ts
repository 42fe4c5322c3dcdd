import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openRealBackend, openTestBackend, signUp, soon } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend({
    jobs_every_ms: 3_600_000,
  });
}, 120_000);
afterAll(() => backend.close());

test('the timer runs each due job once, and none fails', async () => {
  const { rows } = await backend.db.query<{ name: string }>('select name from private.jobs');
  const names = rows.map(({ name }) => name);
  expect((await backend.runJobs()).toSorted()).toEqual(names.toSorted());
  expect(await backend.runJobs()).toEqual([]);
  await backend.db.query(
    `update private.job_runs set started_at = started_at - interval '6 minutes'`,
  );
  const again = await backend.runJobs();
  expect(again).toContain('send_reminders');
  expect(again).not.toContain('forget_notifications');
  expect(
    (await backend.db.query('select name, failed from private.job_runs where failed is not null'))
      .rows,
  ).toEqual([]);
});

test('the timer runs by itself, one run at a time, and stops with the backend', async () => {
  const ticking = await openRealBackend({
    jobs_every_ms: 50,
  });
  await signUp(ticking, 'ada@exemplo.com');
  const runs = async () =>
    (await ticking.db.query('select name from private.job_runs')).rows.length;
  await soon(runs).toBeGreaterThan(10);
  const [a, b] = await Promise.all([ticking.runJobs(), ticking.runJobs()]);
  expect(a).toBe(b);
  await ticking.close();
});

test('a database without jobs has none', async () => {
  const small = await openTestBackend();
  expect(await small.runJobs()).toEqual([]);
  await small.close();
});
