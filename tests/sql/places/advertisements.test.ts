import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { public_records } from '#sync/records/public-record.ts';
import { adArgs, addAd } from './ad-acts.ts';
import { addAdmin, addPerson, dayFromNow, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const player = await addPerson(db, 'Jogador');

const update = (user: string, id: string, patch: object) =>
  verdict(db, user, { name: 'update_advertisement@1', args: { id, patch, base: {} } });
describe('an advertisement', () => {
  test('a deleted one can be neither changed nor deleted again', async () => {
    const args = adArgs();
    await verdict(db, admin, { name: 'create_advertisement@1', args });
    const remove = { name: 'delete_advertisement@1', args: { id: args.id } };
    expect(await verdict(db, admin, remove)).toBe('applied');
    expect(await verdict(db, admin, remove)).toBe('advertisement_not_found');
    expect(await update(admin, args.id, { is_active: false })).toBe('advertisement_not_found');
  });

  test('[T8] [T14] a change can’t write the clicks or the creator, not even an administrator’s', async () => {
    const id = await addAd(db, admin);
    expect(await update(admin, id, { clicks: 900 })).toBe('invalid_args: clicks');
    expect(await update(admin, id, { created_by: player })).toBe('invalid_args: created_by');
  });

  test('only an administrator creates, changes and deletes one', async () => {
    const id = await addAd(db, admin);
    expect(await verdict(db, player, { name: 'create_advertisement@1', args: adArgs() })).toBe(
      'not_allowed',
    );
    expect(await update(player, id, { title: 'Meu' })).toBe('not_allowed');
    expect(await verdict(db, player, { name: 'delete_advertisement@1', args: { id } })).toBe(
      'not_allowed',
    );
  });

  test.each([
    [{ title: 'x' }, 'title'],
    [{ sponsor_name: null }, 'sponsor_name'],
    [{ link_url: 'http://exemplo.test' }, 'link_url'],
    [{ link_url: 'javascript:alert(1)' }, 'link_url'],
    [{ image_url: 'data:image/svg+xml,x' }, 'image_url'],
    [{ location: 'home-left' }, 'location'],
    [{ location: 'events-bottom' }, 'location'],
    [{ priority: -1 }, 'priority'],
    [{ start_date: '2026-12-02', end_date: '2026-12-01' }, 'end_date'],
    [{ clicks: 900 }, 'clicks'],
    [{ views: 900 }, 'views'],
    [{ created_by: crypto.randomUUID() }, 'created_by'],
  ])('[T8] [T14] [T19] %j is refused', async (changes, field) => {
    const args = adArgs(changes);
    expect(await verdict(db, admin, { name: 'create_advertisement@1', args })).toBe(
      `invalid_args: ${field}`,
    );
  });

  test.each([
    'home',
    'home-top',
    'home-bottom',
    'home-secondary',
    'events',
    'teams',
    'event-details',
    'team-details',
    'search',
    'events-sidebar',
    'team-details-top',
  ])('may fill %s (Spec 1 §9)', async (location) => {
    await db.trial('postgres', async () => {
      await addAd(db, admin, { location });
    });
  });

  test('is replicated while it is switched on, planned or not, and departs when it is switched off or deleted', async () => {
    await db.trial('postgres', async () => {
      const [a, b] = [
        await addAd(db, admin, { start_date: dayFromNow(9) }),
        await addAd(db, admin),
      ];
      const pull = async () => {
        const answer = await db.rpc<{
          scopes: {
            public: { c: { public_records: { rows: { id: string }[] } }; departed: string[][] };
          };
        }>('anon', 'sync_pull', { v: 1, scopes: { public: { c: {}, departed: [0, a] } } });
        return answer.scopes.public;
      };
      const ads = (await pull()).c.public_records.rows.filter(({ id }) => [a, b].includes(id));
      expect(ads).toHaveLength(2);
      for (const row of ads)
        expect(v.parse(public_records.row, row)).toMatchObject({ kind: 'advertisement' });
      await update(admin, a, { is_active: false });
      await mutate(db, admin, { name: 'delete_advertisement@1', args: { id: b } });
      const after = await pull();
      expect(after.c.public_records.rows.filter(({ id }) => [a, b].includes(id))).toEqual([]);
      const departed = after.departed.map(([, id]) => id);
      expect(departed).toEqual(expect.arrayContaining([a, b]));
      expect(await update(admin, b, { title: 'De volta' })).toBe('advertisement_not_found');
      await update(admin, a, { is_active: true });
      expect((await pull()).c.public_records.rows.map(({ id }) => id)).toContain(a);
    });
  });

  test('marks the public snapshot as outdated', async () => {
    await db.trial('postgres', async () => {
      await db.rows('select private.rebuild_public_snapshot()');
      await addAd(db, admin);
      expect(await db.one('select private.public_snapshot_is_dirty()')).toBe(true);
    });
  });
});
