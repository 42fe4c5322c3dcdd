import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

/**
 * `npm run soak -- 60 sync/model.test.ts`: runs every test with generated cases, or those files,
 * repeatedly with new cases, for some minutes (default 30). Stops at the first failure and prints
 * the seed.
 */
const [minutes = '30', ...files] = process.argv.slice(2);
const ROOT = join(import.meta.dirname, '..');
const tests =
  files.length > 0
    ? ['run', ...files]
    : ['related', '--run', 'tests/fixtures/samples/generated-cases.ts'];
const CONFIG = '--config=tests/vitest.config.ts';
const ends_at = performance.now() + Number(minutes) * 60_000;

for (let rounds = 1; performance.now() < ends_at; rounds++) {
  const CASES_SEED = String(randomInt(2, 1_000_000));
  console.log(`\n━━ round ${rounds}: CASES_SEED=${CASES_SEED}`);
  const { status } = spawnSync('vitest', [...tests, CONFIG, '--reporter=dot'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CASES_SEED },
  });
  if (status === 0) continue;
  console.error(`failed: CASES_SEED=${CASES_SEED} npm run vitest -- ${tests.join(' ')}`);
  process.exit(1);
}
