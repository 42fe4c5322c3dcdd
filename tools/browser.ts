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

/**
 * Chromium draws the list under its address bar with a page of its own, which takes a third of each
 * start; no test shows it. The other features are those that playwright 1.65 turns off
 * (chromiumSwitches): the browser reads only the last of two such flags.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
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
  `--disable-features=${FEATURES_OFF.join()}`,
];

/** What playwright turns off and people have on: pages that are left stay in a cache. */
export const LESS_THAN_PEOPLE_HAVE = ['--disable-back-forward-cache'];

/**
 * The Chromium of this machine: `CHROMIUM` when it is set, an installed one, then playwright's own.
 * @returns its path, null when there is none
 */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM'];
  const candidates = [...(named ? [named] : []), ...installed(NAMES), ...ELSEWHERE, playwrights()];
  return candidates.find(isExecutable) ?? null;
}

/**
 * The same engine without the browser around it, which computes a quarter less. It has no Background
 * Sync, no notifications and no push.
 * @returns its path, null when there is none
 */
export const findShell = (): string | null =>
  process.env['CHROMIUM']
    ? null
    : (installed(['chromium-headless-shell']).find(isExecutable) ?? null);

const installed = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));

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
    spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_MS });
    const now = findBrowser();
    if (now) {
      say(`browser: ${now}`);
      return now;
    }
  }
  throw new Error('No Chromium on this machine, and none could be installed. Set CHROMIUM to one.');
}

/** A registry that does not answer is no reason to wait for ever. */
const INSTALL_MS = 5 * 60_000;

const APT = [
  ['apt-get', 'update', '-qq'],
  [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'chromium-headless-shell',
  ],
] as const;

/**
 * Starts the browsers that the tests use, once: what is wrong with one would be wrong in each test.
 * @throws when there is none, or one does not start
 */
export async function startBrowserOnce(say: (line: string) => void): Promise<void> {
  for (const executablePath of new Set([requireBrowser(say), findShell()])) {
    if (executablePath === null) continue;
    const browser = await chromium.launch({
      executablePath,
      args: BROWSER_FLAGS,
      timeout: START_MS,
    });
    await browser.close();
  }
}
const START_MS = 60_000;

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
