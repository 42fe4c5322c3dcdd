import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { builtApp } from '../../../tools/built-app.ts';
import { sealDist } from '../../../tools/shipped/seal-dist.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PAGE = 'index.html';
const WORKER = 'service-worker.js';

/** Served until the last test of the file has ended. */
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The id of a built version, from its page. */
export const buildOf = (dist: string): string =>
  /name="qg-build" content="(\w+)"/.exec(readFileSync(join(dist, PAGE), 'utf8'))![1]!;

/** The id of the version that a page shows. */
export const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="qg-build"]')?.content);

/** Waits until a person who comes back to this page is offered the new version. */
export const offered = (page: Page) =>
  expect
    .poll(async () => {
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      return page.getByText(shell.update.title).isVisible();
    })
    .toBe(true);

/** The current app under another build id, and with a file that the other build lacks. */
export function nextVersion(id: string): string {
  const dist = copyOfBuild();
  const before = buildOf(dist);
  const lazy = `/assets/only-in-${id}.js`;
  writeFileSync(join(dist, lazy), `export const id = '${id}';\n`);
  change(dist, PAGE, (html) => html.replace(before, id));
  change(dist, WORKER, (code) =>
    code.replaceAll(before, id).replaceAll('-%QG_PUBLISHABLE_KEY%', `-${id}-%QG_PUBLISHABLE_KEY%`),
  );
  change(dist, WORKER, (code) =>
    code.replace('__QG_PRECACHE__ = [', `$&{"url":"${lazy}","revision":null},`),
  );
  sealDist(dist);
  return dist;
}

/** A host in the middle of a deployment: the new service worker, with the old page. */
export function halfDeployed(id: string): string {
  const dist = nextVersion(id);
  change(dist, PAGE, (html) => html.replace(id, 'another'));
  sealDist(dist); // such a host has no list of files to reveal it
  return dist;
}

/** The result of `SERVICE_WORKER=remove npm run build`. */
export const withoutServiceWorker = (): string =>
  builtBy('tools/build.ts', { SERVICE_WORKER: 'remove' });

/** The current app after a change of one source file. */
export const withOneChange = (): string => builtBy('tests/e2e/worker/changed-build-process.ts');

/** In a process of its own: under a test runner NODE_ENV is `test`. */
function builtBy(script: string, env: Record<string, string> = {}): string {
  const dist = emptyFolder();
  execFileSync(process.execPath, [join(ROOT, script), dist], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'pipe',
    timeout: 5 * 60_000,
  });
  return dist;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qg-dist-'));
  folders.push(folder);
  return folder;
}

function copyOfBuild(): string {
  const dist = emptyFolder();
  cpSync(builtApp(), dist, { recursive: true });
  return dist;
}

function change(dist: string, file: string, next: (text: string) => string): void {
  const path = join(dist, file);
  const text = readFileSync(path, 'utf8');
  const changed = next(text);
  if (changed === text) throw new Error(`${file} is not what it was: nothing changed`);
  writeFileSync(path, changed);
}
