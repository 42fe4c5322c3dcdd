import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { NotWhole, readVersion } from '#local/app-files/app-version.ts';
import { sealDist } from '../../../../tools/shipped/seal-dist.ts';
import { openTestBackend } from '../../open-test-backend.ts';

const DAY_MS = 86_400_000;
const ASSETS = 20;

let home: string;
let dist: string;
let backend: Backend;
let now_ms: number;

beforeEach(async () => {
  now_ms = Date.now();
  home = mkdtempSync(join(tmpdir(), 'qg-m02-'));
  dist = join(home, 'dist');
  renameSync(version('v1'), dist);
  backend = await open();
});
afterEach(async () => {
  await backend.close();
  rmSync(home, { recursive: true });
});

const open = () =>
  openTestBackend({ dist_dir: dist, data_dir: join(home, 'data'), clock: () => now_ms });

/** A small built app: a page that names its assets, and a worker of the same version. */
function version(id: string): string {
  const folder = join(home, id);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const names = Array.from({ length: ASSETS }, (_, i) => `/assets/part${i}-${id}.js`);
  for (const name of names) writeFileSync(join(folder, name), `// ${name}\n`.repeat(500));
  const scripts = names.map((name) => `<script src="${name}"></script>`).join('');
  writeFileSync(join(folder, 'index.html'), `<meta name="qg-build" content="${id}" />${scripts}`);
  writeFileSync(join(folder, 'service-worker.js'), `const build = '${id}';\n`);
  sealDist(folder);
  return folder;
}

/** Replaces the old folder by the new one, like the build does. */
function deploy(folder: string): void {
  renameSync(dist, `${folder}.before`);
  renameSync(folder, dist);
}

const text = async (path: string) => {
  const response = await fetch(backend.url + path);
  return response.ok ? response.text() : `${response.status}`;
};
const idIn = (content: string) => /v\d/.exec(content)?.[0];
const pageId = async () => idIn(await text('/'));
const assetsOf = (html: string) => [...html.matchAll(/src="([^"]+)"/g)].map(([, path]) => path!);
const serves = (id: string) => expect.poll(pageId).toBe(id);

async function assetStatuses(id: string): Promise<number[]> {
  const paths = Array.from({ length: ASSETS }, (_, i) => `/assets/part${i}-${id}.js`);
  const answers = await Promise.all(paths.map((path) => fetch(backend.url + path)));
  return [...new Set(answers.map(({ status }) => status))];
}

test('[hole M2] a deployment while thirty clients load pages: each page finds all of its files, and no client gets an older version after a newer one', async () => {
  let over = false;
  const seen = new Set<string>();
  const person = async () => {
    let last = 'v1';
    while (!over) {
      const html = await text('/');
      const id = idIn(html)!;
      expect(id >= last).toBe(true);
      const worker = idIn(await text('/service-worker.js'))!;
      expect(worker >= id).toBe(true);
      last = worker;
      for (const path of assetsOf(html)) expect(await text(path)).toContain(path);
      seen.add(id);
    }
  };
  const people = Array.from({ length: 30 }, person);
  await expect.poll(() => seen.has('v1')).toBe(true);
  deploy(version('v2'));
  await expect.poll(() => seen.has('v2')).toBe(true);
  over = true;
  await Promise.all(people);
  expect(await assetStatuses('v1')).toEqual([200]);
  expect(await assetStatuses('v2')).toEqual([200]);
});

test('[hole M2] earlier assets survive a restart, and are deleted after thirty days', async () => {
  deploy(version('v2'));
  await serves('v2');
  await backend.close();
  backend = await open();
  expect(await assetStatuses('v1')).toEqual([200]);
  const asset = await fetch(`${backend.url}/assets/part0-v1.js`);
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(asset.headers.get('cache-control')).toContain('immutable');

  now_ms += 31 * DAY_MS;
  deploy(version('v3'));
  await serves('v3');
  expect(await assetStatuses('v1')).toEqual([404]);
  expect(await assetStatuses('v2')).toEqual([200]); // served until now
});

test('[hole M2] a version that is copied file by file is served once it is complete, not before', async () => {
  const next = version('v2');
  const files = readdirSync(next, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(next.length))
    .toSorted();
  // the list first: its presence alone proves nothing
  for (const file of files) {
    cpSync(join(next, file), join(dist, file));
    if (file === files.at(-1)) break;
    await expect(readVersion(dist)).rejects.toThrow(NotWhole);
    expect(await pageId()).toBe('v1');
    expect(idIn(await text('/service-worker.js'))).toBe('v1');
    expect(await assetStatuses('v1')).toEqual([200]);
  }
  await serves('v2');
  expect(idIn(await text('/service-worker.js'))).toBe('v2');
});

test('[hole M2] with a truncated file the earlier version is served, until the file is complete', async () => {
  const next = version('v2');
  const late = '/assets/part7-v2.js';
  cpSync(join(next, late), join(home, 'late.js'));
  writeFileSync(join(next, late), 'half');
  deploy(next);
  await expect(readVersion(dist)).rejects.toThrow(NotWhole);
  expect(await pageId()).toBe('v1');
  expect(await assetStatuses('v1')).toEqual([200]);
  cpSync(join(home, 'late.js'), join(dist, late));
  await serves('v2');
});

test('[hole M2] a failed read is not cached', async () => {
  deploy(version('v2'));
  await serves('v2');
  const file = join(home, 'data', 'earlier-assets', 'part3-v1.js');
  renameSync(file, `${file}.aside`);
  mkdirSync(file); // a directory, which can't be read as a file
  expect((await fetch(`${backend.url}/assets/part3-v1.js`)).status).toBe(500);
  rmSync(file, { recursive: true });
  renameSync(`${file}.aside`, file);
  expect((await fetch(`${backend.url}/assets/part3-v1.js`)).status).toBe(200);
});

test('[hole M2] an incomplete version is refused at the start, naming the file; a missing one is waited for', async () => {
  await backend.close();
  writeFileSync(join(dist, 'assets', 'part1-v1.js'), 'half');
  await expect(open()).rejects.toThrow('/assets/part1-v1.js is another');
  rmSync(dist, { recursive: true });
  backend = await open();
  expect((await fetch(backend.url)).status).toBe(404);
  renameSync(version('v2'), dist);
  await serves('v2');
});
