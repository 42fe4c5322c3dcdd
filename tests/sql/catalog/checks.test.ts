import { expect, test } from 'vitest';
import { EVENT_CHECKS } from './checks-events.ts';
import { TEAM_CHECKS } from './checks-teams.ts';
import { LIMITS } from './limits.ts';
import { databaseOfFile } from '../database.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';

const SCRIPT = `'javascript:alert(1)'`;
const long = (n: number) => `repeat('x', ${n})`;

/**
 * For each check, a value that only this check refuses. The mutations check first; these checks are
 * the last defence.
 */
const BAD: Record<string, Record<string, string>> = {
  ...EVENT_CHECKS,
  'public.arenas': {
    arenas_address_check: `address = 'Rua'`,
    arenas_city_check: `city = 'X'`,
    arenas_description_check: `description = ${long(4001)}`,
    arenas_facebook_check: `facebook = ${long(201)}`,
    arenas_facilities_check: `facilities = array_fill('x'::text, array[31])`,
    arenas_game_types_check: `game_types = '{chess}'`,
    arenas_images_check: `images = '{a,b,c,d}'`,
    arenas_instagram_check: `instagram = ${long(61)}`,
    arenas_latitude_check: `latitude = -91`,
    arenas_longitude_check: `longitude = 181`,
    arenas_name_check: `name = 'ab'`,
    arenas_opening_hours_check: `opening_hours = '[]'`,
    arenas_phone_check: `phone = ${long(21)}`,
    arenas_state_check: `state = 'P'`,
    arenas_website_check: `website = ${SCRIPT}`,
    arenas_whatsapp_check: `whatsapp = '(41) 99999-0000'`,
  },
  'public.check_ins': {
    check_ins_clock_offset_ms_check: `clock_offset_ms = 3155760000001`,
    check_ins_mark_check: `mark = 'here'`,
    check_ins_staff_name_check: `staff_name = ${long(101)}`,
    only_an_undo_undoes: `undoes = id`,
  },
  'public.event_payments': {
    a_key_names_who_receives: `pix_name = null`,
    event_payments_pix_city_check: `pix_city = ${long(61)}`,
    event_payments_pix_name_check: `pix_name = ${long(101)}`,
    event_payments_secret_place_check: `secret_place = ${long(201)}`,
    event_payments_whatsapp_check: `whatsapp = '123'`,
    the_key_is_of_a_known_kind: `pix_key = '12345678900'`,
  },
  'public.event_staff': { event_staff_name_check: `name = ${long(101)}` },
  'public.waiting_list': {
    an_offer_has_an_end: `status = 'offered', offered_until = null`,
    waiting_list_name_check: `name = ${long(101)}`,
    waiting_list_status_check: `status = 'perhaps', offered_until = now()`,
  },
  'public.advertisement_metrics': {
    advertisement_metrics_clicks_check: `clicks = -1`,
    advertisement_metrics_views_check: `views = -1`,
  },
  'public.advertisements': {
    advertisement_days_come_in_order: `start_date = '2026-12-02', end_date = '2026-12-01'`,
    advertisements_description_check: `description = ${long(501)}`,
    advertisements_image_url_check: `image_url = ${SCRIPT}`,
    advertisements_link_url_check: `link_url = 'http://exemplo.test'`,
    advertisements_location_check: `location = 'home-left'`,
    advertisements_priority_check: `priority = -1`,
    advertisements_sponsor_name_check: `sponsor_name = 'x'`,
    advertisements_title_check: `title = 'x'`,
  },
  'public.event_teams': {
    event_teams_members_count_check: `members_count = -1`,
    event_teams_name_check: `name = ${long(31)}`,
  },
  'public.operators': {
    operators_class_check: `class = 'general'`,
    operators_name_check: `name = ${long(101)}`,
    operators_team_check: `team = ${long(101)}`,
    who_is_somebody_else_has_no_place: `same_as = gen_random_uuid()`,
  },
  'public.operator_contacts': {
    operator_contacts_experience_check: `experience = 'mestre'`,
    operator_contacts_invited_by_check: `invited_by = ${long(101)}`,
    operator_contacts_whatsapp_check: `whatsapp = '(85) 98888-7777'`,
  },
  'public.patches': {
    patches_descricao_check: `descricao = ${long(1001)}`,
    patches_desenho_check: `desenho = 0`,
    patches_imagem_url_check: `imagem_url = ${SCRIPT}`,
    patches_para_check: `para = 'both'`,
    patches_nome_check: `nome = 'x'`,
    patches_tipo_check: `tipo = 'raro'`,
  },
  'public.profiles': {
    profiles_avatar_url_check: `avatar_url = ${SCRIPT}`,
    profiles_name_check: `name = 'x'`,
    profiles_operator_classes_check: `operator_classes = '{general}'`,
    profiles_operator_experience_check: `operator_experience = 'avancado'`,
    profiles_team_check: `team = ${long(101)}`,
  },
  'private.account_consents': { account_consents_terms_check: `terms = 'soon'` },
  'public.profile_contacts': { profile_contacts_whatsapp_check: `whatsapp = '123'` },
  'public.notifications': {
    notifications_body_check: `body = ${long(501)}`,
    notifications_cause_check: `cause = ''`,
    notifications_data_check: `data = '{}'`,
    notifications_title_check: `title = ''`,
    notifications_url_check: `url = '//exemplo.test'`,
  },
  'public.user_devices': {
    user_devices_are_of_one_kind: `auth = null`,
    user_devices_auth_check: `auth = 'short'`,
    user_devices_endpoint_check: `endpoint = 'https://127.0.0.1/x'`,
    user_devices_language_check: `language = 'pt'`,
    user_devices_onesignal_id_check: `onesignal_id = 'x', endpoint = null, p256dh = null, auth = null`,
    user_devices_p256dh_check: `p256dh = 'short'`,
  },
  'public.user_roles': { user_roles_role_check: `role = 'root'` },
  'private.access_log': {
    access_log_subject_check: `subject = ${long(201)}`,
    access_log_what_check: `what = 'Leu tudo'`,
  },
  'public.user_patches': { user_patches_how_check: `how = 'bought'` },
  'public.user_points': {
    user_points_description_check: `description = ${long(201)}`,
    user_points_points_check: `points = -1`,
    user_points_source_check: `source = 'kindness'`,
  },
  'public.public_statistics': {
    public_statistics_description_check: `description = 'x'`,
    public_statistics_metric_check: `metric = 'Eventos'`,
    public_statistics_value_check: `value = -1`,
  },
  'private.user_standings': {
    user_standings_events_check: `events = -1`,
    user_standings_experience_check: `experience = -1`,
    user_standings_organized_check: `organized = -1`,
    user_standings_points_check: `points = -1`,
    user_standings_teams_check: `teams = -1`,
  },
  'private.team_standings': {
    team_standings_members_check: `members = -1`,
    team_standings_points_check: `points = -1`,
  },
  'private.arena_corrections': {
    arena_corrections_base_check: `base = '[]'`,
    arena_corrections_patch_check: `patch = '{}'`,
  },
  'private.code_tries': { code_tries_at_check: `at = array_fill(now(), array[31])` },
  'private.patch_codes': {
    no_more_uses_than_allowed: `used = 10`,
    patch_codes_code_check: `code = 'ILOVEPATCHES'`,
    patch_codes_max_uses_check: `max_uses = 100001`,
  },
  ...TEAM_CHECKS,
  'private.advertisement_addresses': {
    advertisement_addresses_address_check: `address = ''`,
    advertisement_addresses_counted_check: `counted = 0`,
    advertisement_addresses_metric_check: `metric = 'likes'`,
  },
  'private.quotas': {
    older_accounts_get_no_less: `first_week = later + 1`,
    quotas_first_day_check: `first_day = 0`,
  },
  'private.mutation_quotas': {
    a_quota_or_a_reason: `what = 'agenda', no_need = 'none'`,
    mutation_quotas_mutation_check: `mutation = 'register'`,
  },
  'private.quota_uses': { quota_uses_used_check: `used = 0` },
  'private.network_accounts': { network_accounts_network_check: `network = ''` },
  'private.network_uses': {
    network_uses_network_check: `network = ''`,
    network_uses_used_check: `used = 0`,
  },
  'private.advertisement_days': {
    advertisement_days_clicks_check: `clicks = -1`,
    advertisement_days_views_check: `views = -1`,
  },
  'private.advertisement_counts': {
    advertisement_counts_metric_check: `metric = 'likes'`,
    advertisement_counts_visitor_check: `visitor = ''`,
  },
  'private.asked_numbers': { asked_numbers_way_check: `way = 'guess'` },
  'private.number_key': { number_key_only_row_check: `only_row = false` },
  'private.attempts': {
    attempts_subject_check: `subject = ''`,
    attempts_what_check: `what = 'a b'`,
  },
  'private.whatsapp_codes': {
    whatsapp_codes_code_hash_check: `code_hash = '123456'`,
    whatsapp_codes_ip_hash_check: `ip_hash = '127.0.0.1'`,
    whatsapp_codes_number_check: `number = '4915123456789'`,
    whatsapp_codes_requester_check: `requester = ''`,
  },
  'private.whatsapp_proofs': { whatsapp_proofs_number_check: `number = '4915123456789'` },
  'private.place_turns': { place_turns_only_row_check: `only_row = false` },
  'private.places': {
    place_is_whole_or_none: `latitude = null`,
    places_label_check: `label = ${long(301)}`,
    places_latitude_check: `latitude = 91`,
    places_longitude_check: `longitude = 181`,
    places_query_check: `query = 'ab'`,
  },
  'private.public_snapshot': { public_snapshot_only_row_check: `only_row = false` },
  'private.sync_meta': { sync_meta_only_row_check: `only_row = false` },
  'private.sync_mutations': { sync_mutations_status_check: `status = 'perhaps'` },
};

