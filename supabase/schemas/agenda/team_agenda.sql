-- The agenda: what a team does by itself, who comes, the briefing before it and the report after it.
create table public.team_agenda_events (
  id          uuid primary key,
  team_id     uuid not null references public.teams,
  title       text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 2000),
  type        text not null check (type in ('training', 'competition', 'social', 'instruction')),
  location    text not null check (length(location) between 1 and 200),
  start_date  timestamptz not null,
  end_date    timestamptz,
  briefing    jsonb check (jsonb_typeof(briefing) = 'object' and pg_column_size(briefing) <= 60000),
  report      jsonb check (jsonb_typeof(report) = 'object' and pg_column_size(report) <= 60000),
  created_by  uuid references auth.users on delete set null,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  sync_xid    bigint not null default 0,
  rev         bigint not null default 1,
  constraint it_ends_after_it_starts check (end_date >= start_date)
);
comment on table public.team_agenda_events is 'An entry of a team''s agenda. Read by members of the team.';
comment on column public.team_agenda_events.briefing is '{objectives, equipment, roles, strategy, notes}: plain text.';
comment on column public.team_agenda_events.report is '{summary, achievements, challenges, learnings, photos}: plain text, and addresses.';
create index team_agenda_events_sync on public.team_agenda_events (team_id, sync_xid, id);
create index team_agenda_events_created_by on public.team_agenda_events (created_by);
create trigger stamp before insert or update on public.team_agenda_events
  for each row execute function private.stamp();

create table public.team_attendances (
  agenda_event_id uuid not null references public.team_agenda_events on delete cascade,
  team_id         uuid not null,
  user_id         uuid not null references auth.users on delete cascade,
  name            text not null check (length(name) <= 100),
  status          text not null check (status in ('pending', 'confirmed', 'declined')),
  created_at      timestamptz not null default now(),
  primary key (agenda_event_id, user_id)
);
comment on table public.team_attendances is
  'Whether a member comes to an entry of the agenda. Read by members of the team.';
comment on column public.team_attendances.name is 'The members, as it was when they answered.';
create index team_attendances_user on public.team_attendances (user_id, team_id);

alter table public.team_agenda_events enable row level security;
create policy team_agenda_events_select on public.team_agenda_events for select to authenticated
  using (team_id in (select private.my_team_ids()));

alter table public.team_attendances enable row level security;
create policy team_attendances_select on public.team_attendances for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees an agenda event and its attendances as one row, so a change of an attendance must change the
-- event's rev.
create function private.touch_agenda_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agenda_events set rev = rev where id = coalesce(new.agenda_event_id, old.agenda_event_id);
  return null;
end $$;
create trigger touch_event after insert or update or delete on public.team_attendances
  for each row execute function private.touch_agenda_event();

create function private.leave_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_attendances where team_id = new.team_id and user_id = new.user_id;
  return null;
end $$;
create trigger leave_agenda after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_agenda();

create trigger leave_scopes after delete on public.team_agenda_events for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_agenda_events for each row execute function private.poke_team();

create function private.empty_team_agenda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_agenda_events where team_id = new.id;
  return null;
end $$;
create trigger empty_agenda after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_agenda();

-- Replication ----------------------------------------------------------------------------------------

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
insert into private.record_sources (source, collection) values ('private.team_agenda_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_agenda_event@1, update_agenda_event@1, delete_agenda_event@1, set_attendance@1, save_briefing@1,
-- save_report@1. The captain and officers write the agenda. Every member says whether they come.

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

-- {id, team_id, patch, base}, like update_event@1.
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

-- To change yes to no, or no to yes, a member must first set pending (Spec 2 §4).
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
