import { describe, expect, test } from 'vitest';
import { addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addTeam, must } from './team-acts.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

const db = await databaseOfFile();

const said = (user: string, name: string, args: object) => verdict(db, user, { name, args });
const points = (team: string) =>
  db.one<number>(
    'select coalesce(sum(points), 0)::int from public.team_points where team_id = $1',
    [team],
  );
const status = (id: string) =>
  db.one('select status from public.team_alliances where id = $1', [id]);

/** Two teams, and a proposal of the first to the second. */
async function proposal() {
  const captains = [await addPerson(db, 'Capitã um'), await addPerson(db, 'Capitão dois')] as const;
  const [one, two] = [await addTeam(db, captains[0]), await addTeam(db, captains[1])];
  const id = crypto.randomUUID();
  const args = { id, team_id: one.team, team2_id: two.team, type: 'permanent' };
  await must(db, captains[0], 'propose_alliance@1', args);
  return { id, one: one.team, two: two.team, first: captains[0], second: captains[1] };
}

describe('an alliance', () => {
  test('is proposed by a captain, to another team, once', async () => {
    const { id, one, two, first, second } = await proposal();
    const again = (who: string, from: string, to: string) =>
      said(who, 'propose_alliance@1', {
        id: crypto.randomUUID(),
        team_id: from,
        team2_id: to,
        type: 'tactical',
      });
    expect(await again(first, one, two)).toBe('alliance_exists');
    expect(await again(second, two, one)).toBe('alliance_exists');
    expect(await again(first, one, one)).toBe('invalid_args: team2_id');
    expect(await again(first, two, one)).toBe('not_allowed');
    // whichever of the two is locked first
    for (const nobody of [NIL, NIL.replaceAll('0', 'f')])
      expect(await again(first, one, nobody)).toBe('team_gone');
    const [three, { team: four }] = [await addPerson(db, 'Capitã'), await addTeam(db, first)];
    const args = { id, team_id: (await addTeam(db, three)).team, team2_id: four, type: 'tactical' };
    expect(await said(three, 'propose_alliance@1', args)).toBe('id_reused');
    const full = await addFullTeam(db);
    for (const role of ['officer', 'veteran', 'member', 'pending', 'stranger'] as const)
      expect(await again(full.person[role], full.team, one)).toBe('not_allowed');
  });

  test('is answered by the other captain alone; once accepted, each team gets 100 points, once', async () => {
    const { id, one, two, first, second } = await proposal();
    const answer = { id: crypto.randomUUID(), name: 'answer_alliance@1', args: {} as object };
    answer.args = { id, team_id: two, accept: true };
    expect(await said(first, 'answer_alliance@1', { id, team_id: one, accept: true })).toBe(
      'not_allowed',
    );
    expect(await said(first, 'answer_alliance@1', answer.args)).toBe('not_allowed');
    expect((await mutate(db, second, answer)).status).toBe('applied');
    expect((await mutate(db, second, answer)).dup).toBe(true);
    expect(await said(second, 'answer_alliance@1', answer.args)).toBe('alliance_not_pending');
    expect([await points(one), await points(two)]).toEqual([100, 100]);
    expect(await status(id)).toBe('active');
  });

  test('a team whose captain’s account is gone gets its points too, and its ally', async () => {
    const { id, one, two, second } = await proposal();
    await db.rows('update public.teams set captain_id = null where id = $1', [one]);
    await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: true });
    expect([await points(one), await points(two)]).toEqual([100, 100]);
  });

  test('rejected or cancelled it gives nothing, and may be proposed again', async () => {
    for (const end of ['reject', 'cancel'] as const) {
      const { id, one, two, first, second } = await proposal();
      if (end === 'reject')
        await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: false });
      else {
        expect(await said(second, 'cancel_alliance@1', { id, team_id: two })).toBe('not_allowed');
        await must(db, first, 'cancel_alliance@1', { id, team_id: one });
      }
      expect(await status(id)).toBe('rejected');
      expect(await said(first, 'cancel_alliance@1', { id, team_id: one })).toBe(
        'alliance_not_pending',
      );
      expect([await points(one), await points(two)]).toEqual([0, 0]);
      const renewed = { id: crypto.randomUUID(), team_id: two, team2_id: one, type: 'coalition' };
      expect(await said(second, 'propose_alliance@1', renewed)).toBe('applied');
    }
  });

  test('either captain ends an active one; renewed, it is a new proposal, with its own points', async () => {
    const { id, one, two, first, second } = await proposal();
    expect(await said(first, 'end_alliance@1', { id, team_id: one })).toBe('alliance_not_active');
    await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: true });
    const stranger = await addPerson(db, 'Estranho');
    expect(await said(stranger, 'end_alliance@1', { id, team_id: one })).toBe('not_allowed');
    expect(await said(first, 'end_alliance@1', { id, team_id: crypto.randomUUID() })).toBe(
      'alliance_not_found',
    );
    expect(await said(first, 'end_alliance@1', { id, team_id: one })).toBe('applied');
    expect(await said(second, 'end_alliance@1', { id, team_id: two })).toBe('alliance_not_active');
    expect(await status(id)).toBe('expired');
  });

  test('once it is over, both teams see which of them closed it', async () => {
    const closer = (who: string, alliance: string) =>
      db.trial({ user: who }, () =>
        db.one<string | null>(
          `select data ->> 'closed_by' from private.team_alliance_records where id = $1 limit 1`,
          [alliance],
        ),
      );
    const refused = await proposal();
    expect(await closer(refused.first, refused.id)).toBeNull();
    const { id, one, two, first, second } = refused;
    await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: false });
    expect([await closer(first, id), await closer(second, id)]).toEqual([two, two]);
    const withdrawn = await proposal();
    const { first: proposer } = withdrawn;
    await must(db, proposer, 'cancel_alliance@1', { id: withdrawn.id, team_id: withdrawn.one });
    expect(await closer(proposer, withdrawn.id)).toBe(withdrawn.one);
    const again = { id: crypto.randomUUID(), team_id: one, team2_id: two, type: 'tactical' };
    await must(db, first, 'propose_alliance@1', again);
    await must(db, second, 'answer_alliance@1', { id: again.id, team_id: two, accept: true });
    expect(await closer(first, again.id)).toBeNull();
    await must(db, first, 'end_alliance@1', { id: again.id, team_id: one });
    expect(await closer(second, again.id)).toBe(one);
    const orphaned = await proposal();
    await must(db, orphaned.second, 'delete_team@1', { id: orphaned.two });
    expect(await closer(orphaned.first, orphaned.id)).toBe(orphaned.two);
  });

  test('each step notifies the other captain', async () => {
    const { id, one, two, first, second } = await proposal();
    await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: true });
    await must(db, second, 'end_alliance@1', { id, team_id: two });
    const told = (user: string) =>
      db.rows(
        `select data ->> 'code' as code, url from public.notifications where user_id = $1 order by cause`,
        [user],
      );
    expect(await told(second)).toEqual([
      { code: 'alliance_proposed', url: `/team/${two}/alliance/${id}` },
    ]);
    expect(await told(first)).toEqual([
      { code: 'alliance_accepted', url: `/team/${one}/alliance/${id}` },
      { code: 'alliance_ended', url: `/team/${one}/alliance/${id}` },
    ]);
  });

  test('proposed and withdrawn repeatedly, it is notified once a day', async () => {
    const { id, one, two, first, second } = await proposal();
    let open = id;
    for (let times = 0; times < 3; times++) {
      await must(db, first, 'cancel_alliance@1', { id: open, team_id: one });
      open = crypto.randomUUID();
      const args = { id: open, team_id: one, team2_id: two, type: 'tactical' };
      await must(db, first, 'propose_alliance@1', args);
    }
    const told_a_day = await db.rows(
      `select count(*)::int as times from public.notifications where user_id = $1 group by created_at::date`,
      [second],
    );
    expect(told_a_day[0]).toEqual({ times: 1 });
  });

  test('a deleted team has none; other teams keep theirs', async () => {
    const { id, one, two, first, second } = await proposal();
    await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: true });
    const other = await proposal();
    await db.rows('update public.teams set deleted_at = null where id = $1', [one]);
    expect(await status(id)).toBe('active');
    await must(db, first, 'delete_team@1', { id: one });
    expect([await status(id), await status(other.id)]).toEqual(['expired', 'pending']);
    await must(db, other.second, 'delete_team@1', { id: other.two });
    expect(await status(other.id)).toBe('rejected');
    const ended = await proposal();
    await must(db, ended.first, 'cancel_alliance@1', { id: ended.id, team_id: ended.one });
    const before = await db.one('select rev::int from public.team_alliances where id = $1', [
      ended.id,
    ]);
    await must(db, ended.first, 'delete_team@1', { id: ended.one });
    expect(
      await db.one('select rev::int from public.team_alliances where id = $1', [ended.id]),
    ).toBe(before);
  });

  test.each([
    ['a third within 24 hours', 2, '0 seconds', 100],
    ['no fourth', 3, '23 hours 59 minutes', 0],
    ['a fourth once 24 hours are over', 3, '24 hours', 100],
  ])('a team gets points for %s', async (_what, allies, ago, gets) => {
    await db.trial('postgres', async () => {
      const { id, one, two, second } = await proposal();
      await db.rows(
        `insert into public.team_points (team_id, points, source, source_id, description, created_at)
         select $1, 1, 'special_achievement', t.id, 'Aliança', now() - $2::interval
         from (select id from public.teams where id not in ($1, $3) limit $4) t`,
        [one, ago, two, allies],
      );
      await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: true });
      expect([await points(one), await points(two)]).toEqual([allies + gets, 100]);
    });
  });
});

