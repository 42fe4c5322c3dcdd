import { expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { edit, END, type Ids, namedStatements, removal } from './named-statements.ts';

const ids: Ids = {
  achievement: '5a000000-0000-4000-8000-000000000001',
  statistic: '00000000-0000-4000-8000-0000000005a1',
};
const db = await databaseOfFile();
for (const name of ['owner', 'ana', 'bia', 'caio', 'davi'])
  ids[name] = await addPerson(db, `Pessoa ${name}`);
ids['event'] = await addEvent(db, ids['owner']!, { max_op: 1 });
ids['hidden'] = await addEvent(db, ids['owner']!, { is_public: false });
ids['operator'] = await addOperator(db, ids['ana']!, { event: ids['event'] });
for (const name of ['staff', 'line', 'team', 'points', 'ad', 'patch', 'made'])
  ids[name] = crypto.randomUUID();
// what others are to the event says nothing about Bia
await db.rows(
  `insert into public.event_staff (id, event_id, user_id, name, accepted_at) values (gen_random_uuid(), $1, $2, 'Caio', now())`,
  [ids['event'], ids['caio']],
);
await db.rows(
  `insert into public.waiting_list (id, event_id, user_id, name) values (gen_random_uuid(), $1, $2, 'Davi')`,
  [ids['event'], ids['davi']],
);
const { filled, departed } = namedStatements(() => db, ids);

const onDay = (day: string) =>
  edit('airsoft_events', 'event', `date = private.window_from()${day}`);
const PRIVATE = edit('airsoft_events', 'event', 'is_public = false');
const [FROM_ALL, FROM_EVENT, FROM_OWNER] = ['public', 'event:{event}', 'me:{owner}'].map(
  (scope) => `${scope} airsoft_events {event}`,
) as [string, string, string];
const STAFF = `insert into public.event_staff (id, event_id, user_id, name) values ('{staff}', '{event}', '{bia}', 'Bia')`;
const ACCEPTED = edit('event_staff', 'staff', 'accepted_at = now()');
const LINE = `insert into public.waiting_list (id, event_id, user_id, name) values ('{line}', '{event}', '{bia}', 'Bia')`;
const OFFERED = edit('waiting_list', 'line', `status = 'offered', offered_until = now()`);
const LEFT = edit('waiting_list', 'line', `status = 'left'`);
const TEAM = `insert into public.event_teams (id, event_id, name) values ('{team}', '{event}', 'Alfa')`;
const POINTS = `insert into public.user_points (id, user_id, points, source, source_id, description)
  values ('{points}', '{ana}', 10, 'event_participation', '{event}', 'Jogo')`;
const PATCH = `insert into public.patches (id, nome) values ('{patch}', 'Patch')`;
const AD = `insert into public.advertisements (id, title, sponsor_name, location) values ('{ad}', 'Loja', 'Loja', 'home')`;
const AD_OFF = edit('advertisements', 'ad', 'is_active = false');
const HIDE = edit('achievements', 'achievement', 'is_hidden = true');
const MADE = `insert into public.achievements (id, title, description, category, badge, members_count)
  values ('{made}', 'Nova', 'Nova', 'growth', 'users', 2)`;
const leave = (who: string) => `select private.leave_my_events('{${who}}', '{event}')`;
const FROM_BIA = 'me:{bia} airsoft_events {event}';
const RECORD = 'event:{event} event_records';
const ITS_KEY = `${RECORD} {event}`;
const PLACE = ['event:{event} operators {operator}', 'me:{ana} airsoft_events {event}'];
const MY_PLACE = 'me:{ana} operators {operator}';

/** By the trigger's function: statements, and what departs by the last of them. */
test.each<[trigger: string, statements: string[], departs: string[]]>([
  ['leave_event_scopes', [edit('airsoft_events', 'event')], []],
  ['leave_event_scopes', [PRIVATE], [FROM_ALL]],
  ['leave_event_scopes', [onDay('')], []],
  ['leave_event_scopes', [onDay(' - 1')], [FROM_ALL]],
  ['leave_event_scopes', [onDay(''), PRIVATE], [FROM_ALL]],
  ['leave_event_scopes', [onDay(' - 1'), PRIVATE], []],
  ['leave_event_scopes', [edit('airsoft_events', 'event', END)], [FROM_EVENT, ITS_KEY, FROM_OWNER, FROM_ALL]],
  ['leave_event_scopes', [onDay(' - 1'), edit('airsoft_events', 'event', END)], [FROM_EVENT, ITS_KEY, FROM_OWNER]],
  ['leave_event_scopes', [PRIVATE, edit('airsoft_events', 'event', END)], [FROM_EVENT, ITS_KEY, FROM_OWNER]],
  [
    'leave_event_scopes',
    [edit('airsoft_events', 'event', 'created_by = null'), edit('airsoft_events', 'event', END)],
    [FROM_EVENT, ITS_KEY, FROM_ALL],
  ],
  ['leave_event_scopes', [edit('airsoft_events', 'event', END), edit('airsoft_events', 'event')], []],
  [
    'leave_event_scopes',
    [removal('airsoft_events', 'hidden')],
    [
      'event:{hidden} airsoft_events {hidden}',
      'event:{hidden} event_records {hidden}',
      'me:{owner} airsoft_events {hidden}',
    ],
  ],
  ['leave_event_scopes', [edit('airsoft_events', 'hidden', END), removal('airsoft_events', 'hidden')], []],

  ['move_event_staff', [STAFF], []],
  ['move_event_staff', [STAFF, ACCEPTED], []],
  ['move_event_staff', [STAFF, ACCEPTED, edit('event_staff', 'staff', END)], [`${RECORD} {staff}`, FROM_BIA]],
  ['move_event_staff', [STAFF, ACCEPTED, removal('event_staff', 'staff')], [`${RECORD} {staff}`, FROM_BIA]],
  ['move_event_staff', [STAFF, edit('event_staff', 'staff', END), edit('event_staff', 'staff')], []],
  ['move_event_staff', [STAFF, edit('event_staff', 'staff', END), removal('event_staff', 'staff')], []],

  ['leave_operator_scopes', [edit('operators', 'operator')], []],
  ['leave_operator_scopes', [edit('operators', 'operator', END)], [...PLACE, MY_PLACE]],
  ['leave_operator_scopes', [removal('operators', 'operator')], [...PLACE, MY_PLACE]],
  ['leave_operator_scopes', [edit('operators', 'operator', END), edit('operators', 'operator')], []],
  ['leave_operator_scopes', [edit('operators', 'operator', END), removal('operators', 'operator')], []],
  [
    'leave_operator_scopes',
    [edit('operators', 'operator', 'user_id = null'), edit('operators', 'operator', END)],
    [PLACE[0]!],
  ],
  ['leave_operator_scopes', [TEAM, edit('event_teams', 'team')], []],
  ['leave_operator_scopes', [TEAM, edit('event_teams', 'team', END)], ['event:{event} event_teams {team}']],
  ['leave_operator_scopes', [TEAM, removal('event_teams', 'team')], ['event:{event} event_teams {team}']],

  ['leave_line', [LINE, edit('waiting_list', 'line')], []],
  ['leave_line', [LINE, OFFERED], []],
  ['leave_line', [LINE, LEFT], [FROM_BIA]],
  ['leave_line', [LINE, OFFERED, LEFT], [FROM_BIA]],
  ['leave_line', [LINE, LEFT, edit('waiting_list', 'line')], []],
  ['leave_line', [LINE, removal('waiting_list', 'line')], [`${RECORD} {line}`, FROM_BIA]],
  ['leave_line', [LINE, LEFT, removal('waiting_list', 'line')], [`${RECORD} {line}`]],

  // the event is still mine while I have any part in it
  ['leave_my_events', [leave('bia')], [FROM_BIA]],
  ['leave_my_events', [leave('owner')], []],
  ['leave_my_events', [leave('ana')], []],
  ['leave_my_events', [edit('operators', 'operator', END), leave('ana')], [PLACE[1]!]],
  ['leave_my_events', [STAFF, leave('bia')], [FROM_BIA]],
  ['leave_my_events', [STAFF, ACCEPTED, leave('bia')], []],
  ['leave_my_events', [STAFF, ACCEPTED, edit('event_staff', 'staff', END), leave('bia')], [FROM_BIA]],
  ['leave_my_events', [LINE, leave('bia')], []],
  ['leave_my_events', [LINE, OFFERED, leave('bia')], []],
  ['leave_my_events', [LINE, LEFT, leave('bia')], [FROM_BIA]],

  ['leave_my_records', [POINTS, removal('user_points', 'points')], ['me:{ana} my_records {points}']],
  ['leave_public', [PATCH, edit('patches', 'patch', END)], ['public patches {patch}']],
  ['poke_achievements', [edit('achievements', 'achievement')], []],
  ['poke_achievements', [HIDE], ['public public_records {achievement}']],
  ['poke_achievements', [HIDE, edit('achievements', 'achievement')], []],
  ['poke_achievements', [HIDE, edit('achievements', 'achievement', 'is_hidden = false')], []],
  ['poke_achievements', [MADE], []],
  ['poke_achievements', [MADE, removal('achievements', 'made')], ['public public_records {made}']],
  ['leave_public_statistics', [edit('public_statistics', 'statistic')], []],
  ['leave_public_statistics', [edit('public_statistics', 'statistic', END)], ['public public_records {statistic}']],
  ['leave_public_statistics', [removal('public_statistics', 'statistic')], ['public public_records {statistic}']],
  [
    'leave_public_statistics',
    [edit('public_statistics', 'statistic', END), edit('public_statistics', 'statistic')],
    [],
  ],
  [
    'leave_public_statistics',
    [edit('public_statistics', 'statistic', END), removal('public_statistics', 'statistic')],
    [],
  ],
  ['leave_advertisement_scopes', [AD, edit('advertisements', 'ad')], []],
  ['leave_advertisement_scopes', [AD, AD_OFF], ['public public_records {ad}']],
  ['leave_advertisement_scopes', [AD, edit('advertisements', 'ad', END)], ['public public_records {ad}']],
  ['leave_advertisement_scopes', [AD, removal('advertisements', 'ad')], ['public public_records {ad}']],
  ['leave_advertisement_scopes', [AD, AD_OFF, edit('advertisements', 'ad', END)], []],
  ['leave_advertisement_scopes', [AD, AD_OFF, removal('advertisements', 'ad')], []],
  ['leave_advertisement_scopes', [AD, edit('advertisements', 'ad', END), edit('advertisements', 'ad')], []],
  ['leave_advertisement_scopes', [AD, edit('advertisements', 'ad', END), removal('advertisements', 'ad')], []],
])('%s, case %#', async (_trigger, statements, departs) => {
  expect(await departed(...statements)).toEqual(departs.toSorted());
}); // prettier-ignore

test('nothing departs from the records of an account that is deleted', async () => {
  const gone = await departed(POINTS, `delete from auth.users where id = '{ana}'`);
  expect(gone.filter((one) => one.includes('my_records'))).toEqual([]);
});

/** Statements, and how many new versions of the event the last of them makes. */
test.each<[what: string, statements: string[], versions: number]>([
  ['an invitation', [STAFF], 0],
  ['its acceptance, after which the event is theirs', [STAFF, ACCEPTED], 1],
  ['another change of staff', [STAFF, ACCEPTED, edit('event_staff', 'staff')], 0],
  ['a refused invitation', [STAFF, edit('event_staff', 'staff', END)], 0],
  ['one who waits', [LINE], 1],
  ['a change of the waiting list that moves no count', [LINE, edit('waiting_list', 'line')], 0],
])('%s, case %#', async (_what, statements, versions) => {
  await db.trial('postgres', async () => {
    const rev = () =>
      db.one<number>('select rev::int from public.airsoft_events where id = $1', [ids['event']]);
    let before = await rev();
    for (const statement of statements) {
      before = await rev();
      await db.rows(filled(statement));
    }
    expect((await rev()) - before).toBe(versions);
  });
});
