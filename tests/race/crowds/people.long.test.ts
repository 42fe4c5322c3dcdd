import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addEvent,
  addPerson,
  mutate,
  type Outcome,
  pushOf,
  registration,
} from '#tests/sql/acts.ts';
import { atOnce, DOORS } from './crowd.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

const CLIENTS = 20;
const NUMBER = '5585988887777';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/** A database, and twenty people with a connection each. */
async function crowd(prepare = '') {
  const database = await server.database();
  const admin = await server.open(database);
  if (prepare) await admin.exec(prepare);
  const people: { session: OpenSession; user: string }[] = [];
  for (let n = 0; n < CLIENTS; n += 1)
    people.push({
      session: await server.open(database),
      user: await addPerson(admin, `Pessoa ${n}`, NUMBER),
    });
  return {
    admin,
    people,
    /** All at once; where there is a door, all of them wait at it before one continues. */
    all: <T>(what: (person: (typeof people)[number], n: number) => Promise<T>) => {
      const all = () => Promise.all(people.map(what));
      return prepare ? atOnce({ admin, people: CLIENTS }, all) : all();
    },
    close: () =>
      Promise.all([admin, ...people.map(({ session }) => session)].map((s) => s.close())),
  };
}

/** A function without its advisory locks, with a door before the critical section. */
const without = (fn: string, before: string) => `${DOORS}
  do $$ begin
    execute replace(regexp_replace(pg_get_functiondef('${fn}'::regproc), 'perform pg_advisory_xact_lock[^;]*;', '', 'g'),
                    '${before}', 'perform private.door(1); ${before}');
  end $$;`;

describe('administrators who remove each other', () => {
  async function race(prepare = '') {
    const { admin, people, all, close } = await crowd(prepare);
    await admin.rows(
      `insert into public.user_roles (user_id, role) select unnest($1::uuid[]), 'admin'`,
      [people.map(({ user }) => user)],
    );
    await all(({ session, user }, n) =>
      mutate(session, user, {
        name: 'remove_role@1',
        args: { user_id: people[(n + 1) % CLIENTS]?.user, role: 'admin' },
      }),
    );
    const left = await admin.one<number>('select count(*)::int from public.user_roles');
    await close();
    return left;
  }

  test('at least one remains', async () => {
    expect(await race()).toBeGreaterThan(0);
  });

  test('negative control: without the lock none remains', async () => {
    expect(await race(without('private.keep_one_admin', 'return old;'))).toBe(0);
  });
});