describe('the scopes of an alliance', () => {
  type Scope = { c: Record<string, { rows: Row[] }>; departed: [string, string, number, number][] };
  type Row = { id: string; rev: number; kind: string; data: { status?: string } };
  const pull = async (user: string, team: string) => {
    const { scopes } = await db.rpc<{ scopes: Record<string, Scope> }>({ user }, 'sync_pull', {
      v: 1,
      scopes: { [`team:${team}`]: { departed: [0, NIL] } },
    });
    const scope = scopes[`team:${team}`];
    return {
      alliances: (scope?.c['team_records']?.rows ?? []).filter(({ kind }) => kind === 'alliance'),
      departed: scope?.departed ?? [],
    };
  };

  test('are those of both teams; a pending or ended one is visible only to them', async () => {
    const { id, one, two, first, second } = await proposal();
    const visitor = await addPerson(db, 'Visitante');
    const seen = async () => {
      const found: (string | undefined)[] = [];
      for (const [user, team] of [
        [first, one],
        [first, two],
        [second, two],
        [visitor, one],
        [visitor, two],
      ] as const)
        found.push((await pull(user, team)).alliances[0]?.data.status);
      return found;
    };
    expect(await seen()).toEqual(['pending', undefined, 'pending', undefined, undefined]);
    await must(db, second, 'answer_alliance@1', { id, team_id: two, accept: true });
    expect(await seen()).toEqual(Array.from({ length: 5 }, () => 'active'));
    const before = (await pull(visitor, one)).alliances[0]?.rev ?? 0;
    await must(db, first, 'end_alliance@1', { id, team_id: one });
    expect(await seen()).toEqual(['expired', undefined, 'expired', undefined, undefined]);
    // visitors' older version departs; the members' version is newer
    for (const [user, team] of [
      [first, one],
      [second, two],
    ] as const) {
      const { alliances, departed } = await pull(user, team);
      expect(departed.map(([, left, , rev]) => [left, rev])).toEqual([[id, before]]);
      expect(alliances[0]?.rev).toBeGreaterThan(before);
    }
  });
});
