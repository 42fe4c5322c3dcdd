import { expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { edit, type Ids, namedStatements, removal } from './named-statements.ts';

const ids: Ids = {
  achievement: '5a000000-0000-4000-8000-000000000001',
  statistic: '00000000-0000-4000-8000-0000000005a1',
};
const db = await databaseOfFile();
for (const name of ['owner', 'ana', 'bia']) ids[name] = await addPerson(db, `Pessoa ${name}`);
ids['event'] = await addEvent(db, ids['owner']!);
ids['operator'] = await addOperator(db, ids['ana']!, { event: ids['event'] });
for (const name of 'made staff line team guest mark points ad patch badge'.split(' '))
  ids[name] = crypto.randomUUID();
const { filled, topics } = namedStatements(() => db, ids);

const MADE = `insert into public.airsoft_events (id, name, date, time, location, briefing, created_by)
  values ('{made}', 'Operação', '2031-01-01', '09:00', 'Campo', '<p>Óculos no rosto.</p>', '{owner}')`;
const STAFF = `insert into public.event_staff (id, event_id, user_id, name) values ('{staff}', '{event}', '{bia}', 'Bia')`;
const LINE = `insert into public.waiting_list (id, event_id, user_id, name, status) values ('{line}', '{event}', '{bia}', 'Bia', 'left')`;
const TEAM = `insert into public.event_teams (id, event_id, name) values ('{team}', '{event}', 'Alfa')`;
const GUEST = `insert into public.operators (id, event_id, name) values ('{guest}', '{event}', 'Convidado')`;
const MARK = `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
  values ('{mark}', '{event}', '{operator}', 'in', now(), 0, now(), '{event}', 'Portaria', false)`;
const FOUND = `insert into public.station_records (id, event_id, operator_id, station, recorded_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
  values ('{mark}', '{event}', '{operator}', 'waiver', now(), 0, now(), '{event}', 'Portaria', false)`;
const POINTS = `insert into public.user_points (id, user_id, points, source, source_id, description)
  values ('{points}', '{ana}', 10, 'event_participation', '{event}', 'Jogo'),
         (gen_random_uuid(), '{ana}', 10, 'event_participation', gen_random_uuid(), 'Jogo'),
         (gen_random_uuid(), '{bia}', 10, 'event_participation', '{event}', 'Jogo')`;
const PATCH = `insert into public.patches (id, nome) values ('{patch}', 'Patch')`;
const BADGE = `insert into public.patches (id, nome) values ('{badge}', 'Outro')`;
const GIVEN = `insert into public.user_patches (user_id, patch_id, how)
  values ('{ana}', '{patch}', 'event'), ('{ana}', '{badge}', 'event'), ('{bia}', '{patch}', 'event')`;
const AD = `insert into public.advertisements (id, title, sponsor_name, location) values ('{ad}', 'Loja', 'Loja', 'home')`;
const FOLLOWERS = ['event:{event}', 'public', 'user:{owner}'];

/** By the trigger's function: statements, and the topics that the last of them pokes. */
test.each<[trigger: string, statements: string[], poked: string[]]>([
  ['poke_event', [MADE], ['event:{made}', 'public', 'user:{owner}']],
  ['poke_event', [edit('airsoft_events', 'event', `name = 'Outro nome'`)], FOLLOWERS],
  ['poke_event', [edit('airsoft_events', 'event', 'operators_count = 7')], []],
  [
    'poke_event',
    [
      edit('airsoft_events', 'event', 'created_by = null'),
      edit('airsoft_events', 'event', `name = 'Outro nome'`),
    ],
    ['event:{event}', 'public'],
  ],
  ['poke_event_of_person', [STAFF], ['event:{event}', 'user:{bia}']],
  ['poke_event_of_person', [STAFF, edit('event_staff', 'staff')], ['event:{event}', 'user:{bia}']],
  ['poke_event_of_person', [LINE], ['event:{event}', 'user:{bia}']],
  ['poke_event_of_person', [LINE, edit('waiting_list', 'line')], ['event:{event}', 'user:{bia}']],
  ['poke_operator', [edit('operators', 'operator')], ['event:{event}', 'user:{ana}']],
  ['poke_operator', [GUEST], ['event:{event}']],
  ['poke_operator', [TEAM], ['event:{event}']],
  ['poke_operator', [TEAM, edit('event_teams', 'team')], ['event:{event}']],
  ['poke_its_event', [MARK], ['event:{event}']],
  ['poke_its_event', [FOUND], ['event:{event}']],
  ['poke_points', [POINTS], ['user:{ana}', 'user:{bia}']],
  ['leave_my_records', [POINTS, removal('user_points', 'points')], ['user:{ana}']],
  ['leave_public', [PATCH, edit('patches', 'patch')], ['public']],
  // once for all patches, once for their points, and once for the notice of each
  [
    'tell_patches',
    [PATCH, BADGE, GIVEN],
    [...Array<string>(4).fill('user:{ana}'), ...Array<string>(3).fill('user:{bia}')],
  ],
  ['poke_achievements', [edit('achievements', 'achievement')], ['public']],
  ['leave_public_statistics', [edit('public_statistics', 'statistic')], []],
  ['poke_advertisement', [AD], ['public']],
  ['leave_advertisement_scopes', [AD, edit('advertisements', 'ad')], ['public']],
])('%s, case %#', async (_trigger, statements, poked) => {
  expect(await topics(...statements)).toEqual(poked.map(filled).toSorted());
});
