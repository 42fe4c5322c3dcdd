import { test } from 'vitest';
import type { Schedule } from '#tests/fixtures/model/schedule.ts';
import kept from '#tests/fixtures/model/schedules.json' with { type: 'json' };
import { randomSchedules, run } from '#tests/fixtures/model/random-schedules.ts';

/**
 * Runs the real outbox, sender, session, pull, round and lock against a model server: two people on
 * two phones, page and worker together, with every kind of failure. A schedule that failed once is
 * kept in schedules.json and always run again.
 */
test.each(kept as { why: string; schedule: Schedule }[])('failed once: $why', ({ schedule }) =>
  run(schedule),
);

randomSchedules(0);
