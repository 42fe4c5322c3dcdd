import { fillWithDefaultSettings } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import {
  exposeRxStorageRemote,
  getRxStorageRemote,
  type MessageFromRemote,
  type MessageToRemote,
} from 'rxdb/plugins/storage-remote';
import { Subject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('[S8] requests of one collection pass one after the other, those of another beside them', async () => {
  const { takingTurns } = await import('./turns.ts');
  const passed: string[] = [];
  const { ask, answered } = takingTurns(({ id }: { connectionId: string; id: string }) =>
    passed.push(id),
  );
  const answer = (connectionId: string, answerTo = 'r') => answered({ connectionId, answerTo });
  for (const id of ['a1', 'a2', 'a3', 'b1']) ask({ connectionId: id[0]!, id });
  expect(passed).toEqual(['a1', 'b1']);
  answer('a', 'changestream');
  expect(passed).toEqual(['a1', 'b1']);
  answer('a');
  expect(passed).toEqual(['a1', 'b1', 'a2']);
  answer('b');
  answer('a');
  answer('a'); // nothing waits any more
  ask({ connectionId: 'a', id: 'a4' });
  expect(passed).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

test('[S8] what fails holds up nothing, and a collection can be closed', async () => {
  const { takingTurns } = await import('./turns.ts');
  const to_thread$ = new Subject<MessageToRemote>();
  const to_page$ = new Subject<MessageFromRemote>();
  const { ask, answered } = takingTurns((request: MessageToRemote) => to_thread$.next(request));
  exposeRxStorageRemote({
    messages$: to_thread$,
    send: (message) => {
      to_page$.next(message);
      answered(message);
    },
    storage: getRxStorageMemory(),
  });
  const storage = getRxStorageRemote({
    identifier: 'turns',
    mode: 'one',
    messageChannelCreator: async () => ({ messages$: to_page$, send: ask, close: async () => {} }),
  });
  const collection = await storage.createStorageInstance<{ id: string }>({
    databaseInstanceToken: 'token',
    databaseName: 'turns',
    collectionName: 'rows',
    schema: fillWithDefaultSettings<{ id: string }>({
      version: 0,
      primaryKey: 'id',
      type: 'object',
      properties: { id: { type: 'string', maxLength: 10 } },
    }),
    options: {},
    multiInstance: false,
    devMode: false,
  });
  const fails = collection.getAttachmentData('nobody', 'picture', 'md5');
  const reads = collection.findDocumentsById(['a'], false);
  await expect(fails).rejects.toThrow('getAttachmentData');
  await expect(reads).resolves.toEqual([]);
  await Promise.all([collection.findDocumentsById(['b'], false), collection.close()]);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', false],
])('[S8] which browsers need it: %s', async (userAgent, needed) => {
  vi.stubGlobal('navigator', { userAgent });
  expect((await import('./turns.ts')).NEEDS_TURNS).toBe(needed);
});
