import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { dropDraft, writeDraft } from '../drafts/drafts.ts';
import { picturePath, pictureUrl, uploadPicture } from '../calls/picture-upload.ts';
import { refusedPictures, sendPictureAgain } from './refused-pictures.ts';
import { sendReady } from './sender.ts';
import type { SessionSource } from '../identity/session.ts';
import { keepPicture, sendWaitingPictures, waitingPicture } from './waiting-pictures.ts';

const DAY_MS = 86_400_000;
const nextId = seededIds(11);
const ana = nextId();
let db: DeviceDatabase;
let source: SessionSource;
let now: number;
let asked: string[];
let storage: () => Response;
let rest: () => Response;

beforeEach(async () => {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange };
  now = NOW;
  db = new DeviceDatabase(ana, idb);
  source = await signedInSource(ana, { idb, now: () => now, valid_s: 10 * 86_400 });
  asked = [];
  storage = () => Response.json({ Key: 'event-images/x' });
  rest = () => {
    throw new TypeError('no line');
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url);
    asked.push(pathname.split('/')[1]!);
    if (pathname.startsWith('/storage/')) return storage();
    return rest();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  db.close();
  source.shared.close();
});

async function chosen() {
  const path = picturePath(ana, nextId(), 'image/webp');
  const bytes = new ArrayBuffer(8);
  const picture = { kind: 'event-images', path, type: 'image/webp', bytes } as const;
  await keepPicture(db, { ...picture, chosen_at: NOW, wanted: false });
  return picture;
}

const name_it = (url: string) =>
  db.outbox.add({
    id: nextId(),
    user_id: ana,
    device_id: nextId(),
    lane: 'event:x',
    once: nextId(),
    name: 'update_event@1',
    args: { banner: url },
    label: '',
    created_at: new Date(NOW).toISOString(),
    status: 'queued',
    attempts: 0,
    next_at: 0,
  });
const patience_ms = 1_000;
const send = () => sendWaitingPictures({ db, user_id: ana, source, patience_ms });
const refused = (statusCode: string) => () =>
  Response.json({ statusCode, error: 'x', message: 'x' }, { status: 400 });

describe('[U9] a waiting picture', () => {
  test('is sent before the mutation that names it', async () => {
    const picture = await chosen();
    await name_it(pictureUrl(source.server, picture));
    expect(await sendReady({ db, user_id: ana, source })).toEqual({ kind: 'unreachable' });
    expect(asked).toEqual(['storage', 'rest']);
    expect(await waitingPicture(db, picture.path)).toBeUndefined();
  });

  test('stays while nothing names it, for a day', async () => {
    const picture = await chosen();
    await send();
    expect(asked).toEqual([]);
    expect(await waitingPicture(db, picture.path)).toBeDefined();
    now += DAY_MS + 1;
    await send();
    expect(await waitingPicture(db, picture.path)).toBeUndefined();
  });

  test('[case 39] [U13] is not kept for years by a clock that was set back', async () => {
    const picture = await chosen();
    now -= 400 * DAY_MS;
    await send();
    expect(await waitingPicture(db, picture.path)).toBeUndefined();
  });

  test('stays as long as a draft shows it: the form comes back with it', async () => {
    const picture = await chosen();
    await writeDraft(db, 'event:new', { banner: pictureUrl(source.server, picture) });
    now += 10 * DAY_MS;
    await send();
    expect(await waitingPicture(db, picture.path)).toBeDefined();
    await dropDraft(db, 'event:new');
    await send();
    expect(await waitingPicture(db, picture.path)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('stays wanted without a network, also after the mutation was removed', async () => {
    const picture = await chosen();
    await name_it(pictureUrl(source.server, picture));
    storage = () => new Response('<html>Wi-Fi</html>');
    await send();
    await db.outbox.clear();
    now += 2 * DAY_MS;
    storage = () => Response.json({ Key: 'x' });
    await send();
    expect(asked).toEqual(['storage', 'storage']);
    expect(await waitingPicture(db, picture.path)).toBeUndefined();
  });

  test.each([
    ['sent already', '409', undefined],
    ['refused', '403', { refused: 'not_allowed' }],
  ])('that was %s is not sent again', async (_, statusCode, left) => {
    const picture = await chosen();
    await name_it(pictureUrl(source.server, picture));
    storage = refused(statusCode);
    await send();
    await send();
    expect(asked).toEqual(['storage']);
    const kept = await waitingPicture(db, picture.path);
    if (left) expect(kept).toMatchObject(left);
    else expect(kept).toBeUndefined();
  });

  test('that was refused is listed until the person decides, and may be sent again', async () => {
    const picture = await chosen();
    await name_it(pictureUrl(source.server, picture));
    storage = refused('403');
    await send();
    const [told] = await refusedPictures(db);
    expect(told).toMatchObject({ path: picture.path, refused: 'not_allowed' });
    await db.outbox.clear();
    storage = () => Response.json({ Key: 'x' });
    await sendPictureAgain(db, told!);
    expect(await refusedPictures(db)).toEqual([]);
    await send();
    expect(asked).toEqual(['storage', 'storage']);
    expect(await waitingPicture(db, picture.path)).toBeUndefined();
  });

  test('that is not sent within the time is sent again after the mutation, in the remaining time', async () => {
    const picture = await chosen();
    await name_it(pictureUrl(source.server, picture));
    storage = () => new Response('<html>Wi-Fi</html>');
    rest = () =>
      Response.json({
        v: 1,
        as_user: ana,
        epoch: nextId(),
        server_now: new Date(NOW).toISOString(),
        results: [{ id: queued, status: 'applied', touched: [], xid: 7 }],
        rows: [],
      });
    const [{ id: queued } = { id: '' }] = await db.outbox.toArray();
    await sendReady({ db, user_id: ana, source });
    expect(asked).toEqual(['storage', 'rest', 'storage']);
    expect(await waitingPicture(db, picture.path)).toMatchObject({ wanted: true });
  });
});

test.each([
  ['403', { kind: 'refused', code: 'not_allowed' }],
  ['413', { kind: 'refused', code: 'file_too_large' }],
  ['415', { kind: 'refused', code: 'not_a_picture' }],
  ['409', { kind: 'ok' }],
  ['500', { kind: 'transient' }],
])('an answer of Storage with status %s', async (statusCode, outcome) => {
  storage = refused(statusCode);
  const { signal } = new AbortController();
  expect(
    await uploadPicture(await chosen(), { source, user_id: ana, signal, patience_ms }),
  ).toEqual(outcome);
});

test('a gateway’s own 413 is final', async () => {
  storage = () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 });
  const { signal } = new AbortController();
  expect(
    await uploadPicture(await chosen(), { source, user_id: ana, signal, patience_ms }),
  ).toEqual({ kind: 'refused', code: 'file_too_large' });
});
