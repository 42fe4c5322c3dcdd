import * as v from 'valibot';
import { withToken, type SessionSource } from '../identity/session.ts';
import type { ServerConfig } from '../transport/transport.ts';

/**
 * The buckets of supabase/schemas/core/storage.sql. Only administrators may write `patch-images`,
 * which has the pictures of advertisements too: the rules are the same.
 */
export type PictureKind =
  | 'event-images'
  | 'patch-images'
  | 'team-logos'
  | 'arena-images'
  | 'avatars'
  | 'team-media';

/** A picture redrawn on this device, and the path it will have. */
export type Picture = {
  readonly kind: PictureKind;
  /** `{uid}/{uuid}.webp`: chosen once, never overwritten. */
  readonly path: string;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: ArrayBuffer;
};

/** Why the server refuses a picture, as a code with a sentence (`problems.pictures`). */
export type PictureRefusal =
  | 'file_too_large'
  | 'not_a_picture'
  | 'not_allowed'
  | 'storage_full'
  | 'network_full';

export type Uploaded =
  | { readonly kind: 'ok' }
  | { readonly kind: 'transient' | 'auth' }
  | { readonly kind: 'refused'; readonly code: PictureRefusal };

/** The HTTP reply; undefined when none arrived. */
type Reply = { readonly status: number; readonly json: unknown } | undefined;

type Post = { readonly url: string; readonly headers: Record<string, string> };

type Upload = {
  readonly source: SessionSource;
  readonly user_id: string;
  readonly signal: AbortSignal;
  /** How long to wait before the connection counts as lost. */
  readonly patience_ms: number;
  /** Receives the share sent so far, 0 to 1. Only a page can measure it. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

const ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** @param id a uuid made for this picture */
export const picturePath = (user_id: string, id: string, type: Picture['type']): string =>
  `${user_id}/${id}.${ENDINGS[type]}`;

/** The public address of a picture, known before it is uploaded. */
export const pictureUrl = (server: ServerConfig, { kind, path }: Pick<Picture, 'kind' | 'path'>) =>
  `${server.url}/storage/v1/object/public/${kind}/${path}`;

/**
 * Stores a picture as this person. Repeating it at the same path is safe: an object that exists
 * already counts as stored.
 * @throws the signal's reason
 */
export const uploadPicture = (picture: Picture, upload: Upload): Promise<Uploaded> =>
  withToken<Uploaded>(upload, async (token) => read(await send(picture, upload, token)));

async function send(picture: Picture, upload: Upload, token: string | null): Promise<Reply> {
  const { server } = upload.source;
  const post: Post = {
    url: `${server.url}/storage/v1/object/${picture.kind}/${picture.path}`,
    headers: {
      apikey: server.publishable_key,
      authorization: `Bearer ${token}`,
      'content-type': picture.type,
      'cache-control': 'max-age=31536000',
      'x-upsert': 'false',
    },
  };
  const signal = AbortSignal.any([upload.signal, AbortSignal.timeout(upload.patience_ms)]);
  try {
    return upload.onProgress
      ? await byXhr(post, picture.bytes, { signal, onProgress: upload.onProgress })
      : await byFetch(post, picture.bytes, signal);
  } catch {
    upload.signal.throwIfAborted();
    return undefined;
  }
}

async function byFetch({ url, headers }: Post, body: ArrayBuffer, signal: AbortSignal) {
  const init = { method: 'POST', headers, body, signal, cache: 'no-store', redirect: 'error' };
  const response = await fetch(url, init as RequestInit);
  const json: unknown = await response.json().catch(() => undefined);
  return { status: response.status, json };
}

/** fetch reports no upload progress, so this uses XMLHttpRequest. */
function byXhr(
  { url, headers }: Post,
  body: ArrayBuffer,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, json: request.response as unknown });
    request.onerror = request.onabort = () => reject(new TypeError('no answer'));
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.send(body);
  });
}

const Stored = v.object({ Key: v.string() });
const Problem = v.object({
  statusCode: v.union([v.string(), v.number()]),
  /**
   * An error code. Only the embedded backend says `storage_full` and `network_full`; hosted Storage
   * says only that the upload is not allowed.
   */
  error: v.optional(v.string()),
});
/**
 * Storage's own status numbers in the body; on the hosted service most of these answers have HTTP
 * status 400.
 */
const REFUSALS: Record<string, PictureRefusal> = {
  '403': 'not_allowed',
  '413': 'file_too_large',
  '415': 'not_a_picture',
};

/**
 * Anything that is not Storage's JSON came from a portal or a proxy and counts as a network
 * failure. The exception is 413: a gateway in front of Storage sends it with its own body, and
 * would send it again.
 */
function read(reply: Reply): Uploaded {
  if (!reply) return { kind: 'transient' };
  if (reply.status === 413) return { kind: 'refused', code: 'file_too_large' };
  if (reply.status === 200 && v.is(Stored, reply.json)) return { kind: 'ok' };
  const problem = v.safeParse(Problem, reply.json);
  if (!problem.success) return { kind: 'transient' };
  const number = String(problem.output.statusCode);
  const { error } = problem.output;
  if (error === 'storage_full' || error === 'network_full') return { kind: 'refused', code: error };
  if (number === '409') return { kind: 'ok' };
  if (number === '401') return { kind: 'auth' };
  const code = REFUSALS[number];
  return code ? { kind: 'refused', code } : { kind: 'transient' };
}
