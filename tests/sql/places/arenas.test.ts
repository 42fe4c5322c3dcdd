import { describe, expect, test } from 'vitest';
import { addAdmin, addPerson, mutate, verdict, forgetUses } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { arenaArgs, readArena } from './arena-acts.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');

const propose = async (user: string, changes: object = {}) => {
  await forgetUses(db, user);
  return verdict(db, user, { name: 'propose_arena@1', args: arenaArgs(changes) });
};
async function addArena(user: string): Promise<string> {
  await forgetUses(db, user);
  const args = arenaArgs();
  expect(await verdict(db, user, { name: 'propose_arena@1', args })).toBe('applied');
  return args.id;
}
const decide = (name: string, id: string, by = admin, words: object = {}) =>
  verdict(db, by, { name, args: { id, ...words } });
const approve = async (id: string) =>
  decide('approve_arena@1', id, admin, { base: await readArena(db, id) });
const reject = async (id: string) =>
  decide('reject_arena@1', id, admin, { base: await readArena(db, id), reason: 'Já existe.' });
const update = (by: string, id: string, patch: object, base: object = {}) =>
  verdict(db, by, { name: 'update_arena@1', args: { id, patch, base } });

type Pulled = { c: Record<string, { rows: { id: string; rev: number }[] }>; departed: unknown[][] };
const NIL = '00000000-0000-0000-0000-000000000000';
/** What a device receives that has always followed the scope. */
async function pulled(user: string, scope: 'me' | 'public', id: string) {
  const answer = await db.rpc<{ scopes: Record<string, Pulled> }>({ user }, 'sync_pull', {
    v: 1,
    limit: 1000,
    scopes: { [scope]: { c: {}, departed: [0, NIL] } },
  });
  const { c, departed } = answer.scopes[scope]!;
  const [row] = c['arenas']!.rows.filter((arena) => arena.id === id);
  const [left] = departed.filter(([, gone]) => gone === id);
  return row ? `here ${row.rev}` : left ? `left ${String(left[3])}` : 'nothing';
}

describe('a proposed arena', () => {
  test('waits: visible to the person who proposed it and the administrators, to nobody else', async () => {
    const id = await addArena(ana);
    expect(await pulled(ana, 'me', id)).toBe('here 1');
    expect(await pulled(admin, 'me', id)).toBe('here 1');
    expect(await pulled(bruno, 'me', id)).toBe('nothing');
    expect(await pulled(ana, 'public', id)).toBe('nothing');
    expect(
      await db.rows('select whatsapp, is_active, created_by from public.arenas where id = $1', [
        id,
      ]),
    ).toEqual([{ whatsapp: '5585988887777', is_active: false, created_by: ana }]);
  });

  test('comes back with the push, in its own scope', async () => {
    const said = await mutate(db, ana, { name: 'propose_arena@1', args: arenaArgs() });
    expect(said.rows).toMatchObject([['arenas', { is_active: false, created_by: ana }, ['me']]]);
  });

  test('tells the administrators once, and not the one who proposed it', async () => {
    const id = await addArena(ana);
    expect(await notices(admin, id)).toEqual(['arena_proposed']);
    for (const user of [ana, bruno]) expect(await notices(user, id)).toEqual([]);
    expect(await notices(admin, await addArena(admin))).toEqual([]);
  });

  test('approved, it is public and leaves the scopes where it waited', async () => {
    const id = await addArena(ana);
    expect(await approve(id)).toBe('applied');
    expect(await approve(id)).toBe('applied'); // approved a second time, as another administrator might do
    for (const user of [ana, admin]) expect(await pulled(user, 'me', id)).toBe('left 2');
    expect(await pulled(bruno, 'public', id)).toBe('here 2');
    expect(await notices(ana, id)).toEqual(['arena_approved']);
    expect(await reject(id)).toBe('arena_changed: is_active');
  });

  test('rejected, it leaves them too, and no contact data is kept', async () => {
    const id = await addArena(ana);
    expect(await reject(id)).toBe('applied');
    for (const user of [ana, admin]) expect(await pulled(user, 'me', id)).toBe('left 2');
    expect(await notices(ana, id)).toEqual(['arena_refused']);
    expect(
      await db.rows(
        'select coalesce(phone, whatsapp, instagram, facebook, website, description) as kept, images from public.arenas where id = $1',
        [id],
      ),
    ).toEqual([{ kept: null, images: [] }]);
    expect(await approve(id)).toBe('arena_not_found');
  });

  test('published, an administrator can delete it', async () => {
    const id = await addArena(ana);
    await approve(id);
    expect(await decide('delete_arena@1', id)).toBe('applied');
    expect(await pulled(bruno, 'public', id)).toBe('left 3');
    expect(await decide('delete_arena@1', id)).toBe('arena_not_found');
  });

  test('reaches a new administrator, and leaves a former one', async () => {
    const id = await addArena(ana);
    const late = await addPerson(db, 'Outra');
    expect(await pulled(late, 'me', id)).toBe('nothing');
    const role = { user_id: late, role: 'admin' };
    await mutate(db, admin, { name: 'assign_role@1', args: { id: crypto.randomUUID(), ...role } });
    expect(await pulled(late, 'me', id)).toBe('here 2');
    await mutate(db, admin, { name: 'remove_role@1', args: role });
    expect(await pulled(late, 'me', id)).toBe('left 2');
    expect(await pulled(ana, 'me', id)).toBe('here 2');
  });

  const notices = async (user: string, arena: string) =>
    (
      await db.rows<{ code: string }>(
        `select data ->> 'code' as code from public.notifications where user_id = $1 and data ->> 'arena_id' = $2`,
        [user, arena],
      )
    ).map(({ code }) => code);
});

