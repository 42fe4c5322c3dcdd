import { expect, test } from 'vitest';
import { fc, seedIds } from '#tests/fixtures/samples/generated-cases.ts';
import {
  addPerson,
  dayFromNow,
  eventArgs,
  mutate,
  type Mutation,
  registration,
  forgetUses,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const MUTATIONS = 2_000;

seedIds();
const db = await databaseOfFile();

test(`after ${MUTATIONS} random mutations every count equals the rows, and no personal data is left behind`, async () => {
  const choices = fc.sample(fc.tuple(fc.nat(99), fc.nat(1000), fc.nat(1000), fc.boolean()), {
    numRuns: MUTATIONS,
  });
  const owner = await addPerson(db, 'Organizadora');
  const people: string[] = [];
  for (let n = 0; n < 25; n += 1) people.push(await addPerson(db, `Pessoa ${n}`));
  const events = await Promise.all(
    ['MilSim', '3X3', 'CQB', '5X5'].map(async (game_mode, n) => {
      const args = eventArgs({ game_mode, max_op: n === 2 ? 7 : 0 });
      await mutate(db, owner, { name: 'create_event@1', args });
      return args.id;
    }),
  );

  const said = new Map<string, number>();
  for (const [kind, a, b, flag] of choices) {
    const event = events[a % events.length] ?? '';
    const { user, mutation } = await choose({
      kind,
      event,
      person: people[b % people.length] ?? '',
      flag,
      b,
    });
    const { status, code } = await mutate(db, user, mutation);
    said.set(code ?? status, (said.get(code ?? status) ?? 0) + 1);
  }
  expect(said.get('applied'), JSON.stringify({ said: [...said] })).toBeGreaterThan(MUTATIONS / 4);

  const wrong = await db.rows(`
    select 'operators_count' as what, e.id from public.airsoft_events e where operators_count <>
      (select count(*) from public.operators o where o.event_id = e.id and o.deleted_at is null)
    union all select 'members_count', t.id from public.event_teams t where members_count <>
      (select count(*) from public.operators o where o.event_team_id = t.id and o.deleted_at is null)
    union all select 'too many in a team', t.id from public.event_teams t join public.airsoft_events e on e.id = t.event_id
      where members_count > private.team_size(game_mode)
    union all select 'oversold', id from public.airsoft_events where max_op = 7 and operators_count > 7
    union all select 'contact without operator', operator_id from public.operator_contacts c
      where not exists (select from public.operators o where o.id = c.operator_id and o.deleted_at is null)
    union all select 'operator without contact', id from public.operators o
      where deleted_at is null and not exists (select from public.operator_contacts c where c.operator_id = o.id)
    union all select 'not emptied', id from public.operators
      where deleted_at is not null and (name, coalesce(team, ''), coalesce(class, ''), coalesce(whatsapp_masked, '')) <> ('', '', '', '')`);
  expect({ wrong }).toEqual({ wrong: [] });

  async function choose({
    kind,
    event,
    person,
    flag,
    b,
  }: {
    kind: number;
    event: string;
    person: string;
    flag: boolean;
    b: number;
  }) {
    const as = (
      user: string,
      name: string,
      args: object,
    ): { user: string; mutation: Mutation } => ({ user, mutation: { name, args } });
    if (kind < 55) {
      const teams = await db.rows<{ id: string }>(
        `select id from public.event_teams where event_id = $1 and deleted_at is null`,
        [event],
      );
      const team =
        flag && teams.length > 0
          ? { event_team_id: teams[b % teams.length]?.id }
          : { new_team: { id: crypto.randomUUID(), name: `Time ${b % 60}` } };
      return as(
        person,
        'register@1',
        registration(event, { ...team, ...(b % 17 === 0 ? { whatsapp: '5585911112222' } : {}) }),
      );
    }
    if (kind < 85) {
      const rows = await db.rows<{ id: string; user_id: string }>(
        'select id, user_id from public.operators where event_id = $1 and deleted_at is null order by id',
        [event],
      );
      const operator = rows[b % Math.max(rows.length, 1)] ?? {
        id: crypto.randomUUID(),
        user_id: person,
      };
      return as(flag ? owner : operator.user_id, 'cancel_registration@1', {
        operator_id: operator.id,
        event_id: event,
      });
    }
    if (kind < 93) {
      const rows = await db.rows<{ id: string }>(
        'select id from public.operators where event_id = $1 and deleted_at is null order by id',
        [event],
      );
      const split_rev = await db.one('select split_rev from public.airsoft_events where id = $1', [
        event,
      ]);
      const teams = Array.from({ length: 1 + (b % 4) }, (_, i) => ({
        id: crypto.randomUUID(),
        name: `Equipe ${i + 1}`,
        operator_ids: rows.filter((_row, at) => at % (1 + (b % 4)) === i).map(({ id }) => id),
      }));
      return as(owner, 'save_event_teams@1', {
        event_id: event,
        seed: b,
        base_split_rev: split_rev,
        teams,
      });
    }
    if (kind < 98)
      return as(owner, 'update_event@1', {
        id: event,
        patch: { registration_closed: false, date: dayFromNow(30 + (b % 5)) },
        base: {},
      });
    // an event is deleted with everything in it, and another replaces it
    const args = eventArgs({ game_mode: flag ? '3X3' : 'MilSim' });
    await forgetUses(db, owner);
    await mutate(db, owner, { name: 'create_event@1', args });
    events[events.indexOf(event)] = args.id;
    return as(owner, 'delete_event@1', { id: event });
  }
});
