-- Pull: what a device may know, scope by scope, in one snapshot. (scale.md; sync.md §1.1; sync/SPEC.md [P])
-- Everything here runs as the caller, so the row policies decide; two definer functions open a private
-- event to whoever holds its link.

-- Projections ----------------------------------------------------------------------------------------
-- One view a collection: the columns that travel.

create view private.sync_airsoft_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list,
         registration_closed, closed_because_full, status, status_reason, teams_count, max_op, banner, patch,
         latitude, longitude, arena_id, created_by, created_at, updated_at, starts_at, operators_count,
         waiting_count, places_offered, split_seed, split_rev, sync_xid, rev
  from public.airsoft_events where deleted_at is null;

-- The contact's own policy decides whether it is there: organiser and self, nobody else. Who it is comes
-- from there too: operators.user_id is granted to nobody. (Joined by the event as well: an index range.)
create view private.sync_operators with (security_invoker = true) as
  select o.id, o.event_id, c.user_id, o.name, o.team,
         o.class, o.whatsapp_masked, o.event_team_id, o.walk_in, o.over_capacity, o.registered_at, c.whatsapp, c.invited_by, c.experience,
         o.sync_xid, o.rev
  from public.operators o
  left join public.operator_contacts c on c.operator_id = o.id and c.event_id = o.event_id
  where o.deleted_at is null;

create view private.sync_event_teams with (security_invoker = true) as
  select id, event_id, name, members_count, created_at, sync_xid, rev
  from public.event_teams where deleted_at is null;

create view private.sync_arenas with (security_invoker = true) as
  select id, name, description, address, city, state, latitude, longitude, website, phone, instagram, whatsapp,
         facebook, game_types, facilities, images, opening_hours, is_active, created_by, created_at, sync_xid, rev
  from public.arenas where deleted_at is null;

create view private.sync_teams with (security_invoker = true) as
  select id, name, city, state, logo, website, instagram, description, captain_id, created_at, sync_xid, rev
  from public.teams where deleted_at is null;

create view private.sync_patches with (security_invoker = true) as
  select id, nome, descricao, tipo, imagem_url, evento_id, equipe_id, created_at, sync_xid, rev
  from public.patches where deleted_at is null;

create view private.sync_profiles with (security_invoker = true) as
  select p.id, p.name, p.team, p.avatar_url, p.operator_experience, p.operator_classes, c.whatsapp,
         c.verified_at as whatsapp_verified_at, p.created_at, p.updated_at, p.sync_xid, p.rev
  from public.profiles p left join public.profile_contacts c on c.user_id = p.id;

create view private.role_records with (security_invoker = true) as
  select id, user_id, 'role'::text as kind, jsonb_build_object('role', role) as data, sync_xid, rev
  from public.user_roles;

create view private.notification_records with (security_invoker = true) as
  select id, user_id, 'notification'::text as kind,
         jsonb_build_object('title', title, 'body', body, 'url', url, 'data', data, 'read', read, 'created_at', created_at)
           as data, sync_xid, rev
  from public.notifications;

create view private.user_patch_records with (security_invoker = true) as
  select id, user_id, 'user_patch'::text as kind,
         jsonb_build_object('patch_id', patch_id, 'data_conquista', data_conquista) as data, sync_xid, rev
  from public.user_patches;

create view private.user_points_records with (security_invoker = true) as
  select id, user_id, 'user_points'::text as kind,
         jsonb_build_object('points', points, 'source', source, 'source_id', source_id, 'description', description,
                            'created_at', created_at) as data, sync_xid, rev
  from public.user_points;

create view private.statistic_records with (security_invoker = true) as
  select id, 'statistic'::text as kind,
         jsonb_build_object('metric', metric, 'value', value, 'description', description) as data, sync_xid, rev
  from public.public_statistics where deleted_at is null;

