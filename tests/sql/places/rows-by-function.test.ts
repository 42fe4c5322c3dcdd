import { expect, test } from 'vitest';
import { addAd } from './ad-acts.ts';
import { addAdmin, addEvent, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { addTeam } from '../teams/team-acts.ts';

/** What is read besides the replica: the policies decide, because each function runs as its caller. */
const db = await databaseOfFile();
const admin = await addAdmin(db);
const ana = await addPerson(db, 'Ana');
const bia = await addPerson(db, 'Bia');

const read = <Row>(who: Who, call: string, params: unknown[] = []) =>
  db.trial(who, () => db.rows<Row>(`select * from public.${call}`, params));
const refused = async (who: Who, call: string, params: unknown[] = []) =>
  (await refusal(() => read(who, call, params)))?.sql_state;

test('the names of at most a hundred people, of those who have an account', async () => {
  const ids = [ana, crypto.randomUUID(), bia];
  expect(await read({ user: bia }, 'people_names($1::uuid[]) order by name', [ids])).toEqual([
    { id: ana, name: 'Ana' },
    { id: bia, name: 'Bia' },
  ]);
  const many = [...Array.from({ length: 100 }, () => crypto.randomUUID()), ana];
  expect(await read({ user: bia }, 'people_names($1::uuid[])', [many])).toEqual([]);
  expect(await read({ user: bia }, 'people_names(null)')).toEqual([]);
  expect(await refused('anon', 'people_names($1::uuid[])', [ids])).toBe('42501');
});

type Listed = { list_advertisements: { id: string; views: number | null } };

test('advertisements with their counts to administrators, the active ones without to others', async () => {
  const [shown, hidden, deleted] = [
    await addAd(db, admin, { priority: 9 }),
    await addAd(db, admin, { is_active: false, priority: 3 }),
    await addAd(db, admin),
  ];
  await db.rows('update public.advertisements set deleted_at = now() where id = $1', [deleted]);
  const listed = async (who: Who, call = 'list_advertisements()') =>
    (await read<Listed>(who, call)).map(({ list_advertisements: { id, views } }) => [id, views]);
  expect(await listed({ user: admin })).toEqual([
    [shown, 0],
    [hidden, 0],
  ]);
  expect(await listed({ user: admin }, `list_advertisements('${hidden}')`)).toEqual([[hidden, 0]]);
  expect(await listed({ user: admin }, `list_advertisements('${deleted}')`)).toEqual([]);
  expect(await listed({ user: ana })).toEqual([[shown, null]]);
  expect(await refused('anon', 'list_advertisements()')).toBe('42501');
});

test('a public event and a team to anybody, by exact id, and nothing of others', async () => {
  const [open, secret] = [await addEvent(db, ana), await addEvent(db, ana, { is_public: false })];
  const { team } = await addTeam(db, ana);
  const found = async (who: Who, what: string, id: string) =>
    db.trial(who, () => db.one<{ id: string } | null>(`select public.${what}($1)`, [id]));
  for (const who of ['anon', { user: bia }, { user: ana }] as const) {
    expect((await found(who, 'public_event', open))?.id).toBe(open);
    expect(await found(who, 'public_event', secret)).toBeNull();
    expect((await found(who, 'public_team', team))?.id).toBe(team);
    expect(await found(who, 'public_team', open)).toBeNull();
  }
  await db.rows('update public.airsoft_events set deleted_at = now() where id = $1', [open]);
  await db.rows('update public.teams set deleted_at = now() where id = $1', [team]);
  expect(await found('anon', 'public_event', open)).toBeNull();
  expect(await found('anon', 'public_team', team)).toBeNull();
});
