import { describe, expect, test } from 'vitest';
import { addAdmin, addEvent, addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const player = await addPerson(db, 'Jogadora');

const patchArgs = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  nome: 'Primeira Missão',
  descricao: 'O primeiro jogo ninguém esquece.',
  tipo: 'normal',
  imagem_url: null,
  evento_id: null,
  equipe_id: null,
  ...changes,
});

async function addPatch(changes: object = {}): Promise<string> {
  const args = patchArgs(changes);
  expect(await verdict(db, admin, { name: 'create_patch@1', args })).toBe('applied');
  return args.id;
}

const assign = (user_id: string, patch_id: string, by = admin) =>
  verdict(db, by, { name: 'assign_patch@1', args: { user_id, patch_id } });
const owned = (user: string) =>
  db.rows('select patch_id, how from public.user_patches where user_id = $1 order by patch_id', [
    user,
  ]);
const pointsOf = (user: string) =>
  db.rows(
    'select points, source, source_id, description from public.user_points where user_id = $1 order by points desc',
    [user],
  );

describe('[T27] only an administrator', () => {
  test.each([
    ['create_patch@1', () => patchArgs()],
    ['update_patch@1', () => ({ id: crypto.randomUUID(), patch: { nome: 'Meu' }, base: {} })],
    ['delete_patch@1', () => ({ id: crypto.randomUUID() })],
    ['assign_patch@1', () => ({ user_id: player, patch_id: crypto.randomUUID() })],
    ['revoke_patch@1', () => ({ user_id: player, patch_id: crypto.randomUUID() })],
    ['generate_patch_codes@1', () => ({})],
    ['withdraw_patch_codes@1', () => ({ ids: [crypto.randomUUID()] })],
  ])('may %s', async (name, args) => {
    expect(await verdict(db, player, { name, args: args() })).toBe('not_allowed');
  });

  test('reads every code, and that is logged', async () => {
    const list = () => db.one('select public.admin_list_codes()');
    expect(await refusal(() => db.trial({ user: player }, list))).toMatchObject({
      message: 'not_allowed',
    });
    expect(await refusal(() => db.trial('anon', list))).toMatchObject({ sql_state: '42501' });
    await db.request({ user: admin }, list);
    expect(
      await db.rows(`select user_id from private.access_log where what = 'admin_list_codes'`),
    ).toEqual([{ user_id: admin }]);
  });
});