-- Number and Instagram by the contact's own policy: captain and self. The rank for members only.
create view private.sync_team_members with (security_invoker = true) as
  select m.id, m.team_id, m.user_id, m.name, m.role, m.approved, k.rank_id, m.created_at,
         c.whatsapp, c.instagram, m.sync_xid, m.rev
  from public.team_members m left join public.team_member_contacts c on c.member_id = m.id
  left join public.team_member_ranks k on k.member_id = m.id
  where m.deleted_at is null;

create view private.advertisement_records with (security_invoker = true) as
  select id, 'advertisement'::text as kind,
         jsonb_build_object('title', title, 'description', description, 'image_url', image_url, 'link_url', link_url,
           'sponsor_name', sponsor_name, 'priority', priority, 'location', location, 'start_date', start_date,
           'end_date', end_date) as data, sync_xid, rev
  from public.advertisements where is_active and deleted_at is null;

create view private.staff_records with (security_invoker = true) as
  select id, event_id, 'staff' as kind, jsonb_build_object('user_id', user_id, 'name', name, 'created_at', created_at,
         'accepted_at', accepted_at) as data, sync_xid, rev
  from public.event_staff where deleted_at is null;

create view private.waiting_records with (security_invoker = true) as
  select id, event_id, 'waiting' as kind, jsonb_build_object('user_id', user_id, 'name', name, 'status', status,
         'offered_until', offered_until, 'created_at', created_at) as data, sync_xid, rev
  from public.waiting_list;

create view private.check_in_records with (security_invoker = true) as
  select id, event_id, 'check_in' as kind, jsonb_build_object('operator_id', operator_id, 'mark', mark, 'undoes', undoes,
         'scanned_at', scanned_at, 'clock_offset_ms', clock_offset_ms, 'received_at', received_at, 'device_id', device_id,
         'staff_id', staff_id, 'staff_name', staff_name, 'data_version', data_version, 'flagged', flagged) as data,
         sync_xid, rev
  from public.check_ins;

-- Collections of many kinds: each topic brings a projection of this shape, and its line here. What a kind has
-- beside the columns that rows are found by is in `data`.
create view private.sync_my_records with (security_invoker = true) as
  select null::uuid as id, null::uuid as user_id, ''::text as kind, '{}'::jsonb as data, 0::bigint as sync_xid, 0::bigint as rev
  where false
  union all select * from private.role_records
  union all select * from private.notification_records
  union all select * from private.user_patch_records
  union all select * from private.user_points_records;
create view private.sync_event_records with (security_invoker = true) as
  select null::uuid as id, null::uuid as event_id, ''::text as kind, '{}'::jsonb as data, 0::bigint as sync_xid, 0::bigint as rev
  where false
  union all select * from private.staff_records
  union all select * from private.waiting_records
  union all select * from private.check_in_records;
-- Of teams: in_team is the team whose scope holds the row. An alliance stands under the team that proposed it and
-- is there once for each of the two.
create view private.team_contact_records with (security_invoker = true) as
  select team_id as id, team_id, team_id as in_team, 'contact'::text as kind,
         jsonb_build_object('whatsapp', whatsapp) as data, sync_xid, rev
  from public.team_contacts;
create view private.team_rank_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'rank'::text as kind,
         jsonb_build_object('name', name, 'description', description, 'level', level, 'min_points', min_points,
           'min_events', min_events, 'min_time_in_team', min_time_in_team, 'created_at', created_at, 'updated_at', updated_at) as data,
         sync_xid, rev
  from public.team_ranks;
-- A vote changes the row of the post, so whose vote it is may stand in it.
create view private.team_communication_records with (security_invoker = true) as
  select c.id, c.team_id, c.team_id as in_team, 'communication'::text as kind,
         jsonb_build_object('channel', c.channel, 'type', c.type, 'author_id', c.author_id, 'author_name', c.author_name,
           'author_avatar_url', c.author_avatar_url, 'title', c.title, 'content', c.content, 'poll_options', c.poll_options,
           'poll_results', c.poll_results, 'my_vote', v.option, 'media_urls', c.media_urls, 'pinned', c.pinned,
           'created_at', c.created_at, 'updated_at', c.updated_at) as data,
         c.sync_xid, c.rev
  from public.team_communications c
  left join public.team_votes v on v.communication_id = c.id and v.user_id = (select auth.uid());
