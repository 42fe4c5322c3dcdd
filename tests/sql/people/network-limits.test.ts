import { afterEach, describe, expect, test } from 'vitest';
import {
  addAdmin,
  addNewcomer,
  addPerson,
  eventArgs,
  pushOf,
  registration,
  verdict,
  type Outcome,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { arenaArgs } from '../places/arena-acts.ts';
import { from } from '../registrations/asked-number-acts.ts';
import { refusal } from '../session.ts';
import { MOST_LISTED } from '#domain/event/form/event-limits.ts';

const db = await databaseOfFile();
afterEach(() => from(db, null));

const BRIEFING = `<p>${'Óculos no rosto, sempre. '.repeat(720)}</p>`; // 19 kB
const event = (changes: object = {}) => ({ name: 'create_event@1', args: eventArgs(changes) });

/** Each of these people creates `each` events. @returns how often each answer was given */
async function publish(people: readonly string[], each: number, changes: object = {}) {
  const said: string[] = [];
  for (const user of people) {
    const body = pushOf(
      user,
      Array.from({ length: each }, () => event(changes)),
    );
    const { results } = await db.rpc<{ results: Outcome[] }>({ user }, 'sync_push', body);
    for (const { status, code, field } of results)
      said.push(code ? `${code}: ${field ?? ''}` : status);
  }
  return Object.fromEntries(
    Object.entries(Object.groupBy(said, (one) => one)).map(([one, all]) => [one, all?.length]),
  );
}
const newcomers = async (n: number) => {
  const people: string[] = [];
  for (let at = 0; at < n; at += 1) people.push(await addNewcomer(db, 'Conta nova'));
  return people;
};
let networks = 0;
const network = () => `203.0.113.${String((networks += 1))}`;

describe('[hole R1] accounts of today behind one address', () => {
  test('share the briefings of one account; an older account does not, nor does another address', async () => {
    await from(db, network());
    expect(await publish(await newcomers(8), 5, { briefing: BRIEFING })).toEqual({
      applied: 21,
      'network_full: ': 19,
    });
    // what nobody else has on the phone is not limited
    const [one, other] = (await newcomers(2)) as [string, string];
    const briefing = BRIEFING;
    expect(await verdict(db, one, event({ briefing, is_public: false }))).toBe('applied');
    expect(await publish([await addPerson(db, 'Organizadora')], 5, { briefing })).toEqual({
      applied: 5,
    });
    await from(db, network());
    expect(await publish([other], 5, { briefing })).toEqual({ applied: 5 });
  });

  test('create as many events and arenas a day as five accounts, and register as many people as come', async () => {
    await from(db, network());
    const people = await newcomers(7);
    expect(await publish(people, 15, { is_public: false })).toEqual({
      applied: 75,
      'network_limit: events': 30,
    });
    const arenas: string[] = [];
    for (const user of people)
      for (let n = 0; n < 3; n += 1)
        arenas.push(await verdict(db, user, { name: 'propose_arena@1', args: arenaArgs() }));
    expect(arenas.filter((one) => one === 'applied')).toHaveLength(15);
    expect(new Set(arenas.slice(15))).toEqual(new Set(['network_limit: arenas']));

    const game = event();
    expect(await verdict(db, await addPerson(db, 'Organizadora'), game)).toBe('applied');
    for (const user of people)
      expect(
        await verdict(db, user, { name: 'register@1', args: registration(game.args.id) }),
      ).toBe('applied');
    // the next day
    await db.rows('update private.network_uses set day = day - 1');
    await db.rows('update private.quota_uses set day = day - 1');
    expect(await publish(people.slice(5), 1, { is_public: false })).toEqual({ applied: 2 });
  });

  test.each([null, '127.0.0.1', '::1'])('from %s: the account’s own limits alone', async (ip) => {
    await from(db, ip);
    const kept = () => db.one<number>('select count(*)::int from private.network_accounts');
    const before = await kept();
    expect(await publish(await newcomers(2), 15, { briefing: BRIEFING })).toEqual({ applied: 30 });
    expect(await kept()).toBe(before);
  });

  test('store three times the pictures of one account', async () => {
    const ip = network();
    const upload = (user: string, address: string) =>
      db.request({ user }, async () => {
        await from(db, address);
        return refusal(() =>
          db.rows(
            `insert into storage.objects (bucket_id, name, metadata) values ('avatars', $1, '{"size": 100000000}')`,
            [`${user}/${crypto.randomUUID()}.webp`],
          ),
        );
      });
    const [last, ...people] = (await newcomers(4)) as [string, ...string[]];
    for (const user of people) expect(await upload(user, ip)).toBeNull();
    expect(await upload(last, ip)).toMatchObject({ sql_state: '42501' });
    const why = (user: string) =>
      db.request({ user }, async () => {
        await from(db, ip);
        return db.one<string>(`select private.picture_refusal('{"size": 1}')`);
      });
    expect([await why(last), await why(people[0]!)]).toEqual(['network_full', 'storage_full']);
    expect(await upload(last, network())).toBeNull();
  });

  test('the address is kept as a hash, until the account is seven days old', async () => {
    await from(db, network());
    const [person] = (await newcomers(1)) as [string];
    await publish([person], 1);
    const kept = () =>
      db.rows<{ network: string }>(
        'select network from private.network_accounts where user_id = $1',
        [person],
      );
    expect(await kept()).toEqual([{ network: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    await db.rows('select private.forget_quota_uses()');
    expect(await kept()).toHaveLength(1);
    await db.rows(
      `update public.profiles set created_at = now() - interval '7 days' where id = $1`,
      [person],
    );
    await db.rows('select private.forget_quota_uses()');
    expect(await kept()).toEqual([]);
  });
});

describe('[hole R1] the public list', () => {
  const told = (admin: string) =>
    db.one<number>(
      `select count(*)::int from public.notifications where user_id = $1 and data ->> 'code' = 'public_list_filling'`,
      [admin],
    );
  /** Runs while the list's limits are so many events and bytes more than are in it. */
  const withRoom = async (events: number, bytes: number, run: () => Promise<void>) => {
    const was = await db.one<string>(
      `select pg_get_functiondef('private.public_list_limits()'::regprocedure)`,
    );
    await db.rows('update public.airsoft_events set is_public = false where is_public');
    await db.rows(`create or replace function private.public_list_limits() returns table (events integer, bytes bigint)
      language sql immutable set search_path = '' as $$ select ${events}, ${bytes}::bigint $$`);
    try {
      await run();
    } finally {
      await db.rows(was);
    }
  };

  test('ends for young accounts, and at twice that for all; administrators are told once', async () => {
    // the form warns at the same number
    expect(await db.one('select events from private.public_list_limits()')).toBe(MOST_LISTED);
    const admin = await addAdmin(db);
    const [young] = (await newcomers(1)) as [string];
    const old = await addPerson(db, 'Organizadora');
    await withRoom(5, 8_000_000, async () => {
      expect(await publish([young], 3)).toEqual({ applied: 3 });
      expect(await told(admin)).toBe(0);
      expect(await publish([young], 4)).toEqual({ applied: 2, 'public_list_full: ': 2 });
      expect(await told(admin)).toBe(1);
      expect(await verdict(db, young, event({ is_public: false }))).toBe('applied');
      expect(await publish([old], 7)).toEqual({ applied: 5, 'public_list_full: ': 2 });
      expect(await publish([admin], 1)).toEqual({ applied: 1 });
      expect(await told(admin)).toBe(1);
    });
  });

  test('ends at so many bytes of briefings', async () => {
    const [young] = (await newcomers(1)) as [string];
    const old = await addPerson(db, 'Organizadora');
    await withRoom(6000, 40_000, async () => {
      expect(await publish([young], 3, { briefing: BRIEFING })).toEqual({
        applied: 2,
        'public_list_full: ': 1,
      });
      expect(await publish([old], 3, { briefing: BRIEFING })).toEqual({
        applied: 2,
        'public_list_full: ': 1,
      });
    });
  });
});
