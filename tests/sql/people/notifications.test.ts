import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { my_records } from '#sync/records/my-record.ts';
import { addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { notices, notify } from './notification-acts.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');

describe('a notification', () => {
  test('has a text, and keeps what other languages need', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana]);
      expect(await notices(db, ana)).toMatchObject([
        {
          title: 'Evento cancelado',
          body: 'O evento Operação Canindé foi cancelado.',
          url: '/event/1',
          data: { code: 'event_cancelled', event: 'Operação Canindé' },
          read: false,
        },
      ]);
    });
  });

  test('is created once per cause and person', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana, bruno, ana]);
      await notify(db, [ana], { code: 'event_changed' });
      await notify(db, [ana], { cause: 'event_cancelled:2' });
      expect(await notices(db, ana)).toHaveLength(2);
      expect(await notices(db, bruno)).toHaveLength(1);
    });
  });

  test('ignores empty recipients and deleted accounts', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [null, crypto.randomUUID(), bruno]);
      expect(await db.one('select count(*)::int from public.notifications')).toBe(1);
    });
  });

  test('leaves no gap where a name is missing', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana], { data: null });
      await notify(db, [ana], { code: 'of a later version', cause: 'b' });
      const said = (await notices(db, ana)).map(({ title, body }) => [title, body]);
      expect(said).toEqual(
        expect.arrayContaining([
          ['Evento cancelado', ''],
          ['QG Airsoft', ''],
        ]),
      );
    });
  });

  test('a name can’t contain a placeholder that is filled in', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana], { code: 'join_request', data: { name: '{team}', team: 'Lobos' } });
      const [notice] = await notices(db, ana);
      expect(notice?.body).toBe('team quer entrar na equipe Lobos.');
    });
  });

  test.each([
    '//exemplo.test',
    '/\\exemplo.test',
    'https://exemplo.test',
    'javascript:alert(1)',
    '/a b',
  ])('[T14] [T23] opens only the app: not %s', async (url) => {
    const refused = await refusal(() => db.trial('postgres', () => notify(db, [ana], { url })));
    expect(refused?.sql_state).toBe('23514');
  });

  test('is replicated to its person alone, in the shape that the device checks', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana], { url: null });
      const pull = async (user: string) => {
        const answer = await db.rpc<{ scopes: { me: { c: { my_records: { rows: unknown[] } } } } }>(
          { user },
          'sync_pull',
          { v: 1, scopes: { me: {} } },
        );
        return answer.scopes.me.c.my_records.rows;
      };
      const [row] = await pull(ana);
      expect(v.parse(my_records.row, row)).toMatchObject({ kind: 'notification' });
      expect(await pull(bruno)).toEqual([]);
    });
  });
});

describe('old notifications', () => {
  test('are deleted after ninety days, and beyond the newest two hundred of a person', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [bruno], { cause: 'old' });
      await db.rows(`update public.notifications set created_at = now() - interval '90 days'`);
      const [old] = await notices(db, bruno);
      for (let n = 1; n <= 201; n += 1) await notify(db, [ana], { cause: `n ${n}` });
      await db.rows(
        `update public.notifications set created_at = now() - interval '1 day' where cause = 'n 7'`,
      );
      await notify(db, [bruno], { cause: 'new' });
      expect(await db.one('select private.forget_notifications()')).toBe(1);
      expect(await notices(db, ana)).toHaveLength(200);
      expect(await db.rows(`select from public.notifications where cause = 'n 7'`)).toEqual([]);
      expect(await notices(db, bruno)).toHaveLength(2);
      await db.rows(
        `update public.notifications set created_at = created_at - interval '1 microsecond' where cause = 'old'`,
      );
      expect(await db.one('select private.forget_notifications()')).toBe(1);
      expect(await notices(db, bruno)).toHaveLength(1);
      const departed = await db.rows(
        `select scope, collection from private.departures where id = $1`,
        [old?.id],
      );
      expect(departed).toEqual([{ scope: `me:${bruno}`, collection: 'my_records' }]);
    });
  });

  test('are deleted with the account, without a departure for a person who no longer exists', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [bruno]);
      await db.rows('delete from auth.users where id = $1', [bruno]);
      expect(await db.one('select count(*)::int from public.notifications')).toBe(0);
      expect(
        await db.one('select count(*)::int from private.departures where scope = $1', [
          `me:${bruno}`,
        ]),
      ).toBe(0);
    });
  });
});

describe('reading', () => {
  const readAll = (user: string, up_to: string, ids: string[] = []) => ({
    user,
    mutation: { name: 'read_all_notifications@1', args: { up_to, ids } },
  });
  const createdAt = (cause: string) =>
    db.one<string>(
      `select to_jsonb(created_at)#>>'{}' from public.notifications where cause = $1`,
      [cause],
    );

  test('[case 15] all notifications, sent late, leaves those unread that came meanwhile', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana, bruno], { cause: 'seen' });
      const up_to = await createdAt('seen');
      await notify(db, [ana], { cause: 'later' });
      await db.rows(
        `update public.notifications set created_at = now() + interval '1 second' where cause = 'later'`,
      );
      expect(await verdict(db, ana, readAll(ana, up_to).mutation)).toBe('applied');
      const unread = await db.rows(
        'select user_id, cause from public.notifications where not read order by cause',
      );
      expect(unread).toEqual([
        { user_id: ana, cause: 'later' },
        { user_id: bruno, cause: 'seen' },
      ]);
    });
  });

  test('another person’s notification changes nothing and reveals nothing', async () => {
    await db.trial('postgres', async () => {
      await notify(db, [ana]);
      const [notice] = await notices(db, ana);
      const mutation = { name: 'read_notification@1', args: { id: notice?.id } };
      expect(await mutate(db, bruno, mutation)).toMatchObject({
        status: 'applied',
        touched: [],
        rows: [],
      });
      expect(await notices(db, ana)).toMatchObject([{ read: false }]);
    });
  });

  test('all takes the list of what was shown, and no other value in its place', async () => {
    const { mutation } = readAll(ana, '2030-01-01T12:00:00Z');
    const args = { ...mutation.args, ids: 'all' };
    expect(await verdict(db, ana, { ...mutation, args })).toBe('invalid_args: ids');
  });
});
