import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import * as v from 'valibot';

const ROOT = process.cwd();

const Entry = v.object({
  what: v.picklist(['file', 'file ended', 'test', 'passed', 'failed', 'hook', 'hook ended']),
  name: v.string(),
});
type Entry = v.InferOutput<typeof Entry>;
type Hook = Parameters<NonNullable<Reporter['onHookStart']>>[0];

/**
 * Writes down each file and test when it begins and when it ends, so that the runner can name what
 * was running when it had to kill vitest. `QG_JOURNAL` is the file; without it nothing is written.
 */
export default class Journal implements Reporter {
  readonly #file = process.env['QG_JOURNAL'];

  onTestModuleQueued = (module: TestModule) => this.#write('file', fileOf(module));
  onTestModuleEnd = (module: TestModule) => this.#write('file ended', fileOf(module));
  onTestCaseReady = (test: TestCase) => this.#write('test', nameOf(test));
  onTestCaseResult = (test: TestCase) =>
    this.#write(test.result().state === 'passed' ? 'passed' : 'failed', nameOf(test));
  onHookStart = (hook: Hook) => this.#write('hook', hookName(hook));
  onHookEnd = (hook: Hook) => this.#write('hook ended', hookName(hook));

  #write(what: Entry['what'], name: string): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify({ what, name })}\n`);
  }
}

const fileOf = (module: TestModule) => relative(ROOT, module.moduleId);
const hookName = ({ name, entity }: Hook) =>
  `${name} of ${entity.type === 'module' ? fileOf(entity) : entity.name}`;
const nameOf = (test: TestCase) => `${fileOf(test.module)} > ${test.fullName}`;

/** Grows with every sign of life. Unit: bytes. */
export const journalSize = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** How many tests had passed, which had failed, and what was still running. */
export function readJournal(file: string): {
  passed: number;
  failed: string[];
  running: string[];
} {
  if (journalSize(file) === 0) return { passed: 0, failed: [], running: [] };
  const lines = readFileSync(file, 'utf8').split('\n');
  const entries = lines.flatMap((line) => (line ? [v.parse(Entry, JSON.parse(line))] : []));
  const named = (what: Entry['what']) =>
    entries.filter((entry) => entry.what === what).map(({ name }) => name);
  const ended = new Set(
    ['passed', 'failed', 'file ended', 'hook ended'].flatMap((what) =>
      named(what as Entry['what']),
    ),
  );
  return {
    passed: named('passed').length,
    failed: named('failed'),
    running: [...new Set([...named('test'), ...named('hook'), ...named('file')])].filter(
      (name) => !ended.has(name),
    ),
  };
}
