import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, eventArgs, makeTeammates, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora', '5585911110000');

const PAID = { pix_key: '+5585988887777', pix_name: 'Ana Souza', pix_city: 'Fortaleza' };
const update = (id: string, patch: object, base: object = {}) =>
  verdict(db, owner, { name: 'update_event@1', args: { id, patch, base } });
const stored = async (id: string) =>
  (await db.rows('select * from public.event_payments where id = $1', [id]))[0];

type Row = { id: string; rev: number; pix_key: string | null; whatsapp: string | null };
type Known = { c: Record<string, unknown>; departed: unknown };
type Pulled = {
  horizon: number;
  scopes: { me: { c: Record<string, { rows: Row[] }>; departed: [string, string][] } };
};
const NIL = '00000000-0000-0000-0000-000000000000';

/** What a device of this person has of payments, and how it asks for what is new since. */
async function pull(user: string, known?: Known) {
  const me = known ?? { c: {}, departed: [0, NIL] };
  const body = { v: 1, limit: 1000, scopes: { me } };
  const answer = await db.rpc<Pulled>({ user }, 'sync_pull', body);
  const cursor = [answer.horizon, NIL];
  return {
    rows: answer.scopes.me.c['event_payments']!.rows,
    departed: answer.scopes.me.departed.filter(([name]) => name === 'event_payments'),
    known: { c: { event_payments: cursor }, departed: cursor },
  };
}

describe('a Pix key', () => {
  test.each([
    '52998224725', // CPF
    '71327465299', // twice a remainder of two, which gives nine
    '18887423300', // twice a remainder of one, which gives zero
    '11222333000181', // CNPJ
    '12ABC34501DE35', // CNPJ with letters, the example of the Receita Federal
    'ana.souza+jogo@exemplo.com.br',
    '+5585988887777',
    '+558533330000',
    '123e4567-e89b-42d3-a456-426614174000',
    `${'a'.repeat(65)}@exemplo.com`,
  ])('%s is accepted', async (pix_key) => {
    const id = await addEvent(db, owner, { ...PAID, pix_key });
    expect(await stored(id)).toMatchObject({ pix_key, user_id: owner });
  });

  test.each([
    '52998224726',
    '11111111111',
    '11222333000182',
    '00000000000000',
    '12ABC34501DE36',
    '12abc34501de35',
    'Ana@exemplo.com',
    'ana@exemplo',
    'ana exemplo@exemplo.com',
    '+5585',
    '+15551234567',
    '85988887777',
    '123E4567-e89b-42d3-a456-426614174000',
    'qualquer coisa',
    `${'a'.repeat(66)}@exemplo.com`,
  ])('%s is refused', async (pix_key) => {
    const args = eventArgs({ ...PAID, pix_key });
    expect(await verdict(db, owner, { name: 'create_event@1', args })).toBe(
      'pix_key_invalid: pix_key',
    );
    const id = await addEvent(db, owner);
    expect(await update(id, { ...PAID, pix_key })).toBe('pix_key_invalid: pix_key');
    expect(await stored(id)).toBeUndefined();
  });

  test('is taken back, and one that somebody else changed is refused by name', async () => {
    const id = await addEvent(db, owner, PAID);
    expect(await update(id, { pix_name: 'Bia' }, { pix_name: 'Outra' })).toBe(
      'event_changed: pix_name',
    );
    const none = { pix_key: null, pix_name: null, pix_city: null };
    expect(await update(id, none, PAID)).toBe('applied');
    expect(await stored(id)).toMatchObject(none);
    expect(await update(id, PAID, none)).toBe('applied');
    expect(await stored(id)).toMatchObject(PAID);
    expect(await update(id, { pix_city: null })).toBe('invalid_args: pix_city');
  });

  test('is not written for another organiser’s event', async () => {
    const id = await addEvent(db, owner, PAID);
    const other = await addPerson(db, 'Estranho');
    const args = { id, patch: { pix_key: 'eu@exemplo.test' }, base: {} };
    expect(await verdict(db, other, { name: 'update_event@1', args })).toBe('not_allowed');
  });
});

describe('who has it on the device', () => {
  test('a person who registers, from the next pull on; it departs with the place', async () => {
    const id = await addEvent(db, owner, PAID);
    const player = await addPerson(db, 'Jogador');
    let device = await pull(player);
    expect(device.rows).toEqual([]);
    const operator_id = await addOperator(db, player, { event: id });
    device = await pull(player, device.known);
    expect(device.rows).toMatchObject([{ id, ...PAID }]);
    expect((await pull(player, device.known)).rows).toEqual([]);

    expect(await update(id, { pix_city: 'Recife' })).toBe('applied');
    device = await pull(player, device.known);
    expect(device.rows).toMatchObject([{ id, pix_city: 'Recife' }]);

    const left = { name: 'cancel_registration@1', args: { operator_id, event_id: id } };
    expect(await verdict(db, player, left)).toBe('applied');
    device = await pull(player, device.known);
    expect(device.rows).toEqual([]);
    expect(device.departed).toEqual([expect.arrayContaining(['event_payments', id])]);
    // and comes back with a new place
    await addOperator(db, player, { event: id });
    expect((await pull(player, device.known)).rows).toMatchObject([
      { id, ...PAID, pix_city: 'Recife' },
    ]);
  });

  test('staff from when they accept until they leave, and nobody who waits', async () => {
    const id = await addEvent(db, owner, { ...PAID, max_op: 1 });
    await addOperator(db, await addPerson(db, 'Primeiro'), { event: id });
    const [helper, waiting] = [await addPerson(db, 'Ajudante'), await addPerson(db, 'Quem espera')];
    await makeTeammates(db, owner, helper);
    const staff = { id: crypto.randomUUID(), event_id: id };
    const asked = { ...staff, user_id: helper, name: 'Ajudante' };
    expect(await verdict(db, owner, { name: 'add_staff@1', args: asked })).toBe('applied');
    let device = await pull(helper);
    expect(device.rows).toEqual([]);
    const yes = { ...staff, accept: true };
    expect(await verdict(db, helper, { name: 'answer_staff@1', args: yes })).toBe('applied');
    device = await pull(helper, device.known);
    expect(device.rows).toMatchObject([{ id, ...PAID }]);
    expect(await verdict(db, owner, { name: 'remove_staff@1', args: staff })).toBe('applied');
    expect((await pull(helper, device.known)).departed).toEqual([
      expect.arrayContaining(['event_payments', id]),
    ]);

    const line = { id: crypto.randomUUID(), event_id: id, name: 'Quem espera' };
    expect(await verdict(db, waiting, { name: 'join_waiting_list@1', args: line })).toBe('applied');
    expect((await pull(waiting)).rows).toEqual([]);
  });

  test('everybody loses it with the event', async () => {
    const id = await addEvent(db, owner, PAID);
    const player = await addPerson(db, 'Jogador');
    await addOperator(db, player, { event: id });
    const [mine, theirs] = [await pull(owner), await pull(player)];
    expect(await verdict(db, owner, { name: 'delete_event@1', args: { id } })).toBe('applied');
    for (const [who, { known }] of [
      [owner, mine],
      [player, theirs],
    ] as const) {
      expect((await pull(who, known)).departed).toEqual([
        expect.arrayContaining(['event_payments', id]),
      ]);
    }
  });
});
