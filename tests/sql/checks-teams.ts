const long = (n: number) => `repeat('x', ${n})`;

/** For each check of a team's tables, a value that only this check refuses. */
export const TEAM_CHECKS: Record<string, Record<string, string>> = {
  'public.achievements': {
    achievements_ask_for_something: `members_count = null, points_required = null, events_count = null, win_count = null, days_active = null`,
    achievements_badge_check: `badge = '<svg>'`,
    achievements_category_check: `category = 'luck'`,
    achievements_days_active_check: `days_active = 0`,
    achievements_description_check: `description = 'x'`,
    achievements_events_count_check: `events_count = 0`,
    achievements_members_count_check: `members_count = 0`,
    achievements_points_check: `points = 0`,
    achievements_points_required_check: `points_required = 0`,
    achievements_title_check: `title = 'x'`,
    achievements_win_count_check: `win_count = 0`,
  },
  'public.team_agenda_events': {
    it_ends_after_it_starts: `end_date = '1990-01-01'`,
    team_agenda_events_briefing_check: `briefing = '[]'`,
    team_agenda_events_description_check: `description = ${long(2001)}`,
    team_agenda_events_location_check: `location = ''`,
    team_agenda_events_report_check: `report = '"x"'`,
    team_agenda_events_title_check: `title = ''`,
    team_agenda_events_type_check: `type = 'war'`,
  },
  'public.team_alliances': {
    no_alliance_with_oneself: `team2_id = team1_id`,
    team_alliances_status_check: `status = 'perhaps'`,
    team_alliances_type_check: `type = 'secret'`,
  },
  'public.team_attendances': {
    team_attendances_name_check: `name = ${long(101)}`,
    team_attendances_status_check: `status = 'perhaps'`,
  },
  'public.team_communications': {
    team_communications_author_avatar_url_check: `author_avatar_url = 'javascript:alert(1)'`,
    team_communications_author_name_check: `author_name = ${long(101)}`,
    team_communications_channel_check: `channel = 'secret'`,
    team_communications_content_check: `content = ${long(4001)}`,
    team_communications_media_urls_check: `media_urls = array_fill('x'::text, array[11])`,
    team_communications_poll_options_check: `poll_options = array_fill('x'::text, array[11])`,
    team_communications_poll_results_check: `poll_results = array_fill(0, array[11])`,
    team_communications_title_check: `title = ${long(201)}`,
    team_communications_type_check: `type = 'rumour'`,
  },
  'public.team_ranks': {
    team_ranks_description_check: `description = ${long(501)}`,
    team_ranks_level_check: `level = 0`,
    team_ranks_min_events_check: `min_events = -1`,
    team_ranks_min_points_check: `min_points = -1`,
    team_ranks_min_time_in_team_check: `min_time_in_team = -1`,
    team_ranks_name_check: `name = ''`,
  },
  'public.team_tallies': {
    team_tallies_events_count_check: `events_count = -1`,
    team_tallies_members_count_check: `members_count = -1`,
    team_tallies_points_check: `points = -1`,
    team_tallies_win_count_check: `win_count = -1`,
  },
  'public.team_votes': { team_votes_option_check: `option = 10` },
  'public.team_contacts': { team_contacts_whatsapp_check: `whatsapp = '(85) 98888-7777'` },
  'public.team_member_contacts': {
    team_member_contacts_instagram_check: `instagram = ${long(61)}`,
    team_member_contacts_whatsapp_check: `whatsapp = '123'`,
  },
  'public.team_members': {
    team_members_name_check: `name = ${long(101)}`,
    team_members_role_check: `role = 'general', approved = true`,
    who_asks_is_a_plain_member: `approved = false, role = 'officer'`,
  },
};