create view private.team_alliance_records with (security_invoker = true) as
  select id, team1_id as team_id, team1_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at) as data, sync_xid, rev
  from public.team_alliances
  union all
  select id, team1_id as team_id, team2_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at) as data, sync_xid, rev
  from public.team_alliances;
create view private.team_achievement_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'achievement'::text as kind,
         jsonb_build_object('achievement_id', achievement_id, 'earned_at', earned_at) as data, sync_xid, rev
  from public.team_achievements;
create view private.team_tally_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'tally'::text as kind,
         jsonb_build_object('members_count', members_count, 'points', points, 'events_count', events_count,
                            'win_count', win_count) as data, sync_xid, rev
  from public.team_tallies;
create view private.team_agenda_records with (security_invoker = true) as
  select e.id, e.team_id, e.team_id as in_team, 'agenda_event'::text as kind,
         jsonb_build_object('title', e.title, 'description', e.description, 'type', e.type, 'location', e.location,
           'start_date', e.start_date, 'end_date', e.end_date, 'attendees', (
             select coalesce(jsonb_agg(jsonb_build_object('user_id', a.user_id, 'name', a.name, 'status', a.status)
                                       order by a.created_at, a.user_id), '[]')
             from public.team_attendances a where a.agenda_event_id = e.id),
           'briefing', e.briefing, 'report', e.report, 'created_by', e.created_by, 'created_at', e.created_at,
           'updated_at', e.updated_at) as data, e.sync_xid, e.rev
  from public.team_agenda_events e;
create view private.sync_team_records with (security_invoker = true) as
  select null::uuid as id, null::uuid as team_id, null::uuid as in_team, ''::text as kind, '{}'::jsonb as data,
         0::bigint as sync_xid, 0::bigint as rev
  where false
  union all select * from private.team_contact_records
  union all select * from private.team_rank_records
  union all select * from private.team_communication_records
  union all select * from private.team_alliance_records
  union all select * from private.team_achievement_records
  union all select * from private.team_tally_records
  union all select * from private.team_agenda_records;
create view private.achievement_records with (security_invoker = true) as
  select id, 'achievement'::text as kind,
         jsonb_build_object('title', title, 'description', description, 'category', category, 'points', points, 'badge', badge,
           'members_count', members_count, 'points_required', points_required, 'events_count', events_count,
           'win_count', win_count, 'days_active', days_active) as data, sync_xid, rev
  from public.achievements where not is_hidden;
create view private.sync_public_records with (security_invoker = true) as
  select null::uuid as id, ''::text as kind, '{}'::jsonb as data, 0::bigint as sync_xid, 0::bigint as rev
  where false
  union all select * from private.statistic_records
  union all select * from private.advertisement_records
  union all select * from private.achievement_records;

-- Scopes ---------------------------------------------------------------------------------------------

-- What an event looks like to the caller; null when there is none. A change of it restarts the scope.
create function private.event_view(event uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case
      when e.created_by = (select auth.uid()) then 'owner'
      when e.id in (select private.my_staffed_event_ids()) then 'staff'
      when e.allow_public_list and (e.is_public or e.id in (select private.my_event_ids())) then 'list'
      else 'count' end
    from public.airsoft_events e where e.id = event and e.deleted_at is null);
end $$;

-- A private event by its exact id: that is what the invite link carries (decision 3).
create function private.event_by_link(event uuid) returns setof private.sync_airsoft_events
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select e.* from private.sync_airsoft_events e where e.id = event;
end $$;

