import { describe, expect, test } from 'vitest';
import { addEvent, addPerson, forgetUses, pushOf, registration, type Mutation } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addMember, addTeam } from '../teams/team-acts.ts';

const db = await databaseOfFile();

/** One request, as a device sends what it has kept. All must be applied. */
async function push(user: string, mutations: Mutation[]): Promise<void> {
  const { results } = await db.rpc<{ results: { status: string }[] }>(
    { user },
    'sync_push',
    pushOf(user, mutations),
  );
  expect(results.map(({ status }) => status)).toEqual(mutations.map(() => 'applied'));
}

const ordered = (sql: string, of: string) =>
  db.one<string>(`select coalesce(string_agg(what, ' ' order by at, id), '') from (${sql}) rows`, [
    of,
  ]);

describe('[U3] what was written offline stands in the order of writing, for everybody', () => {
  const post = (team_id: string, content: string | number): Mutation => ({
    name: 'post_communication@1',
    args: {
      id: crypto.randomUUID(),
      team_id,
      channel: 'general',
      type: 'message',
      content: String(content),
    },
  });
  const posts = (team: string) =>
    ordered(
      'select content as what, created_at as at, id from public.team_communications where team_id = $1',
      team,
    );

  test('eight posts of one request, eight more of the next, and what another wrote between', async () => {
    const captain = await addPerson(db, 'Capitã');
    const mate = await addPerson(db, 'Colega');
    const { team } = await addTeam(db, captain);
    await addMember(db, mate, { team, captain });
    await push(
      captain,
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => post(team, n)),
    );
    await push(mate, [post(team, 'a'), post(team, 'b')]);
    await push(
      captain,
      [9, 10, 11, 12, 13, 14, 15, 16].map((n) => post(team, n)),
    );
    expect(await posts(team)).toBe('1 2 3 4 5 6 7 8 a b 9 10 11 12 13 14 15 16');
  });

  test('a post that is refused between others changes nothing', async () => {
    const captain = await addPerson(db, 'Capitã');
    const { team } = await addTeam(db, captain);
    const bad = post(crypto.randomUUID(), 'x');
    const mutations = [post(team, 1), bad, post(team, 2), post(team, 3)];
    await db.rpc({ user: captain }, 'sync_push', pushOf(captain, mutations));
    expect(await posts(team)).toBe('1 2 3');
  });

  test('ten participants of two requests, and a squad of ten', async () => {
    const owner = await addPerson(db, 'Organizadora');
    const event = await addEvent(db, owner);
    const names = Array.from('ZYXWVABCDE', (letter) => `Pessoa ${letter}`);
    const add = (name: string): Mutation => ({
      name: 'add_participant@1',
      args: registration(event, { name }),
    });
    await push(owner, names.slice(0, 6).map(add));
    await push(owner, names.slice(6).map(add));
    const squad = Array.from('KJIHGLMNOP', (letter) => `Amiga ${letter}`);
    const operators = squad.map((name) => {
      const { event_id: _event, ...person } = registration(event, { name });
      return person;
    });
    await push(await addPerson(db, 'Amiga K'), [
      { name: 'register_squad@1', args: { event_id: event, operators } },
    ]);
    expect(
      await ordered(
        'select name as what, registered_at as at, id from public.operators where event_id = $1',
        event,
      ),
    ).toBe([...names, ...squad].join(' '));
  });

  test('events, and what people are told of them', async () => {
    const owner = await addPerson(db, 'Organizadora');
    const player = await addPerson(db, 'Jogadora');
    await forgetUses(db, owner);
    const events = [];
    for (let n = 0; n < 6; n += 1) {
      const event = await addEvent(db, owner, { name: `Jogo ${n}` });
      await push(player, [{ name: 'register@1', args: registration(event) }]);
      events.push(event);
    }
    await push(
      owner,
      events.map((id) => ({ name: 'cancel_event@1', args: { id, reason: 'Chuva forte' } })),
    );
    expect(
      await ordered(
        `select data ->> 'event' as what, created_at as at, id from public.notifications
         where user_id = $1 and data ->> 'code' = 'event_cancelled'`,
        player,
      ),
    ).toBe('Jogo 0 Jogo 1 Jogo 2 Jogo 3 Jogo 4 Jogo 5');
  });

  test('a time that is kept is never before the one that the row began with', async () => {
    const captain = await addPerson(db, 'Capitã');
    const { team } = await addTeam(db, captain);
    const one = post(team, 'fixada');
    const { id } = one.args as { id: string };
    const pin = { name: 'pin_communication@1', args: { id, team_id: team, pinned: true } };
    await push(captain, [one, pin]);
    expect(
      await db.one('select updated_at > created_at from public.team_communications where id = $1', [
        id,
      ]),
    ).toBe(true);
  });
});

test('a moment is later than every other of its transaction, and never before the clock', async () => {
  await db.trial('postgres', async () => {
    const given = await db.rows<{ moment: string; clock: string }>(
      `select private.moment()::text as moment, clock_timestamp()::text as clock from generate_series(1, 500)`,
    );
    const moments = given.map(({ moment }) => moment);
    expect(new Set(moments).size).toBe(500);
    expect(
      await db.one<boolean>(
        `select bool_and(m > before) from (select m, lag(m) over (order by n) as before
         from unnest($1::text[]::timestamptz[]) with ordinality as t (m, n)) x`,
        [moments],
      ),
    ).toBe(true);
    expect(await db.one<boolean>('select private.moment() >= now()')).toBe(true);
  });
});
