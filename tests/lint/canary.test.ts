import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('[hole L1] the boundary lint works: each canary file is one error', () => {
  const { status, stdout } = spawnSync(
    'npx',
    ['oxlint', '-c', 'tests/lint/oxlint.config.ts', 'tests/lint/canary'],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(stdout).toContain('14 errors');
  expect(status).toBe(1);
});