describe('[T17] codes', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const ask = (session: OpenSession, fn: 'issue' | 'check', user_id: string, number = NUMBER) =>
    session.one<{ issued?: boolean; verified?: boolean; code?: string }>(
      `select public.${fn}_whatsapp_code($1::text::jsonb)`,
      [
        JSON.stringify({
          number,
          user_id,
          code_hash: hash('123456'),
          ip_hash: hash(user_id),
        }),
      ],
    );

  async function issued(prepare = '') {
    const { all, close } = await crowd(prepare);
    const answers = await all(({ session, user }) => ask(session, 'issue', user));
    await close();
    return answers.filter((answer) => answer.issued).length;
  }

  test('for one number, requested by twenty at once: one is sent', async () => {
    expect(await issued()).toBe(1);
  });

  test('negative control: without the lock several codes are sent', async () => {
    expect(
      await issued(without('public.issue_whatsapp_code', 'update private.whatsapp_codes')),
    ).toBeGreaterThan(1);
  });

  /** Twenty people at one address, each with their own number; it has sent nineteen this hour. */
  async function issuedToOneAddress(prepare = '') {
    const { admin, all, close } = await crowd(prepare);
    await admin.rows(
      `insert into private.whatsapp_codes (number, requester, ip_hash, code_hash)
       select '55119' || (80000000 + n), 'ip:x', $1, $1 from generate_series(1, 19) n`,
      [hash('field')],
    );
    const answers = await all(({ session, user }, n) =>
      session.one<{ issued: boolean }>('select public.issue_whatsapp_code($1::text::jsonb)', [
        JSON.stringify({
          number: `55119${90_000_000 + n}`,
          user_id: user,
          code_hash: hash('123456'),
          ip_hash: hash('field'),
        }),
      ]),
    );
    await close();
    return answers.filter(({ issued: is_issued }) => is_issued).length;
  }

  test('from one address, requested by twenty at once at its limit: one is sent', async () => {
    expect(await issuedToOneAddress()).toBe(1);
  });

  test('negative control: without the lock of the address several codes are sent', async () => {
    expect(
      await issuedToOneAddress(
        without('public.issue_whatsapp_code', 'update private.whatsapp_codes'),
      ),
    ).toBeGreaterThan(1);
  });

  test('of twenty accounts with one number and valid codes one gets it verified', async () => {
    const { admin, all, close } = await crowd();
    // inserted directly, because this is not about the limits of a number
    await admin.rows(
      `insert into private.whatsapp_codes (number, requester, ip_hash, code_hash)
       select $1, 'user:' || id, $2, $2 from public.profiles`,
      [NUMBER, hash('123456')],
    );
    const answers = await all(({ session, user }) => ask(session, 'check', user));
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'whatsapp_taken')).toHaveLength(CLIENTS - 1);
    expect(
      await admin.one(
        'select count(*)::int from public.profile_contacts where verified_at is not null',
      ),
    ).toBe(1);
    await close();
  });

  test('one code, submitted on twenty connections at once, works once', async () => {
    const { admin, people, all, close } = await crowd();
    const user = people[0]?.user ?? '';
    await ask(admin, 'issue', user);
    const answers = await all(({ session }) => ask(session, 'check', user));
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1);
    await close();
  });
});

describe('[T2] one person asks about numbers on twenty connections, ten each', () => {
  /** @param prepare without the lock, all of them have asked before one of them commits */
  async function looked_up(prepare = '') {
    const { admin, people, close } = await crowd(prepare);
    const user = people[0]?.user ?? '';
    const event_id = await addEvent(admin, user);
    const guess = () => ({
      name: 'register@1',
      args: { ...registration(event_id), class: 'nenhuma' },
    });
    const everybody = Promise.withResolvers<void>();
    let asked = 0;
    const ask = async ({ session }: (typeof people)[number]) => {
      const guesses = pushOf(user, Array.from({ length: 10 }, guess));
      const { results } = await session.rpc<{ results: Outcome[] }>({ user }, 'sync_push', guesses);
      asked += 1;
      if (asked === CLIENTS) everybody.resolve();
      if (prepare) await everybody.promise;
      return results.filter(({ code }) => code === 'invalid_args').length;
    };
    const answers = await Promise.all(
      people.map((person) => person.session.request({ user }, () => ask(person))),
    );
    await close();
    return answers.reduce((sum, n) => sum + n);
  }

  test('fifteen are answered', async () => {
    expect(await looked_up()).toBe(15);
  });

  test('negative control: without the lock more are answered', async () => {
    expect(
      await looked_up(
        without('private.brings_too_many_numbers', 'select * into allowed from private.asking'),
      ),
    ).toBe(200);
  });
});

describe('[T19] views', () => {
  test('of one visit, sent twenty times at once, count once; of twenty visits, twenty times', async () => {
    const { admin, all, close } = await crowd();
    const ad = crypto.randomUUID();
    await admin.rows(
      `insert into public.advertisements (id, title, sponsor_name, location) values ($1, 'Máscaras', 'Loja', 'home')`,
      [ad],
    );
    await admin.rows('insert into public.advertisement_metrics (ad_id) values ($1)', [ad]);
    const same = crypto.randomUUID();
    for (const visit of [() => same, () => crypto.randomUUID()]) {
      await all(({ session }) =>
        session.rpc('anon', 'count_ad', { ad_id: ad, metric_type: 'views', visit_id: visit() }),
      );
    }
    expect(await admin.one('select views::int from public.advertisement_metrics')).toBe(
      1 + CLIENTS,
    );
    await close();
  });
});
