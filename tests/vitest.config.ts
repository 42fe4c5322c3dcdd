import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { ENGINES } from './engines/engine.ts';
import { LongestFirst } from './runner/longest-first.ts';
import { documentFiles, pureFiles } from './runner/unit-files.ts';
import { GATE } from './runner/suite.ts';

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

/** How many random states a model has (tests/fixtures/samples/generated-cases.ts). */
const MODELS: Record<string, string> = GATE ? { MODEL_RUNS: '60' } : {};

type Options = {
  timeout_ms: number;
  env?: Record<string, string>;
  /** Two for what waits for browsers, disks and connections; computing alone does not change. */
  tries?: 1 | 2;
  exclude?: string[];
  /**
   * As many as there are cores: by default one core would stay idle. One more where files wait for
   * disks, starts and timers: two of them left a third of two cores idle.
   */
  workers?: number | string;
  /** A thread starts faster than a process; what ends its process or fills its memory needs one. */
  pool?: 'forks' | 'threads' | 'vmThreads';
  /**
   * False: a worker reads what its files have in common once, where no file changes a module or
   * ends the process. To start one for each file is a third of the time of such a project.
   */
  isolate?: boolean;
  /** Where tests that may run on either take their databases from. */
  database?: 'postgres' | 'pglite';
};

const ORDER = [
  'unit',
  'sql',
  'backend',
  'alone',
  'pglite',
  'build',
  'race',
  'e2e',
  'firefox',
  'webkit',
  'webkit-alone',
];

/**
 * unit: pure code and fake-indexeddb, in seconds. unit-screens: components, each file in a document of
 * its own. sql: every policy as a role. backend: the embedded backend over HTTP. Both on real PostgreSQL, a copy of one database for each file. race: the same,
 * with many connections. alone: the backend tests that measure how long an answer takes, in the long
 * run only. pglite: what the long run does again on the database of `npm start`. build: what is
 * shipped, byte by byte. e2e: stories in a real browser. firefox, webkit: what depends on the engine, on
 * those two; e2e-engine: the same on Chromium; webkit-alone: what a person must be told within seconds.
 */
const project = (
  name: string,
  include: string[],
  {
    timeout_ms,
    exclude = [],
    workers = '100%',
    pool = 'forks',
    isolate = true,
    database,
    env = {},
    tries = 1,
  }: Options,
) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude, ...(GATE ? ['**/*.long.test.{ts,tsx}'] : [])],
    testTimeout: timeout_ms,
    retry: tries - 1, // the runner prints it, and counts how many there were
    hookTimeout: 120_000,
    maxWorkers: workers,
    pool,
    isolate,
    env: { ...env, ...(database && { TEST_DATABASE: process.env['TEST_DATABASE'] ?? database }) },
    ...(database && {
      globalSetup: [join(import.meta.dirname, 'runner/database-server.ts')],
    }),
    // a guard and no verdict: slowness of a busy machine is no failure
    // one project after the other: they have different numbers of workers
    sequence: { groupOrder: ORDER.indexOf(ORDER.includes(name) ? name : name.split('-')[0]!) },
    expect: { poll: { timeout: name.startsWith('unit') ? 5_000 : 45_000 } },
  },
});

/**
 * "Answered within a second" concerns only the server, so no other test file may run beside these.
 */
const ALONE = [
  'tests/backend/attacks/connections/{door-fuzz,s08-realtime-flood}.long.test.ts',
  'tests/backend/attacks/load/{s04-runaway-statement,s04-stop,s05-dear-queries}.long.test.ts',
  'tests/backend/attacks/accounts/s16-who-has-an-account.long.test.ts',
];

/** The same: what a person is told within two seconds, the browser and its driver have to draw. */
const WITHIN_SECONDS = ['tests/engines/lost-storage.webkit.long.test.ts'];

