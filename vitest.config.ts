import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

interface Options {
  timeout_ms: number;
  exclude?: string[];
  /** As many as there are cores: by default one core would stay idle. */
  workers?: number | string;
}

/**
 * unit: pure code and fake-indexeddb, in seconds. sql: every policy as a role, on PGlite. race:
 * real PostgreSQL, many connections. backend: the embedded backend over HTTP. alone: those of them
 * that time answers. build: what is shipped, byte by byte. e2e: stories in a real browser.
 */
const project = (
  name: string,
  include: string[],
  { timeout_ms, exclude = [], workers = '100%' }: Options,
) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    testTimeout: timeout_ms,
    hookTimeout: 120_000,
    maxWorkers: workers,
    // slowness of a busy machine is no failure
    expect: { poll: { timeout: name === 'unit' ? 5_000 : 15_000 } },
  },
});

/**
 * "Answered within a second" concerns only the server, so no other test file may run beside these.
 */
const ALONE = [
  'tests/backend/attacks/door-fuzz.test.ts',
  'tests/backend/attacks/s04-runaway-statement.test.ts',
  'tests/backend/attacks/s04-stop.test.ts',
  'tests/backend/attacks/s05-dear-queries.test.ts',
  'tests/backend/attacks/s08-realtime-flood.test.ts',
  'tests/backend/attacks/s16-who-has-an-account.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // milliseconds of computing each; slower ones say so (tests/fixtures/generated-cases.ts)
      project(
        'unit',
        [
          '{src,sync,sw,tools}/**/*.test.{ts,tsx}',
          'tests/lint/*.test.ts',
          'tests/chaos/**/*.test.ts',
        ],
        { timeout_ms: 20_000 },
      ),
      project('sql', ['tests/sql/**/*.test.ts', 'supabase/functions/**/*.test.ts'], {
        timeout_ms: 120_000,
      }),
      project('backend', ['tests/backend/**/*.test.ts'], {
        timeout_ms: 120_000,
        exclude: ALONE,
        workers: 2,
      }),
      project('alone', ALONE, { timeout_ms: 120_000, workers: 1 }),
      project('build', ['tests/build/**/*.test.ts'], { timeout_ms: 120_000 }),
      project('race', ['tests/race/**/*.test.ts'], { timeout_ms: 300_000, workers: 2 }),
      // each has a browser and a backend
      project('e2e', ['tests/e2e/**/*.test.ts'], { timeout_ms: 120_000, workers: 2 }),
    ],
  },
});
