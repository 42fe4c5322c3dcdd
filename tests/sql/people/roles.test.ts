import { describe, expect, test } from 'vitest';
import { addAdmin, addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const person = await addPerson(db, 'Pessoa');

const assign = (user_id: string, changes: object = {}) => ({
  name: 'assign_role@1',
  args: { id: crypto.randomUUID(), user_id, role: 'admin', ...changes },
});
const remove = (user_id: string) => ({ name: 'remove_role@1', args: { user_id, role: 'admin' } });
const admins = () =>
  db.one<number>(`select count(*)::int from public.user_roles where role = 'admin'`);
const hasRole = (who: Who, user: string, role = 'admin') =>
  db.request(who, () =>
    db.one<boolean>('select public.has_role(user_id => $1, role => $2)', [user, role]),
  );

describe('an administrator', () => {
  test('gives a role and removes it', async () => {
    await db.trial('postgres', async () => {
      await db.rows('delete from private.access_log');
      expect(await verdict(db, admin, assign(person))).toBe('applied');
      expect(await hasRole({ user: person }, person)).toBe(true);
      expect(await verdict(db, person, remove(admin))).toBe('applied');
      expect(await hasRole({ user: person }, admin)).toBe(false);
      expect(await db.rows('select user_id, what, subject from private.access_log')).toEqual([
        { user_id: admin, what: 'assign_role', subject: person },
        { user_id: person, what: 'remove_role', subject: admin },
      ]);
    });
  });

  test('skips a role that the person has', async () => {
    await db.trial('postgres', async () => {
      expect(await verdict(db, admin, assign(admin))).toBe('applied');
      expect(await admins()).toBe(1);
    });
  });

  test('removes a role that nobody has, without effect', async () => {
    expect(await verdict(db, admin, remove(person))).toBe('applied');
    expect(await admins()).toBe(1);
  });

  test.each([
    ['somebody who is gone', () => assign(crypto.randomUUID()), 'user_not_found: user_id'],
    ['a role that there is not', () => assign(person, { role: 'root' }), 'invalid_args: role'],
    [
      'more than it takes',
      () => assign(person, { granted_by: person }),
      'invalid_args: granted_by',
    ],
  ])('is refused %s', async (_what, mutation, said) => {
    expect(await verdict(db, admin, mutation())).toBe(said);
  });

  test('is refused an existing id', async () => {
    const id = await db.one<string>('select id from public.user_roles limit 1');
    expect(await verdict(db, admin, assign(person, { id }))).toBe('id_reused');
  });
});

test('[T27] nobody else gives or removes a role, whatever their own account claims', async () => {
  expect(await verdict(db, person, assign(person))).toBe('not_allowed');
  expect(await verdict(db, person, remove(admin))).toBe('not_allowed');
  expect(await admins()).toBe(1);
});

describe('the last administrator', () => {
  test('stays, by mutation', async () => {
    expect(await verdict(db, admin, remove(admin))).toBe('last_admin');
    expect(await admins()).toBe(1);
  });

  test('stays, whether all roles are deleted or the account', async () => {
    for (const sql of [
      'delete from public.user_roles',
      `delete from auth.users where id = '${admin}'`,
    ]) {
      const refused = await refusal(() => db.trial('postgres', () => db.rows(sql)));
      expect(refused).toMatchObject({ sql_state: 'PT409', message: 'last_admin' });
    }
  });

  test('of two, one may be removed', async () => {
    await db.trial('postgres', async () => {
      await mutate(db, admin, assign(person));
      await db.rows('delete from auth.users where id = $1', [admin]);
      expect(await admins()).toBe(1);
      expect(await verdict(db, person, remove(person))).toBe('last_admin');
    });
  });
});

test('[T28] has_role answers about me, and about others only to an administrator', async () => {
  expect(await hasRole({ user: admin }, admin)).toBe(true);
  expect(await hasRole({ user: admin }, person)).toBe(false);
  expect(await hasRole({ user: person }, person)).toBe(false);
  expect(await hasRole({ user: person }, admin)).toBe(false);
  expect(await hasRole({ user: admin }, admin, "admin' or true --")).toBe(false);
  expect(await refusal(() => hasRole('anon', admin))).toMatchObject({ sql_state: '42501' });
});

test('a role is replicated to the person who has it, and departs when it is removed', async () => {
  const pull = async (known: object) => {
    const answer = await db.rpc<{
      scopes: { me: { c: Record<string, { rows: Row[] }>; departed: unknown[][] } };
    }>({ user: person }, 'sync_pull', { v: 1, scopes: { me: known } });
    return answer.scopes.me;
  };
  type Row = { id: string; kind: string; data: { role?: string } };
  await db.trial('postgres', async () => {
    const mutation = assign(person);
    await mutate(db, admin, mutation);
    const { id } = mutation.args;
    const before = await pull({ c: {} });
    const roles = before.c['my_records']?.rows.filter(({ kind }) => kind === 'role');
    expect(roles).toMatchObject([{ id, data: { role: 'admin' } }]);
    await mutate(db, admin, remove(person));
    const after = await pull({ c: {}, departed: [0, id] });
    expect(after.c['my_records']?.rows).toEqual([]);
    expect(after.departed.map(([collection, gone]) => [collection, gone])).toEqual([
      ['my_records', id],
    ]);
  });
});
