import { randomUUID } from 'node:crypto';
import { finished, preflight } from '../door/api-response.ts';
import type { Answer, Call } from '../door/call.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { Keys } from '../data-dir/keys.ts';
import { checkPicture, PICTURE_LIMIT_BYTES, type Picture } from './picture-check.ts';
import { openPictureFiles, type PictureFiles } from './picture-files.ts';
import { readBody } from '../door/request-body.ts';
import {
  callerOf,
  denied,
  expired,
  jsonOf,
  notFound,
  OBJECTS,
  placeOf,
  prefixesOf,
  problem,
  type Place,
} from './storage-request.ts';
import { bytesOfUpload } from './upload-body.ts';

export type StorageOptions = {
  db: Pick<OpenDatabase, 'query' | 'asCaller'>;
  /** Null keeps the files in memory. */
  pictures_dir: string | null;
  keys: Pick<Keys, 'jwt_secret'>;
  now_ms: () => number;
};

type StorageParts = Omit<StorageOptions, 'pictures_dir'> & { files: PictureFiles };

/** One request: its target and its caller. */
type StorageCall = StorageParts &
  Place & {
    request: Request;
    caller: { user_id: string };
    /** Of the caller, as `Caller` of the door has it. */
    address: string;
  };

/** The largest picture with the form around it. */
const BODY_LIMIT_BYTES = PICTURE_LIMIT_BYTES + 16 * 1024;

export type Storage = {
  /**
   * Answers `/storage/v1/*`, as far as the app uses `supabase.storage`: upload, remove, list and
   * public download. The policies on storage.objects decide: every write runs as the caller.
   */
  answer: Answer;
  /** Removes the pictures of deleted accounts. @returns how many */
  sweep: () => Promise<number>;
};

export function createStorage({ pictures_dir, ...options }: StorageOptions): Storage {
  const parts = { ...options, files: openPictureFiles(pictures_dir) };
  return {
    answer: (call) => answerOrFail(parts, call),
    sweep: () => sweep(parts),
  };
}

async function answerOrFail(parts: StorageParts, call: Call): Promise<Response> {
  const { path } = call;
  try {
    const response = await answer(parts, call);
    const sent = await finished(response, path);
    // the default header forbids caching; a picture sets its own
    const cache = response.headers.get('cache-control');
    if (cache !== null) sent.headers.set('cache-control', cache);
    return sent;
  } catch (error) {
    console.error('storage', error instanceof Error ? error.message : 'failed');
    return finished(problem(500, 'internal'), OBJECTS);
  }
}

async function sweep({ db, files }: StorageParts): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `delete from storage.objects o where not exists (
       select from auth.users u where u.id::text = split_part(o.name, '/', 1)) returning id`,
  );
  for (const { id } of rows) await files.remove(id);
  return rows.length;
}

async function answer(parts: StorageParts, call: Call): Promise<Response> {
  const { request, path } = call;
  const { method } = request;
  if (method === 'OPTIONS') return preflight(request);
  const place = placeOf(path);
  if (!place) return problem(404, 'not_found');
  const reads = method === 'GET' || method === 'HEAD';
  if (place.kind === 'public' && reads) return download(parts, place, request);
  const run = writerFor(place, method);
  if (!run) return problem(405, 'method_not_allowed');
  const caller = await callerOf(request, { ...parts.keys, now_ms: parts.now_ms() });
  if (caller === 'expired') return expired();
  if (caller === 'anon') return denied();
  return run({ ...parts, ...place, request, caller, address: call.caller.address });
}

function writerFor({ kind, path }: Place, method: string) {
  if (kind === 'list' && method === 'POST') return list;
  if (kind !== 'own') return null;
  if (method === 'POST' && path !== '') return upload;
  return method === 'DELETE' ? remove : null;
}

async function upload(call: StorageCall): Promise<Response> {
  const body = await readBody(call.request, BODY_LIMIT_BYTES);
  if (!body) return problem(413, 'file_too_large');
  const bytes = await bytesOfUpload(call.request, body);
  if (!bytes) return problem(400, 'invalid_args');
  const picture = checkPicture(bytes);
  if (picture === 'file_too_large') return problem(413, picture);
  if (typeof picture === 'string') return problem(415, picture);
  const stored = await store(call, bytes, picture);
  if (stored === 'denied') {
    const full = await whatIsFull(call, { size: bytes.byteLength });
    return full ? problem(403, full) : denied();
  }
  if (stored === 'duplicate') {
    return problem(409, 'The resource already exists', { error: 'Duplicate' });
  }
  return Response.json({ Id: stored.id, Key: `${call.bucket}/${call.path}` });
}

