// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import type { Account } from '#sync/account/account.ts';
import type { WaitingPicture } from '#sync/sending/waiting-pictures.ts';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { AccountContext } from '../account-context.ts';
import { useUploadPicture } from './use-upload-picture.ts';

/** Storage's answers, one for each upload. */
const answers: string[] = [];
class Request {
  upload = {};
  status = 403;
  response = {};
  onload?: () => void;
  open() {}
  abort() {}
  setRequestHeader() {}
  send() {
    const error = answers.shift();
    this.response = error === 'ok' ? { Key: 'x' } : { statusCode: '403', error };
    this.status = error === 'ok' ? 200 : 403;
    this.onload?.();
  }
}

const ana = seededIds(7)();
let db: DeviceDatabase;
let account: Account;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', Request);
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange };
  db = new DeviceDatabase(ana, idb);
  const source = await signedInSource(ana, { idb });
  account = { person: { id: ana }, local: { db, source } } as unknown as Account;
});
afterEach(() => {
  account.local.source.shared.close();
  db.close();
  vi.unstubAllGlobals();
});

const file = new File(['x'], 'a.png', { type: 'image/png' });
const draw = async () =>
  ({ ok: true, value: { type: 'image/webp', bytes: new ArrayBuffer(8) } }) as const;
const kept = async () => (await db.meta.toArray()) as unknown as WaitingPicture[];

/** A form with pictures, as it stands when its last picture was answered. */
async function choose(several: boolean, ...said: string[]) {
  answers.push(...said);
  let urls: string[] = [];
  let form!: ReturnType<typeof useUploadPicture<never>>;
  function Form() {
    const onChange = (url: string) => void (urls = url ? [...urls, url] : []);
    form = useUploadPicture<never>('event-images', { value: '', draw, onChange });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(
      <AccountContext value={account}>
        <Form />
      </AccountContext>,
    );
  });
  const files = said.map(() => file);
  await act(async () => {
    if (several) form.pickAll(files, (url) => void (urls = urls.filter((one) => one !== url)));
    else form.pick(file);
    await expect.poll(() => answers).toEqual([]);
  });
  await expect.poll(() => act(async () => form.busy)).toBe(false);
  const { problem } = form;
  await act(async () => root.unmount());
  return { urls, problem };
}

test.each(['storage_full', 'network_full'] as const)(
  'a picture that is refused as %s says so, and leaves neither an address nor a file',
  async (code) => {
    expect(await choose(false, code)).toEqual({ urls: [], problem: code });
    expect(await kept()).toEqual([]);
  },
);

test('of several pictures the first refusal is said, also when the last one was stored', async () => {
  const { urls, problem } = await choose(true, 'storage_full', 'ok');
  expect(problem).toBe('storage_full');
  expect(urls).toHaveLength(1);
});

test('pictures that were chosen before say nothing over those that were chosen last', async () => {
  const uploads: (() => void)[] = [];
  class SlowRequest extends Request {
    override send() {
      uploads.push(() => super.send());
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const urls: string[] = [];
  let form!: ReturnType<typeof useUploadPicture<never>>;
  function Form() {
    const onChange = (url: string) => void urls.push(url);
    form = useUploadPicture<never>('event-images', { value: '', draw, onChange });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const page = (
    <AccountContext value={account}>
      <Form />
    </AccountContext>
  );
  await act(async () => root.render(page));
  const choose_two = (begun: number) =>
    act(async () => {
      form.pickAll([file, file], vi.fn());
      await expect.poll(() => uploads).toHaveLength(begun);
    });
  await choose_two(1);
  await choose_two(2); // the first choice sends nothing more
  answers.push('storage_full', 'ok', 'ok');
  await act(async () => uploads[0]!()); // an answer to what was given up
  expect([form.busy, form.problem]).toEqual([true, undefined]);
  await act(async () => {
    uploads[1]!();
    await expect.poll(() => uploads).toHaveLength(3);
  });
  expect(form.busy).toBe(true);
  await act(async () => {
    uploads[2]!();
    await expect.poll(() => answers).toEqual([]);
  });
  await expect.poll(() => act(async () => form.busy)).toBe(false);
  expect([urls.length, form.problem]).toEqual([4, undefined]);
  await act(async () => root.unmount());
});

test('a removed picture is neither sent nor kept; brought back, it is both', async () => {
  const uploads: (() => void)[] = [];
  class SlowRequest extends Request {
    override send() {
      uploads.push(() => super.send());
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  let value = '';
  let form!: ReturnType<typeof useUploadPicture<never>>;
  function Form() {
    const [url, setUrl] = useState('');
    value = url;
    form = useUploadPicture<never>('event-images', { value: url, draw, onChange: setUrl });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <AccountContext value={account}>
        <Form />
      </AccountContext>,
    ),
  );
  const settled = <Value,>(what: () => Value | Promise<Value>) =>
    expect.poll(async () => {
      await act(async () => undefined);
      return what();
    });
  expect(form.undo).toBeUndefined();
  await act(async () => form.pick(file));
  await settled(() => uploads).toHaveLength(1);
  const url = value;
  await act(async () => form.remove());
  await settled(() => form.undo).toBeDefined();
  await settled(kept).toEqual([]);
  expect([value, form.busy]).toEqual(['', false]);
  await act(async () => form.undo!());
  await settled(() => uploads).toHaveLength(2);
  expect([value, form.undo]).toEqual([url, undefined]);
  await settled(kept).toHaveLength(1);
  answers.push('ok');
  await act(async () => uploads[1]!());
  await settled(() => form.busy).toBe(false);
  expect([value, (await kept()).length, form.waiting]).toEqual([url, 0, false]);
  await act(async () => root.unmount());
});

test('an uploaded picture is told from an address that was typed', async () => {
  const { urls } = await choose(false, 'ok');
  const uploaded = async (value: string) => {
    let form!: ReturnType<typeof useUploadPicture<never>>;
    function Form() {
      form = useUploadPicture<never>('event-images', { value, draw, onChange: vi.fn() });
      return null;
    }
    const root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <AccountContext value={account}>
          <Form />
        </AccountContext>,
      ),
    );
    await act(async () => root.unmount());
    return form.uploaded;
  };
  expect(await uploaded(urls[0]!)).toBe(true);
  expect(await uploaded('https://lobos.com.br/storage/logo.png')).toBe(false);
  expect(await uploaded('')).toBe(false);
});
