import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from '../../tools/browser.ts';
import { builtApp } from '../../tools/built-app.ts';
import { command, inProcess, vitestProject, type Step } from './test-steps.ts';

/**
 * `npm test`: everything, the fast parts first, and through to the end whatever fails. `npm test --
 * unit sql` runs only those. The last line is `N passed, N failed`.
 */
const reports = mkdtempSync(join(tmpdir(), 'qg-test-'));

const STEPS: readonly Step[] = [
  command('types', 'tsc', ['-p', '.']),
  command('types of the service worker', 'tsc', ['-p', 'sw']),
  command('lint', 'oxlint', [
    '-c',
    'tests/lint/oxlint.config.ts',
    '--type-aware',
    '--deny-warnings',
    '--ignore-pattern',
    'tests/lint/canary/**', // its errors are intended: a test of their own checks them
    '--ignore-pattern',
    'tests/backend/fixtures/dist/**', // stands for the output of a build
  ]),
  command('format', 'oxfmt', ['--check']),
  command('dead code', 'knip', []),
  vitestProject('unit', reports),
  vitestProject('sql', reports),
  vitestProject('backend', reports),
  vitestProject('pglite', reports),
  vitestProject('alone', reports),
  inProcess('production build', () => console.log(builtApp())),
  vitestProject('build', reports),
  vitestProject('race', reports),
  inProcess('browser', () => void requireBrowser(console.log)),
  vitestProject('e2e', reports),
];

const wanted = process.argv.slice(2);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const table: string[] = [];
const failures: string[] = [];
let passed = 0;
let failed = 0;
for (const { name, run } of steps) {
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const counts = await run();
  passed += counts.passed;
  failed += counts.failed;
  failures.push(...counts.failures.map((line) => `✗ ${name}: ${line}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  table.push(
    `${name.padEnd(28)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });
if (steps.length === 0)
  console.log(`no such step; there are: ${STEPS.map(({ name }) => name).join(', ')}`);
console.log(`\n${table.join('\n')}\n`);
// repeated at the end of a long output
if (failures.length > 0) console.log(`${failures.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || steps.length === 0 ? 1 : 0;
