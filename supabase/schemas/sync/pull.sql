-- Pull: the rows that a device may have, for each scope, in one snapshot (sync/SPEC.md [P]).
-- All functions run as the caller, so the row policies decide. Only two are definers: they return a private event to
-- whoever has its link.

-- Reads 'public', 'me', 'event:<uuid>' or 'team:<uuid>'. Null when the text is no scope, or the caller may not read
-- it. `view` is the role in which the caller sees an event or a team.
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

-- The departures of a scope. A device deletes its copies of the row up to `rev`. An event may have changed after it
-- departed, and another scope may have brought the newer version to the device. Then the departure gets the newer
-- rev, so that this scope no longer holds any version. If the event does not exist any more, it covers all versions.
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

-- A cursor is [sync_xid, id] or null. An invalid one counts as {}.
create function private.cursor_xid(cur jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(cur -> 0) = 'number' and (cur ->> 0) ~ '^\d{1,18}$' then (cur ->> 0)::bigint else 0 end
$$;
create function private.cursor_id(cur jsonb) returns uuid
language sql immutable set search_path = '' as $$
  select case when (cur ->> 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (cur ->> 1)::uuid
    else '00000000-0000-0000-0000-000000000000' end
$$;

-- The answer for one scope: pages of its collections, and departures. `known` is what the device has: {"c":
-- {"<collection>": [xid, id]}, "departed": [xid, id], "view": "…"}.
create function private.pull_scope(scope text, known jsonb, n integer, with_digest boolean) returns json
language plpgsql stable set search_path = '' as $$
declare
  target record; cur jsonb;
  collections json; departures json := '[]'; departed_done boolean := true; restarted boolean;
begin
  select * into target from private.parse_scope(scope);
  if target.kind is null then return '{"gone": true}'; end if;
  -- another role sees other rows and columns, so the device reads this scope from the beginning
  restarted := known ? 'view' and target.view is distinct from known ->> 'view';
  if restarted then known := '{}'; end if;

  select json_object_agg(c.collection, private.collection_page(
      target.id, c.kind || ' ' || c.collection, known -> 'c' -> c.collection, n, with_digest) order by c.place) into collections
  from private.collections_of(target.kind) c;

  -- a device without rows of this scope needs no departures
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

-- Which of these accounts no longer exist. Ids of accounts are not secret (`created_by`), and that an account is
-- deleted does not tell whose it was.
create function private.gone_accounts(ids jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.id), '[]')
  from (select jsonb_array_elements_text(case when jsonb_typeof(ids) = 'array' then ids else '[]' end) as id limit 20) a
  where not exists (select from public.profiles p where p.id::text = a.id)
$$;

-- sync_pull({v, epoch, scopes: {"<scope>": known}, limit, digest: ["<scope>"], unsettled: [mutation id], accounts:
-- [user id]}) → {v, as_user, epoch, server_now, horizon, scopes: {"<scope>": answer | {gone}}, acks, restored_to,
-- gone} or {reset, epoch}.
-- `gone` are the ids in `accounts` that no longer exist, at most twenty, so that a device can tell about their
-- queues. `acks` is what the ledger knows of `unsettled`, at most two hundred. After a restore, `restored_to` is
-- added.
-- The function is STABLE, so all statements in it see one snapshot. It writes nothing, so it may run on a read
-- replica.
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
  -- a visitor follows the public list, and the twenty events that were opened last (scopesToFollow)
  if (select count(*) from jsonb_object_keys(p -> 'scopes')) > (case when me is null then 21 else 60 end) then perform private.refuse('invalid_args', 'scopes'); end if;
  if private.arg_text(p, 'epoch', 1, 60, false) is distinct from private.epoch()::text and p ->> 'epoch' is not null then
    return json_build_object('v', 1, 'reset', true, 'epoch', private.epoch(), 'as_user', me);
  end if;
  select json_object_agg(s.key, private.pull_scope(s.key,
      case when jsonb_typeof(s.value) = 'object' then s.value else '{}' end, n,
      -- the public scope is the same for everybody: devices compare it with the snapshot, and the server computes no
      -- digest for each phone
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

-- The manifest: (id, rev) of all rows of one collection of a scope that the caller may see now. The horizon says
-- which rows of the device are old enough to be compared with it. The view says in which role it was read.
create function public.sync_manifest(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' set timezone = 'UTC' as $$
declare target record; part record; ids jsonb := '[]';
begin
  perform private.arg_keys(p, array['scope', 'collection']);
  select * into target from private.parse_scope(private.arg_text(p, 'scope', 2, 60));
  select * into part from private.collections_of(target.kind) c
    where c.collection = private.arg_text(p, 'collection', 1, 40);
  if part.collection is not null then
    execute format('select coalesce(jsonb_agg(jsonb_build_array(r.id, r.rev)), ''[]'') from %s r where %s',
                   part.source, part.holds) into ids using target.id;
  end if;
  return jsonb_build_object('as_user', (select auth.uid()), 'epoch', private.epoch(), 'view', target.view, 'ids', ids,
    'xmin', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
end $$;

-- Rows of a scope by id, at most 500, which the caller may see, and the view in which they were read.
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
  select * into part from private.collections_of(target.kind) c
    where c.collection = private.arg_text(p, 'collection', 1, 40);
  if part.collection is not null then
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r where %s and r.id = any($2)',
                   part.source, part.holds) into page using target.id, wanted;
  end if;
  return jsonb_build_object('as_user', (select auth.uid()), 'epoch', private.epoch(), 'view', target.view, 'rows', page);
end $$;

grant execute on function public.sync_pull(jsonb), public.sync_manifest(jsonb), public.sync_rows(jsonb),
  private.gone_accounts(jsonb), private.parse_scope(text), private.departed(text, bigint, uuid, integer),
  private.cursor_xid(jsonb), private.cursor_id(jsonb), private.pull_scope(text, jsonb, integer, boolean)
  to anon, authenticated;
