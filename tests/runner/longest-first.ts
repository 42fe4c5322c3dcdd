import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { plannedSeconds } from './time-budgets.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Starts the longest files first: a long file that starts last would leave the other core idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) => plannedSeconds(relative(ROOT, moduleId));
    const sorted = await super.sort(files); // the larger file first, where nothing else is known
    return sorted.toSorted((a, b) => seconds(b) - seconds(a));
  }
}