/** Runs as the caller, whose address is known then: `private.picture_fits` counts by address too. */
const asUploader = <T>(
  { db, caller, address }: StorageCall,
  run: (query: Database['query']) => Promise<T>,
): Promise<T> =>
  db.asCaller(caller, async (query) => {
    const headers = { 'x-forwarded-for': address };
    await query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
    return run(query);
  });

async function store(
  call: StorageCall,
  bytes: Uint8Array,
  { type, width, height }: Picture,
): Promise<{ id: string } | 'denied' | 'duplicate'> {
  const { files, bucket, path, caller } = call;
  const id = randomUUID();
  const metadata = { mimetype: type, size: bytes.byteLength, width, height };
  try {
    await asUploader(call, async (query) => {
      await query(
        `insert into storage.objects (id, bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4, $5::text::jsonb)`,
        [id, bucket, path, caller.user_id, JSON.stringify(metadata)],
      );
      // before the commit: a row without its file would be a broken picture
      await files.write(id, bytes);
    });
    return { id };
  } catch (error) {
    await files.remove(id);
    const { code } = error as { code?: unknown };
    if (code === '42501' || code === '23503') return 'denied'; // 23503: no such bucket
    if (code === '23505') return 'duplicate';
    throw error;
  }
}

/**
 * Whether a picture was refused because the space of the account (`storage_full`) or of its network
 * (`network_full`) is full; the policy itself gives no reason.
 */
async function whatIsFull(call: StorageCall, { size }: { size: number }) {
  const { rows } = await asUploader(call, (query) =>
    query<{ code: string | null }>(
      `select nullif(private.picture_refusal(jsonb_build_object('size', $3::bigint)), 'not_allowed') as code
         where private.is_my_picture($1, $2)`,
      [call.bucket, call.path, size],
    ),
  );
  return rows[0]?.code ?? null;
}

async function remove({
  db,
  files,
  request,
  bucket,
  path,
  caller,
}: StorageCall): Promise<Response> {
  const paths = path === '' ? await prefixesOf(request) : [path];
  if (!paths) return problem(400, 'invalid_args');
  const { rows } = await db.asCaller(caller, (query) =>
    query<{ id: string; name: string }>(
      'delete from storage.objects where bucket_id = $1 and name = any ($2) returning id, name',
      [bucket, paths],
    ),
  );
  for (const { id } of rows) await files.remove(id);
  if (path !== '' && rows.length === 0) return notFound();
  return Response.json(rows.map(({ id, name }) => ({ id, name, bucket_id: bucket })));
}

/** The files of a folder; of another person's folder it lists none. */
async function list({ db, request, bucket, caller }: StorageCall): Promise<Response> {
  const prefix = (await jsonOf(request))?.['prefix'];
  const folder = typeof prefix === 'string' ? prefix.replaceAll(/^\/+|\/+$/g, '') : '';
  if (folder.includes('\0')) return problem(400, 'invalid_args');
  const { rows } = await db.asCaller(caller, (query) =>
    query(
      `select id, split_part(name, '/', 2) as name, metadata, created_at from storage.objects
       where bucket_id = $1 and split_part(name, '/', 1) = $2 order by name limit 200`,
      [bucket, folder],
    ),
  );
  return Response.json(rows);
}

async function download(
  { db, files }: StorageParts,
  { bucket, path }: Place,
  request: Request,
): Promise<Response> {
  const { rows } = await db.query<{ id: string; type: string }>(
    `select o.id, o.metadata ->> 'mimetype' as type from storage.objects o join storage.buckets b on b.id = o.bucket_id
     where b.public and o.bucket_id = $1 and o.name = $2`,
    [bucket, path],
  );
  const found = rows[0];
  const bytes = found ? await files.read(found.id) : null;
  if (!found || !bytes) return notFound();
  const headers = {
    etag: `"${found.id}"`,
    'content-type': found.type,
    'cache-control': 'public, max-age=31536000, immutable', // a name is never reused
    'content-disposition': `inline; filename="${path.split('/').at(-1)}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  });
}