/** Checks that come with a column's type. */
const DOMAINS: Record<string, string> = {
  briefing_fits: 'domain private.briefing',
  energy_limits_fit: 'domain private.energy_limits',
};

const db = await databaseOfFile();
await buildWorld(db);

const cases = Object.entries(BAD).flatMap(([table, checks]) =>
  Object.entries(checks).map(([check, value]) => [table, check, value] as const),
);

test.each(cases)('%s %s refuses %s', async (table, check, value) => {
  await db.trial('postgres', async () => {
    const one = `${table} set ${value} where ctid = (select ctid from ${table} limit 1)`;
    const refused = await db
      .trial('postgres', () => db.rows(`update ${one}`))
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: '23514', constraint: check });
    await db.exec(`alter ${DOMAINS[check] ?? `table ${table}`} drop constraint ${check}`);
    await db.rows(`update ${one}`); // only this check refused it
  });
});

test.each(LIMITS)('%s: %i is not too much, one more is: %s', async (table, most, value) => {
  const set = (n: number) =>
    db.trial('postgres', () =>
      db.rows(`update ${table} set ${value(n)} where ctid = (select min(ctid) from ${table})`),
    );
  await set(most);
  await expect(set(most + 1)).rejects.toMatchObject({ code: '23514' });
});

test('every check of the catalog is tested here', async () => {
  const rows = await db.rows<{ name: string }>(`select conname::text as name from pg_constraint
    where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    cases.map(([, check]) => check).toSorted(),
  );
});
