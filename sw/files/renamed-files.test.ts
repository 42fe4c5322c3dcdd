import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { workerWorld } from '#tests/fixtures/browser/worker-world.ts';
import { renamedFiles } from './renamed-files.ts';

workerWorld();

const digest = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);
/** A screen of the version before, and of this one: it imports two files, of which one is new. */
const screen = (map: string, icons: string) =>
  `import{a as t}from"./map-${map}.js";import"./icons-${icons}.js";import"/x-unlisted.js";"ação"`;
const before = screen('AAAAAAAA', '-B-BBBB_');
const now = screen('CCCCCCCC', 'DDDD-DDD');

let cache: Cache;
beforeEach(async () => {
  await caches.delete('qg-app');
  cache = await caches.open('qg-app');
});
const keep = (path: string, text: string, headers: HeadersInit = {}) =>
  cache.put(path, new Response(text, { headers }));
const screenOfNow = async (expected = digest(now)) => {
  const renamed = await renamedFiles(cache, [
    { url: '/index.html' },
    { url: '/assets/my.screen-EEEEEEEE.js', digest: expected },
    { url: '/assets/map-CCCCCCCC.js', digest: digest('map') },
    { url: '/assets/icons-DDDD-DDD.js', digest: digest('icons') },
  ]);
  return renamed('https://qg.example/assets/my.screen-EEEEEEEE.js');
};

test('an earlier file in which two names changed becomes the new one, with its type and its policy', async () => {
  await keep('/assets/my.screen-FFFFFFFF.js', before, {
    'content-type': 'text/javascript',
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
  });
  const file = await screenOfNow();
  expect(await file?.text()).toBe(now);
  expect([...file!.headers]).toEqual([
    ['content-security-policy', "default-src 'self'"],
    ['content-type', 'text/javascript'],
  ]);
});

test('of two earlier versions the one that fits is found', async () => {
  await keep('/assets/my.screen-FFFFFFFF.js', `${before};older()`);
  await keep('/assets/my.screen-GGGGGGGG.js', before);
  expect(await (await screenOfNow())?.text()).toBe(now);
});

test.each([
  ['more than names changed in it', '/assets/my.screen-FFFFFFFF.js', `${before};more()`],
  ['only a file with another name is there', '/assets/screen-FFFFFFFF.js', before],
])('a file is downloaded when %s', async (_, path, text) => {
  await keep(path, text);
  expect(await screenOfNow()).toBeNull();
});

test('a file is downloaded when its digest is another, or unknown', async () => {
  await keep('/assets/my.screen-FFFFFFFF.js', before);
  expect(await screenOfNow(digest(before))).toBeNull();
  const renamed = await renamedFiles(cache, [{ url: '/assets/my.screen-EEEEEEEE.js' }]);
  expect(await renamed('https://qg.example/assets/my.screen-EEEEEEEE.js')).toBeNull();
});