-- Trios and squads must be there to choose from when registering (Spec 1 §2 /register): names and sizes.
create function private.event_teams_by_link(event uuid) returns setof private.sync_event_teams
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select t.* from private.sync_event_teams t join public.airsoft_events e on e.id = t.event_id
    where t.event_id = event and (private.event_view(event) in ('owner', 'staff', 'list') or e.game_mode in ('3X3', '5X5'));
end $$;

-- The single truth of what belongs where: page, digest, manifest and rows all read it. $1 = the scope's id.
-- A later migration that replaces it calls private.write_collection_page() after it.
create function private.scope_collections() returns table (kind text, collection text, source text, belongs text)
language sql immutable set search_path = '' as $$
  values
    ('public', 'airsoft_events', 'private.sync_airsoft_events', 'r.is_public and r.date >= (select private.window_from())'),
    ('public', 'arenas',         'private.sync_arenas',         'r.is_active'),
    ('public', 'teams',          'private.sync_teams',          'true'),
    ('public', 'patches',        'private.sync_patches',        'true'),
    ('public', 'public_records', 'private.sync_public_records', 'true'),
    ('me',     'profiles',       'private.sync_profiles',       'r.id = $1'),
    ('me',     'airsoft_events', 'private.sync_airsoft_events',
      'r.id in (select private.my_event_ids())'),
    ('me',     'operators',      'private.sync_operators',      'r.user_id = $1'),
    ('me',     'arenas',         'private.sync_arenas',         'not r.is_active and r.id in (select private.my_pending_arena_ids())'),
    ('me',     'my_records',     'private.sync_my_records',     'r.user_id = $1'),
    ('me',     'team_members',   'private.sync_team_members',   'r.user_id = $1'),
    ('event',  'airsoft_events', 'private.event_by_link($1)',   'true'),
    ('event',  'event_teams',    'private.event_teams_by_link($1)', 'true'),
    ('event',  'operators',      'private.sync_operators',      'r.event_id = $1'),
    ('event',  'event_records',  'private.sync_event_records',  'r.event_id = $1'),
    ('team',   'teams',          'private.sync_teams',          'r.id = $1'),
    ('team',   'team_members',   'private.sync_team_members',   'r.team_id = $1'),
    -- an ally's members see alliances that are over in their own team's scope, and not in the other's: there they
    -- are visitors, and nothing would say that they left their team
    ('team',   'team_records',   'private.sync_team_records',   $q$r.in_team = $1 and (r.kind <> 'alliance'
      or r.data ->> 'status' = 'active' or $1 in (select private.my_team_ids()))$q$)
$$;

-- One collection's page, and its digest once it is read to its end. The statements stand in the function, written
-- there from scope_collections, because a session plans them once: handed to `execute` each is planned every time,
-- which was three quarters of an idle pull. RLS stays RLS: a plan is made anew when the role is another one.
create function private.write_collection_page() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
    when %L then
      select coalesce(json_agg(p), '[]'), count(*) into page, found_rows from (
        select r.* from %2$s r where %3$s and (r.sync_xid, r.id) > (after_xid, after_id)
        order by r.sync_xid, r.id limit n) p;
      if with_digest and found_rows < n then
        -- private.row_hash written out: with a search_path of its own it is called, not inlined, ten times the cost
        select json_build_object('n', count(*), 'h', coalesce(sum(
          ('x' || encode(substr(uuid_send(r.id), 13), 'hex'))::bit(32)::bigint + r.rev), 0)) into digest
        from %2$s r where %3$s;
      end if;$q$, c.kind || ' ' || c.collection, c.source, c.belongs), '')
  into statements from private.scope_collections() c;

  -- json, not jsonb: a page is written once and read by the device. Generic plans: one for a phone that has nothing
  -- and for one that has all of it; left to itself the planner would go on making one for each.
  execute format($f$
    create or replace function private.collection_page(scope_id uuid, collection text, cur jsonb, n integer, with_digest boolean)
    returns json
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $page$
    declare
      after_xid bigint := private.cursor_xid(cur); after_id uuid := private.cursor_id(cur);
      page json; found_rows bigint; digest json;
    begin
      case collection%s
      end case;
      return json_object('rows' value page, 'done' value found_rows < n, 'digest' value digest absent on null);
    end $page$ $f$, statements);
