-- How many an entry of the agenda needs, if the team says so: its members read how many are still missing.
alter table public.team_agenda_events
  add column quorum smallint,
  add constraint team_agenda_events_quorum_check check (quorum between 2 and 500);
comment on column public.team_agenda_events.quorum is 'How many have to confirm. Null: any number will do.';

-- As before, and quorum.
create or replace function private.agenda_from_args(e public.team_agenda_events, given jsonb) returns public.team_agenda_events
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then e.title := private.arg_text(given, 'title', 1, 120); end if;
  if given ? 'description' then e.description := private.arg_text(given, 'description', 1, 2000, false); end if;
  if given ? 'type' then e.type := private.arg_choice(given, 'type', array['training', 'competition', 'social', 'instruction']); end if;
  if given ? 'location' then e.location := private.arg_text(given, 'location', 1, 200); end if;
  if given ? 'start_date' then e.start_date := private.arg_instant(given, 'start_date'); end if;
  if given ? 'end_date' then e.end_date := private.arg_instant(given, 'end_date', false); end if;
  if given ? 'quorum' then e.quorum := private.arg_int(given, 'quorum', 2, 500, false); end if;
  if e.end_date < e.start_date then perform private.refuse('invalid_args', 'end_date'); end if;
  return e;
end $$;

-- As before, with the further key quorum, which may be missing: what waits on phones has none.
create or replace function mutation."create_agenda_event@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; key text; event uuid;
begin
  perform private.arg_keys(args, private.agenda_columns() || '{id, team_id, event_id, quorum}'::text[]);
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

create or replace function mutation."update_agenda_event@2"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; was public.team_agenda_events; patch jsonb; base jsonb; event uuid;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.agenda_columns() || '{event_id, quorum}'::text[]);
  perform private.arg_keys(base, private.agenda_columns() || '{event_id, quorum}'::text[]);
  event := private.event_for_agenda(patch);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  was := e;
  perform private.refuse_if_changed(private.agenda_base(to_jsonb(e)), private.agenda_base(patch), private.agenda_base(base));
  e := private.agenda_from_args(e, patch);
  if patch ? 'event_id' then e.event_id := event; end if;
  update public.team_agenda_events set title = e.title, description = e.description, type = e.type, location = e.location,
    start_date = e.start_date, end_date = e.end_date, event_id = e.event_id, quorum = e.quorum, updated_at = now()
    where id = e.id returning * into e;
  if (was.location, was.start_date) is distinct from (e.location, e.start_date) then
    perform private.tell_agenda(e, me, 'agenda_moved');
  end if;
  return private.touched_record(e.id);
end $$;

-- As before, and `quorum`. Rows that devices have lack the key, which means the same as null.
create or replace view private.team_agenda_records with (security_invoker = true) as
  select e.id, e.team_id, e.team_id as in_team, 'agenda_event'::text as kind,
         jsonb_build_object('title', e.title, 'description', e.description, 'type', e.type, 'location', e.location,
           'start_date', e.start_date, 'end_date', e.end_date, 'event_id', e.event_id, 'quorum', e.quorum, 'attendees', (
             select coalesce(jsonb_agg(jsonb_build_object('user_id', a.user_id, 'name', a.name, 'status', a.status)
                                       || case when a.answered_for is null then '{}'
                                          else jsonb_build_object('answered_for', a.answered_for) end
                                       order by a.created_at, a.user_id), '[]')
             from public.team_attendances a where a.agenda_event_id = e.id),
           'absent', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id and not x.came),
           'present', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id and x.came),
           'briefing', e.briefing, 'report', e.report, 'created_by', e.created_by, 'created_at', e.created_at,
           'updated_at', e.updated_at) as data, e.sync_xid, e.rev
  from public.team_agenda_events e;
