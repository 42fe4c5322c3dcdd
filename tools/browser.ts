import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser without background activity, on a machine without a screen. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * The Chromium of this machine: `CHROMIUM` when it is set, an installed one, then playwright's own.
 * @returns its path, null when there is none
 */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM'];
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const installed = path.flatMap((dir) => NAMES.map((name) => join(dir, name)));
  const candidates = [...(named ? [named] : []), ...installed, ...ELSEWHERE, playwrights()];
  return candidates.find(isExecutable) ?? null;
}

/** Finds a browser or installs one, and says which. @throws when none can be installed */
export function requireBrowser(say: (line: string) => void): string {
  const found = findBrowser();
  if (found) {
    say(`browser: ${found}`);
    return found;
  }
  say('browser: none installed, so one is installed now');
  const ways: readonly (readonly [command: string, ...args: string[]])[] = [
    ['npx', 'playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'],
    ...(isRoot() && existsSync('/usr/bin/apt-get') ? APT : []),
  ];
  for (const [command, ...args] of ways) {
    say(`browser: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit' });
    const now = findBrowser();
    if (now) {
      say(`browser: ${now}`);
      return now;
    }
  }
  throw new Error('No Chromium on this machine, and none could be installed. Set CHROMIUM to one.');
}

const APT = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
] as const;

const isRoot = (): boolean => process.getuid?.() === 0;

function playwrights(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
