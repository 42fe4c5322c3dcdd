-- Pull: what a device may know, scope by scope, in one snapshot. (scale.md; sync.md §1.1; sync/SPEC.md [P])
-- Everything here runs as the caller, so the row policies decide; two definer functions open a private
-- event to whoever holds its link.

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
create view private.sync_public_records with (security_invoker = true) as
  select null::uuid as id, ''::text as kind, '{}'::jsonb as data, 0::bigint as sync_xid, 0::bigint as rev
  where false
  union all select * from private.statistic_records
  union all select * from private.advertisement_records
  union all select * from private.achievement_records;

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
