import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

describe('what an event pays', () => {
  /**
   * An event that began that many minutes ago, with everybody checked in at the gate. In one
   * transaction, so that no minute passes between the event's start and what it pays.
   */
  const past = (of: Parameters<typeof pastNow>[0]) => db.trial('postgres', () => pastNow(of));

  async function pastNow({
    others,
    with_owner = false,
    minutes = 3 * 24 * 60,
  }: {
    others: number;
    with_owner?: boolean;
    minutes?: number;
  }) {
    const owner = await addPerson(db, 'Organizadora');
    const event = await addEvent(db, owner);
    const players = with_owner ? [owner] : [];
    for (let n = 0; n < others; n += 1) players.push(await addPerson(db, `Pessoa ${n}`));
    for (const player of players) {
      const operator = await addOperator(db, player, { event });
      await db.rows(
        `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, happened_at, clock_offset_ms, device_id, staff_name, flagged)
         values (gen_random_uuid(), $1, $2, 'in', now(), now(), 0, gen_random_uuid(), 'Portaria', false)`,
        [event, operator],
      );
    }
    await db.rows(
      `update public.airsoft_events set date = t::date, time = to_char(t, 'HH24:MI')
       from (select (now() - make_interval(mins => $2)) at time zone 'America/Sao_Paulo') as began (t) where id = $1`,
      [event, minutes],
    );
    const given = await db.one<number>('select private.award_event($1)', [event]);
    const organiser = await db.rows(
      `select points from public.user_points where user_id = $1 and source = 'event_organization'`,
      [owner],
    );
    return { given, organiser };
  }

  test('the organiser is paid when five others came, not when four came, and is not one of the five', async () => {
    expect((await past({ others: 4 })).organiser).toEqual([]);
    expect((await past({ others: 4, with_owner: true })).organiser).toEqual([]);
    expect((await past({ others: 5 })).organiser).toEqual([{ points: 20 }]);
    expect((await past({ others: 6 })).organiser).toEqual([{ points: 20 }]);
  });

  test('a day after its start, and not a minute sooner', async () => {
    const day = 24 * 60;
    expect((await past({ others: 1, minutes: day - 1 })).given).toBe(0);
    expect((await past({ others: 1, minutes: day + 1 })).given).toBe(1);
  });
});

test('the last visit is the latest, in whatever order the ledger is read', async () => {
  const me = await addPerson(db, 'Ana');
  const forget = async (days_ago: number) => {
    await db.rows(
      `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid(), 1, 'register@1', 'hash', 'applied', now() - make_interval(days => $2))`,
      [me, days_ago],
    );
    await db.one('select private.forget_mutations()');
    return db.one<number>(
      `select extract(day from now() - seen_at)::int from private.account_activity where user_id = $1`,
      [me],
    );
  };
  expect(await forget(50)).toBe(50);
  expect(await forget(60)).toBe(50);
  expect(await forget(40)).toBe(40);
});

test('a formatted text may have twenty thousand characters, and an address 2,008', async () => {
  const fits = async (rule: 'html_ok' | 'url_ok', text: string) =>
    db.one<boolean>(`select private.${rule}($1)`, [text]);
  const html = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
  expect(await fits('html_ok', html(20_000))).toBe(true);
  expect(await fits('html_ok', html(20_001))).toBe(false);
  expect(await fits('html_ok', '<p onclick=x>curto</p>')).toBe(false);
  const url = (length: number) => 'https://exemplo.test/'.padEnd(length, 'x');
  expect(await fits('url_ok', url(2008))).toBe(true);
  expect(await fits('url_ok', url(2009))).toBe(false);
  expect(await fits('url_ok', 'javascript:alert(1)')).toBe(false);
});
