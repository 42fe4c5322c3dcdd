import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEVICE } from '../acts.ts';
import { openDatabase } from '../database.ts';
import { patchCodes } from './patch-code-acts.ts';
import { refusal } from '../session.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let patches: Awaited<ReturnType<typeof patchCodes>>;
beforeAll(async () => {
  db = await openDatabase();
  patches = await patchCodes(db);
});
afterAll(() => db[Symbol.asyncDispose]());

describe('[T16] guessing', () => {
  test('of ten thousand guesses by a hundred people only five per person are looked up, although there are a thousand codes to find', async () => {
    await patches.codes({ count: 500 });
    await patches.codes({ count: 500 });
    const people = await Promise.all(Array.from({ length: 100 }, patches.person));
    const said = new Map<string, number>();
    for (const one of people) {
      for (let batch = 0; batch < 5; batch += 1) {
        const mutations = Array.from({ length: 20 }, (_, seq) => ({
          id: crypto.randomUUID(),
          seq,
          name: 'redeem_patch@1',
          args: { code: crypto.randomUUID().replaceAll('-', '').slice(0, 10) },
        }));
        const push = { v: 1, user_id: one, device_id: DEVICE, mutations };
        const refused = await refusal(async () => {
          const { results } = await db.rpc<{ results: { code: string }[] }>(
            { user: one },
            'sync_push',
            push,
          );
          for (const { code } of results) said.set(code, (said.get(code) ?? 0) + 1);
        });
        if (refused) said.set(refused.sql_state, (said.get(refused.sql_state) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(said)).toEqual({ patch_code_invalid: 500, PT429: 400 });
  });
});
