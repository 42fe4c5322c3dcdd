import { beforeAll, describe, expect, test } from 'vitest';
import { shownEffects } from '#tests/fixtures/outbox/shown-effects.ts';
import { AT as at } from '#tests/fixtures/outbox/waiting-records.ts';
import { eventTeamRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { learnAll } from '../registry/registry.ts';

const nextId = seededIds(47);
const [ana, event_id, team, other_team] = [nextId(), nextId(), nextId(), nextId()];
const [person, friend] = [nextId(), nextId()];
const unseen = { rev: 0, sync_xid: 0 };
beforeAll(learnAll);

const shown = shownEffects(ana);

const asked = { operator_id: person, name: 'Ana', whatsapp: '5511987654321' };
const place = {
  id: person,
  event_id,
  user_id: ana as string | null,
  name: 'Ana',
  team: null as string | null,
  class: null as string | null,
  whatsapp: '5511987654321',
  whatsapp_masked: null,
  invited_by: null as string | null,
  experience: null as string | null,
  event_team_id: null as string | null,
  walk_in: false,
  over_capacity: false,
  brought: false,
  registered_at: at,
  ...unseen,
};
const newTeam = (members_count: number) => [
  'event_teams',
  { id: team, event_id, name: 'Alfa', members_count, created_at: at, ...unseen },
];

describe('a place', () => {
  test('is mine when I register, with everything that I said', () => {
    const said = {
      team: 'Lobos',
      invited_by: 'Bia',
      experience: 'veterano' as const,
      class: 'sniper' as const,
    };
    expect(shown('register@1', { ...asked, event_id })).toEqual([['operators', place]]);
    expect(shown('register@1', { ...asked, ...said, event_id, event_team_id: other_team })).toEqual(
      [['operators', { ...place, ...said, event_team_id: other_team }]],
    );
    expect(
      shown('register@1', { ...asked, event_id, new_team: { id: team, name: 'Alfa' } }),
    ).toEqual([['operators', { ...place, event_team_id: team }], newTeam(1)]);
  });

  test('that exists already does not change', () => {
    const rows = [operatorRow({ id: person, event_id }), eventTeamRow({ id: team, event_id })];
    const args = { ...asked, event_id, new_team: { id: team, name: 'Alfa' } };
    expect(shown('register@1', args, rows)).toEqual([
      ['operators', rows[0]],
      ['event_teams', rows[1]],
    ]);
  });

  test('of a squad belongs to my account for the first person, and to no account for the others', () => {
    const operators = [asked, { ...asked, operator_id: friend, name: 'Bia' }];
    expect(
      shown('register_squad@1', { event_id, operators, new_team: { id: team, name: 'Alfa' } }),
    ).toEqual([
      ['operators', { ...place, event_team_id: team }],
      [
        'operators',
        { ...place, id: friend, name: 'Bia', brought: true, user_id: null, event_team_id: team },
      ],
      newTeam(2),
    ]);
  });

  test('that the organiser adds belongs to no account; one made at the gate counts as a walk-in', () => {
    const new_team = { id: team, name: 'Alfa' };
    const nobodys = { ...place, user_id: null, event_team_id: team };
    expect(shown('add_participant@1', { ...asked, event_id, new_team })).toEqual([
      ['operators', nobodys],
      newTeam(1),
    ]);
    expect(shown('walk_in@1', { ...asked, event_id, new_team, came_at: at })).toEqual([
      ['operators', { ...nobodys, walk_in: true }],
      newTeam(1),
    ]);
    const { whatsapp: _, ...numberless } = asked;
    expect(shown('add_participant@1', { ...numberless, event_id, no_number: true })).toEqual([
      ['operators', { ...place, user_id: null, whatsapp: null }],
    ]);
    expect(shown('walk_in@1', { ...numberless, event_id, came_at: at })).toEqual([
      ['operators', { ...place, user_id: null, walk_in: true, whatsapp: null }],
    ]);
  });

  test.each(['cancel_registration@1', 'remove_participant@1'] as const)('leaves by %s', (name) => {
    const row = operatorRow({ id: person, event_id });
    expect(shown(name, { operator_id: person, event_id }, [row])).toEqual([
      ['operators', undefined],
    ]);
  });
});

describe('the teams of an event', () => {
  const alfa = eventTeamRow({ id: team, event_id });
  const operator = operatorRow({ id: person, event_id });

  test('are saved with their members; people that this device does not know are left out', () => {
    const teams = [
      { id: team, name: 'Alfa', operator_ids: [person, friend] },
      { id: other_team, name: 'Bravo', operator_ids: [] },
    ];
    const args = { event_id, seed: 1, base_split_rev: 0, teams };
    expect(shown('save_event_teams@1', args, [alfa, operator])).toEqual([
      ['event_teams', { ...alfa, name: 'Alfa', members_count: 2 }],
      ['operators', { ...operator, event_team_id: team }],
      ['operators', undefined],
      [
        'event_teams',
        { id: other_team, event_id, name: 'Bravo', members_count: 0, created_at: at, ...unseen },
      ],
    ]);
  });

  test('are created empty, renamed and deleted', () => {
    const args = { id: team, event_id, name: 'Alfa' };
    expect(shown('create_event_team@1', args)).toEqual([newTeam(0)]);
    expect(shown('create_event_team@1', args, [alfa])).toEqual([['event_teams', alfa]]);
    expect(shown('update_event_team@1', args, [alfa])).toEqual([
      ['event_teams', { ...alfa, name: 'Alfa' }],
    ]);
    expect(shown('update_event_team@1', args)).toEqual([['event_teams', undefined]]);
    expect(shown('delete_event_team@1', { id: team, event_id }, [alfa])).toEqual([
      ['event_teams', undefined],
    ]);
  });

  test.each([other_team, null])('a person is moved to %s', (event_team_id) => {
    const args = { operator_id: person, event_id, event_team_id };
    expect(shown('move_participant@1', args, [operator])).toEqual([
      ['operators', { ...operator, event_team_id }],
    ]);
    expect(shown('move_participant@1', args)).toEqual([['operators', undefined]]);
  });
});