/** Set the time zone, which is one for a whole process: in a thread nothing would change. */
const ZONES = [
  'src/domain/time/event-day.test.ts',
  'src/domain/rewards/my-statistics.test.ts',
  'src/i18n/formats/{instants-abroad,month-formats}.test.ts',
  'src/ui/day-time/typed-day-time.test.ts',
  'sync/kit/given-day.test.ts',
];

/** Replaces a module of Node, which would stay replaced for the files after it. */
const REPLACES = 'tests/backend/data-dir/thread-end.test.ts';

/** Functions without a world around them: what a worker has read for one file serves the next. */
const PURE = ['src/{domain,i18n,served}/**/*.test.ts', 'tests/lint/*.test.ts', ...pureFiles];

/** Run in `sql` and `backend` too, on real PostgreSQL. */
const BOTH = [
  'tests/sql/**/{roles,register,people,participants,waiting-list,ledger,gate}{,.long}.test.ts',
  'tests/backend/**/{rpc,sessions,sync-rounds,live-signal,jobs,functions}{,.long}.test.ts',
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
          '{src,sync,sw,tools}/**/*.test.ts',
          'tests/{lint,runner}/*.test.ts',
          'tests/chaos/**/*.test.ts',
          REPLACES,
        ],
        {
          timeout_ms: 20_000,
          env: MODELS,
          pool: 'threads',
          exclude: [...PURE, ...documentFiles, ...ZONES],
        },
      ),
      project('unit-pure', PURE, {
        timeout_ms: 20_000,
        env: MODELS,
        pool: 'threads',
        exclude: ZONES,
        isolate: false,
      }),
      project('unit-zones', ZONES, { timeout_ms: 20_000 }),
      // a worker reads jsdom once for all of its files, each in a document of its own: to read it takes
      // a second, longer than most of them
      project('unit-screens', ['{src,tools}/**/*.test.tsx', ...documentFiles], {
        timeout_ms: 20_000,
        pool: 'vmThreads',
      }),
      project('sql', ['tests/sql/**/*.test.ts', 'supabase/functions/**/*.test.ts'], {
        timeout_ms: GATE ? 60_000 : 120_000,
        database: 'postgres',
        env: MODELS,
        isolate: false,
      }),
      project('backend', ['tests/backend/**/*.test.ts'], {
        timeout_ms: GATE ? 60_000 : 120_000,
        exclude: [...ALONE, REPLACES],
        workers: 3,
        database: 'postgres',
        tries: 2,
        isolate: !GATE, // the long run fills the memory of its processes
      }),
      project('alone', ALONE, { timeout_ms: 120_000, workers: 1, database: 'pglite' }),
      // what devices do is the same on either database: these use the one of `npm start`
      project('pglite', BOTH, { timeout_ms: 120_000, workers: 2, database: 'pglite' }),
      project('build', ['tests/build/**/*.test.ts'], { timeout_ms: 120_000 }),
      project('race', ['tests/race/**/*.test.ts'], {
        timeout_ms: GATE ? 60_000 : 300_000,
        workers: 3,
        tries: 2,
      }),
      // each has a browser and a backend: a third one beside two makes all of them slower
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        timeout_ms: 120_000,
        workers: 2,
        tries: 2,
        isolate: false,
        database: 'postgres', // PGlite only where a test breaks its process or its files
      }),
      ...ENGINES.map((engine) =>
        project(engine === 'chromium' ? 'e2e-engine' : engine, ['tests/engines/**/*.test.ts'], {
          timeout_ms: 120_000,
          env: { QG_ENGINE: engine },
          workers: 2,
          tries: 2,
          database: 'postgres',
          exclude: [
            ...ENGINES.filter((other) => other !== engine).map(
              (other) => `tests/engines/*.${other}.*`,
            ),
            ...WITHIN_SECONDS,
          ],
        }),
      ),
      ...(GATE
        ? []
        : [
            project('webkit-alone', WITHIN_SECONDS, {
              timeout_ms: 120_000,
              env: { QG_ENGINE: 'webkit' },
              workers: 1,
              tries: 2,
              database: 'postgres',
            }),
          ]),
    ],
  },
});
