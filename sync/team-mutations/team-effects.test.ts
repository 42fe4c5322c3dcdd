import { beforeAll, describe, expect, test } from 'vitest';
import { shownEffects } from '#tests/fixtures/outbox/shown-effects.ts';
import { AT as at } from '#tests/fixtures/outbox/waiting-records.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { learnAll } from '../registry/registry.ts';

const nextId = seededIds(59);
const [ana, id, team_id, other] = [nextId(), nextId(), nextId(), nextId()];
const unseen = { rev: 0, sync_xid: 0 };
beforeAll(learnAll);
const shown = shownEffects(ana);

const fields = {
  name: 'Lobos',
  city: 'Cotia',
  state: 'SP',
  logo: null,
  website: null,
  instagram: null,
  description: null,
};
const team = {
  id: team_id,
  ...fields,
  captain_id: ana,
  created_at: at,
  member_count: 1,
  captain_name: null,
  latitude: null,
  longitude: null,
  ...unseen,
};
const contact = (whatsapp: string | null) => ({
  id: team_id,
  team_id,
  kind: 'contact',
  data: { whatsapp },
  ...unseen,
});
const member = (more: object = {}) => ({
  id,
  team_id,
  user_id: ana,
  name: '',
  role: 'member',
  approved: false,
  rank_id: null,
  created_at: at,
  whatsapp: null,
  instagram: null,
  avatar_url: null,
  rank_assigned_by: null,
  points: null,
  events_count: null,
  subscribed: false,
  ...unseen,
  ...more,
});

describe('a team', () => {
  test('is created with its captain and its number, once', () => {
    const args = { id: team_id, member_id: id, ...fields, whatsapp: '5511987654321' };
    const rows = [
      ['teams', team],
      ['team_members', member({ role: 'captain', approved: true })],
      ['team_records', contact('5511987654321')],
    ];
    expect(shown('create_team@1', args)).toEqual(rows);
    const there = [{ ...team, name: 'Outra' }, member()];
    expect(shown('create_team@1', args, there).slice(0, 2)).toEqual([
      ['teams', there[0]],
      ['team_members', there[1]],
    ]);
  });

  test('changes its fields and its number apart', () => {
    const update = (patch: object, rows: { id: string }[]) =>
      shown('update_team@1', { id: team_id, patch, base: {} }, rows);
    const renamed = ['teams', { ...team, name: 'Corvos' }];
    expect(update({ name: 'Corvos' }, [team])).toEqual([renamed]);
    const placed = { ...team, latitude: -23.6, longitude: -46.92 };
    expect(update({ name: 'Corvos' }, [placed])).toEqual([
      ['teams', { ...placed, name: 'Corvos' }],
    ]);
    expect(update({ city: 'Itu' }, [placed])).toEqual([['teams', { ...team, city: 'Itu' }]]);
    expect(update({ name: 'Corvos' }, [])).toEqual([['teams', undefined]]);
    expect(update({ whatsapp: null }, [])).toEqual([
      ['teams', undefined],
      ['team_records', contact(null)],
    ]);
    expect(shown('delete_team@1', { id: team_id }, [team])).toEqual([['teams', undefined]]);
  });
});

describe('a member', () => {
  test('asks to join, with an address or without', () => {
    expect(shown('request_join@1', { id, team_id })).toEqual([['team_members', member()]]);
    expect(shown('request_join@1', { id, team_id, instagram: 'ana' })).toEqual([
      ['team_members', member({ instagram: 'ana' })],
    ]);
    const there = member({ approved: true });
    expect(shown('request_join@1', { id, team_id }, [there])).toEqual([['team_members', there]]);
  });

  test('is approved, has a role and a rank, and subscribes', () => {
    const args = { member_id: id, team_id };
    const row = member();
    expect([
      shown('approve_member@1', args, [row]),
      shown('set_member_role@1', { ...args, role: 'officer' }, [row]),
      shown('assign_rank@1', { ...args, rank_id: other }, [row]),
      shown('assign_rank@1', { ...args, rank_id: null }, [
        member({ rank_id: other, rank_assigned_by: ana }),
      ]),
      shown('subscribe_team@1', { ...args, subscribed: true }, [row]),
      shown('subscribe_team@1', { ...args, subscribed: false }, [member({ subscribed: true })]),
      shown('approve_member@1', args),
      shown('set_member_role@1', { ...args, role: 'officer' }),
      shown('assign_rank@1', { ...args, rank_id: other }),
      shown('subscribe_team@1', { ...args, subscribed: true }),
    ]).toEqual([
      [['team_members', member({ approved: true })]],
      [['team_members', member({ role: 'officer' })]],
      [['team_members', member({ rank_id: other, rank_assigned_by: ana })]],
      [['team_members', member()]],
      [['team_members', member({ subscribed: true })]],
      [['team_members', member()]],
      [['team_members', undefined]],
      [['team_members', undefined]],
      [['team_members', undefined]],
      [['team_members', undefined]],
    ]);
    expect(shown('transfer_captain@1', args, [row])).toEqual([]);
  });

  test.each(['reject_member@1', 'remove_member@1', 'leave_team@1'] as const)(
    'leaves by %s',
    (name) =>
      expect(shown(name, { member_id: id, team_id }, [member()])).toEqual([
        ['team_members', undefined],
      ]),
  );
});
