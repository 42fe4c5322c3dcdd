import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { policyRevision } from '#local/door/security-headers.ts';
import { builtApp } from '../../tools/built-app.ts';
import { problemsIn } from '../../tools/shipped/check-dist.ts';
import { distFiles } from '../../tools/shipped/dist-files.ts';
import { languageFiles } from '../../tools/shipped/build-service-worker.ts';
import { withImports } from './built-files.ts';

let dist: string;
let files: string[];
let listed: { url: string; revision: string | null }[];
let precached: string[];

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

beforeAll(async () => {
  dist = builtApp();
  files = distFiles(dist);
  const [, list] = /__QG_PRECACHE__ = (.*);/.exec(read('service-worker.js'))!;
  listed = JSON.parse(list!) as typeof listed;
  precached = listed.map(({ url }) => url.slice(1));
});

test('no style asks what stands somewhere in the page: the browser would look at all of it after every change', () => {
  const asking = files
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) =>
        read(file).match(
          // what stands in brackets belongs to it: `:root:not([data-talk], :has(…))`
          /(?:^|[,{}>\s(])(?::root|html|body|main|\.shell|\.sheet)(?:\((?:[^()]|\([^()]*\))*|[^\s,{}>(])*:has\(/g,
        ) ?? [],
    );
  expect(asking).toEqual([]);
});

describe('precache', () => {
  test('contains every asset, once, but the texts of languages that its person may not read', () => {
    const languages = Object.values(languageFiles(dist)).map((path) => path.slice(1));
    expect(languages).toHaveLength(2);
    for (const file of languages) expect(read('service-worker.js')).toContain(file);
    const code = files.filter((file) => file.startsWith('assets/service-worker-'));
    expect(code).toHaveLength(1);
    const others = [...languages, ...code];
    const assets = files.filter((file) => file.startsWith('assets/') && !others.includes(file));
    expect(precached.filter((file) => file.startsWith('assets/')).toSorted()).toEqual(assets);
    expect(new Set(precached).size).toBe(precached.length);
  });

  test('contains the page, the manifest and the icons, and only existing files', () => {
    for (const file of [
      'index.html',
      'manifest.webmanifest',
      'before-paint.js',
      'icons/icon-192.png',
    ]) {
      expect(precached).toContain(file);
    }
    expect(precached.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('contains nothing of the API', () => {
    const api = /^(rest|auth|functions|realtime|storage|snapshot|health)/;
    expect(precached.filter((file) => api.test(file))).toEqual([]);
  });

  test('a file with a hash in its name has no second revision', () => {
    const hashed = listed.filter(({ url }) => url.startsWith('/assets/'));
    expect(hashed.length).toBeGreaterThan(50);
    expect(hashed.filter(({ revision }) => revision !== null)).toEqual([]);
  });

  test('another key or other security headers give the page another revision', () => {
    expect(read('service-worker.js')).toContain('-%QG_PUBLISHABLE_KEY%');
    expect(read('index.html')).toMatch(/<meta name="qg-build" content="[0-9a-f]{16}"/);
    expect(policyRevision()).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('page', () => {
  test('contains nothing inline that the security policy would block', () => {
    const html = read('index.html');
    expect(html).not.toMatch(/<script(?![^>]* src=)[^>]*>/);
    expect(html).not.toMatch(/<style|\son\w+=| style=/);
  });

  test('refers to no other origin', () => {
    expect(read('index.html')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

test('each asset has a name of its own, by which a phone finds the earlier one and downloads what changed', () => {
  const names = files.flatMap(
    (file) => /^assets\/(.+)-[\w-]{8}(\.\w+)$/.exec(file)?.slice(1).join('') ?? [],
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});

test('[S8] no library asks for the names of the databases again and again, or advertises itself (tools/chunks/quiet-libraries.ts)', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(
    scripts.filter((file) => /databases\(\)\.finally|Open Core RxStorage/.test(read(file))),
  ).toEqual([]);
});

test('a worker runs nothing that starts a worker: each would start the next one', () => {
  const workers = files.filter((file) => /\.worker-[^/]+\.js$/.test(file));
  expect(workers.length).toBeGreaterThan(1);
  const run = [...withImports(dist, workers)];
  expect(
    run.filter((file) => /new Worker\b|\/(app|shell|first-list)-/.test(file + read(file))),
  ).toEqual([]);
});

describe('forbidden content is found', () => {
  test.each([
    'x.src="https://rxdb.info/html/dev-mode-iframe.html"',
    'eval ("1")',
    'new Function("return 1")',
    'const key = "sb_secret_abc"',
    '//# sourceMappingURL=x.js.map',
    'src:url(data:font/woff2;base64,AAAA)',
  ])('%s', (text) => {
    expect(problemsIn(text)).toHaveLength(1);
  });

  test('the real files contain none of it', () => {
    const texts = files.filter((file) => /\.(js|css|html|json|svg|webmanifest)$/.test(file));
    expect(texts.flatMap((file) => problemsIn(read(file)).map((why) => `${file}: ${why}`))).toEqual(
      [],
    );
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
