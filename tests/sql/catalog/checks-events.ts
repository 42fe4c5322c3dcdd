const SCRIPT = `'javascript:alert(1)'`;
const long = (n: number) => `repeat('x', ${n})`;

/** A record of the chronograph turns into one of another station. */
const NO_SHOT = 'replica = null, fps = null, bb_g = null, seal = null';
const ARMBAND = `${NO_SHOT}, station = 'armband'`;

/** For each check of an event, a value that only this check refuses. */
export const EVENT_CHECKS: Record<string, Record<string, string>> = {
  'public.airsoft_events': {
    airsoft_events_banner_check: `banner = ${SCRIPT}`,
    airsoft_events_game_mode_check: `game_mode = 'Paintball'`,
    airsoft_events_latitude_check: `latitude = 91, longitude = 0`,
    airsoft_events_longitude_check: `latitude = 0, longitude = -181`,
    airsoft_events_winner_team_ids_check: `winner_team_ids = array_fill(id, array[11])`,
    airsoft_events_organiser_name_check: `organiser_name = ${long(101)}`,
    airsoft_events_organiser_avatar_url_check: `organiser_avatar_url = 'data:text/html,x'`,
    airsoft_events_max_op_check: `max_op = 5001`,
    airsoft_events_operators_count_check: `operators_count = -1`,
    airsoft_events_patch_check: `patch = 'data:text/html,x'`,
    airsoft_events_patch_drawing_check: `patch_drawing = 13`,
    airsoft_events_patch_for_check: `patch_for = 'paid'`,
    airsoft_events_patch_name_check: `patch_name = 'x'`,
    airsoft_events_split_seed_check: `split_seed = 4294967296`,
    airsoft_events_places_offered_check: `places_offered = -1`,
    airsoft_events_status_check: `status = 'perhaps'`,
    airsoft_events_status_reason_check: `status_reason = ${long(501)}`,
    airsoft_events_teams_count_check: `teams_count = 101`,
    airsoft_events_time_check: `time = '0930'`,
    airsoft_events_waiting_count_check: `waiting_count = -1`,
    airsoft_events_end_time_check: `end_time = '9:30'`,
    airsoft_events_gate_time_check: `gate_time = '0700'`,
    airsoft_events_price_cents_check: `price_cents = 1000001`,
    airsoft_events_what_to_bring_check: `what_to_bring = ${long(1001)}`,
    energy_limits_fit: `energy_limits = '[{"class": "general", "fps": 400}]'`,
    the_gate_opens_before_the_game: `time = '09:00', gate_time = '09:01'`,
    coordinates_come_in_pairs: `latitude = 1, longitude = null`,
    briefing_fits: `briefing = '<p>Com <script>x</script> dentro dele</p>'`,
    event_texts_fit: `briefing = ''`,
  },
  'public.gate_keys': { gate_keys_secret_check: `secret = 'ab'` },
  'public.place_leases': {
    a_lease_has_places: `places = 5001`,
    no_more_spent_than_leased: `spent = places + 1, ended_at = now()`,
  },
  'public.station_records': {
    a_station_fills_its_own_columns: `method = 'pix'`,
    a_station_says_what_it_found: `fps = null`,
    an_undo_says_nothing_else: `undoes = id`,
    station_records_bb_g_check: `bb_g = 1.01`,
    station_records_clock_offset_ms_check: `clock_offset_ms = 3155760000001`,
    station_records_colour_check: `${ARMBAND}, colour = 'beige'`,
    station_records_fps_check: `fps = 49`,
    station_records_method_check: `${NO_SHOT}, station = 'payment', method = 'points'`,
    station_records_replica_check: `replica = ''`,
    station_records_seal_check: `seal = ''`,
    station_records_signature_check: `${NO_SHOT}, station = 'waiver', signature = 'M1.5'`,
    station_records_staff_name_check: `staff_name = repeat('x', 101)`,
    station_records_station_check: `${NO_SHOT}, station = 'bar'`,
  },
  'public.staff_links': {
    a_code_is_kept_until_the_end: `pin = null`,
    five_wrong_pins_lock: `wrong_pins = 6`,
    staff_links_code_check: `code = 'ILOU'`,
    staff_links_pin_check: `pin = '12345'`,
  },
};
