import { describe, expect, test } from 'vitest';
import { addAdmin, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addTeam } from '../teams/team-acts.ts';
import { edit, type Ids, namedStatements, removal } from './named-statements.ts';

const ids: Ids = {};
const db = await databaseOfFile();
const { team, person, member_id } = await addFullTeam(db);
Object.assign(ids, { team, ana: person.member, ana_member: member_id.member });
ids['bia'] = person.stranger;
ids['other'] = (await addTeam(db, await addPerson(db, 'Capitão'))).team;
ids['admin'] = await addAdmin(db);
for (const name of ['rank', 'post', 'agenda', 'alliance', 'arena', 'seen'])
  ids[name] = crypto.randomUUID();

const { filled, heard, topics } = namedStatements(() => db, ids);

describe('a poke', () => {
  test('reaches everybody when the topic is public, and otherwise those who may listen', async () => {
    expect(await heard(`select private.poke('public'), private.poke('team:x')`)).toEqual([
      { topic: 'public', event: 'poke', private: false },
      { topic: 'team:x', event: 'poke', private: true },
    ]);
  });

  test('is sent once a transaction, but to a person each time', async () => {
    const twice = (topic: string) =>
      topics(`select private.poke('${topic}'), private.poke('team:y'), private.poke('${topic}')`);
    expect(await twice('team:x')).toEqual(['team:x', 'team:y']);
    expect(await twice('user:x')).toEqual(['team:y', 'user:x', 'user:x']);
  });
});

const RANK = `insert into public.team_ranks (id, team_id, name, level) values ('{rank}', '{team}', 'Cabo', 1)`;
const POST = `insert into public.team_communications (id, team_id, content) values ('{post}', '{team}', 'Oi')`;
const AGENDA = `insert into public.team_agenda_events (id, team_id, title, type, location, start_date)
  values ('{agenda}', '{team}', 'Treino', 'training', 'Campo', now())`;
const ALLIANCE = `insert into public.team_alliances (id, team1_id, team2_id, type)
  values ('{alliance}', '{team}', '{other}', 'tactical')`;
const ROLE = `insert into public.user_roles (user_id, role) values ('{ana}', 'admin')`;
const NOTICE = `insert into public.notifications (user_id, title, data, cause)
  values ('{ana}', 'Aviso', '{"code": "message"}', '1'), ('{ana}', 'Aviso', '{"code": "message"}', '2'),
         ('{bia}', 'Aviso', '{"code": "message"}', '1')`;
const ARENA = `insert into public.arenas (id, name, address, city, state, latitude, longitude, created_by)
  values ('{arena}', 'Campo', 'Rua Um, 100', 'Natal', 'RN', 0, 0, '{ana}')`;
const APPROVED = `update public.arenas set is_active = true where id = '{arena}'`;
/** By the trigger's function: statements, and the topics that the last of them pokes. */
test.each<[trigger: string, statements: string[], poked: string[]]>([
  ['poke_team', [edit('teams', 'team', `city = 'Natal'`)], ['public', 'team:{team}']],
  [
    'poke_team',
    [`update public.team_contacts set whatsapp = '5585988887777' where team_id = '{team}'`],
    ['team:{team}'],
  ],
  ['poke_team', [`delete from public.team_contacts where team_id = '{team}'`], ['team:{team}']],
  ['poke_team', [RANK], ['team:{team}']],
  ['poke_team', [RANK, edit('team_ranks', 'rank')], ['team:{team}']],
  ['poke_team', [RANK, removal('team_ranks', 'rank')], ['team:{team}']],
  ['poke_team', [POST], ['team:{team}']],
  ['poke_team', [POST, edit('team_communications', 'post')], ['team:{team}']],
  ['poke_team', [POST, removal('team_communications', 'post')], ['team:{team}']],
  ['poke_team', [AGENDA], ['team:{team}']],
  ['poke_team', [AGENDA, edit('team_agenda_events', 'agenda')], ['team:{team}']],
  ['poke_team', [AGENDA, removal('team_agenda_events', 'agenda')], ['team:{team}']],
  ['poke_team_member', [edit('team_members', 'ana_member')], ['team:{team}', 'user:{ana}']],
  // the count on the team's card wakes nobody else
  [
    'count_members',
    [`update public.team_members set approved = false, role = 'member' where id = '{ana_member}'`],
    ['team:{team}', 'user:{ana}'],
  ],
  [
    'poke_team_member',
    [`update public.team_members set user_id = null where id = '{ana_member}'`],
    ['team:{team}'],
  ],
  ['poke_alliance', [ALLIANCE], ['team:{other}', 'team:{team}']],
  [
    'poke_alliance',
    [ALLIANCE, edit('team_alliances', 'alliance')],
    ['team:{other}', 'team:{team}'],
  ],
  ['poke_its_person', [ROLE], ['user:{ana}']],
  [
    'leave_role_scopes',
    [ROLE, `delete from public.user_roles where user_id = '{ana}'`],
    ['user:{ana}'],
  ],
  ['poke_notifications', [NOTICE], ['user:{ana}', 'user:{bia}']],
  [
    'poke_notifications',
    [NOTICE, `update public.notifications set read = true where title = 'Aviso'`],
    ['user:{ana}', 'user:{bia}'],
  ],
  ['leave_arena_review', [ARENA], ['user:{admin}', 'user:{ana}']],
  [
    'leave_arena_review',
    [ARENA, edit('arenas', 'arena')],
    ['public', 'user:{admin}', 'user:{ana}'],
  ],
  ['leave_arena_review', [ARENA, APPROVED], ['public', 'user:{admin}', 'user:{ana}']],
  ['leave_arena_review', [ARENA, APPROVED, edit('arenas', 'arena')], ['public']],
  [
    'leave_arena_review',
    [ARENA, removal('arenas', 'arena')],
    ['public', 'user:{admin}', 'user:{ana}'],
  ],
  [
    'leave_arena_review',
    [
      ARENA,
      `update public.arenas set created_by = null where id = '{arena}'`,
      edit('arenas', 'arena'),
    ],
    ['public', 'user:{admin}'],
  ],
])('%s, case %#', async (_trigger, statements, poked) => {
  expect(await topics(...statements)).toEqual(poked.map(filled).toSorted());
});
