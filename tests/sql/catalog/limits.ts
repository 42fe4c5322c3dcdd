const long = (n: number) => `repeat('x', ${n})`;
const many = (n: number, one = `'x'::text`) => `array_fill(${one}, array[${n}])`;
/** A jsonb object of that many bytes; twenty of them are not part of the text. */
const sized = (n: number) => `jsonb_build_object('code', ${long(n - 20)})`;

type Limit = readonly [table: string, most: number, value: (n: number) => string];

/** The most that a check allows: one more is refused. */
export const LIMITS: readonly Limit[] = [
  ['private.access_log', 200, (n) => `subject = ${long(n)}`],
  ['public.profiles', 100, (n) => `team = ${long(n)}`],
  ['public.notifications', 500, (n) => `body = ${long(n)}`],
  ['public.notifications', 300, (n) => `url = '/' || ${long(n - 1)}`],
  ['public.notifications', 4096, (n) => `data = ${sized(n)}`],
  ['public.user_devices', 1000, (n) => `endpoint = 'https://exemplo.test/' || ${long(n - 21)}`],
  ['public.arenas', 4000, (n) => `description = ${long(n)}`],
  ['public.arenas', 20, (n) => `phone = ${long(n)}`],
  ['public.arenas', 60, (n) => `instagram = ${long(n)}`],
  ['public.arenas', 200, (n) => `facebook = ${long(n)}`],
  ['public.arenas', 30, (n) => `facilities = ${many(n)}`],
  ['public.arenas', 3, (n) => `images = ${many(n)}`],
  ['public.teams', 60, (n) => `instagram = ${long(n)}`],
  ['public.teams', 4000, (n) => `description = ${long(n)}`],
  ['public.team_members', 100, (n) => `name = ${long(n)}`],
  ['public.team_member_contacts', 60, (n) => `instagram = ${long(n)}`],
  ['public.team_ranks', 500, (n) => `description = ${long(n)}`],
  ['public.team_communications', 100, (n) => `author_name = ${long(n)}`],
  ['public.team_communications', 200, (n) => `title = ${long(n)}`],
  ['public.team_communications', 4000, (n) => `content = ${long(n)}`],
  ['public.team_communications', 10, (n) => `poll_options = ${many(n)}`],
  ['public.team_communications', 10, (n) => `poll_results = ${many(n, '0')}`],
  ['public.team_communications', 10, (n) => `media_urls = ${many(n)}`],
  ['public.team_points', 200, (n) => `description = ${long(n)}`],
  ['public.team_agenda_events', 2000, (n) => `description = ${long(n)}`],
  ['public.team_agenda_events', 60_000, (n) => `briefing = ${sized(n)}`],
  ['public.team_agenda_events', 60_000, (n) => `report = ${sized(n)}`],
  ['public.team_attendances', 100, (n) => `name = ${long(n)}`],
  ['public.airsoft_events', 500, (n) => `status_reason = ${long(n)}`],
  ['public.event_staff', 100, (n) => `name = ${long(n)}`],
  ['public.place_leases', 5000, (n) => `places = ${n}`],
  ['public.station_records', 40, (n) => `replica = ${long(n)}`],
  ['public.station_records', 20, (n) => `seal = ${long(n)}`],
  ['public.station_records', 800, (n) => `fps = ${n}`],
  ['public.station_records', 100, (n) => `staff_name = ${long(n)}`],
  ['public.station_records', 3_155_760_000_000, (n) => `clock_offset_ms = ${n}`],
  [
    'public.station_records',
    4000,
    (n) =>
      `replica = null, fps = null, bb_g = null, seal = null, station = 'waiver', signature = repeat('1', ${n})`,
  ],
  ['public.event_teams', 30, (n) => `name = ${long(n)}`],
  ['public.operators', 100, (n) => `name = ${long(n)}`],
  ['public.operators', 100, (n) => `team = ${long(n)}`],
  ['public.operator_contacts', 100, (n) => `invited_by = ${long(n)}`],
  ['public.waiting_list', 100, (n) => `name = ${long(n)}`],
  ['public.check_ins', 3_155_760_000_000, (n) => `clock_offset_ms = ${n}`],
  ['public.check_ins', 100, (n) => `staff_name = ${long(n)}`],
  ['public.user_points', 200, (n) => `description = ${long(n)}`],
  ['public.patches', 1000, (n) => `descricao = ${long(n)}`],
  [
    'private.arena_corrections',
    40_000,
    (n) => `patch = jsonb_build_object('name', ${long(n - 12)})`,
  ],
  ['private.code_tries', 30, (n) => `at = ${many(n, 'now()')}`],
  ['public.advertisements', 500, (n) => `description = ${long(n)}`],
  ['private.places', 300, (n) => `label = ${long(n)}`],
  // a column that is compared with another one: equal values are allowed
  ['public.team_agenda_events', 0, (n) => `end_date = start_date - ${n} * interval '1 minute'`],
  ['private.quotas', 5, (n) => `first_day = ${n}, first_week = 5, later = 5`],
  ['private.quotas', 5, (n) => `first_day = 5, first_week = ${n}, later = 5`],
  ['private.quotas', -1, (n) => `first_day = -(${n})`],
  ['private.quota_uses', -1, (n) => `used = -(${n})`],
  ['private.advertisement_addresses', -1, (n) => `counted = -(${n})`],
  [
    'public.advertisements',
    0,
    (n) => `start_date = '2026-12-02', end_date = date '2026-12-02' - ${n}`,
  ],
  ...['members_count', 'points_required', 'events_count', 'win_count', 'days_active'].map(
    (asked): Limit => ['public.achievements', -1, (n) => `${asked} = -(${n})`],
  ),
];
