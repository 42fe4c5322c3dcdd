import { existsSync } from 'node:fs';

/** The engines of people's phones and desks. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** One browser with one page, as people have it: pages that are left stay in its cache. */
export type Browser = {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  /** Runs in the page; the function refers to nothing but its arguments. */
  evaluate<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** The text of a script runs in the page, whatever its policy says. */
  run(script: string): Promise<void>;
  /** A tap at these coordinates of the viewport. */
  tap(x: number, y: number): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  /** @returns a PNG */
  screenshot(): Promise<Uint8Array>;
  /** Kills every process of it at once, like a phone that runs out of memory. */
  kill(): Promise<void>;
  close(): Promise<void>;
  /** Its process; the others are its children (processes.ts). */
  readonly pid: number;
};

export type BrowserOptions = {
  /** Its disk, which outlives it. */
  readonly profile: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /**
   * private: of a window whose disk is gone when it closes. refused: pages may store nothing, as a
   * setting of Firefox has it.
   */
  readonly storage?: 'private' | 'refused';
  /** WebKit: a file whose script runs first in every page. */
  readonly script?: string;
  /** WebKit: gets what its pages log, line by line. */
  readonly hear?: (line: string) => void;
};

export const PHONE = { width: 390, height: 844 };

/** What has to be installed for an engine; the runner leaves a step out where it is not. */
const NEEDS: Readonly<Record<Exclude<Engine, 'chromium'>, readonly string[]>> = {
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'],
};

/** @returns what this machine lacks for an engine; empty where it can run */
export const lacking = (engine: Exclude<Engine, 'chromium'>): string[] =>
  NEEDS[engine].filter((path) => !existsSync(path));

/** The engine of this run (`tests/vitest.config.ts`). */
export const engineOfRun = (): Engine => {
  const named = process.env['QG_ENGINE'];
  const engine = ENGINES.find((one) => one === named);
  if (!engine) throw new Error(`no such engine: ${named}`);
  return engine;
};
