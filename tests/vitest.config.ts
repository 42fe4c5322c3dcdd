import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './runner/longest-first.ts';

/**
 * Each process of the tests, and each server that a test starts, reads what Node has compiled
 * before: half the time of a start.
 */
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  '..',
  'node_modules',
  '.cache',
  'qg-airsoft-code',
);

type Options = {
  timeout_ms: number;
  exclude?: string[];
  /**
   * As many as there are cores: by default one core would stay idle. One more where files wait for
   * disks, starts and timers: two of them left a third of two cores idle.
   */
  workers?: number | string;
  /** Where tests that may run on either take their databases from. */
  database?: 'postgres' | 'pglite';
};

/**
 * unit: pure code and fake-indexeddb, in seconds. sql: every policy as a role, on PGlite. race:
 * real PostgreSQL, many connections. backend: the embedded backend over HTTP. alone: the backend
 * tests that measure how long an answer takes. build: what is shipped, byte by byte. e2e: stories
 * in a real browser.
 */
const project = (
  name: string,
  include: string[],
  { timeout_ms, exclude = [], workers = '100%', database }: Options,
) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    testTimeout: timeout_ms,
    hookTimeout: 120_000,
    maxWorkers: workers,
    ...(database && {
      env: { TEST_DATABASE: process.env['TEST_DATABASE'] ?? database },
      globalSetup: [join(import.meta.dirname, 'runner/database-server.ts')],
    }),
    // slowness of a busy machine is no failure
    expect: { poll: { timeout: name === 'unit' ? 5_000 : name === 'e2e' ? 30_000 : 15_000 } },
  },
});

/**
 * "Answered within a second" concerns only the server, so no other test file may run beside these.
 */
const ALONE = [
  'tests/backend/attacks/connections/door-fuzz.test.ts',
  'tests/backend/attacks/load/s04-runaway-statement.test.ts',
  'tests/backend/attacks/load/s04-stop.test.ts',
  'tests/backend/attacks/load/s05-dear-queries.test.ts',
  'tests/backend/attacks/connections/s08-realtime-flood.test.ts',
  'tests/backend/attacks/accounts/s16-who-has-an-account.test.ts',
];

/** Run in `sql` and `backend` too, on real PostgreSQL. */
const BOTH = [
  'tests/sql/**/{roles,register,people,participants,waiting-list,ledger,gate}.test.ts',
  'tests/backend/**/{matrix,rest-filters,sync-rounds,live-signal,jobs,functions}.test.ts',
];

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // milliseconds of computing each; slower ones say so
      // (tests/fixtures/samples/generated-cases.ts)
      project(
        'unit',
        [
          '{src,sync,sw,tools}/**/*.test.{ts,tsx}',
          'tests/{lint,runner}/*.test.ts',
          'tests/chaos/**/*.test.ts',
        ],
        { timeout_ms: 20_000 },
      ),
      project('sql', ['tests/sql/**/*.test.ts', 'supabase/functions/**/*.test.ts'], {
        timeout_ms: 120_000,
        database: 'postgres',
      }),
      project('backend', ['tests/backend/**/*.test.ts'], {
        timeout_ms: 120_000,
        exclude: ALONE,
        workers: 3,
        database: 'postgres',
      }),
      project('alone', ALONE, { timeout_ms: 120_000, workers: 1, database: 'pglite' }),
      // what devices do is the same on either database: these use the one of `npm start`
      project('pglite', BOTH, { timeout_ms: 120_000, workers: 2, database: 'pglite' }),
      project('build', ['tests/build/**/*.test.ts'], { timeout_ms: 120_000 }),
      project('race', ['tests/race/**/*.test.ts'], { timeout_ms: 300_000, workers: 3 }),
      // each has a browser and a backend
      project('e2e', ['tests/e2e/**/*.test.ts'], { timeout_ms: 120_000, workers: 3 }),
    ],
  },
});
