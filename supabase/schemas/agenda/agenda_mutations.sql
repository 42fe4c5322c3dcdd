-- Mutations ------------------------------------------------------------------------------------------
-- create_agenda_event@1, update_agenda_event@1, delete_agenda_event@1, set_attendance@1, save_briefing@1,
-- save_report@1. The captain and officers write the agenda. Every member says whether they come.
create function private.agenda_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['title', 'description', 'type', 'location', 'start_date', 'end_date', 'event_id', 'quorum']
$$;

create function private.agenda_from_args(e public.team_agenda_events, given jsonb) returns public.team_agenda_events
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then e.title := private.arg_line(given, 'title', 1, 120); end if;
  if given ? 'description' then e.description := private.arg_text(given, 'description', 1, 2000, false); end if;
  if given ? 'type' then e.type := private.arg_choice(given, 'type', array['training', 'competition', 'social', 'instruction']); end if;
  if given ? 'location' then e.location := private.arg_line(given, 'location', 1, 200); end if;
  if given ? 'start_date' then e.start_date := private.arg_instant(given, 'start_date'); end if;
  if given ? 'end_date' then e.end_date := private.arg_instant(given, 'end_date', false); end if;
  if given ? 'quorum' then e.quorum := private.arg_int(given, 'quorum', 2, 500, false); end if;
  if e.end_date < e.start_date then perform private.refuse('invalid_args', 'end_date'); end if;
  return e;
end $$;

-- Converts the times in `base` to the format of the database. Otherwise the same time in another format would look
-- like a conflict.
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

-- The event that is named, as the caller sees it in lists: a private one only if it is theirs, or they are in it.
-- It is held before the team and the entry, because who deletes an event holds it before the entries about it.
create function private.event_for_agenda(given jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare event uuid := private.arg_uuid(given, 'event_id', false);
begin
  if event is null then return null; end if;
  perform 1 from public.airsoft_events e where e.id = event and e.deleted_at is null
    and (e.is_public or e.id in (select private.my_event_ids())) for key share;
  if not found then perform private.refuse('event_not_found', 'event_id'); end if;
  return event;
end $$;

create function mutation."create_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; key text; event uuid;
begin
  perform private.arg_keys(args, private.agenda_columns() || '{id, team_id}'::text[]);
  event := private.event_for_agenda(args);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  foreach key in array array['title', 'type', 'location', 'start_date'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.agenda_from_args(e, args);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.team_agenda_events where id = e.id) then perform private.refuse('id_reused'); end if;
  insert into public.team_agenda_events (id, team_id, title, description, type, location, start_date, end_date, event_id, quorum, created_by)
  values (e.id, t.id, e.title, e.description, e.type, e.location, e.start_date, e.end_date, event, e.quorum, me) returning * into e;
  perform private.tell_agenda(e, me, 'agenda_created');
  return private.touched_record(e.id);
end $$;

-- {id, team_id, patch, base}, like update_event@1.
create function mutation."update_agenda_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; was public.team_agenda_events; patch jsonb; base jsonb; event uuid;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.agenda_columns());
  perform private.arg_keys(base, private.agenda_columns());
  event := private.event_for_agenda(patch);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  was := e;
  perform private.refuse_if_changed(private.agenda_base(to_jsonb(e)), private.agenda_base(patch), private.agenda_base(base));
  e := private.agenda_from_args(e, patch);
  if patch ? 'event_id' then e.event_id := event; end if;
  update public.team_agenda_events set title = e.title, description = e.description, type = e.type, location = e.location,
    start_date = e.start_date, end_date = e.end_date, event_id = e.event_id, quorum = e.quorum, updated_at = private.moment()
    where id = e.id returning * into e;
  if (was.location, was.start_date) is distinct from (e.location, e.start_date) then
    perform private.tell_agenda(e, me, 'agenda_moved');
  end if;
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
  perform private.tell_agenda(e, me, 'agenda_deleted');
  return private.touched_record(e.id);
end $$;

-- Until the entry has ended; without an end, until it begins. To change yes to no, or no to yes, a member must first set
-- pending (Spec 2 §4). An answer is for the start as it is now.
create function mutation."set_attendance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; said text; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'status']);
  said := private.arg_choice(args, 'status', array['pending', 'confirmed', 'declined']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer, veteran, member}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if coalesce(e.end_date, e.start_date) < now() then perform private.refuse('agenda_event_past'); end if;
  select a.status into held from public.team_attendances a where a.agenda_event_id = e.id and a.user_id = me;
  if 'pending' not in (said, coalesce(held, 'pending')) and held <> said then
    perform private.refuse('attendance_through_pending', 'status');
  end if;
  insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status, event_id)
  select e.id, t.id, me, p.name, said, e.event_id from public.profiles p where p.id = me
  on conflict on constraint team_attendances_pkey do update
    set status = excluded.status, answered_for = null, event_id = excluded.event_id;
  return private.touched_record(e.id);
