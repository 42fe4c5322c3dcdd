-- All grants. This file can be run again: the embedded backend grants everything at its first request, and then runs
-- this file again (finding F1). Row policies protect the rows even without these grants.

revoke all on all tables in schema public, private from anon, authenticated;
revoke all on all functions in schema public, private, mutation from public, anon, authenticated;

-- People may read, and policies choose the rows. Nobody may insert, update or delete, because every change by a
-- person is a mutation.
grant select on public.airsoft_events, public.event_teams, public.arenas, public.teams, public.patches to anon, authenticated;
-- Without user_id: a list says who takes part, but must not let anybody find a person's other events.
-- The organiser and the person get it from operator_contacts.
grant select (id, event_id, name, team, class, whatsapp_masked, event_team_id, walk_in, over_capacity, registered_at, deleted_at, sync_xid, rev)
  on public.operators to anon, authenticated;
grant select on public.operator_contacts, public.profiles, public.profile_contacts to authenticated;
-- The views run as their caller. Without this grant anon would get an error; with it, the policy returns no rows.
grant select on public.operator_contacts to anon;
grant select on private.sync_airsoft_events, private.sync_event_teams, private.sync_operators, private.sync_arenas,
  private.sync_teams, private.sync_patches, private.sync_profiles, private.sync_my_records, private.sync_event_records,
  private.sync_team_records, private.sync_public_records to anon, authenticated;

grant execute on function public.sync_pull(jsonb), public.sync_manifest(jsonb), public.sync_rows(jsonb) to anon, authenticated;
-- so that anon gets the refusal not_signed_in instead of a 404
grant execute on function public.sync_push(jsonb) to anon, authenticated;

-- What functions that run as their caller, and policies, call.
grant execute on function
  private.refuse(text, text), private.refuse_anonymous(), private.arg_keys(jsonb, text[]), private.arg(jsonb, text, text, boolean),
  private.arg_text(jsonb, text, int, int, boolean), private.arg_uuid(jsonb, text, boolean),
  private.arg_number(jsonb, text, numeric, numeric, boolean), private.arg_int(jsonb, text, bigint, bigint, boolean),
  private.epoch(), private.restored_to(), private.gone_accounts(jsonb), private.row_hash(uuid, bigint), private.window_from(), private.event_view(uuid),
  private.event_by_link(uuid), private.event_teams_by_link(uuid), private.collections_of(text),
  private.parse_scope(text), private.departed(text, bigint, uuid, integer), private.cursor_xid(jsonb),
  private.cursor_id(jsonb), private.collection_page(uuid, text, jsonb, integer, boolean),
  private.pull_scope(text, jsonb, integer, boolean), private.my_results(jsonb), private.touched_rows(jsonb),
  private.my_own_event_ids(), private.my_registered_event_ids(), private.my_event_ids()
  to anon, authenticated;
-- A definer. `me` must be the caller: sync_push passes it, and the function checks it against auth.uid().
grant execute on function private.run_mutation(uuid, uuid, jsonb) to authenticated;

-- People: roles, notifications, devices, and what others may see of a person.
grant select on public.user_roles, public.notifications, public.user_devices, public.profile_cards to authenticated;
grant select on private.role_records, private.notification_records to anon, authenticated;
grant select on public.my_profile, public.public_profiles to anon, authenticated;
grant execute on function private.is_admin() to anon, authenticated;

-- Storage: what its policies call.
grant execute on function private.is_my_picture(text, text), private.picture_fits(jsonb) to authenticated;

-- Patches, points, rankings, statistics, and arenas that wait for approval.
grant select on public.user_patches, public.user_points, public.team_points to authenticated;
grant select on public.public_statistics to anon, authenticated;
grant select on private.user_patch_records, private.user_points_records, private.statistic_records to anon, authenticated;
grant execute on function public.listar_patches_usuario(uuid), public.validate_code(text), private.validate_code(text),
  public.admin_list_codes(), private.list_patch_codes() to authenticated;
grant execute on function private.my_pending_arena_ids() to anon, authenticated;
grant execute on function
  public.get_user_leaderboard(integer), private.user_leaderboard(integer),
  public.get_team_leaderboard(integer), private.team_leaderboard(integer),
  public.get_operators_ranking(text, integer), private.operators_ranking(text, integer),
  public.count_team_events(uuid), private.count_team_events(uuid) to anon, authenticated;

-- Teams and all their tables.
grant select on public.team_members, public.team_member_contacts, public.team_contacts, public.team_ranks,
  public.team_member_ranks, public.team_communications, public.team_votes, public.team_alliances, public.team_achievements,
  public.team_tallies, public.team_agenda_events, public.team_attendances to authenticated;
grant select on public.achievements to anon, authenticated;
grant select on private.sync_team_members, private.team_contact_records, private.team_rank_records,
  private.team_communication_records, private.team_alliance_records, private.team_achievement_records,
  private.team_tally_records, private.team_agenda_records, private.achievement_records to anon, authenticated;
grant execute on function private.team_view(uuid), private.team_role(uuid), private.my_team_ids(), private.my_team_ids_as(text[])
  to anon, authenticated;

-- The day of an event: staff, waiting list, check-ins. Also for anon, because the views run as their caller.
grant select on public.event_staff, public.waiting_list, public.check_ins to anon, authenticated;
grant select on private.staff_records, private.waiting_records, private.check_in_records to anon, authenticated;
grant execute on function private.my_staffed_event_ids(), private.my_awaited_event_ids(), private.my_operator_ids(),
  private.my_guest_ids() to anon, authenticated;

-- Functions about people.
grant execute on function public.has_role(uuid, text), public.check_whatsapp(text), private.may_check_whatsapp(),
  private.whatsapp_matches(text), public.admin_list_people(jsonb), private.list_people(text, integer, integer) to authenticated;
-- Only for the server functions, which apply limits to their callers or send to everybody.
grant execute on function public.issue_whatsapp_code(jsonb), public.check_whatsapp_code(jsonb),
  public.claim_pushes(jsonb), public.settle_pushes(jsonb) to service_role;

-- Advertisements.
grant select on public.advertisements, private.advertisement_records to anon, authenticated;
grant select on public.advertisement_metrics to authenticated;
grant execute on function public.count_ad(jsonb), private.count_ad(jsonb, boolean) to anon, authenticated, service_role;

-- Views of Spec 1 §3.
grant select on public.public_events, public.my_events, public.event_operators_safe to anon, authenticated;
-- Server functions: the limit on briefings, and what only the service may call.
grant execute on function public.take_briefing(jsonb), private.take_briefing() to authenticated;
grant execute on function public.find_place(jsonb), public.keep_place(jsonb), public.send_notification(jsonb), public.send_reminders(jsonb)
  to service_role;
-- Exporting data and deleting the account. anon gets the refusal not_signed_in instead of a 404.
grant execute on function public.export_my_data(jsonb), public.delete_my_account(jsonb) to anon, authenticated;
grant execute on function private.take_export_turn(), private.my_data(), private.delete_my_account() to authenticated;
