import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arenaGameTypes } from '../mutations/arena.ts';
import { PushLanguage } from '../mutations/profile.ts';
import { eventStatuses, gameModes } from './airsoft-event.ts';
import {
  armbandColours,
  checkInMarks,
  paymentMethods,
  stations,
  waitingStatuses,
} from './event-record.ts';
import { roles } from './my-record.ts';
import { operatorClasses, registrationExperiences } from './operator.ts';
import { patches } from './patch.ts';
import { profileClasses, profileExperiences } from './profile.ts';
import { achievementCategories } from './public-record.ts';
import { teamRoles } from './team/team-member.ts';
import {
  agendaTypes,
  allianceStatuses,
  allianceTypes,
  attendanceStatuses,
  channels,
  communicationTypes,
} from './team/team-record.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const schema = globSync('supabase/schemas/**/*.sql', { cwd: ROOT })
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** The values that the database allows in a column: `check (column in (…))` or `<@ array[…]`. */
function allowed(table: string, column: string): string[] {
  const [, body = ''] = new RegExp(`^create table public\\.${table} \\(([^;]*);`, 'm').exec(
    schema,
  )!;
  const check = new RegExp(`check \\(${column} (?:in\\s*\\(|<@ array\\[)([^)\\]]*)[)\\]]`);
  return [...check.exec(body)![1]!.matchAll(/'([^']*)'/g)].map(([, value]) => value!);
}

test.each([
  ['airsoft_events', 'game_mode', gameModes],
  ['airsoft_events', 'status', eventStatuses],
  ['check_ins', 'mark', checkInMarks],
  ['station_records', 'station', stations],
  ['station_records', 'method', paymentMethods],
  ['station_records', 'colour', armbandColours],
  ['waiting_list', 'status', waitingStatuses],
  ['user_roles', 'role', roles],
  ['operators', 'class', operatorClasses],
  ['operator_contacts', 'experience', registrationExperiences],
  ['patches', 'tipo', patches.row.entries.tipo.options],
  ['profiles', 'operator_experience', profileExperiences],
  ['profiles', 'operator_classes', profileClasses],
  ['achievements', 'category', achievementCategories],
  ['team_members', 'role', teamRoles],
  ['team_communications', 'channel', channels],
  ['team_communications', 'type', communicationTypes],
  ['team_alliances', 'type', allianceTypes],
  ['team_alliances', 'status', allianceStatuses],
  ['team_agenda_events', 'type', agendaTypes],
  ['team_attendances', 'status', attendanceStatuses],
  ['arenas', 'game_types', arenaGameTypes],
  ['user_devices', 'language', PushLanguage.options],
] as const)('%s.%s: a device reads what the database allows', (table, column, here) => {
  expect(new Set(here)).toEqual(new Set(allowed(table, column)));
});
