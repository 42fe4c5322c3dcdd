import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, mutate } from '#tests/sql/acts.ts';
import { must } from '#tests/sql/teams/team-acts.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { tally } from './crowd.ts';
import { CLIENTS, teamArena, WITHOUT_LOCK } from './team-arena.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());
const arena = (prepare?: string) => teamArena(server, prepare);

describe('the last use of an invitation, by a dozen at once', () => {
  async function joined(prepare?: string) {
    const race = await arena(prepare);
    const code = 'C0DE0000000000000001';
    const people: string[] = [];
    for (let n = 0; n < CLIENTS; n += 1)
      people.push(await addPerson(race.admin, `Pessoa ${'abcdefghijkl'[n]}`));
    await must(race.admin, race.captain, 'create_invitation@1', {
      id: crypto.randomUUID(),
      team_id: race.team,
      code,
      max_uses: 1,
      days: 7,
    });
    const outcomes = await race.together(
      race.sessions.map(
        (session, n) => () =>
          mutate(session, people[n] ?? '', {
            name: 'accept_invitation@1',
            args: { id: crypto.randomUUID(), team_id: race.team, code },
          }),
      ),
    );
    const members = await race.admin.one<number>(
      'select member_count from public.teams where id = $1',
      [race.team],
    );
    await race.close();
    return { outcomes: tally(outcomes), members };
  }

  test('lets one person in', async () => {
    expect(await joined()).toEqual({
      outcomes: { applied: 1, invitation_used_up: CLIENTS - 1 },
      members: 2,
    });
  });
  test('negative control: without the lock it lets in more', async () => {
    const careless = `${WITHOUT_LOCK}
      alter table public.team_invitations drop constraint no_more_guests_than_invited;
      do $$ begin execute replace(pg_get_functiondef('mutation."accept_invitation@1"(uuid,jsonb)'::regprocedure),
        'if i.expires_at', 'perform private.door(1); if i.expires_at'); end $$;`;
    expect((await joined(careless)).members).toBeGreaterThan(2);
  });
});

describe('one person, by two phones at once', () => {
  test('joins once, and one use is gone', async () => {
    const race = await arena();
    const code = 'C0DE0000000000000001';
    const guest = await addPerson(race.admin, 'Convidada');
    const invitation = { id: crypto.randomUUID(), team_id: race.team };
    const open = { ...invitation, code, max_uses: 5, days: 7 };
    await must(race.admin, race.captain, 'create_invitation@1', open);
    const outcomes = await race.together(
      race.sessions.slice(0, 2).map(
        (session) => () =>
          mutate(session, guest, {
            name: 'accept_invitation@1',
            args: { id: crypto.randomUUID(), team_id: race.team, code },
          }),
      ),
    );
    expect(tally(outcomes)).toEqual({ applied: 1, already_member: 1 });
    expect(await race.admin.one('select used from public.team_invitations')).toBe(1);
    await race.close();
  });
});
