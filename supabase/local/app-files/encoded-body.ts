import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/**
 * A body in every encoding in which it is served. An encoding that would not be smaller is absent.
 */
export type Encoded = {
  etag: string;
  identity: Bytes;
  br: Bytes | null;
  gzip: Bytes | null;
};

/** The encoding chosen for a request. */
export type Negotiated = {
  bytes: Bytes;
  headers: Record<string, string>;
};

type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @param quality of brotli: 5 while a client waits, 11 for what is built once */
export async function encode(
  bytes: Uint8Array,
  { etag, quality }: { etag?: string; quality: number },
): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    gzipped(bytes, { level: quality > 9 ? 9 : 6 }),
  ]);
  return { ...unencoded(bytes, etag), br: smaller(br, bytes), gzip: smaller(gz, bytes) };
}

/** For content that compresses badly: pictures, fonts. */
export function unencoded(bytes: Uint8Array, etag: string = hashOf(bytes)): Encoded {
  return { etag, identity: new Uint8Array(bytes), br: null, gzip: null };
}

/** The smallest encoding that the request accepts. */
export function negotiate(body: Encoded, request: Request): Negotiated {
  const takes = (name: 'br' | 'gzip') => body[name] !== null && accepts(request, name);
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  const bytes = body[encoding] ?? body.identity;
  return {
    bytes,
    headers: {
      etag: `"${body.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      vary: 'accept-encoding',
      'content-length': String(bytes.byteLength),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  };
}

export function accepts(request: Request, encoding: string): boolean {
  const accepted = parseAccept(request.headers.get('accept-encoding') ?? '');
  return accepted.some(({ type, q }) => type.toLowerCase() === encoding && q > 0);
}

function smaller(encoded: Uint8Array, bytes: Uint8Array): Bytes | null {
  return encoded.byteLength < bytes.byteLength ? new Uint8Array(encoded) : null;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}
