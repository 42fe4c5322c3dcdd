import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { forgetSharedText, SHARE_PATH, sharedText } from '#sync/device/shared-text.ts';
import { ORIGIN, workerWorld } from '#tests/fixtures/browser/worker-world.ts';

workerWorld();
const { takeShared } = await import('./share-target.ts');
beforeEach(forgetSharedText);

const shared = (parts: Record<string, string | File>, path = SHARE_PATH, origin = ORIGIN) => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return takeShared(new Request(origin + path, { method: 'POST', body }));
};

test('a text that is shared is kept, and shown at an address that does not have it', async () => {
  const answer = await shared({ title: 'Grupo', text: '1. João\n2. Ana' });
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, ORIGIN + SHARE_PATH]);
  expect(await sharedText()).toBe('1. João\n2. Ana');
  await shared({ text: '1. Bia' });
  expect(await sharedText()).toBe('1. Bia');
});

test('the file of an exported chat is read, its end', async () => {
  const chat = `${'x'.repeat(60_000)}\n1. João`;
  await shared({ files: new File([chat], 'chat.txt', { type: 'text/plain' }) });
  const kept = await sharedText();
  expect(kept).toHaveLength(50_000);
  expect(kept.endsWith('1. João')).toBe(true);
});

test('an empty text replaces nothing, and what cannot be read is no failure', async () => {
  await shared({ text: '1. João' });
  await shared({ text: ' ' });
  const broken = new Request(ORIGIN + SHARE_PATH, { method: 'POST', body: '{}' });
  expect((await takeShared(broken))?.status).toBe(303);
  expect(await sharedText()).toBe('1. João');
});

test('no other request is taken', () => {
  expect(shared({ text: 'x' }, '/event/create')).toBeUndefined();
  expect(shared({ text: 'x' }, SHARE_PATH, 'https://evil.example')).toBeUndefined();
  expect(takeShared(new Request(ORIGIN + SHARE_PATH))).toBeUndefined();
});

test('the manifest sends it where it is taken, by names that are read', () => {
  const { share_target: target } = JSON.parse(
    readFileSync('public/manifest.webmanifest', 'utf8'),
  ) as { share_target: object };
  expect(target).toMatchObject({
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { text: 'text', files: [{ name: 'files' }] },
  });
});
