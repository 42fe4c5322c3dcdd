import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, mutate } from '#tests/sql/acts.ts';
import { addMember, addTeam, must } from '#tests/sql/teams/team-acts.ts';
import { tally } from './crowd.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

const CLIENTS = 12;

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

describe('the posts of a team', () => {
  /** A team with two officers and posts of one channel, the last one a poll. */
  async function talk(posts: number) {
    const database = await server.database();
    const admin = await server.open(database);
    const captain = await addPerson(admin, 'Capitã');
    const { team } = await addTeam(admin, captain);
    const sessions: OpenSession[] = [];
    for (let n = 0; n < CLIENTS; n += 1) sessions.push(await server.open(database));
    const close = () => Promise.all([admin, ...sessions].map((session) => session.close()));
    const officers: string[] = [];
    for (const name of ['Um', 'Dois']) {
      const person = await addPerson(admin, `Oficial ${name}`);
      await addMember(admin, person, { team, captain, role: 'officer' });
      officers.push(person);
    }
    const ids: string[] = [];
    for (let n = 0; n < posts; n += 1) {
      const id = crypto.randomUUID();
      const poll = { type: 'poll', title: 'Quando?', poll_options: ['Sábado', 'Domingo'] };
      await must(admin, captain, 'post_communication@1', {
        id,
        team_id: team,
        channel: 'general',
        content: `p${n}`,
        ...(n === posts - 1 ? poll : { type: 'message' }),
      });
      ids.push(id);
    }
    return { admin, captain, team, sessions, close, officers, ids };
  }
  /** Asks for all of them as the captain: the sessions at once, each for one after the other. */
  const inTurns = async (
    { sessions, captain }: { sessions: OpenSession[]; captain: string },
    asked: { name: string; args: object }[],
  ) => {
    const turns = sessions.map(async (session, at) => {
      const outcomes = [];
      for (let n = at; n < asked.length; n += sessions.length)
        outcomes.push(await mutate(session, captain, asked[n]!));
      return outcomes;
    });
    return (await Promise.all(turns)).flat();
  };
  const kept = ({ admin, team }: { admin: OpenSession; team: string }) =>
    admin.rows<{ recent: boolean; fits: boolean }>(
      `select recent, pinned or row_number() over (order by created_at desc, id desc) <= 50 as fits
       from public.team_communications where team_id = $1`,
      [team],
    );

  test('one vote of a person, however often they vote at once', async () => {
    const race = await talk(1);
    const [id] = race.ids;
    const votes = Array.from({ length: 50 }, (_, n) => ({
      name: 'vote@1',
      args: { id, team_id: race.team, option: n % 2 },
    }));
    expect(tally(await inTurns(race, votes))).toEqual({ applied: 50 });
    const results = await race.admin.one<number[]>(
      'select poll_results from public.team_communications where id = $1',
      [id],
    );
    expect([
      [0, 1],
      [1, 0],
    ]).toContainEqual(results);
    await race.close();
  });

  test('two officers pin one post at once, and two others: each is pinned', async () => {
    const race = await talk(3);
    const pins = [0, 0, 1, 2].map(
      (post, n) => () =>
        mutate(race.sessions[n] as OpenSession, race.officers[n % 2]!, {
          name: 'pin_communication@1',
          args: { id: race.ids[post], team_id: race.team, pinned: true },
        }),
    );
    expect(tally(await Promise.all(pins.map((pin) => pin())))).toEqual({ applied: 4 });
    expect(
      await race.admin.one(
        'select count(*)::int from public.team_communications where team_id = $1 and pinned',
        [race.team],
      ),
    ).toBe(3);
    await race.close();
  });

  test('written, deleted, pinned and voted for at once: devices keep the fifty newest and the pins', async () => {
    const race = await talk(52);
    const { team, captain, ids } = race;
    const poll = ids.at(-1);
    const asked = Array.from({ length: 24 }, (_, n) => {
      const act = (name: string, args: object) => ({ name, args: { team_id: team, ...args } });
      const text = { channel: 'general', type: 'message', content: `late ${n}` };
      if (n % 4 === 0) return act('post_communication@1', { id: crypto.randomUUID(), ...text });
      if (n % 4 === 1) return act('delete_communication@1', { id: ids[n + 6] });
      if (n % 4 === 2) return act('pin_communication@1', { id: ids[n], pinned: true });
      return act('vote@1', { id: poll, option: n % 2 });
    });
    expect(tally(await inTurns(race, asked))).toEqual({ applied: 24 });
    // what somebody else held at that moment has its turn with the next post
    await must(race.admin, captain, 'post_communication@1', {
      id: crypto.randomUUID(),
      team_id: team,
      channel: 'general',
      type: 'message',
      content: 'last',
    });
    const wrong = (await kept(race)).filter(({ recent, fits }) => recent !== fits);
    expect(wrong).toEqual([]);
    await race.close();
  });
});
