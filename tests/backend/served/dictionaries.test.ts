import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppVersion } from '#local/app-files/app-version.ts';
import { openDictionaries } from '#local/app-files/earlier/dictionaries.ts';
import { openEarlierAssets } from '#local/app-files/earlier/earlier-assets.ts';
import { encode } from '#local/app-files/encoded-body.ts';
import type { Backend } from '#local/backend.ts';
import { sealDist } from '../../../tools/shipped/seal-dist.ts';
import { freshDatabase } from '../fresh-database.ts';
import { openTestBackend } from '../open-test-backend.ts';

const OLD = '/assets/list-AAAAaaaa.js';
const NEW = '/assets/list-BBBBbbbb.js';
const OTHER = '/assets/list-of-teams-CCCCcccc.js';
/** Nothing of the old one is in the new one. */
const [OLD_TABLE, NEW_TABLE] = ['/assets/table-AAAAaaaa.js', '/assets/table-BBBBbbbb.js'];

/** 20 kB that compress to half. */
const source = (last: string) =>
  `${Array.from({ length: 900 }, (_, i) => `f(${(i * 7919) % 10_007}, ${i ** 3});`).join('\n')}\n${last}`;
const contents: Record<string, string> = {
  [OLD]: source('old()'),
  [NEW]: source('changed()'),
  [OTHER]: source('other()'),
  [OLD_TABLE]: 'a(1)',
  [NEW_TABLE]: source('table()'),
};

const home = mkdtempSync(join(tmpdir(), 'qg-dictionaries-'));
const dist = join(home, 'dist');
let backend: Backend;
let close: () => Promise<void>;

function build(name: string, assets: readonly string[]): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), name);
  for (const path of assets) writeFileSync(join(folder, path), contents[path]!);
  sealDist(folder);
  return folder;
}

beforeAll(async () => {
  renameSync(build('old', [OLD, OLD_TABLE, OTHER]), dist);
  const fresh = await freshDatabase(false);
  const data_dir = join(home, 'data');
  backend = await openTestBackend({ dist_dir: dist, data_dir, database_url: fresh?.url });
  close = async () => {
    await backend.close();
    await fresh?.drop();
    rmSync(home, { recursive: true });
  };
  renameSync(dist, join(home, 'before'));
  renameSync(build('new', [NEW, NEW_TABLE, OTHER]), dist);
  // not `expect.poll`, which a hook may not call
  await vi.waitFor(async () => expect((await asked(NEW)).status).toBe(200), { timeout: 20_000 });
}, 120_000);
afterAll(() => close());

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** fetch decodes bodies by itself, but this test checks the bytes on the wire. */
function asked(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    get(backend.url + path, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode, headers: answered } = response;
        resolve({ status: statusCode ?? 0, headers: answered, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');

/** As Chromium asks for an asset when it has one of the same name. */
const having = (path: string, { content = contents[path]!, id = path.slice(-11, -3) } = {}) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${hashOf(content)}:`,
  'dictionary-id': `"${id}"`,
});

const expectWhole = ({ status, headers, body }: Answer, path: string) => {
  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe(contents[path]);
};

test('a client is told for which files an asset is a dictionary, and caches are told what it depends on', async () => {
  const { headers } = await asked(NEW, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/assets/list-*.js", id="BBBBbbbb"',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await asked('/index.html')).headers['use-as-dictionary']).toBeUndefined();
});

test('a client that has an earlier asset of that name gets what changed, and can read it with that asset only', async () => {
  const whole = await asked(NEW, { 'accept-encoding': 'br' });
  const { status, headers, body } = await asked(NEW, having(OLD));
  expect([status, headers['content-encoding']]).toEqual([200, 'dcz']);
  expect(headers).toMatchObject({
    etag: `W/${String(whole.headers['etag'])}`, // a strong one names the same bytes
    'content-length': String(body.byteLength),
    'use-as-dictionary': whole.headers['use-as-dictionary'],
    vary: whole.headers['vary'],
  });
  expect(body.byteLength).toBeLessThan(150);
  expect(whole.body.byteLength).toBeGreaterThan(2_000);
  // RFC 9842, section 5: eight fixed bytes, the SHA-256 of the dictionary, then zstd
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40).toString('base64')).toBe(hashOf(contents[OLD]!));
  const read = (path: string) =>
    zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(contents[path]!) }).toString();
  expect(read(OLD)).toBe(contents[NEW]);
  expect(() => zstdDecompressSync(body.subarray(40))).toThrow();
});

test('a client whose dictionary is not known here, or of no use, gets the whole asset', async () => {
  const unknown = [
    having(OLD, { content: 'other bytes under that name' }),
    having(OLD, { id: 'GGGGgggg' }),
    having(OLD, { id: '../x/../' }),
    having(OTHER), // another asset, whose name only begins alike
    { ...having(OLD), 'available-dictionary': 'no hash' },
    { 'accept-encoding': 'br, dcz', 'dictionary-id': '"AAAAaaaa"' },
  ];
  for (const headers of unknown) expectWhole(await asked(NEW, headers), NEW);
  expectWhole(await asked(NEW_TABLE, having(OLD_TABLE)), NEW_TABLE);
});

test('an asset that is kept later is a dictionary from then on', async () => {
  const earlier = openEarlierAssets(join(home, 'later'), Date.now);
  const dictionaries = openDictionaries(earlier);
  const body = await encode(Buffer.from(contents[NEW]!), { quality: 5 });
  const request = new Request(backend.url + NEW, { headers: having(OLD) });
  const encodingOf = async () =>
    (await dictionaries.negotiate(NEW, body, request)).headers['content-encoding'];
  expect(await encodingOf()).toBe('br');
  const files = new Map([[OLD, Buffer.from(contents[OLD]!)]]);
  await earlier.keep({ files } as Partial<AppVersion> as AppVersion);
  expect(await encodingOf()).toBe('dcz');
});

test('a client that does not accept that encoding gets the whole asset', async () => {
  for (const accepted of ['gzip, br', 'br, dcz;q=0', 'br, dcb']) {
    expectWhole(await asked(NEW, { ...having(OLD), 'accept-encoding': accepted }), NEW);
  }
});

test('an asset that the client has is not sent again, whichever encoding it came in', async () => {
  for (const first of [{ 'accept-encoding': 'br' }, having(OLD)]) {
    const { headers } = await asked(NEW, first);
    for (const again of [having(OLD), having(NEW), { 'accept-encoding': 'br' }]) {
      const { status, body } = await asked(NEW, {
        ...again,
        'if-none-match': String(headers['etag']),
      });
      expect([status, body.byteLength]).toEqual([304, 0]);
    }
  }
  const changed = await asked(NEW, { ...having(OLD), 'if-none-match': '"other"' });
  expect([changed.status, changed.headers['content-encoding']]).toEqual([200, 'dcz']);
});

test('a reload of an asset that is its own dictionary, a HEAD, and a range', async () => {
  const own = await asked(NEW, having(NEW));
  expect([own.status, own.body.byteLength < 100]).toEqual([200, true]);
  const of_changes = await asked(NEW, having(OLD));
  const head = await asked(NEW, having(OLD), 'HEAD');
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  for (const name of ['content-encoding', 'content-length', 'etag'])
    expect(head.headers[name]).toBe(of_changes.headers[name]);
  const range = await asked(NEW, { ...having(OLD), range: 'bytes=0-9' });
  expect([range.status, range.body]).toEqual([200, of_changes.body]); // no ranges are served
});
