import type { Page } from 'playwright';
import type { BenchPage } from './page/main.ts';
import { Phone, type PhoneExtras } from './phone.ts';

/** What the file of each budget receives. */
export type Bench = {
  /** Path of the Chromium. */
  readonly browser: string;
  /** For profiles and builds; emptied at the end. */
  readonly dir: string;
  /** How often each thing is measured. */
  readonly reps: number;
  /** Which screens of a long table are measured: those with this text in their line. */
  readonly only: string;
  /** The built app. */
  readonly app: () => Promise<string>;
  /** The built bench page. */
  readonly page: () => Promise<string>;
};

/** Calls a function of the bench page, in the page. */
export function callPage<Name extends keyof BenchPage>(
  page: Page,
  name: Name,
  ...args: Parameters<BenchPage[Name]>
): Promise<Awaited<ReturnType<BenchPage[Name]>>> {
  return page.evaluate(
    ([called, given]) =>
      (window as unknown as { bench: Record<string, (...all: unknown[]) => unknown> }).bench[
        called
      ]!(...given),
    [name as string, args as unknown[]] as const,
  ) as Promise<Awaited<ReturnType<BenchPage[Name]>>>;
}

/** Provides a phone for as long as the work takes. */
export async function withPhone<T>(
  { browser, dir }: Pick<Bench, 'browser' | 'dir'>,
  work: (phone: Phone) => Promise<T>,
  extras?: PhoneExtras,
): Promise<T> {
  const phone = new Phone({ browser, dir }, extras);
  try {
    return await work(phone);
  } finally {
    await phone.discard();
  }
}

/**
 * Runs both alternately, with the other one first every second time, so that warm-up and drift
 * affect both.
 */
export async function inTurns(
  reps: number,
  ours: () => Promise<void>,
  baseline: () => Promise<void>,
): Promise<void> {
  for (let i = 0; i < reps; i += 1) {
    for (const run of i % 2 === 0 ? [ours, baseline] : [baseline, ours]) await run();
  }
}
