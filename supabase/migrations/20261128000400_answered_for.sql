-- An entry of the agenda that is moved keeps its answers. Each says from then on for which start it was given, until that
-- member answers again, so that nobody stands as confirmed for a day that they did not say yes to.
alter table public.team_attendances add column answered_for timestamptz;
comment on column public.team_attendances.answered_for is
  'The start that this answer was given for. Null: the entry was not moved since, or nothing is answered.';

-- Who had answered for an earlier start keeps that one. An entry that is moved back was not moved.
create function private.keep_answered_for() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_attendances
    set answered_for = nullif(coalesce(answered_for, old.start_date), new.start_date)
    where agenda_event_id = new.id and status <> 'pending';
  return null;
end $$;
create trigger keep_answered_for after update of start_date on public.team_agenda_events
  for each row when (old.start_date <> new.start_date) execute function private.keep_answered_for();
revoke all on function private.keep_answered_for() from public;

-- As before, and an answer is for the start as it is now.
create or replace function mutation."set_attendance@1"(me uuid, args jsonb) returns jsonb
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
  insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status)
  select e.id, t.id, me, p.name, said from public.profiles p where p.id = me
  on conflict on constraint team_attendances_pkey do update set status = excluded.status, answered_for = null;
  return private.touched_record(e.id);
end $$;

-- Replication ----------------------------------------------------------------------------------------

-- As before, and `answered_for` of the answers that have one. Rows that devices have lack the key, which means none.
create or replace view private.team_agenda_records with (security_invoker = true) as
  select e.id, e.team_id, e.team_id as in_team, 'agenda_event'::text as kind,
         jsonb_build_object('title', e.title, 'description', e.description, 'type', e.type, 'location', e.location,
           'start_date', e.start_date, 'end_date', e.end_date, 'event_id', e.event_id, 'attendees', (
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
