-- The roll call: from the start of an entry of the agenda, captain and officers mark who came and who did not. Who has
-- no row is unmarked. A table of its own, because the whole team reads the answers, and this only captain, officers and
-- the person.
create table public.team_absences (
  agenda_event_id uuid not null references public.team_agenda_events on delete cascade,
  team_id         uuid not null,
  user_id         uuid not null references auth.users on delete cascade,
  created_at      timestamptz not null default private.moment(),
  came            boolean not null default false,
  primary key (agenda_event_id, user_id)
);
comment on table public.team_absences is
  'Whether a member came to an entry of the agenda. Read by the captain, officers and that person.';
comment on column public.team_absences.came is 'False for who did not come.';
create index team_absences_user on public.team_absences (user_id);

alter table public.team_absences enable row level security;
create policy team_absences_select on public.team_absences for select to authenticated
  using (user_id = (select auth.uid()) or team_id in (select private.my_team_ids_as('{captain, officer}')));

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

create trigger touch_event_again after update on public.team_absences
  for each row execute function private.touch_agenda_event();

-- Who came without an answer has no attendance that would take the mark along.
create function private.leave_roll() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where team_id = new.team_id and user_id = new.user_id;
  return null;
end $$;
create trigger leave_roll after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_roll();

-- An entry that is moved to a later day has not taken place.
create function private.clear_absences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_absences where agenda_event_id = new.id;
  return null;
end $$;

create trigger clear_absences after update of start_date on public.team_agenda_events
  for each row when (new.start_date > now()) execute function private.clear_absences();

-- Replication ----------------------------------------------------------------------------------------

-- `present` and `absent` are whole for captain and officers, and name only myself for everybody else. That is safe,
-- because a mark changes the row's rev, and a new captain or officer has another view. `answered_for` has only the
-- answers that say one.
create view private.team_agenda_records with (security_invoker = true) as
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

insert into private.record_sources (source, collection) values ('private.team_agenda_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------

-- {id, team_id, user_ids, came}: sets the mark of these people only, so that two who call the roll do not undo each
-- other. came is true, false, or null to take the mark away. By captain or officer, from the start on. Who is no member
-- any more is not marked.
create function mutation."mark_absences@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; e public.team_agenda_events; marked uuid[]; is_here boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'user_ids', 'came']);
  if jsonb_array_length(private.arg(args, 'user_ids', 'array', true)) not between 1 and 500 then perform private.refuse('invalid_args', 'user_ids'); end if;
  select array_agg(private.arg_uuid(jsonb_build_object('user_ids', u), 'user_ids')) into marked
    from jsonb_array_elements(args -> 'user_ids') u;
  is_here := private.arg_boolean(args, 'came', false);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  e := private.agenda_event(t.id, private.arg_uuid(args, 'id'));
  if e.start_date > now() then perform private.refuse('agenda_event_not_started'); end if;
  if is_here is null then
    delete from public.team_absences where agenda_event_id = e.id and user_id = any (marked);
  else
    insert into public.team_absences (agenda_event_id, team_id, user_id, came)
    select e.id, t.id, m.user_id, is_here from public.team_members m
    where m.team_id = t.id and m.user_id = any (marked) and m.approved and m.deleted_at is null
    on conflict on constraint team_absences_pkey do update set came = excluded.came
      where team_absences.came <> excluded.came;
  end if;
  return private.touched_record(e.id);
end $$;
insert into private.row_quotas (relation, what) values ('public.team_absences', 'absences');
insert into private.mutation_quotas (mutation, what) values ('mark_absences@1', 'absences');

grant select on private.team_agenda_records to anon, authenticated;
grant select on public.team_absences to authenticated;
