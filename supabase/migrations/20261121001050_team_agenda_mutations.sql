-- create_agenda_event@1, update_agenda_event@1, delete_agenda_event@1, set_attendance@1, save_briefing@1, save_report@1.
-- Captain and officers write the agenda; every member says whether they come.

create function private.agenda_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['title', 'description', 'type', 'location', 'start_date', 'end_date']
$$;

create function private.agenda_from_args(e public.team_agenda_events, given jsonb) returns public.team_agenda_events
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then e.title := private.arg_text(given, 'title', 1, 120); end if;
  if given ? 'description' then e.description := private.arg_text(given, 'description', 1, 2000, false); end if;
  if given ? 'type' then e.type := private.arg_choice(given, 'type', array['training', 'competition', 'social', 'instruction']); end if;
  if given ? 'location' then e.location := private.arg_text(given, 'location', 1, 200); end if;
  if given ? 'start_date' then e.start_date := private.arg_instant(given, 'start_date'); end if;
  if given ? 'end_date' then e.end_date := private.arg_instant(given, 'end_date', false); end if;
  if e.end_date < e.start_date then perform private.refuse('invalid_args', 'end_date'); end if;
  return e;
end $$;

-- As it stands in a replica, but for the spelling of instants: what a patch is based on is compared as instants.
create function private.agenda_base(given jsonb) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC' as $$
  select given
    || case when given ->> 'start_date' is not null then jsonb_build_object('start_date', private.arg_instant(given, 'start_date')) else '{}' end
    || case when given ->> 'end_date' is not null then jsonb_build_object('end_date', private.arg_instant(given, 'end_date')) else '{}' end
$$;

create function private.agenda_event(team uuid, event uuid) returns public.team_agenda_events
language plpgsql security definer set search_path = '' as $$
declare e public.team_agenda_events;
begin
  select * into e from public.team_agenda_events where id = event and team_id = team for update;
  if not found then perform private.refuse('agenda_event_not_found'); end if;
  return e;
end $$;

create function mutation."create_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; key text;
begin
  perform private.arg_keys(args, private.agenda_columns() || '{id, team_id}'::text[]);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  foreach key in array array['title', 'type', 'location', 'start_date'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.agenda_from_args(e, args);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.team_agenda_events where id = e.id) then perform private.refuse('id_reused'); end if;
  insert into public.team_agenda_events (id, team_id, title, description, type, location, start_date, end_date, created_by)
  values (e.id, t.id, e.title, e.description, e.type, e.location, e.start_date, e.end_date, me);
  return private.touched_record(e.id);
end $$;

-- {id, team_id, patch, base}, as update_event@1.
create function mutation."update_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.agenda_columns());
  perform private.arg_keys(base, private.agenda_columns());
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  perform private.refuse_if_changed(private.agenda_base(to_jsonb(e)), private.agenda_base(patch), private.agenda_base(base));
  e := private.agenda_from_args(e, patch);
  update public.team_agenda_events set title = e.title, description = e.description, type = e.type, location = e.location,
    start_date = e.start_date, end_date = e.end_date, updated_at = now() where id = e.id;
  return private.touched_record(e.id);
end $$;

create function mutation."delete_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  delete from public.team_agenda_events where id = e.id;
  return private.touched_record(e.id);
end $$;

-- Who said yes or no goes back to pending before saying the other (Spec 2 §4).
create function mutation."set_attendance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; said text; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'status']);
  said := private.arg_choice(args, 'status', array['pending', 'confirmed', 'declined']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer, veteran, member}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  select a.status into held from public.team_attendances a where a.agenda_event_id = e.id and a.user_id = me;
  if 'pending' not in (said, coalesce(held, 'pending')) and held <> said then
    perform private.refuse('attendance_through_pending', 'status');
  end if;
  insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status)
  select e.id, t.id, me, p.name, said from public.profiles p where p.id = me
  on conflict on constraint team_attendances_pkey do update set status = excluded.status;
  return private.touched_record(e.id);
end $$;

create function mutation."save_briefing@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; given jsonb; key text; kept jsonb := '{}';
begin
  perform private.arg_keys(args, array['id', 'team_id', 'briefing']);
  given := private.arg(args, 'briefing', 'object', true);
  perform private.arg_keys(given, array['objectives', 'equipment', 'roles', 'strategy', 'notes']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  foreach key in array array['objectives', 'equipment', 'roles', 'strategy', 'notes'] loop
    kept := kept || jsonb_build_object(key, private.arg_text(given, key, 1, 2000, key in ('objectives', 'equipment')));
  end loop;
  update public.team_agenda_events set briefing = kept, updated_at = now() where id = e.id;
  return private.touched_record(e.id);
end $$;

create function mutation."save_report@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; given jsonb; key text; kept jsonb := '{}';
begin
  perform private.arg_keys(args, array['id', 'team_id', 'report']);
  given := private.arg(args, 'report', 'object', true);
  perform private.arg_keys(given, array['summary', 'achievements', 'challenges', 'learnings', 'photos']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  foreach key in array array['summary', 'achievements', 'challenges', 'learnings'] loop
    kept := kept || jsonb_build_object(key, private.arg_text(given, key, 1, 2000, key = 'summary'));
  end loop;
  kept := kept || jsonb_build_object('photos', private.arg_urls(given, 'photos', 0, 10));
  update public.team_agenda_events set report = kept, updated_at = now() where id = e.id;
  return private.touched_record(e.id);
end $$;
