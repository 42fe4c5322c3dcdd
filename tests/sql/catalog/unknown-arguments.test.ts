import { describe, expect, test } from 'vitest';
import { addAdmin } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { said } from '../said.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
// an administrator gets past more checks than others
await db.exec(`
    create or replace function auth.uid() returns uuid language sql as $$ select '${admin}'::uuid $$`);

const ID = '00000000-0000-4000-8000-000000000001';
const X = { x: 1 };
const EDIT = [
  { id: ID, patch: X, base: {} },
  { id: ID, patch: {}, base: X },
];
const ARENA_EDIT = EDIT.map((edit) => ({ ...edit, arena_id: ID }));
const TEAM_EDIT = EDIT.map((edit) => ({ ...edit, team_id: ID }));

/** Every mutation, with an unknown name in each place of its arguments where one could stand. */
const MUTATIONS: Record<string, object[]> = {
  'accept_invitation@1': [X],
  'add_participant@1': [X],
  'add_staff@1': [X],
  'answer_alliance@1': [{ ...X, accept: true }],
  'answer_staff@1': [X],
  'approve_arena@1': [X, { id: ID, base: X }],
  'ask_arena_change@1': [X],
  'approve_member@1': [X],
  'assign_patch@1': [X],
  'assign_rank@1': [X, { base: X }],
  'assign_role@1': [X],
  'cancel_alliance@1': [X],
  'cancel_event@1': [X],
  'cancel_registration@1': [X],
  'celebrate_patches@1': [X],
  'check_in@1': [X],
  'claim_achievement@1': [X],
  'close_registration@1': [X],
  'create_advertisement@1': [X],
  'create_agenda_event@1': [X],
  'create_event@1': [X],
  'create_event_team@1': [X],
  'create_invitation@1': [X],
  'create_patch@1': [X],
  'create_rank@1': [X],
  'create_staff_link@1': [X],
  'create_team@1': [X],
  'decide_arena_change@1': [X, ...ARENA_EDIT],
  'delete_advertisement@1': [X],
  'delete_agenda_event@1': [X],
  'delete_arena@1': [X],
  'delete_communication@1': [X],
  'delete_event@1': [X],
  'delete_event_team@1': [X],
  'delete_patch@1': [X],
  'delete_rank@1': [X],
  'delete_team@1': [X],
  'end_alliance@1': [{ ...X, team_id: ID }],
  'end_staff_link@1': [X],
  'generate_patch_codes@1': [X],
  'join_staff@1': [X],
  'join_waiting_list@1': [X],
  'lease_places@1': [X],
  'leave_team@1': [X],
  'leave_waiting_list@1': [X],
  'mark_absences@1': [X],
  'mark_read@1': [X],
  'move_participant@1': [X],
  'name_winners@1': [X],
  'open_registration@1': [X],
  'pin_communication@1': [X],
  'post_communication@1': [X],
  'postpone_event@1': [X],
  'propose_alliance@1': [X],
  'propose_arena@1': [X],
  'propose_arena_change@1': [X, ...ARENA_EDIT],
  'read_all_notifications@1': [X],
  'read_notification@1': [X],
  'redeem_patch@1': [X],
  'record_station@1': [X],
  'register@1': [X],
  'relay_marks@1': [X, { marks: [X], walk_ins: [] }, { marks: [], walk_ins: [X] }],
  'relay_stations@1': [X, { stations: [X] }],
  'bring_receipt@1': [X, { patches: [X] }],
  'register_device@1': [X],
  'register_squad@1': [X],
  'reject_arena@1': [X, { id: ID, base: X }],
  'reject_member@1': [X],
  'remove_device@1': [X],
  'remove_member@1': [X],
  'remove_participant@1': [X],
  'remove_role@1': [X],
  'remove_staff@1': [X],
  'request_join@1': [X],
  'revoke_invitation@1': [X],
  'revoke_patch@1': [X],
  'save_briefing@1': [X, ...TEAM_EDIT],
  'save_event_teams@1': [X],
  'save_report@1': [X, ...TEAM_EDIT],
  'set_attendance@1': [X],
  'set_member_role@1': [X],
  'set_whatsapp@1': [X],
  'subscribe_team@1': [X],
  'switch_reminders@1': [X],
  'transfer_captain@1': [X],
  'update_advertisement@1': [X, ...EDIT],
  'update_agenda_event@1': [X, ...TEAM_EDIT],
  'update_arena@1': [X, ...EDIT],
  'update_event@1': [X, ...EDIT],
  'update_event_team@1': [X],
  'update_patch@1': [X, ...EDIT],
  'update_profile@1': [X, { patch: X }],
  'update_rank@1': [X, ...TEAM_EDIT],
  'update_team@1': [X, ...EDIT],
  'vote@1': [X],
  'walk_in@1': [X],
  'withdraw_patch_codes@1': [X],
};

describe('an argument that no mutation reads is refused', () => {
  test.each(Object.entries(MUTATIONS))('by %s', async (name, all) => {
    for (const args of all)
      expect([args, await said(db, `mutation."${name}"('${ID}', args)`, args)]).toEqual([
        args,
        'invalid_args: x',
      ]);
  });

  test('by every mutation: each is named here', async () => {
    const rows = await db.rows<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'mutation'::regnamespace`,
    );
    expect(rows.map(({ proname }) => proname).toSorted()).toEqual(
      Object.keys(MUTATIONS).toSorted(),
    );
  });

  test.each([
    ['admin_list_people', X],
    ['admin_list_roles', X],
    ['team_posts', X],
    ['agenda_registrations', X],
    ['ranking_place', { ...X, tab: 'overall' }],
    ['search_operators', { ...X, tab: 'overall', q: 'ana' }],
    ['issue_whatsapp_code', X],
    ['check_whatsapp_code', X],
    ['send_notification', X],
    ['claim_pushes', X],
    ['settle_pushes', X],
    ['settle_pushes', { results: [X] }],
  ])('by %s: %j', async (name, args) => {
    expect(await said(db, `public.${name}(args)`, args)).toBe('invalid_args: x');
  });
});
