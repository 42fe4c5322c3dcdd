import { expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const ana = await addPerson(db, 'Ana');

type Places = { granted: boolean; places?: { operator_id: string; name: string; team: string }[] };

async function ask(who: Who): Promise<Places> {
  const rows = await db.request(who, () =>
    db.rows<{ answer: Places }>('select public.get_pass_places() as answer'),
  );
  return rows[0]!.answer;
}
const idsOf = async (user: string) =>
  (await ask({ user })).places?.map(({ operator_id }) => operator_id);

test('I have my place and those of my squad; they, the organiser and a visitor do not have mine', async () => {
  const event = await addEvent(db, owner);
  const [mine, friend] = [registration(event), registration(event, { name: 'Bia', team: 'Lobos' })];
  const operators = [mine, friend].map(({ event_id: _event, ...operator }) => operator);
  const args = { event_id: event, operators };
  expect(await verdict(db, ana, { name: 'register_squad@1', args })).toBe('applied');
  const { places } = await ask({ user: ana });
  expect(places).toHaveLength(2);
  expect(places).toContainEqual({
    event_id: event,
    operator_id: friend.operator_id,
    name: 'Bia',
    team: 'Lobos',
  });
  expect(places).toContainEqual(
    expect.objectContaining({ operator_id: mine.operator_id, team: '' }),
  );
  expect(await idsOf(owner)).toEqual([]);
  expect(await refusal(() => ask('anon'))).toMatchObject({ sql_state: '42501' });
});

test('whom an organiser adds to the list is not theirs to show at the gate', async () => {
  const event = await addEvent(db, owner);
  const args = registration(event);
  const said = await verdict(db, owner, { name: 'add_participant@1', args });
  expect(said).toBe('applied');
  expect(await idsOf(owner)).toEqual([]);
});

test('no pass for a place that was given back, a cancelled event, or a game of the day before yesterday', async () => {
  const bia = await addPerson(db, 'Bia');
  const events: string[] = [];
  const ids: string[] = [];
  for (const days of [30, 31, 32, 33]) {
    const event = await addEvent(db, owner, { date: dayFromNow(days) });
    events.push(event);
    ids.push(await addOperator(db, bia, { event }));
  }
  const [, cancelled, past] = events;
  expect(await idsOf(bia)).toHaveLength(4);
  await db.rows('update public.operators set deleted_at = now() where id = $1', [ids[0]]);
  await db.rows(`update public.airsoft_events set status = 'cancelled' where id = $1`, [cancelled]);
  await db.rows(`update public.airsoft_events set date = current_date - 3 where id = $1`, [past]);
  expect(await idsOf(bia)).toEqual([ids[3]]);
});

test('sixty times an hour', async () => {
  const eva = await addPerson(db, 'Eva');
  await db.rows(
    `insert into private.attempts (what, subject) select 'passes', $1 from generate_series(1, 60)`,
    [eva],
  );
  expect(await ask({ user: eva })).toEqual({ granted: false });
});