end $$;

-- save_briefing@1 and save_report@1: {id, team_id, patch, base}, like update_agenda_event@1. A field that somebody else
-- changed meanwhile refuses the whole, with the field's name, and the writer sees both texts; fields that only one of them
-- changed are kept together.
create function mutation."save_briefing@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb; held jsonb; key text; kept jsonb := '{}';
  texts text[] := array['objectives', 'equipment', 'roles', 'strategy', 'notes'];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, texts);
  perform private.arg_keys(base, texts);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  -- an entry without a briefing has none of the texts
  held := '{"objectives": null, "equipment": null, "roles": null, "strategy": null, "notes": null}' || coalesce(e.briefing, '{}');
  perform private.refuse_if_changed(held, patch, base);
  held := held || patch;
  foreach key in array texts loop
    kept := kept || jsonb_build_object(key, private.arg_text(held, key, 1, 2000, key in ('objectives', 'equipment')));
  end loop;
  update public.team_agenda_events set briefing = kept, updated_at = private.moment() where id = e.id;
  return private.touched_record(e.id);
end $$;

-- The photos are one field. Those that a report has stay as they are when other fields change.
create function mutation."save_report@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; patch jsonb; base jsonb; held jsonb; key text; kept jsonb := '{}';
  texts text[] := array['summary', 'achievements', 'challenges', 'learnings'];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, texts || array['photos']);
  perform private.arg_keys(base, texts || array['photos']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if e.start_date > now() then perform private.refuse('agenda_event_not_started'); end if;
  held := '{"summary": null, "achievements": null, "challenges": null, "learnings": null, "photos": []}' || coalesce(e.report, '{}');
  perform private.refuse_if_changed(held, patch, base);
  kept := jsonb_build_object('photos', case when patch ? 'photos' then to_jsonb(private.arg_urls(patch, 'photos', 0, 10)) else held -> 'photos' end);
  held := held || patch;
  foreach key in array texts loop
    kept := kept || jsonb_build_object(key, private.arg_text(held, key, 1, 2000, key = 'summary'));
  end loop;
  update public.team_agenda_events set report = kept, updated_at = private.moment() where id = e.id;
  return private.touched_record(e.id);
end $$;

-- How many are registered ----------------------------------------------------------------------------

-- agenda_registrations({id}) → {going, registered}: of the members who said yes to this entry, how many have a place in
-- its event. For members of that team only; refuses agenda_event_not_found to everybody else, and where the entry is
-- about no event.
--
-- It counts too where the event hides its list. That list is hidden from strangers, and this tells a team about its own
-- members: only who told this team that they go to this very event is counted, anybody else's place is not, and no name
-- is returned. Where one person alone said yes the number is about that person, who said as much to the same readers;
-- for an event the team goes to together, who still lacks a place is what its members ask each other. A yes that was said
-- before the entry named a hidden list's event is no such word: it is not counted until it is said again, so nobody names
-- one event after the other to learn in which of them a member is.
create function private.agenda_registrations(entry uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare counted jsonb;
begin
  select jsonb_build_object('going', count(a.user_id), 'registered', count(o.id)) into counted
  from public.team_agenda_events e
  left join public.airsoft_events g on g.id = e.event_id
  left join public.team_attendances a on a.agenda_event_id = e.id and a.status = 'confirmed'
    and (g.allow_public_list or a.event_id = e.event_id)
  left join public.operators o on o.event_id = e.event_id and o.user_id = a.user_id and o.deleted_at is null
  where e.id = entry and e.event_id is not null and e.team_id in (select private.my_team_ids())
  group by e.id;
  if counted is null then perform private.refuse('agenda_event_not_found'); end if;
  return counted;
end $$;

create function public.agenda_registrations(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['id']);
  return private.agenda_registrations(private.arg_uuid(p, 'id'));
end $$;
comment on function public.agenda_registrations(jsonb) is
  'Of the members who said yes to an entry of the agenda, how many are registered in its event: {going, registered}. '
  'Members of the team only; no names.';

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_agenda_event@1', 'public.team_agenda_events', 'id', 'team_records', 'r.created_by = $2');
insert into private.mutation_quotas (mutation, what) values
  ('set_attendance@1', 'answers'), ('create_agenda_event@1', 'agenda'), ('update_agenda_event@1', 'agenda'),
  ('save_briefing@1', 'agenda'), ('save_report@1', 'agenda');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_agenda_event@1', 'takes away what was counted when it was made');

grant execute on function public.agenda_registrations(jsonb), private.agenda_registrations(uuid) to authenticated;