describe('a patch', () => {
  test('is created, changed and deleted; a field that others changed meanwhile is refused', async () => {
    const id = await addPatch();
    const update = (patch: object, base: object) =>
      verdict(db, admin, { name: 'update_patch@1', args: { id, patch, base } });
    expect(await update({ nome: 'Outro' }, { nome: 'Primeira Missão' })).toBe('applied');
    expect(await update({ nome: 'Mais um' }, { nome: 'Primeira Missão' })).toBe(
      'patch_changed: nome',
    );
    expect(await update({ imagem_url: 'javascript:alert(1)' }, {})).toBe(
      'invalid_args: imagem_url',
    );
    expect(await update({ evento_id: id }, {})).toBe('invalid_args: evento_id');
    expect(await update({ tipo: 'raro' }, {})).toBe('invalid_args: tipo');
    expect(await verdict(db, admin, { name: 'delete_patch@1', args: { id } })).toBe('applied');
    expect(await verdict(db, admin, { name: 'delete_patch@1', args: { id } })).toBe(
      'patch_not_found',
    );
    expect(await verdict(db, admin, { name: 'create_patch@1', args: patchArgs({ id }) })).toBe(
      'id_reused',
    );
    expect(await db.rows('select scope from private.departures where id = $1', [id])).toEqual([
      { scope: 'public' },
    ]);
  });

  test('belongs to no private event: everybody would get its invite link', async () => {
    const event = await addEvent(db, player, { is_public: false });
    const linked = patchArgs({ evento_id: event });
    expect(await verdict(db, admin, { name: 'create_patch@1', args: linked })).toBe(
      'invalid_args: evento_id',
    );
    const id = await addPatch();
    const change = { id, patch: { evento_id: event }, base: { evento_id: null } };
    expect(await verdict(db, admin, { name: 'update_patch@1', args: change })).toBe(
      'invalid_args: evento_id',
    );
  });

  test('stays, and keeps its points, once a person has it', async () => {
    const id = await addPatch();
    const one = await addPerson(db, 'Uma');
    expect(await assign(one, id)).toBe('applied');
    expect(await verdict(db, admin, { name: 'delete_patch@1', args: { id } })).toBe('patch_in_use');
    const worth = { id, patch: { tipo: 'mvp' }, base: {} };
    expect(await verdict(db, admin, { name: 'update_patch@1', args: worth })).toBe(
      'patch_in_use: tipo',
    );
    const name = { id, patch: { nome: 'Outro', tipo: 'normal' }, base: {} };
    expect(await verdict(db, admin, { name: 'update_patch@1', args: name })).toBe('applied');
  });

  test.each([
    ['especial', 50],
    ['mvp', 40],
    ['evento', 25],
    ['equipe', 15],
    ['normal', 10],
    ['others', 10],
  ])('of tipo %s gives %i points, once, and a notification', async (tipo, points) => {
    const id = await addPatch({ tipo });
    const one = await addPerson(db, 'Uma');
    expect(await assign(one, id)).toBe('applied');
    expect(await assign(one, id)).toBe('patch_already_owned');
    expect(await owned(one)).toEqual([{ patch_id: id, how: 'assigned' }]);
    expect(await pointsOf(one)).toEqual([
      { points, source: 'patch_earned', source_id: id, description: 'Primeira Missão' },
    ]);
    expect(
      await db.rows('select title, data from public.notifications where user_id = $1', [one]),
    ).toEqual([
      {
        title: 'Patch Conquistado!',
        data: { code: 'patch_earned', patch: 'Primeira Missão', patch_id: id },
      },
    ]);
  });

  test('is removed with its points when it is revoked, also from the person’s scope, and may be given again', async () => {
    const id = await addPatch();
    const one = await addPerson(db, 'Uma');
    await assign(one, id);
    const revoke = { name: 'revoke_patch@1', args: { user_id: one, patch_id: id } };
    const rows = await db.rows<{ id: string }>(
      'select id from public.user_patches where user_id = $1 union all select id from public.user_points where user_id = $1',
      [one],
    );
    expect(await verdict(db, admin, revoke)).toBe('applied');
    expect(await verdict(db, admin, revoke)).toBe('patch_not_owned');
    expect([...(await owned(one)), ...(await pointsOf(one))]).toEqual([]);
    const left = await db.rows<{ id: string }>(
      `select id from private.departures where scope = $1 and collection = 'my_records'`,
      [`me:${one}`],
    );
    expect(left.map((row) => row.id).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
    expect(await assign(one, id)).toBe('applied');
    expect(await pointsOf(one)).toHaveLength(1);
  });

  test('is not given once it is deleted, nor to an unknown person', async () => {
    const id = await addPatch();
    expect(await assign(crypto.randomUUID(), id)).toBe('user_not_found: user_id');
    await verdict(db, admin, { name: 'delete_patch@1', args: { id } });
    expect(await assign(player, id)).toBe('patch_not_found: patch_id');
  });

  test('its rows reach the person who got it, and not the administrator who gave it', async () => {
    const id = await addPatch();
    const args = { user_id: admin, patch_id: id };
    const mine = await mutate(db, admin, { name: 'assign_patch@1', args });
    expect(mine.rows.map(([, row]) => String(row['kind'])).toSorted()).toEqual([
      'user_patch',
      'user_points',
    ]);
    const other = await mutate(db, admin, {
      name: 'assign_patch@1',
      args: { ...args, user_id: player },
    });
    expect(other).toMatchObject({ status: 'applied', touched: [], rows: [] });
  });

  test('[T28] is listed for its owner and for an administrator, and for nobody else', async () => {
    const id = await addPatch({ tipo: 'mvp' });
    const one = await addPerson(db, 'Uma');
    await assign(one, id);
    const listed = (who: Parameters<typeof db.trial>[0]) =>
      db.trial(who, () => db.rows('select * from public.listar_patches_usuario($1)', [one]));
    expect(await listed({ user: one })).toMatchObject([
      { patch_id: id, nome: 'Primeira Missão', tipo: 'mvp', evento_id: null },
    ]);
    expect(await listed({ user: admin })).toHaveLength(1);
    expect(await listed({ user: player })).toEqual([]);
    expect(await refusal(() => listed('anon'))).toMatchObject({ sql_state: '42501' });
  });
});
