import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { dayFromNow, eventArgs, registration } from '#tests/sql/acts.ts';
import { teamArgs } from '#tests/sql/teams/team-acts.ts';
import { openRealBackend, signUp, type TestUser } from '../../open-test-backend.ts';
import { actAs, pushAs, tallyOf } from '../push-as.ts';

let backend: Backend;
let farmer: TestUser;
let puppets: TestUser[];
beforeAll(async () => {
  backend = await openRealBackend();
  farmer = await signUp(backend, 'farmer@exemplo.com');
  puppets = [];
  for (let n = 0; n < 5; n += 1) puppets.push(await signUp(backend, `puppet${n}@exemplo.com`));
}, 120_000);
afterAll(() => backend.close());

const points = async ({ id }: TestUser) => {
  const { rows } = await backend.db.query<{ sum: number }>(
    'select coalesce(sum(points), 0)::int as sum from public.user_points where user_id = $1',
    [id],
  );
  return rows[0]?.sum;
};
const award = async () => {
  await backend.db.query('delete from private.event_awards');
  for (let run = 0; run < 3; run += 1) await backend.db.query('select private.award_due_events()');
};

/** Invented games with everybody marked as present. */
async function invent(how_many: number, date: string) {
  const ids: string[] = [];
  for (let n = 0; n < how_many; n += 1) {
    const args = eventArgs({ date, name: `Jogo inventado ${n}` });
    expect(await actAs(farmer, 'create_event@1', args)).toBe('applied');
    ids.push(args.id);
    for (const puppet of puppets) {
      const place = registration(args.id);
      expect(await actAs(puppet, 'register@1', place)).toBe('applied');
      await letIn(args.id, place.operator_id);
    }
  }
  return ids;
}
const letIn = (event_id: string, operator_id: string) =>
  actAs(farmer, 'check_in@1', {
    id: randomUUID(),
    event_id,
    operator_id,
    mark: 'in',
    scanned_at: new Date().toISOString(),
    clock_offset_ms: 0,
    device_id: randomUUID(),
  });

test('[hole S10] no invented game can be moved into the past, in any way, nor kept there', async () => {
  const [id = ''] = await invent(1, dayFromNow(1));
  const past = { date: dayFromNow(-2) };
  const edit = (patch: object) => actAs(farmer, 'update_event@1', { id, patch, base: {} });
  expect(await edit(past)).toBe('event_date_past: date');
  expect(await actAs(farmer, 'postpone_event@1', { id, ...past })).toBe('event_date_past: date');
  expect(await actAs(farmer, 'postpone_event@1', { id })).toBe('applied');
  expect(await edit(past)).toBe('event_date_past: date');
  // postponed without a day until its old day has passed; then planned again for that day
  await backend.db.query('update public.airsoft_events set date = current_date - 3 where id = $1', [
    id,
  ]);
  expect(await edit({ date: dayFromNow(-3) })).toBe('event_date_past: date');
  const { rows } = await backend.db.query(
    'select status from public.airsoft_events where id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'postponed' }]);
  // created in the past, it has no participant with an account
  const old = eventArgs({ date: dayFromNow(-3), made_on: dayFromNow(-3) });
  expect(await actAs(farmer, 'create_event@1', old)).toBe('applied');
  expect(await actAs(puppets[0]!, 'register@1', registration(old.id))).toBe('event_past');
  expect(
    await actAs(
      farmer,
      'create_event@1',
      eventArgs({ date: dayFromNow(-20), made_on: dayFromNow(-20) }),
    ),
  ).toBe('event_date_past: date');
  await award();
  expect(await points(farmer)).toBe(0);
  expect(await points(puppets[0]!)).toBe(0);
  // after the game, its day can't be corrected, not even a typing error
  expect(
    await actAs(farmer, 'update_event@1', {
      id: old.id,
      patch: { date: dayFromNow(3), name: 'Outro nome' },
      base: {},
    }),
  ).toBe('event_past: date');
  expect(
    await actAs(farmer, 'update_event@1', { id: old.id, patch: { name: 'Outro nome' }, base: {} }),
  ).toBe('applied');
});

test('[hole S10] ten invented games on one day pay their organiser once, and everybody else twice', async () => {
  await backend.db.query('delete from private.quota_uses');
  const ids = await invent(10, dayFromNow(1));
  // two days later
  await backend.db.query(
    'update public.airsoft_events set date = date - 4 where id = any ($1::uuid[])',
    [ids],
  );
  await award();
  // [R5] accounts of today give nobody points
  expect(await points(farmer)).toBe(0);
  for (const puppet of puppets) expect(await points(puppet)).toBe(0);
  await backend.db.query(`update public.profiles set created_at = created_at - interval '8 days'`);
  await award();
  expect(await points(farmer)).toBe(20); // 200 before the fix
  for (const puppet of puppets) expect(await points(puppet)).toBe(20); // 100 before the fix
  await award();
  expect(await points(farmer)).toBe(20);
});

test('[hole S10] a pair of teams is paid once, whoever proposes; three allies a day; never oneself', async () => {
  const captains = [farmer, ...puppets];
  await backend.db.query('delete from private.quota_uses');
  const teams: string[] = [];
  for (const captain of captains) {
    const args = teamArgs();
    expect(await actAs(captain, 'create_team@1', args)).toBe('applied');
    teams.push(args.id);
  }
  const paid = async (team: string | undefined) => {
    const { rows } = await backend.db.query<{ sum: number }>(
      'select coalesce(sum(points), 0)::int as sum from public.team_points where team_id = $1',
      [team],
    );
    return rows[0]?.sum;
  };
  const ally = async (one: number, two: number) => {
    const id = randomUUID();
    const [team_id, team2_id] = [teams[one], teams[two]];
    const propose = { id, team_id, team2_id, type: 'tactical' };
    expect(await actAs(captains[one]!, 'propose_alliance@1', propose)).toBe('applied');
    const answer = { id, team_id: team2_id, accept: true };
    expect(await actAs(captains[two]!, 'answer_alliance@1', answer)).toBe('applied');
    expect(await actAs(captains[one]!, 'end_alliance@1', { id, team_id })).toBe('applied');
  };
  for (let round = 0; round < 4; round += 1) {
    await ally(0, 1);
    await ally(1, 0);
  }
  expect([await paid(teams[0]), await paid(teams[1])]).toEqual([100, 100]); // 800 before the fix
  await backend.db.query('delete from private.quota_uses');
  for (const other of [2, 3, 4, 5]) await ally(other, 0);
  expect(await paid(teams[0])).toBe(300);
  expect(await paid(teams[5])).toBe(100);
  // two teams of one captain
  const [mine, own] = [teamArgs(), teamArgs()];
  await pushAs(puppets[4]!, [
    { name: 'create_team@1', args: mine },
    { name: 'create_team@1', args: own },
  ]);
  const id = randomUUID();
  const propose = { id, team_id: mine.id, team2_id: own.id, type: 'tactical' };
  expect(
    tallyOf(
      await pushAs(puppets[4]!, [
        { name: 'propose_alliance@1', args: propose },
        { name: 'answer_alliance@1', args: { id, team_id: own.id, accept: true } },
      ]),
    ),
  ).toEqual({ applied: 2 });
  expect([await paid(mine.id), await paid(own.id)]).toEqual([0, 0]);
});
