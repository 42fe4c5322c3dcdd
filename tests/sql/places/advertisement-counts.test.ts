import { describe, expect, test } from 'vitest';
import { dayAfter, eventDay } from '#domain/time/event-day.ts';
import { adNumbers, addAd, countAd } from './ad-acts.ts';
import { addAdmin, addPerson, dayFromNow } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const player = await addPerson(db, 'Jogador');

describe('[T19] a view or click counts', () => {
  const visit = () => crypto.randomUUID();
  const view = (ad_id: string, visit_id = visit()) => ({ ad_id, metric_type: 'views', visit_id });

  test('once per ad, day and visit, by anybody', async () => {
    const ad = await addAd(db, admin);
    const body = view(ad);
    expect(await countAd(db, 'anon', body)).toEqual({ counted: 1 });
    expect(await countAd(db, 'anon', body)).toEqual({ counted: 0 });
    expect(await countAd(db, 'anon', { ...body, metric_type: 'clicks' })).toEqual({ counted: 1 });
    expect(await countAd(db, { user: player }, view(ad))).toEqual({ counted: 1 });
    expect(await adNumbers(db, ad)).toEqual([{ views: 2, clicks: 1 }]);
  });

  test('by day, which only administrators read', async () => {
    const ad = await addAd(db, admin);
    // the database counts by the day in Brasília, which is behind UTC for three hours a night
    const today = eventDay(new Date().toISOString());
    const earlier = dayAfter(today, -3);
    const late = { ...view(ad), day: earlier };
    for (const body of [view(ad), view(ad), { ...view(ad), metric_type: 'clicks' }, late])
      await countAd(db, 'anon', body);
    expect(await db.rpc({ user: admin }, 'advertisement_days', { id: ad })).toEqual({
      since: earlier,
      days: [
        { day: earlier, views: 1, clicks: 0 },
        { day: today, views: 2, clicks: 1 },
      ],
    });
    const stranger = () => db.rpc({ user: player }, 'advertisement_days', { id: ad });
    expect((await refusal(stranger))?.message).toBe('not_allowed');
  });

  test('once per address and browser where they are known, whatever visit it claims', async () => {
    const ad = await addAd(db, admin);
    const headers = { 'x-forwarded-for': '203.0.113.5', 'user-agent': 'Firefox' };
    expect(await countAd(db, 'anon', view(ad), headers)).toEqual({ counted: 1 });
    expect(await countAd(db, 'anon', view(ad), headers)).toEqual({ counted: 0 });
    expect(await countAd(db, 'anon', view(ad), { ...headers, 'user-agent': 'Chrome' })).toEqual({
      counted: 1,
    });
    const kept = JSON.stringify(await db.rows('select * from private.advertisement_counts'));
    expect(kept).not.toContain('203.0.113.5');
  });

  test('by the day in Brasília, also in the hashes, and in the limit of an address', async () => {
    await db.trial('postgres', async () => {
      const ad = await addAd(db, admin);
      const [today, tomorrow] = ['2031-05-06', '2031-05-07'];
      const isDay = (day: string) =>
        db.exec(`create or replace function private.today() returns date
          language sql stable set search_path = '' as $$ select date '${day}' $$`);
      const headers = { 'x-forwarded-for': '203.0.113.5', 'user-agent': 'Firefox' };
      for (const [day, counted] of [
        [today, 1],
        [today, 0],
        [tomorrow, 1],
      ] as const) {
        await isDay(day);
        expect(await countAd(db, 'anon', view(ad), headers)).toEqual({ counted });
      }
      for (const table of ['advertisement_counts', 'advertisement_addresses', 'daily_salts'])
        expect(
          await db.rows(
            `select distinct day::text from private.${table} where day >= '${today}' order by 1`,
          ),
        ).toEqual([{ day: today }, { day: tomorrow }]);
      // one visitor on two days makes two hashes
      const kept = await db.rows<{ visitor: string }>(
        'select distinct visitor from private.advertisement_counts where ad_id = $1',
        [ad],
      );
      expect(kept).toHaveLength(2);
    });
  });

  test('only for an ad that runs today', async () => {
    const ads = [
      await addAd(db, admin, { is_active: false }),
      await addAd(db, admin, { start_date: dayFromNow(3) }),
      await addAd(db, admin, { end_date: dayFromNow(-3) }),
      crypto.randomUUID(),
    ];
    for (const ad of ads) expect(await countAd(db, 'anon', view(ad))).toEqual({ counted: 0 });
  });

  test('later, for the day on which it was seen offline, up to a week', async () => {
    const ad = await addAd(db, admin);
    const counts = [-1, -2, -2, -9, 3].map((n) => ({
      ad_id: ad,
      metric_type: 'views',
      day: dayFromNow(n),
    }));
    const visit_id = visit();
    expect(await countAd(db, 'anon', { counts, visit_id })).toEqual({ counted: 2 });
    expect(await countAd(db, 'anon', { counts, visit_id })).toEqual({ counted: 0 });
  });

  test.each([
    [{}],
    [{ ad_id: 'x', metric_type: 'views', visit_id: crypto.randomUUID() }],
    [{ ad_id: crypto.randomUUID(), metric_type: 'likes', visit_id: crypto.randomUUID() }],
    [{ counts: Array.from({ length: 51 }, () => ({})), visit_id: crypto.randomUUID() }],
    [{ counts: [null], visit_id: crypto.randomUUID() }],
  ])('an invalid body is refused: %#', async (body) => {
    expect(await refusal(() => countAd(db, 'anon', body))).toMatchObject({
      message: 'invalid_args',
    });
  });

  test('is forgotten as a visit after nine days, and stays as a number', async () => {
    await db.trial('postgres', async () => {
      const ad = await addAd(db, admin);
      await countAd(db, 'anon', view(ad));
      await db.rows('update private.advertisement_counts set day = day - 10');
      await db.rows('select private.forget_advertisement_counts()');
      expect(await db.one('select count(*)::int from private.advertisement_counts')).toBe(0);
      expect(await adNumbers(db, ad)).toEqual([{ views: 1, clicks: 0 }]);
    });
  });
});
