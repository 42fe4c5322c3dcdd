import { describe, expect, test } from 'vitest';
import { achievementProgress } from '#domain/rewards/achievement-progress.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { addGame, addPerson, dayFromNow, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addMember, addTeam, askToJoin, must } from '../teams/team-acts.ts';

const db = await databaseOfFile();

const achievement = (title: string) =>
  db.one<string>('select id from public.achievements where title = $1', [title]);
const tally = async (team: string) =>
  (
    await db.rows(
      'select members_count, points, events_count, win_count from public.team_tallies where team_id = $1',
      [team],
    )
  )[0];

test('the catalogue has a dozen, of every category, and everybody may read it', async () => {
  const { scopes } = await db.rpc<{
    scopes: { public: { c: Record<string, { rows: { kind: string; data: object }[] }> } };
  }>('anon', 'sync_pull', { v: 1, scopes: { public: {} } });
  const rows =
    scopes.public.c['public_records']?.rows.filter((r) => r.kind === 'achievement') ?? [];
  expect(rows).toHaveLength(12);
  const categories = new Set(rows.map(({ data }) => (data as { category: string }).category));
  expect([...categories].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'community',
    'growth',
    'participation',
    'victory',
  ]);
});

test('an inactive achievement is visible to nobody, and leaves every device', async () => {
  await db.trial('postgres', async () => {
    await db.rows('update public.achievements set is_hidden = true where id = $1', [
      await achievement('Imbatíveis'),
    ]);
    expect(
      await db.one(
        `select count(*)::int from private.departures where collection = 'public_records'`,
      ),
    ).toBe(1);
  });
});

describe('the tally', () => {
  test('counts approved members, points, victories, and events of its people', async () => {
    const { team, person, member_id } = await addFullTeam(db);
    expect(await tally(team)).toEqual({
      members_count: 4,
      points: 0,
      events_count: 0,
      win_count: 0,
    });
    const win = [team, await addGame(db)];
    await db.rows(`select private.award_team_points($1, 30, 'team_victory', $2, 'Copa')`, win);
    await db.rows(`select private.award_team_points($1, 30, 'team_victory', $2, 'Copa')`, win);
    for (const role of ['officer', 'member'] as const)
      await db.rows(`select private.award_user_points($1, 10, 'event_participation', $2, 'Jogo')`, [
        person[role],
        win[1],
      ]);
    expect(await tally(team)).toEqual({
      members_count: 4,
      points: 30,
      events_count: 1,
      win_count: 1,
    });
    for (const role of ['officer', 'member'] as const)
      await mutate(db, person.captain, {
        name: 'remove_member@1',
        args: { team_id: team, member_id: member_id[role] },
      });
    expect(await tally(team)).toEqual({
      members_count: 2,
      points: 30,
      events_count: 0,
      win_count: 1,
    });
  });

  test('counts no game from before its player joined, also of one who asked before it', async () => {
    const [captain, player] = [await addPerson(db, 'Capitã'), await addPerson(db, 'Jogadora')];
    const played = async (date: string) => {
      const game = await addGame(db);
      await db.rows('update public.airsoft_events set date = $2 where id = $1', [game, date]);
      await db.rows(`select private.award_user_points($1, 10, 'event_participation', $2, 'Jogo')`, [
        player,
        game,
      ]);
    };
    await played(dayFromNow(-3));
    const { team } = await addTeam(db, captain);
    const member_id = await askToJoin(db, player, team);
    await db.rows(
      `update public.team_members set created_at = now() - interval '30 days' where id = $1`,
      [member_id],
    );
    await must(db, captain, 'approve_member@1', { member_id, team_id: team });
    expect(await tally(team)).toMatchObject({ members_count: 2, events_count: 0 });
    await played(dayFromNow(-2));
    expect(await tally(team)).toMatchObject({ events_count: 0 });
    const args = { id: crypto.randomUUID(), team_id: team };
    const achievement_id = await achievement('Batismo de campo');
    const claim = { name: 'claim_achievement@1', args: { ...args, achievement_id } };
    expect(await verdict(db, captain, claim)).toBe('achievement_not_complete');
    await played(dayFromNow(1));
    expect(await tally(team)).toMatchObject({ events_count: 1 });
    expect(await verdict(db, captain, claim)).toBe('applied');
  });

  test('its rev changes only when a value changes', async () => {
    const { team } = await addFullTeam(db);
    const rev = () => db.one('select rev from public.team_tallies where team_id = $1', [team]);
    const before = await rev();
    await db.rows('select private.refresh_team_tally($1)', [team]);
    expect(await rev()).toBe(before);
  });
});

