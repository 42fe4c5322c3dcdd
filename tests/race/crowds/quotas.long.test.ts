import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, eventArgs, mutate, type Outcome } from '#tests/sql/acts.ts';
import { addTeam, must } from '#tests/sql/teams/team-acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { atOnce, DOORS, tally } from './crowd.ts';
import { openPair, rpc, type Second } from '../locks/pair.ts';
import { startRaceServer, type OpenSession, type RaceServer } from '../cluster/race-database.ts';

const CLIENTS = 30;

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/** A database, and one person's connections to it. */
async function phones(prepare = '') {
  const database = await server.database();
  const admin = await server.open(database);
  await admin.exec(prepare);
  const person = await addPerson(admin, 'Organizadora');
  const sessions: OpenSession[] = [];
  for (let n = 0; n < CLIENTS; n += 1) sessions.push(await server.open(database));
  return {
    admin,
    person,
    sessions,
    close: () => Promise.all([admin, ...sessions].map((session) => session.close())),
  };
}

const setLimit = (what: string, n: number) =>
  `update private.quotas set first_day = ${n}, first_week = ${n}, later = ${n} where what = '${what}';`;

/** Each phone creates two events; ten are allowed. */
async function tooMany(prepare: string) {
  const { sessions, person, close } = await phones(setLimit('events', 10) + prepare);
  const outcomes = await Promise.all(
    sessions.map(async (session) => {
      const said: Outcome[] = [];
      for (let n = 0; n < 2; n += 1)
        said.push(await mutate(session, person, { name: 'create_event@1', args: eventArgs() }));
      return said;
    }),
  );
  await close();
  return tally(outcomes.flat());
}

test('[hole S12] thirty phones of one person create ten events at once: no more', async () => {
  expect(await tooMany('')).toEqual({ applied: 10, daily_limit: 2 * CLIENTS - 10 });
});

test('[hole S12] twenty simultaneous uploads of one account, with space for four', async () => {
  const uploads = async (prepare = '') => {
    const { admin, sessions, person, close } = await phones(prepare);
    await admin.rows(
      `insert into storage.objects (bucket_id, name, metadata) select 'avatars', $1 || '/' || gen_random_uuid() || '.webp',
         '{"size": 80000000}'::jsonb`,
      [person],
    );
    const all = () =>
      Promise.all(
        sessions
          .slice(0, 20)
          .map((session) =>
            refusal(() =>
              session.request({ user: person }, () =>
                session.rows(
                  `insert into storage.objects (bucket_id, name, metadata) values ('avatars', $1, '{"size": 5000000}')`,
                  [`${person}/${crypto.randomUUID()}.webp`],
                ),
              ),
            ),
          ),
      );
    const said = await (prepare ? atOnce({ admin, people: 20 }, all) : all());
    const bytes = await admin.one<number>(
      `select sum((metadata ->> 'size')::bigint)::int from storage.objects where name like $1 || '/%'`,
      [person],
    );
    await close();
    return { bytes, refused: said.filter((one) => one?.sql_state === '42501').length };
  };
  expect(await uploads()).toEqual({ bytes: 100_000_000, refused: 16 });
  // without the lock each upload counts only the files that existed before all of them
  const { bytes } = await uploads(`${DOORS}
    create or replace function private.picture_fits(metadata jsonb) returns boolean
    language plpgsql volatile security definer set search_path = '' as $$
    declare bytes bigint;
    begin
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0) into bytes from storage.objects o;
      perform private.door(1);
      return bytes + (picture_fits.metadata ->> 'size')::bigint <= 100000000;
    end $$;`);
  expect(bytes).toBeGreaterThan(100_000_000);
});

test('[hole S10] two captains accept repeatedly at once, and are paid for each other once', async () => {
  const { admin, sessions, close } = await phones();
  const [first, second] = [await addPerson(admin, 'Uma'), await addPerson(admin, 'Outra')];
  const [one, two] = [await addTeam(admin, first), await addTeam(admin, second)];
  const [a, b] = sessions as [OpenSession, OpenSession];
  for (let round = 0; round < 5; round += 1) {
    const proposal = (team_id: string, team2_id: string) => ({
      name: 'propose_alliance@1',
      args: { id: crypto.randomUUID(), team_id, team2_id, type: 'tactical' },
    });
    const [mine, theirs] = [proposal(one.team, two.team), proposal(two.team, one.team)];
    const said = await Promise.all([mutate(a, first, mine), mutate(b, second, theirs)]);
    expect(tally(said)).toEqual({ applied: 1, alliance_exists: 1 });
    const by_first = said[0].status === 'applied';
    const { id } = (by_first ? mine : theirs).args;
    const [asked, team_id] = by_first ? [second, two.team] : [first, one.team];
    await Promise.all([
      must(a, asked, 'answer_alliance@1', { id, team_id, accept: true }),
      mutate(b, asked, { name: 'answer_alliance@1', args: { id, team_id, accept: true } }),
    ]).catch(() => undefined); // one of the two has answered before
    await must(a, first, 'end_alliance@1', { id, team_id: one.team });
  }
  const points = (team: string) =>
    admin.one('select sum(points)::int from public.team_points where team_id = $1', [team]);
  expect([await points(one.team), await points(two.team)]).toEqual([100, 100]);
  await close();
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('[T17] codes of a number', () => {
  let one: OpenSession;
  let two: OpenSession;
  let second: Second;
  beforeAll(async () => {
    ({ one, two, second } = await openPair(server));
  });
  const ask = (
    db: OpenSession,
    fn: 'issue' | 'check',
    { number = '5585988887777', ip = 'a', code = '123456' },
  ) => rpc(db, `${fn}_whatsapp_code`, { number, code_hash: hash(code), ip_hash: hash(ip) });

  test('a number gets one code a minute, from whatever address', async () => {
    const { answer } = await second(
      () => ask(one, 'issue', {}),
      () => ask(two, 'issue', { ip: 'b' }),
    );
    expect(answer).toMatchObject({ issued: false, code: 'too_many_requests' });
  });

  test('an address gets twenty codes an hour, for whatever numbers', async () => {
    for (let n = 10; n < 29; n += 1)
      await ask(one, 'issue', { number: `55859877770${n}`, ip: 'c' });
    const number = (n: number) => ({ number: `55859877771${n}`, ip: 'c' });
    const { answer } = await second(
      () => ask(one, 'issue', number(10)),
      () => ask(two, 'issue', number(11)),
    );
    expect(answer).toMatchObject({ issued: false, code: 'too_many_requests' });
  });

  test('each works once', async () => {
    const number = { number: '5585988880000', ip: 'd' };
    await ask(one, 'issue', number);
    const { answer } = await second(
      () => ask(one, 'check', number),
      () => ask(two, 'check', number),
    );
    expect(answer).toMatchObject({ verified: false });
  });

  test('simultaneous wrong attempts are all counted', async () => {
    const number = { number: '5585988881111', ip: 'e' };
    await ask(one, 'issue', number);
    for (let n = 0; n < 3; n += 1) await ask(one, 'check', { ...number, code: '000000' });
    const wrong = (db: OpenSession) => ask(db, 'check', { ...number, code: '000000' });
    await second(
      () => wrong(one),
      () => wrong(two),
    );
    expect(await ask(one, 'check', number)).toMatchObject({ verified: false });
  });
});
