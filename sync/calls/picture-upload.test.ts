import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER, signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import type { SessionSource } from '../identity/session.ts';
import { picturePath, pictureUrl, uploadPicture, type Picture } from './picture-upload.ts';

const nextId = seededIds(21);
const [ana, id] = [nextId(), nextId()];
const picture: Picture = {
  kind: 'event-images',
  path: picturePath(ana, id, 'image/webp'),
  type: 'image/webp',
  bytes: new ArrayBuffer(8),
};

let source: SessionSource;
let left: AbortController;
let sent: { url: string; init: RequestInit }[];
let reply: () => Response | Promise<Response>;
beforeEach(async () => {
  source = await signedInSource(ana);
  left = new AbortController();
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/auth/'))
      return Response.json({ access_token: 'two', refresh_token: 'r', expires_in: 3600 });
    sent.push({ url, init });
    return reply();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  source.shared.close();
});

type Progress = (share: number) => void;
const upload = ({
  onProgress,
  patience_ms = 1_000,
}: { onProgress?: Progress; patience_ms?: number } = {}) =>
  uploadPicture(picture, { source, user_id: ana, signal: left.signal, patience_ms, onProgress });
const says = (status: number, json: unknown) => () => Response.json(json, { status });

test.each([
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
] as const)('a picture of type %s ends in .%s, and its address is known before', (type, ending) => {
  const path = picturePath(ana, id, type);
  expect(path).toBe(`${ana}/${id}.${ending}`);
  expect(pictureUrl(SERVER, { kind: 'avatars', path })).toBe(
    `http://server/storage/v1/object/public/avatars/${path}`,
  );
});

test('it is stored as this person, is kept by browsers for a year, and never overwrites', async () => {
  reply = says(200, { Key: 'event-images/x' });
  expect(await upload()).toEqual({ kind: 'ok' });
  expect(sent).toMatchObject([
    {
      url: `http://server/storage/v1/object/event-images/${picture.path}`,
      init: {
        method: 'POST',
        cache: 'no-store',
        redirect: 'error',
        body: picture.bytes,
        headers: {
          apikey: 'key',
          authorization: 'Bearer one',
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000',
          'x-upsert': 'false',
        },
      },
    },
  ]);
});

const problem = (statusCode: string | number, error?: string) => ({ statusCode, error });
const refused = (code: string) => ({ kind: 'refused', code });
const transient = { kind: 'transient' };
test.each<[string, () => Response, object]>([
  ['a picture that is there already', says(400, problem('409')), { kind: 'ok' }],
  ['not allowed', says(400, problem('403')), refused('not_allowed')],
  ['too large', says(400, problem(413)), refused('file_too_large')],
  ['no picture', says(400, problem('415')), refused('not_a_picture')],
  ['a full storage', says(400, problem('403', 'storage_full')), refused('storage_full')],
  ['a full network', says(400, problem('403', 'network_full')), refused('network_full')],
  [
    'too large, from a gateway',
    () => new Response('<html>', { status: 413 }),
    refused('file_too_large'),
  ],
  ['a failure of Storage', says(500, problem('500')), transient],
  ['a portal', () => new Response('<html>', { status: 200 }), transient],
  ['a portal that speaks JSON', says(200, { login: 'here' }), transient],
  ['a proxy that repeats what was stored', says(502, { Key: 'x' }), transient],
])('%s', async (_, answer, outcome) => {
  reply = answer;
  expect(await upload()).toEqual(outcome);
  expect(sent).toHaveLength(1);
});

test('a token that Storage rejects is refreshed once', async () => {
  reply = () =>
    sent.length === 1 ? says(400, problem('401'))() : says(200, { Key: 'event-images/x' })();
  expect(await upload()).toEqual({ kind: 'ok' });
  const tokens = sent.map(({ init }) => new Headers(init.headers).get('authorization'));
  expect(tokens).toEqual(['Bearer one', 'Bearer two']);
});

test('without a network the failure is temporary; a caller that aborts gets its own reason', async () => {
  reply = () => Promise.reject(new TypeError('fetch failed'));
  expect(await upload()).toEqual(transient);
  reply = () => {
    left.abort(new DOMException('signed out', 'AbortError'));
    return Promise.reject(new TypeError('fetch failed'));
  };
  await expect(upload()).rejects.toThrow('signed out');
});

test('a connection that hangs counts as lost', async () => {
  const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  reply = () => Promise.reject(sent.at(-1)!.init.signal!.reason as Error);
  expect(await upload({ patience_ms: 8_000 })).toEqual(transient);
  expect(timeout).toHaveBeenCalledWith(8_000);
  timeout.mockRestore();
});

/** XMLHttpRequest as far as an upload uses it. */
class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  asked: unknown[] = [];
  status = 0;
  response: unknown = null;
  responseType = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = (...asked: unknown[]) => void this.asked.push(...asked);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  static readonly begun = vi.fn<(request: Request) => void>();
  send = (body: unknown) => {
    this.asked.push(body);
    Request.begun(this);
  };
  abort = () => this.end(this.onabort);
  end(how?: () => void) {
    how?.();
    this.onloadend?.();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.end(this.onload);
  }
}

describe('a page that shows the progress', () => {
  const shares: number[] = [];
  let request: Promise<Request>;
  beforeEach(() => {
    shares.length = 0;
    vi.stubGlobal('XMLHttpRequest', Request);
    request = new Promise((resolve) => {
      Request.begun.mockImplementation(resolve);
    });
  });
  const onProgress = (share: number) => void shares.push(share);

  test('sends the same request, and is told which share of it was sent', async () => {
    const uploading = upload({ onProgress });
    const asking = await request;
    expect(asking.asked).toEqual([
      'POST',
      `http://server/storage/v1/object/event-images/${picture.path}`,
      picture.bytes,
    ]);
    expect([asking.headers['authorization'], asking.responseType]).toEqual(['Bearer one', 'json']);
    asking.upload.onprogress!({ loaded: 2, total: 8 });
    asking.upload.onprogress!({ loaded: 0, total: 0 });
    asking.upload.onprogress!({ loaded: 1, total: 1 });
    expect(shares).toEqual([0.25, 0, 1]);
    asking.answer(200, { Key: 'x' });
    expect(await uploading).toEqual({ kind: 'ok' });
    const late = vi.spyOn(asking, 'abort');
    left.abort();
    expect(late).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  test('is refused like any other', async () => {
    const uploading = upload({ onProgress });
    (await request).answer(400, problem('415'));
    expect(await uploading).toEqual(refused('not_a_picture'));
  });

  test('without a network it can be tried again', async () => {
    const uploading = upload({ onProgress });
    const asking = await request;
    asking.end(asking.onerror);
    expect(await uploading).toEqual(transient);
  });

  test('stops when the page gives up, and begins nothing afterwards', async () => {
    const uploading = upload({ onProgress });
    await request;
    left.abort(new DOMException('left', 'AbortError'));
    await expect(uploading).rejects.toThrow('left');
    const begun = vi.fn();
    vi.stubGlobal('XMLHttpRequest', begun);
    await expect(upload({ onProgress })).rejects.toThrow('left');
    expect(begun).not.toHaveBeenCalled();
  });
});
