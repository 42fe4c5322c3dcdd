import { expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora', '5585911110001');

const WORDS = 'Zona rural de Ibiúna';
const PLACE = 'Estrada do Sossego, km 4, portão azul';
const secret = { location: WORDS, place_is_secret: true, secret_place: PLACE };
const update = (id: string, patch: object, base: object = {}) =>
  verdict(db, owner, { name: 'update_event@1', args: { id, patch, base } });
const event = async (id: string) =>
  (await db.rows('select * from public.airsoft_events where id = $1', [id]))[0]!;

/** What the policies let this person read; null for a visitor. */
async function placeFor(user: string | null, id: string): Promise<unknown> {
  const answer = await db.rpc<{
    scopes: Record<string, { c: Record<string, { rows: Record<string, unknown>[] }> }>;
  }>(user === null ? 'anon' : { user }, 'sync_pull', {
    v: 1,
    limit: 1000,
    scopes:
      user === null
        ? { public: { c: {}, departed: [0, NIL] } }
        : { me: { c: {}, departed: [0, NIL] } },
  });
  expect(JSON.stringify(answer).includes(PLACE)).toBe(
    Object.values(answer.scopes).some(({ c }) => c['event_payments']?.rows.some(isOf(id))),
  );
  return Object.values(answer.scopes)
    .flatMap(({ c }) => c['event_payments']?.rows ?? [])
    .find(isOf(id))?.['secret_place'];
}
const NIL = '00000000-0000-0000-0000-000000000000';
const isOf = (id: string) => (row: Record<string, unknown>) => row['id'] === id;

test('the organiser and who is registered read the place; others read only the words', async () => {
  const id = await addEvent(db, owner, secret);
  const player = await addPerson(db, 'Bruna', '5585911110002');
  const stranger = await addPerson(db, 'Caio', '5585911110003');
  await addOperator(db, player, { event: id });
  expect(await placeFor(owner, id)).toBe(PLACE);
  expect(await placeFor(player, id)).toBe(PLACE);
  expect(await placeFor(stranger, id)).toBeUndefined();
  expect(await placeFor(null, id)).toBeUndefined();
  expect(await event(id)).toMatchObject({ location: WORDS, place_is_secret: true });
});

test('a secret place has no point on the map and no arena, now and after later edits', async () => {
  const id = await addEvent(db, owner, { ...secret, latitude: -23.6, longitude: -47.2 });
  const nowhere = { latitude: null, longitude: null, arena_id: null };
  expect(await event(id)).toMatchObject(nowhere);
  expect(await update(id, { latitude: -23.6, longitude: -47.2 })).toBe('applied');
  expect(await event(id)).toMatchObject(nowhere);
  const arena_id = await db.one<string>(
    `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active)
     values (gen_random_uuid(), 'Campo', 'Rua Um, 100', 'Natal', 'RN', 0, 0, true) returning id`,
  );
  expect(await update(id, { arena_id })).toBe('applied');
  expect(await event(id)).toMatchObject(nowhere);
});

test('an event that is told on the map loses its point with the secret, and no other event does', async () => {
  const point = { latitude: -23.6, longitude: -47.2 };
  const [id, other] = [await addEvent(db, owner, point), await addEvent(db, owner, point)];
  expect(await update(id, { place_is_secret: true, secret_place: PLACE })).toBe('applied');
  expect(await event(id)).toMatchObject({ place_is_secret: true, latitude: null, longitude: null });
  expect(await event(other)).toMatchObject({ place_is_secret: false, ...point });
  expect(await update(id, { place_is_secret: false })).toBe('applied');
  expect(await update(other, { place_is_secret: true, secret_place: PLACE })).toBe('applied');
  expect(await event(id)).toMatchObject({ place_is_secret: false });
});

test('a place that everybody may know again is deleted from where it was kept', async () => {
  const id = await addEvent(db, owner, secret);
  expect(await update(id, { location: PLACE, place_is_secret: false })).toBe('applied');
  expect(await placeFor(owner, id)).toBeNull();
  expect(await event(id)).toMatchObject({ location: PLACE, place_is_secret: false });
});

test('other things are changed, and the place stays', async () => {
  const id = await addEvent(db, owner, secret);
  await update(id, { max_op: 30, show_contact: true });
  expect(await placeFor(owner, id)).toBe(PLACE);
});

test('two devices that change the place at once: the second is asked', async () => {
  const id = await addEvent(db, owner, { location: WORDS });
  const base = { secret_place: null, place_is_secret: false };
  await update(id, { place_is_secret: true, secret_place: PLACE }, base);
  expect(await update(id, { secret_place: 'Outro lugar' }, base)).toBe(
    'event_changed: secret_place',
  );
});

test('whoever is registered is told of a new place, without the place, and nobody else is', async () => {
  const id = await addEvent(db, owner, secret);
  const player = await addPerson(db, 'Davi', '5585911110004');
  await addPerson(db, 'Eva', '5585911110005');
  await addOperator(db, player, { event: id });
  const told = () =>
    db.rows<{ user_id: string; code: string; said: string }>(
      `select user_id, data ->> 'code' as code, to_jsonb(n)::text as said from public.notifications n
       where url = '/event/' || $1 and data ->> 'code' = 'event_changed'`,
      [id],
    );
  const NEW = 'Galpão 7, rua do Moinho';
  await update(id, { max_op: 30 });
  await update(id, { pix_key: 'eu@exemplo.test', pix_name: 'Eva', pix_city: 'Ibiúna' });
  expect(await told()).toEqual([]);
  expect(await update(id, { secret_place: NEW })).toBe('applied');
  expect(await told()).toMatchObject([{ user_id: player, code: 'event_changed' }]);
  expect((await told())[0]?.said).not.toContain(NEW);
  // with another change it is one message
  await update(id, { secret_place: PLACE, time: '07:15' });
  expect(await told()).toHaveLength(1);
});

test('a place that becomes secret is told of; one that is deleted after the game is not', async () => {
  const id = await addEvent(db, owner, { location: WORDS });
  const player = await addPerson(db, 'Fábio', '5585911110006');
  await addOperator(db, player, { event: id });
  const count = () =>
    db.one<number>('select count(*)::int from public.notifications where user_id = $1', [player]);
  await update(id, { place_is_secret: true, secret_place: PLACE });
  expect(await count()).toBe(1);
  await db.rows('delete from public.notifications where user_id = $1', [player]);
  await db.rows('update public.airsoft_events set date = current_date - 70 where id = $1', [id]);
  await db.rows('select private.shred_contacts()');
  await db.rows(`update public.event_payments set secret_place = 'x' where id = $1`, [id]);
  expect(await count()).toBe(0);
});
