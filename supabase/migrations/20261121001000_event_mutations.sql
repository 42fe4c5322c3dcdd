-- create_event@1, update_event@1, delete_event@1, save_event_teams@1.

-- The writable columns of an event, read from `given` over the row as it is. Refuses invalid_args.
create function private.event_from_args(e public.airsoft_events, given jsonb) returns public.airsoft_events
language plpgsql stable security definer set search_path = '' as $$
declare written text;
begin
  if given ? 'name' then e.name := private.arg_text(given, 'name', 3, 120); end if;
  if given ? 'date' then e.date := private.arg_date(given, 'date'); end if;
  if given ? 'time' then
    e.time := left(private.arg_text(given, 'time', 5, 8), 5);
    if e.time !~ '^([01]\d|2[0-3]):[0-5]\d$' then perform private.refuse('invalid_args', 'time'); end if;
  end if;
  if given ? 'location' then e.location := private.arg_text(given, 'location', 5, 200); end if;
  if given ? 'briefing' then
    written := private.arg_text(given, 'briefing', 10, 20000);
    if not private.html_ok(written) or length(regexp_replace(written, '<[^>]*>', '', 'g')) < 10 then
      perform private.refuse('invalid_args', 'briefing');
    end if;
    e.briefing := written;
  end if;
  if given ? 'game_mode' then
    e.game_mode := private.arg_choice(given, 'game_mode', array['MilSim', 'Speedsoft', 'CQB', 'Cenário', 'Woods Ball',
                                      'Rec Tactical', 'Treinamento', '3X3', '5X5', 'Outros']);
  end if;
  if given ? 'is_public' then e.is_public := private.arg_boolean(given, 'is_public'); end if;
  if given ? 'allow_public_list' then e.allow_public_list := private.arg_boolean(given, 'allow_public_list'); end if;
  if given ? 'registration_closed' then e.registration_closed := private.arg_boolean(given, 'registration_closed'); end if;
  if given ? 'teams_count' then e.teams_count := private.arg_int(given, 'teams_count', 0, 100); end if;
  if given ? 'max_op' then e.max_op := coalesce(private.arg_int(given, 'max_op', 0, 5000, false), 0); end if;
  if given ? 'banner' then e.banner := private.arg_text(given, 'banner', 8, 2048, false); end if;
  if given ? 'patch' then e.patch := private.arg_text(given, 'patch', 8, 2048, false); end if;
  if not coalesce(private.url_ok(e.banner), true) then perform private.refuse('invalid_args', 'banner'); end if;
  if not coalesce(private.url_ok(e.patch), true) then perform private.refuse('invalid_args', 'patch'); end if;
  if given ? 'latitude' then e.latitude := private.arg_number(given, 'latitude', -90, 90, false); end if;
  if given ? 'longitude' then e.longitude := private.arg_number(given, 'longitude', -180, 180, false); end if;
  if (e.latitude is null) <> (e.longitude is null) then perform private.refuse('invalid_args', 'latitude'); end if;
  if given ? 'arena_id' then
    e.arena_id := private.arg_uuid(given, 'arena_id', false);
    if e.arena_id is not null and not exists (select 1 from public.arenas a where a.id = e.arena_id and a.deleted_at is null) then
      perform private.refuse('invalid_args', 'arena_id');
    end if;
  end if;
  return e;
end $$;

create function private.event_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'date', 'time', 'location', 'briefing', 'game_mode', 'is_public', 'allow_public_list',
               'registration_closed', 'teams_count', 'max_op', 'banner', 'patch', 'latitude', 'longitude', 'arena_id']
$$;

-- A day of a game can't be moved into the past: who was registered would be paid for a game that nobody played. One
-- that has been over for a day keeps its day, as in postpone_event@1; until then it may be late. Refuses event_past and
-- event_date_past.
create function private.check_moved(was public.airsoft_events, e public.airsoft_events) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (e.date, e.time, e.status) is not distinct from (was.date, was.time, was.status) then return; end if;
  if was.status = 'planned' and private.starts_at(was) < now() - interval '24 hours' then
    perform private.refuse('event_past', 'date');
  end if;
  if private.starts_at(e) < now() then perform private.refuse('event_date_past', 'date'); end if;
end $$;

