import { expect, test } from 'vitest';
import { addEvent, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { patchCodes } from './patch-code-acts.ts';

const db = await databaseOfFile();
const patches = await patchCodes(db);

const generate = (args: object) =>
  mutate(db, patches.admin, { name: 'generate_patch_codes@1', args });
const tied = async (event: string) => {
  const patch = await patches.addPatch();
  await db.rows('update public.patches set evento_id = $2 where id = $1', [patch, event]);
  return patch;
};
const begins = (event: string, interval: string) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (
       select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + $2::interval as t) x) where id = $1`,
    [event, interval],
  );

test('of a game to come no codes are made in bulk, and one at a time is', async () => {
  await db.trial('postgres', async () => {
    const event = await addEvent(db, patches.admin);
    const coming = await tied(event);
    const other = await patches.addPatch();
    const all = (await generate({})).touched.map(([, id]) => id);
    expect(all).toContain(other);
    expect(all).not.toContain(coming);
    expect(await generate({})).toMatchObject({ code: 'patch_of_coming_game' });
    expect(await generate({ patch_id: coming, count: 2 })).toMatchObject({
      code: 'patch_of_coming_game',
    });
    const codes = () =>
      db.one('select count(*)::int from private.patch_codes where patch_id = $1', [coming]);
    expect(await codes()).toBe(0);
    expect((await generate({ patch_id: coming, max_uses: 40 })).status).toBe('applied');
    expect(await codes()).toBe(1);
    expect(await generate({})).toMatchObject({ code: 'no_patch_without_code' });
  });
});

test.each<[string, boolean, (event: string) => Promise<unknown>]>([
  ['has begun', true, (event) => begins(event, '-1 minute')],
  ['begins in two minutes', false, (event) => begins(event, '2 minutes')],
  [
    'was postponed, also after its old day',
    false,
    async (event) => {
      await mutate(db, patches.admin, { name: 'postpone_event@1', args: { id: event } });
      await begins(event, '-1 day');
    },
  ],
  [
    'was cancelled',
    true,
    (event) => mutate(db, patches.admin, { name: 'cancel_event@1', args: { id: event } }),
  ],
  [
    'was deleted',
    true,
    (event) => mutate(db, patches.admin, { name: 'delete_event@1', args: { id: event } }),
  ],
])('of a game that %s: in bulk %s', async (_case, made, comes) => {
  await db.trial('postgres', async () => {
    const event = await addEvent(db, patches.admin);
    const patch = await tied(event);
    await comes(event);
    const code = made ? undefined : 'patch_of_coming_game';
    expect((await generate({ patch_id: patch, count: 2 })).code).toBe(code);
    await db.rows('delete from private.patch_codes where patch_id = $1', [patch]);
    const all = (await generate({})).touched.map(([, id]) => id);
    expect(all.includes(patch)).toBe(made);
  });
});