describe('permissions', () => {
  test('[T27] only an administrator decides', async () => {
    const id = await addArena(ana);
    for (const [name, words] of [
      ['approve_arena@1', { base: {} }],
      ['reject_arena@1', { reason: 'Não sei.', base: {} }],
      ['ask_arena_change@1', { note: 'O ponto?' }],
      ['delete_arena@1'],
    ] as const) {
      expect(await decide(name, id, ana, words)).toBe('not_allowed');
    }
  });

  test('the person who proposed it changes it while it waits, an administrator always', async () => {
    const id = await addArena(ana);
    expect(await update(ana, id, { name: 'Campo novo' }, { name: 'Campo do Canindé' })).toBe(
      'applied',
    );
    expect(await update(bruno, id, { name: 'Meu campo' })).toBe('arena_not_found');
    expect(await update(admin, id, { city: 'Caucaia' })).toBe('applied');
    expect(await update(ana, id, { city: 'Natal' }, { city: 'Fortaleza' })).toBe(
      'arena_changed: city',
    );
    await approve(id);
    expect(await update(ana, id, { name: 'Tarde demais' })).toBe('not_allowed');
    expect(await update(admin, id, { phone: null })).toBe('applied');
  });
});

describe('[Spec 2 §5] refusals', () => {
  test.each<[string, unknown]>([
    ['name', 'ab'],
    ['description', 'curta'],
    ['address', 'Rua'],
    ['city', 'X'],
    ['state', 'P'],
    ['latitude', 90.1],
    ['longitude', -180.1],
    ['website', 'javascript:alert(1)'],
    ['phone', 'ligue já!'],
    ['instagram', 'https://exemplo.test'],
    ['whatsapp', '1234567'],
    ['facebook', 'javascript:alert(1)'],
    ['game_types', ['milsim', 'chess']],
    ['game_types', ['milsim', 'milsim']],
    ['facilities', Array.from({ length: 31 }, (_, n) => `f${n}`)],
    ['facilities', ['x'.repeat(61)]],
    ['images', ['https://a.test/1', 'https://a.test/2', 'https://a.test/3', 'https://a.test/4']],
    ['images', ['http://exemplo.test/1.webp']],
    ['images', ['data:image/png;base64,AAAA']],
    ['opening_hours', { sábado: 8 }],
    ['opening_hours', { sábado: 'x'.repeat(81) }],
    ['opening_hours', ['sábado']],
  ])('%s %j', async (field, value) => {
    expect(await propose(ana, { [field]: value })).toBe(`invalid_args: ${field}`);
  });

  test('a website without https', async () =>
    expect(await propose(ana, { website: 'http://exemplo.test' })).toBe('https_required: website'));

  test.each(['name', 'address', 'city', 'state', 'latitude', 'longitude'])(
    'no %s',
    async (field) => {
      const { [field]: _left_out, ...args } = arenaArgs() as Record<string, unknown>;
      expect(await verdict(db, ana, { name: 'propose_arena@1', args })).toBe(
        `invalid_args: ${field}`,
      );
      expect(await propose(ana, { [field]: null })).toBe(`invalid_args: ${field}`);
    },
  );

  test('optional fields may be missing or empty', async () => {
    const nothing = {
      description: null,
      website: null,
      phone: '',
      instagram: null,
      whatsapp: null,
      facebook: null,
    };
    expect(
      await propose(ana, {
        ...nothing,
        game_types: [],
        facilities: [],
        images: [],
        opening_hours: {},
      }),
    ).toBe('applied');
    const id = await addArena(ana);
    expect(await propose(ana, { id })).toBe('applied'); // it exists already
    expect(await propose(bruno, { id })).toBe('id_reused');
  });

  test('an image of our storage must be in the person’s own folder; an administrator keeps existing ones', async () => {
    const image = (of: string, host = 'http://localhost:4173') =>
      `${host}/storage/v1/object/public/arena-images/${of}/${crypto.randomUUID()}.webp`;
    expect(await propose(ana, { images: [image(bruno)] })).toBe('invalid_args: images');
    expect(await propose(ana, { images: [image(bruno, 'https://x.supabase.co')] })).toBe(
      'invalid_args: images',
    );
    expect(await propose(ana, { images: [`${image(ana)}?../${bruno}`] })).toBe(
      'invalid_args: images',
    );
    const [mine, id] = [image(ana), crypto.randomUUID()];
    expect(await propose(ana, { id, images: [mine] })).toBe('applied');
    expect(await update(admin, id, { images: [mine, 'https://exemplo.test/2.webp'] })).toBe(
      'applied',
    );
    expect(await update(admin, id, { images: [image(ana)] })).toBe('invalid_args: images');
  });
});
