import { expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addTeam, must, noticesOf, said } from '../teams/team-acts.ts';

const db = await databaseOfFile();

type Side = { captain: string; team: string; operator: string };

/** An event with two teams of one person each, and a team that stayed at home. */
async function game({ days = -3, came = true } = {}) {
  const owner = await addPerson(db, 'Organizadora');
  const event = await addEvent(db, owner, { name: 'Operação Falcão' });
  const sides: Side[] = [];
  for (const name of ['Lobos', 'Corvos']) {
    const captain = await addPerson(db, name);
    const { team } = await addTeam(db, captain, { name });
    sides.push({ captain, team, operator: await addOperator(db, captain, { event }) });
  }
  const { team: absent } = await addTeam(db, await addPerson(db, 'Ausente'));
  await move(event, days);
  if (came) for (const { operator } of sides) await checkIn(event, operator);
  return { owner, event, wolves: sides[0]!, crows: sides[1]!, absent };
}
const move = (event: string, days: number) =>
  db.rows('update public.airsoft_events set date = $2 where id = $1', [event, dayFromNow(days)]);
const checkIn = (event: string, operator: string) =>
  db.rows(
    `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, happened_at, clock_offset_ms, device_id, staff_name, flagged)
     values (gen_random_uuid(), $1, $2, 'in', now(), now(), 0, gen_random_uuid(), 'Portaria', false)`,
    [event, operator],
  );
const name = (user: string, event_id: string, ...team_ids: string[]) =>
  said(db, user, 'name_winners@1', { event_id, team_ids });
const award = (event: string) => db.one<number>('select private.award_event($1)', [event]);
const wins = (team: string) =>
  db.one<number>('select win_count from public.team_tallies where team_id = $1', [team]);
const points = (team: string) =>
  db.one<number>('select points from public.team_tallies where team_id = $1', [team]);
const VICTORY = '5a000000-0000-4000-8000-000000000007';

test('the organiser alone names the winners, once the event has begun, among those who took part', async () => {
  const { owner, event, wolves, absent } = await game({ days: 3 });
  expect(await name(owner, event, wolves.team)).toBe('event_not_started');
  await move(event, -3);
  expect(await name(wolves.captain, event, wolves.team)).toBe('not_allowed');
  expect(await name(owner, event, absent)).toBe('team_did_not_take_part: team_ids');
  expect(await name(owner, event, crypto.randomUUID())).toBe('team_did_not_take_part: team_ids');
  expect(await name(owner, event, wolves.team, wolves.team)).toBe('invalid_args: team_ids');
  expect(await name(owner, event, wolves.team)).toBe('applied');
  const seen = await db.trial('anon', () =>
    db.one('select winner_team_ids from private.sync_airsoft_events where id = $1', [event]),
  );
  expect(seen).toEqual([wolves.team]);
  await db.rows(`update public.airsoft_events set status = 'cancelled' where id = $1`, [event]);
  expect(await name(owner, event)).toBe('event_cancelled');
});

test('a victory is paid once, is taken back once when it is corrected, and achievements follow', async () => {
  const { owner, event, wolves, crows } = await game();
  const claim = (side: Side) =>
    said(db, side.captain, 'claim_achievement@1', {
      id: crypto.randomUUID(),
      team_id: side.team,
      achievement_id: VICTORY,
    });
  for (let n = 0; n < 2; n += 1) expect(await name(owner, event, wolves.team)).toBe('applied');
  await award(event);
  expect([await wins(wolves.team), await points(wolves.team)]).toEqual([1, 50]);
  expect(
    (await noticesOf(db, wolves.captain)).filter(({ code }) => code === 'team_won'),
  ).toHaveLength(1);
  expect(await claim(wolves)).toBe('applied');
  expect(await points(wolves.team)).toBe(150);

  for (let n = 0; n < 2; n += 1) expect(await name(owner, event, crows.team)).toBe('applied');
  expect([await wins(wolves.team), await points(wolves.team)]).toEqual([0, 0]);
  expect([await wins(crows.team), await points(crows.team)]).toEqual([1, 50]);
  expect(
    await db.rows('select id from public.team_achievements where team_id = $1', [wolves.team]),
  ).toEqual([]);
  expect(await claim(wolves)).toBe('achievement_not_complete');

  expect(await name(owner, event, wolves.team, crows.team)).toBe('applied');
  expect(await claim(wolves)).toBe('applied');
  expect([await points(wolves.team), await points(crows.team)]).toEqual([150, 50]);
  expect(await name(owner, event)).toBe('applied');
  expect([await points(wolves.team), await points(crows.team)]).toEqual([0, 0]);
});

test('nobody is paid before the event is over for a day, nor without having come', async () => {
  const { owner, event, wolves } = await game({ days: 3, came: false });
  await db.rows(
    `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date, time = '00:00' where id = $1`,
    [event],
  );
  expect(await name(owner, event, wolves.team)).toBe('applied');
  expect(await wins(wolves.team)).toBe(0);
  await move(event, -3);
  await award(event);
  expect(await wins(wolves.team)).toBe(0);
  await checkIn(event, wolves.operator);
  await award(event);
  await award(event);
  expect([await wins(wolves.team), await points(wolves.team)]).toEqual([1, 50]);
});

test('a team is paid for one victory a day', async () => {
  const { owner, event, wolves } = await game();
  const second = await addEvent(db, owner, { name: 'Outro jogo' });
  const operator = await addOperator(db, wolves.captain, { event: second });
  await move(second, -3);
  await checkIn(second, operator);
  for (const one of [event, second]) expect(await name(owner, one, wolves.team)).toBe('applied');
  expect([await wins(wolves.team), await points(wolves.team)]).toEqual([1, 50]);
  await must(db, owner, 'name_winners@1', { event_id: event, team_ids: [] });
  await award(second);
  expect(await wins(wolves.team)).toBe(1);
});