describe('claiming', () => {
  const claim = (user: string, team_id: string, achievement_id: string) =>
    verdict(db, user, {
      name: 'claim_achievement@1',
      args: { id: crypto.randomUUID(), team_id, achievement_id },
    });

  test('only by the captain, when it is complete, once, for its points', async () => {
    const { team, person } = await addFullTeam(db);
    const five = await achievement('Esquadrão formado');
    expect(await claim(person.captain, team, five)).toBe('achievement_not_complete');
    await addMember(db, await addPerson(db, 'Quinta'), { team, captain: person.captain });
    for (const role of ['officer', 'veteran', 'member', 'pending', 'stranger'] as const)
      expect(await claim(person[role], team, five)).toBe('not_allowed');
    expect(await claim(person.captain, team, five)).toBe('applied');
    expect(await claim(person.captain, team, five)).toBe('achievement_claimed');
    expect(await claim(person.captain, team, crypto.randomUUID())).toBe('achievement_not_found');
    const hidden = await achievement('Pelotão completo');
    await db.rows('update public.achievements set is_hidden = true where id = $1', [hidden]);
    expect(await claim(person.captain, team, hidden)).toBe('achievement_not_found');
    await db.rows('update public.achievements set is_hidden = false where id = $1', [hidden]);
    expect(await tally(team)).toMatchObject({ members_count: 5, points: 100 });
  });

  test('of several requirements all must be met', async () => {
    const { team, person } = await addFullTeam(db);
    const year = await achievement('Um ano de história');
    await db.rows(
      `update public.teams set created_at = now() - interval '400 days' where id = $1`,
      [team],
    );
    expect(await claim(person.captain, team, year)).toBe('achievement_not_complete');
    await addMember(db, await addPerson(db, 'Quinta'), { team, captain: person.captain });
    expect(await claim(person.captain, team, year)).toBe('applied');
    expect(await tally(team)).toMatchObject({ points: 200 });
  });
});

test('device and database compute the same from the same tally', async () => {
  const need = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null });
  const have = fc.integer({ min: 0, max: 45 });
  await fc.assert(
    fc.asyncProperty(
      fc
        .record({
          members_count: need,
          points_required: need,
          events_count: need,
          win_count: need,
          days_active: need,
        })
        .filter((asks) => Object.values(asks).some((n) => n !== null)),
      fc.record({ members_count: have, points: have, events_count: have, win_count: have }),
      fc.integer({ min: -100, max: 45 * 24 }),
      async (asks, has, hours) => {
        const now = Date.parse('2026-11-21T12:00:00Z');
        const created_at = now - hours * 3_600_000;
        const [sql] = await db.rows(
          `select p.* from private.achievement_progress(
             jsonb_populate_record(null::public.achievements, $1::text::jsonb),
             jsonb_populate_record(null::public.team_tallies, $2::text::jsonb), $3::timestamptz, $4::timestamptz) p`,
          [
            JSON.stringify(asks),
            JSON.stringify(has),
            new Date(created_at).toISOString(),
            new Date(now).toISOString(),
          ],
        );
        expect(sql).toEqual(achievementProgress(asks, { tally: has, created_at, now }));
      },
    ),
    { numRuns: 300 },
  );
});