-- Of today or later (Spec 1 §2). A week late is taken, and no more: a phone that made it at the field, with no signal,
-- brings it with everybody who came. Nobody with an account can register for what has begun, so it pays nobody.
create function mutation."create_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; key text;
begin
  perform private.arg_keys(args, private.event_columns() || 'id'::text);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.airsoft_events x where x.id = e.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'date', 'time', 'location', 'briefing'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.event_from_args(e, args);
  if e.date < (now() at time zone 'America/Sao_Paulo')::date - 7 then perform private.refuse('event_date_past', 'date'); end if;
  insert into public.airsoft_events (id, created_by, name, date, time, location, briefing, game_mode, is_public,
    allow_public_list, registration_closed, teams_count, max_op, banner, patch, latitude, longitude, arena_id)
  values (e.id, me, e.name, e.date, e.time, e.location, e.briefing, coalesce(e.game_mode, 'MilSim'),
    coalesce(e.is_public, true), coalesce(e.allow_public_list, true), coalesce(e.registration_closed, false),
    coalesce(e.teams_count, 0), coalesce(e.max_op, 0), e.banner, e.patch, e.latitude, e.longitude, e.arena_id);
  perform private.check_public_space(me) where coalesce(e.is_public, true);
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. A touched field that somebody else
-- changed meanwhile is refused with event_changed and the field's name; the rest of the row may be newer.
create function mutation."update_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; was public.airsoft_events; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.event_columns());
  perform private.arg_keys(base, private.event_columns());
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  was := e;
  perform private.refuse_if_changed(to_jsonb(e), patch, base, 'event_changed');
  e := private.event_from_args(e, patch);
  -- closing it is the organiser's doing, and a date makes a postponed event planned again
  if patch ? 'registration_closed' then e.closed_because_full := false; end if;
  if patch ? 'date' and e.status = 'postponed' then e.status := 'planned'; end if;
  perform private.check_moved(was, e);
  update public.airsoft_events set name = e.name, date = e.date, time = e.time, location = e.location,
    briefing = e.briefing, game_mode = e.game_mode, is_public = e.is_public, allow_public_list = e.allow_public_list,
    registration_closed = e.registration_closed, closed_because_full = e.closed_because_full, status = e.status,
    teams_count = e.teams_count, max_op = e.max_op, banner = e.banner,
    patch = e.patch, latitude = e.latitude, longitude = e.longitude, arena_id = e.arena_id, updated_at = now()
  where id = e.id returning * into e;
  if e.is_public and (not was.is_public or length(e.briefing) > length(was.briefing) or e.date > was.date) then
    perform private.check_public_space(me);
  end if;
  if (e.date, e.time, e.location) is distinct from (was.date, was.time, was.location) then
    perform private.tell_moved(e, me, 'event_changed');
  end if;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- Soft, and empty afterwards (decision 20). Its people, teams, staff, waiting list and check-ins go with it.
create function mutation."delete_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if not private.has_started(e) then
    perform private.tell_participants(e, me, 'event_deleted', 'event_cancelled:' || e.id);
  end if;
  delete from public.waiting_list where event_id = e.id;
  delete from public.check_ins where event_id = e.id;
  update public.event_staff set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null;
  delete from public.operator_contacts where event_id = e.id;
  update public.operators set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    where event_id = e.id and deleted_at is null;
  update public.event_teams set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null;
  update public.airsoft_events set deleted_at = now(), name = '', location = '', briefing = '', banner = null,
    patch = null, latitude = null, longitude = null, status_reason = null, updated_at = now() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- {event_id, seed, base_split_rev, teams: [{id, name, operator_ids}]}: the whole split at once, on the
-- version that it was based on (decision 9). Refuses split_changed when another device was first.
create function mutation."save_event_teams@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; t jsonb; team_id uuid; members uuid[]; dealt uuid[] := '{}'; kept uuid[];
begin
  perform private.arg_keys(args, array['event_id', 'seed', 'base_split_rev', 'teams']);
  perform private.arg(args, 'teams', 'array', true);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me or private.team_size(e.game_mode) is not null then perform private.refuse('not_allowed'); end if;
  if e.split_rev <> private.arg_int(args, 'base_split_rev', 0, 1000000) then perform private.refuse('split_changed'); end if;
  if jsonb_array_length(args -> 'teams') not between 1 and 100 then perform private.refuse('invalid_args', 'teams'); end if;
  for t in select * from jsonb_array_elements(args -> 'teams') loop
    perform private.arg_keys(t, array['id', 'name', 'operator_ids']);
    kept := kept || private.arg_uuid(t, 'id');
  end loop;
  if cardinality(kept) <> (select count(distinct k) from unnest(kept) k) then perform private.refuse('invalid_args', 'teams'); end if;
  if exists (select 1 from public.event_teams x where x.id = any (kept) and (x.event_id <> e.id or x.deleted_at is not null)) then
    perform private.refuse('id_reused');
  end if;

  update public.operators set event_team_id = null where event_id = e.id and event_team_id is not null and deleted_at is null;
  update public.event_teams set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null and id <> all (kept);
  -- names of nobody for a moment, so that two teams may swap theirs
  update public.event_teams set name = left(id::text, 30) where event_id = e.id and deleted_at is null;
  for t in select * from jsonb_array_elements(args -> 'teams') loop
    team_id := private.arg_uuid(t, 'id');
    insert into public.event_teams (id, event_id, name, created_by) values (team_id, e.id, private.arg_text(t, 'name', 1, 30), me)
    on conflict on constraint event_teams_pkey do update set name = excluded.name;
    perform private.arg(t, 'operator_ids', 'array', true);
    select coalesce(array_agg(private.arg_uuid(jsonb_build_object('operator_ids', o), 'operator_ids')), '{}') into members
      from jsonb_array_elements(t -> 'operator_ids') o;
    if members && dealt or cardinality(members) <> (select count(distinct m) from unnest(members) m) then
      perform private.refuse('invalid_args', 'operator_ids');
    end if;
    dealt := dealt || members;
    update public.operators set event_team_id = team_id where event_id = e.id and id = any (members) and deleted_at is null;
    -- somebody cancelled since: the split no longer fits who is there
    if (select count(*) from public.operators o where o.event_id = e.id and o.event_team_id = team_id and o.deleted_at is null)
       <> cardinality(members) then perform private.refuse('split_changed'); end if;
  end loop;
  update public.airsoft_events set split_seed = private.arg_int(args, 'seed', 0, 4294967295), split_rev = split_rev + 1,
    updated_at = now() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id))
    || coalesce((select jsonb_agg(jsonb_build_array('event_teams', k)) from unnest(kept) k), '[]')
    || coalesce((select jsonb_agg(jsonb_build_array('operators', d)) from unnest(dealt) d), '[]');
end $$;
