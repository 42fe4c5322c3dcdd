import { rmSync } from 'node:fs';
import { startBrowserOnce } from '../../tools/browser.ts';
import { builtApp } from '../../tools/built-app.ts';
import { generate } from '../../tools/generate/generate.ts';
import { lacking } from '../engines/engine.ts';
import { runFolder } from './run-folder.ts';
import { verdict } from './verdict.ts';
import { command, inProcess, type Step, vitestPart, vitestProject } from './test-steps.ts';

/**
 * `npm test`: the gate. One proof of each promise, the fast parts first, and through to the end
 * whatever fails. `npm test -- unit sql` runs only those steps.
 *
 * `npm run test:long`: everything. `npm run test:long -- sql` runs only that step, and `npm run
 * test:long -- tests/e2e/team` only the tests of that path.
 *
 * The last line is `N passed, N failed`.
 */
const folder = runFolder();
process.env['TMPDIR'] = folder;
const wanted = process.argv.slice(2).filter((one) => one !== '--long');
const long = process.argv.includes('--long');
const options = { reports: folder, long };

const BUILD = 'production build';
const STEPS: readonly Step[] = [
  inProcess('generated', generate),
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
  vitestProject('unit', options),
  vitestProject('sql', options),
  inProcess(BUILD, () => console.log((process.env['QG_BUILT_APP'] = builtApp()))),
  vitestProject('backend', options),
  ...(long ? [vitestProject('pglite', options), vitestProject('alone', options)] : []),
  vitestProject('build', { ...options, needs: [BUILD] }),
  vitestProject('race', { ...options, bail: 6 }),
  inProcess('browser', () => startBrowserOnce(console.log)),
  vitestProject('e2e', { ...options, needs: [BUILD, 'browser'], bail: 6 }),
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    ...vitestProject(engine, { ...options, needs: [BUILD] }),
    lacks: lacking(engine),
  })),
];

const isStep = (name: string) => STEPS.some((step) => step.name === name);
const paths = wanted.filter((one) => long && !isStep(one));
const chosen = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = long ? [] : wanted.filter((one) => !isStep(one));
if (unknown.length > 0)
  console.log(
    `no such step: ${unknown.join()}; there are: ${STEPS.map(({ name }) => name).join(', ')}`,
  );

const ok = await verdict([...chosen, ...(paths.length > 0 ? [vitestPart(paths, options)] : [])]);
rmSync(folder, { recursive: true, force: true });
process.exit(ok && unknown.length === 0 ? 0 : 1);
