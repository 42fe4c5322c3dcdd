import { defineConfig } from 'vitest/config';

/**
 * unit: pure code and fake-indexeddb, in seconds. sql: every policy as a role, on PGlite.
 * race: real PostgreSQL, many connections. backend: the embedded backend over HTTP.
 * build: what is shipped, byte by byte. e2e: stories in a real browser.
 */
const project = (name: string, include: string[], timeout_ms: number) => ({
  test: {
    name,
    include,
    testTimeout: timeout_ms,
    hookTimeout: 120_000,
    // all that the first two do is compute: the core that is left free by default would idle
    ...(name === 'unit' || name === 'sql' ? { maxWorkers: '100%' } : {}),
    ...(name === 'e2e' ? { maxWorkers: 2 } : {}), // each has a browser and a backend
    expect: { poll: { timeout: name === 'unit' ? 5_000 : 15_000 } }, // a busy machine is no failure
  },
});

export default defineConfig({
  test: {
    projects: [
      // milliseconds of computing each: what takes longer by its nature says so (tests/fixtures/generated-cases.ts)
      project('unit', ['{src,sync,sw,tools}/**/*.test.{ts,tsx}', 'tests/lint/*.test.ts'], 20_000),
      project('sql', ['tests/sql/**/*.test.ts', 'supabase/functions/**/*.test.ts'], 120_000),
      project('backend', ['tests/backend/**/*.test.ts'], 120_000),
      project('build', ['tests/build/**/*.test.ts'], 120_000),
      project('race', ['tests/race/**/*.test.ts'], 300_000),
      project('e2e', ['tests/e2e/**/*.test.ts'], 120_000),
    ],
  },
});
