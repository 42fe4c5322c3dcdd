import { expect, test } from 'vitest';
import { addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addAd } from '../places/ad-acts.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana Prado');
const bia = await addPerson(db, 'Bia Lemos');
await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ana]);
const args = { id: crypto.randomUUID(), user_id: bia, role: 'admin' };
await mutate(db, ana, { name: 'assign_role@1', args });

test('they see who gave the role to whom, and that is logged; nobody else does', async () => {
  await db.trial('postgres', async () => {
    const list = async () =>
      (await db.rpc<{ people: object[] }>({ user: bia }, 'admin_list_roles', {})).people;
    await db.rows('delete from private.access_log');
    expect(await list()).toMatchObject([
      { id: ana, name: 'Ana Prado', given_by: null },
      { id: bia, name: 'Bia Lemos', given_by: 'Ana Prado' },
    ]);
    expect(await db.rows('select user_id, what, subject from private.access_log')).toEqual([
      { user_id: bia, what: 'admin_list_roles', subject: null },
    ]);
    await db.rows('delete from auth.users where id = $1', [ana]);
    expect(await list()).toMatchObject([{ id: bia, given_by: null }]);
  });
  const player = await addPerson(db, 'Jogador');
  for (const fn of ['public.admin_list_roles($1)', `private.list_roles()`]) {
    const asks = () =>
      db.request({ user: player }, () =>
        db.one(`select ${fn}`, fn.includes('$1') ? ['{}'] : undefined),
      );
    expect((await refusal(asks))?.message).toBe('not_allowed');
  }
});

test('an ad that another one changed is refused by its field; what they did not touch is written', async () => {
  const id = await addAd(db, ana);
  const update = (user: string, patch: object, base: object) =>
    verdict(db, user, { name: 'update_advertisement@1', args: { id, patch, base } });
  const seen = { title: 'Promoção de máscaras', start_date: null };
  expect(await update(ana, { title: 'Da Ana', start_date: '2026-12-01' }, seen)).toBe('applied');
  const mine = { title: 'Da Bia' };
  expect(await update(bia, mine, { title: seen.title })).toBe('advertisement_changed: title');
  expect(await update(bia, { start_date: '2026-12-02' }, { start_date: null })).toBe(
    'advertisement_changed: start_date',
  );
  expect(await update(bia, { priority: 9 }, { priority: 5 })).toBe('applied');
  // decided after both were seen; the same words twice are no conflict
  expect(await update(bia, mine, { title: 'Da Ana' })).toBe('applied');
  expect(await update(ana, mine, { title: 'Da Ana' })).toBe('applied');
  expect(
    await db.rows(
      'select title, priority, start_date::text from public.advertisements where id = $1',
      [id],
    ),
  ).toEqual([{ title: 'Da Bia', priority: 9, start_date: '2026-12-01' }]);
});
