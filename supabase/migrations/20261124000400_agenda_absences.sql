-- Who confirmed and did not come, as the captain marks it once an entry of the agenda is over. A table of its own,
-- because the whole team reads the answers, and this only the captain and the person.
create table public.team_absences (
  agenda_event_id uuid not null references public.team_agenda_events on delete cascade,
  team_id         uuid not null,
  user_id         uuid not null references auth.users on delete cascade,
  created_at      timestamptz not null default now(),
  primary key (agenda_event_id, user_id)
);
comment on table public.team_absences is
  'A member who confirmed an entry of the agenda and did not come. Read by the captain and that person.';
create index team_absences_user on public.team_absences (user_id);

alter table public.team_absences enable row level security;
create policy team_absences_select on public.team_absences for select to authenticated
  using (user_id = (select auth.uid()) or team_id in (select private.my_team_ids_as('{captain}')));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees an entry and its absences as one row.
create trigger touch_event after insert or delete on public.team_absences
  for each row execute function private.touch_agenda_event();

-- Who leaves the team takes the answer along, and this with it.
create function private.leave_absence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where agenda_event_id = old.agenda_event_id and user_id = old.user_id;
  return null;
end $$;
create trigger leave_absence after delete on public.team_attendances
  for each row execute function private.leave_absence();
revoke all on function private.leave_absence() from public;

-- An entry that is moved to a later day has not taken place.
create function private.clear_absences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where agenda_event_id = new.id;
  return null;
end $$;
create trigger clear_absences after update of start_date, end_date on public.team_agenda_events
  for each row when (coalesce(new.end_date, new.start_date) >= now()) execute function private.clear_absences();
revoke all on function private.clear_absences() from public;

-- Replication ----------------------------------------------------------------------------------------

-- As before, and `absent`: all of them for the captain, myself for everybody else. That is safe, because a mark changes
-- the row's rev, and another captain is another view.
create or replace view private.team_agenda_records with (security_invoker = true) as
  select e.id, e.team_id, e.team_id as in_team, 'agenda_event'::text as kind,
         jsonb_build_object('title', e.title, 'description', e.description, 'type', e.type, 'location', e.location,
           'start_date', e.start_date, 'end_date', e.end_date, 'attendees', (
             select coalesce(jsonb_agg(jsonb_build_object('user_id', a.user_id, 'name', a.name, 'status', a.status)
                                       order by a.created_at, a.user_id), '[]')
             from public.team_attendances a where a.agenda_event_id = e.id),
           'absent', (
             select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]')
             from public.team_absences x where x.agenda_event_id = e.id),
           'briefing', e.briefing, 'report', e.report, 'created_by', e.created_by, 'created_at', e.created_at,
           'updated_at', e.updated_at) as data, e.sync_xid, e.rev
  from public.team_agenda_events e;

-- Mutation -------------------------------------------------------------------------------------------

-- {id, team_id, user_ids}: the whole list, by the captain, once the entry is over. Who did not confirm, or has left
-- since, is not marked.
create function mutation."mark_absences@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; absent uuid[];
begin
  perform private.arg_keys(args, array['id', 'team_id', 'user_ids']);
  if jsonb_array_length(private.arg(args, 'user_ids', 'array', true)) > 500 then perform private.refuse('invalid_args', 'user_ids'); end if;
  select coalesce(array_agg(private.arg_uuid(jsonb_build_object('user_ids', u), 'user_ids')), '{}') into absent
    from jsonb_array_elements(args -> 'user_ids') u;
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if coalesce(e.end_date, e.start_date) >= now() then perform private.refuse('agenda_event_not_over'); end if;
  delete from public.team_absences where agenda_event_id = e.id and user_id <> all (absent);
  insert into public.team_absences (agenda_event_id, team_id, user_id)
  select e.id, t.id, a.user_id from public.team_attendances a
  where a.agenda_event_id = e.id and a.status = 'confirmed' and a.user_id = any (absent)
  on conflict on constraint team_absences_pkey do nothing;
  return private.touched_record(e.id);
end $$;
revoke all on function mutation."mark_absences@1"(uuid, jsonb) from public;
insert into private.mutation_quotas (mutation, what) values ('mark_absences@1', 'answers');