end $write$;
select private.write_collection_page();

-- Reads 'public', 'me', 'event:<uuid>' or 'team:<uuid>'; nothing when the text is no scope, or not the caller's.
-- `view` is what an event or a team looks like to the caller.
create function private.parse_scope(scope text, out kind text, out id uuid, out view text)
language plpgsql stable set search_path = '' as $$
begin
  if scope = 'public' then kind := 'public';
  elsif scope = 'me' and (select auth.uid()) is not null then kind := 'me'; id := (select auth.uid());
  elsif scope ~* '^event:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    id := substr(scope, 7)::uuid; view := private.event_view(id);
    if view is not null then kind := 'event'; end if;
  elsif scope ~* '^team:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    id := substr(scope, 6)::uuid; view := private.team_view(id);
    if view is not null then kind := 'team'; end if;
  end if;
end $$;

-- Copies up to `rev` are to be dropped from the scope. An event that is out of the scope may have changed
-- since, and another scope may have brought the newer version: then that one counts, and all of them when
-- the event is no more.
create function private.departed(scope text, after_xid bigint, after_id uuid, n integer)
returns table (collection text, id uuid, sync_xid bigint, rev bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select d.collection, d.id, d.sync_xid,
    greatest(d.rev, case when d.collection = 'airsoft_events' then coalesce((
      select case when e.deleted_at is null and case
          when d.scope = 'public' then e.is_public and e.date >= private.window_from()
          else e.id in (select private.my_event_ids()) end
        then 0 else e.rev end
      from public.airsoft_events e where e.id = d.id), 9007199254740991) end)
    from private.departures d
    where d.scope = departed.scope and (d.sync_xid, d.id) > (after_xid, after_id)
    order by d.sync_xid, d.id limit n;
end $$;

-- A cursor is [sync_xid, id] or null; {} when it is not one.
create function private.cursor_xid(cur jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(cur -> 0) = 'number' and (cur ->> 0) ~ '^\d{1,18}$' then (cur ->> 0)::bigint else 0 end
$$;
create function private.cursor_id(cur jsonb) returns uuid
language sql immutable set search_path = '' as $$
  select case when (cur ->> 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (cur ->> 1)::uuid
    else '00000000-0000-0000-0000-000000000000' end
$$;

-- One scope's answer: pages of its collections and its departures. `known` is what the device has:
-- {"c": {"<collection>": [xid, id]}, "departed": [xid, id], "view": "…"}.
create function private.pull_scope(scope text, known jsonb, n integer, with_digest boolean) returns json
language plpgsql stable set search_path = '' as $$
declare
  target record; cur jsonb;
  collections json; departures json := '[]'; departed_done boolean := true; restarted boolean;
begin
  select * into target from private.parse_scope(scope);
  if target.kind is null then return '{"gone": true}'; end if;
  -- another role sees other rows and other columns: the device starts this scope anew
  restarted := known ? 'view' and target.view is distinct from known ->> 'view';
  if restarted then known := '{}'; end if;

  select json_object_agg(c.collection, private.collection_page(
      target.id, c.kind || ' ' || c.collection, known -> 'c' -> c.collection, n, with_digest)) into collections
  from private.scope_collections() c where c.kind = target.kind;

  -- a device that starts a scope has nothing to drop
  cur := known -> 'departed';
  if jsonb_typeof(cur) = 'array' then
    select coalesce(json_agg(json_build_array(d.collection, d.id, d.sync_xid, d.rev)), '[]'), count(*) < 1000
    into departures, departed_done
    from private.departed(case target.kind when 'public' then 'public' else target.kind || ':' || target.id end,
                          private.cursor_xid(cur), private.cursor_id(cur), 1000) d;
  end if;
  return json_object('c' value collections, 'departed' value departures, 'departed_done' value departed_done,
    'view' value target.view, 'restarted' value nullif(restarted, false),
    'window_from' value case target.kind when 'public' then private.window_from() end absent on null);
end $$;

-- Ids of accounts are no secret (`created_by`), and whether one still is tells nobody who it was.
create function private.gone_accounts(ids jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.id), '[]')
  from (select jsonb_array_elements_text(case when jsonb_typeof(ids) = 'array' then ids else '[]' end) as id limit 20) a
  where not exists (select from public.profiles p where p.id::text = a.id)
$$;

-- sync_pull({v, epoch, scopes: {"<scope>": known}, limit, digest: ["<scope>"], unsettled: [mutation id]})
-- → {v, as_user, epoch, server_now, horizon, scopes: {"<scope>": answer | {gone}}, acks, restored_to, gone}
-- or {reset, epoch}.
-- `gone` are those of `accounts` that are none, twenty at most: a device that holds the queue of one says so.
-- `acks` are what the ledger knows of `unsettled`, two hundred at most; `restored_to` stands beside them, after a restore.
-- STABLE = one snapshot for everything in it. Writes nothing; may run on a read replica.
create function public.sync_pull(p jsonb) returns json
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare
  me uuid := (select auth.uid());
  n integer; answers json;
  asks boolean := me is not null and coalesce(p -> 'unsettled', '[]') <> '[]';
begin
  perform private.arg_keys(p, array['v', 'epoch', 'scopes', 'limit', 'digest', 'unsettled', 'accounts']);
  if private.arg_int(p, 'v', 1, 1000) > 1 then perform private.refuse('client_too_new'); end if;
  n := coalesce(private.arg_int(p, 'limit', 1, 1000, false), 500);
  perform private.arg(p, 'scopes', 'object', true);
  if (select count(*) from jsonb_object_keys(p -> 'scopes')) > 60 then perform private.refuse('invalid_args', 'scopes'); end if;
  if private.arg_text(p, 'epoch', 1, 60, false) is distinct from private.epoch()::text and p ->> 'epoch' is not null then
    return json_build_object('v', 1, 'reset', true, 'epoch', private.epoch(), 'as_user', me);
  end if;
  select json_object_agg(s.key, private.pull_scope(s.key,
      case when jsonb_typeof(s.value) = 'object' then s.value else '{}' end, n,
      -- what is the same for everybody is verified against the snapshot, never once a phone
      s.key <> 'public' and coalesce(p -> 'digest', '[]') ? s.key)) into answers
  from jsonb_each(p -> 'scopes') s;
  return json_build_object(
    'v', 1, 'as_user', me, 'epoch', private.epoch(), 'server_now', now(),
    'horizon', pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
    'scopes', coalesce(answers, '{}'),
    'acks', case when not asks then '[]' else private.my_results(p -> 'unsettled') end,
    'restored_to', case when asks then private.restored_to() end,
    'gone', case when p ? 'accounts' then private.gone_accounts(p -> 'accounts') end);
end $$;

-- Every (id, rev) of one collection of one scope, as the caller may see it now, with the horizon that
-- says which local rows are old enough to be judged by it, and the view that it was seen through.
create function public.sync_manifest(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare target record; part record; ids jsonb := '[]';
begin
  perform private.arg_keys(p, array['scope', 'collection']);
  select * into target from private.parse_scope(private.arg_text(p, 'scope', 2, 60));
  select * into part from private.scope_collections() c
    where c.kind = target.kind and c.collection = private.arg_text(p, 'collection', 1, 40);
  if part.collection is not null then
    execute format('select coalesce(jsonb_agg(jsonb_build_array(r.id, r.rev)), ''[]'') from %s r where %s',
                   part.source, part.belongs) into ids using target.id;
  end if;
  return jsonb_build_object('as_user', (select auth.uid()), 'epoch', private.epoch(), 'view', target.view, 'ids', ids,
    'xmin', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
end $$;

-- Visible rows of a scope by id, at most 500, and the view that they were seen through.
create function public.sync_rows(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare target record; part record; wanted uuid[]; page jsonb := '[]';
begin
  perform private.arg_keys(p, array['scope', 'collection', 'ids']);
  perform private.arg(p, 'ids', 'array', true);
  if jsonb_array_length(p -> 'ids') > 500 then perform private.refuse('invalid_args', 'ids'); end if;
  select coalesce(array_agg(private.arg_uuid(jsonb_build_object('ids', i), 'ids')), '{}') into wanted
    from jsonb_array_elements(p -> 'ids') i;
  select * into target from private.parse_scope(private.arg_text(p, 'scope', 2, 60));
  select * into part from private.scope_collections() c
    where c.kind = target.kind and c.collection = private.arg_text(p, 'collection', 1, 40);
  if part.collection is not null then
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r where %s and r.id = any($2)',
                   part.source, part.belongs) into page using target.id, wanted;
  end if;
  return jsonb_build_object('as_user', (select auth.uid()), 'epoch', private.epoch(), 'view', target.view, 'rows', page);
end $$;

-- What was done after the copy is lost. A device that did it says by name what its receipts name and the ledger does not
-- (sync/SPEC.md [P13]); a device that was emptied since can't, and nothing here says who did something for the first
-- time after the copy. So everybody who has an account is told, once, since when something may be lost.
create function private.tell_restored(epoch uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_all(array(select p.id from public.profiles p), 'database_restored', '/profile?tab=eventos',
    jsonb_build_object('when', to_char(private.restored_to() at time zone 'America/Sao_Paulo', 'DD/MM HH24:MI')),
    'database_restored:' || epoch);
end $$;

-- The last step of any restore. Transaction ids and versions start again there, so cursors and departures
-- are void, and a row stamped by the old cluster would sort behind everything the new one writes.
create function private.start_new_epoch() returns uuid
language plpgsql security definer set search_path = '' as $$
declare fresh uuid := gen_random_uuid();
begin
  update private.sync_meta set epoch = fresh,
    restored_to = greatest((select max(m.created_at) from private.sync_mutations m), (select max(p.created_at) from public.profiles p))
    where only_row;
  delete from private.departures where true; -- hosted refuses a delete without a where
  -- an outcome says since when its rows can be read, in the ids of this cluster
  update private.sync_mutations set xid = pg_current_xact_id()::text::bigint where true;
  update public.profiles set rev = rev where true;
  update public.user_roles set rev = rev where true;
  update public.notifications set rev = rev where true;
  update public.user_patches set rev = rev where true;
  update public.user_points set rev = rev where true;
  update public.public_statistics set rev = rev where true;
  update public.advertisements set rev = rev where true;
  update public.arenas set rev = rev where true;
  update public.teams set rev = rev where true;
  update public.patches set rev = rev where true;
  update public.airsoft_events set rev = rev where true;
  update public.event_teams set rev = rev where true;
  update public.operators set rev = rev where true;
  update public.team_members set rev = rev where true;
  update public.team_contacts set rev = rev where true;
  update public.event_staff set rev = rev where true;
  update public.waiting_list set rev = rev where true;
  update public.check_ins set rev = rev where true;
  update public.team_ranks set rev = rev where true;
  update public.team_communications set rev = rev where true;
  update public.team_alliances set rev = rev where true;
  update public.achievements set rev = rev where true;
  update public.team_achievements set rev = rev where true;
  update public.team_tallies set rev = rev where true;
  update public.team_agenda_events set rev = rev where true;
  perform private.tell_restored(fresh);
  return fresh;
end $$;
