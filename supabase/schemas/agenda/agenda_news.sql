-- What a team's people are told besides: that an entry of the agenda waits for their answer, that somebody left, that
-- they have a new rank.

-- As before, and the captain is told, once a day however often somebody comes and goes. A cause like that of a request,
-- because the end of an account deletes notifications that contain its name by it.
create or replace function mutation."leave_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id']);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  m := private.team_member(t.id, args);
  if m.user_id is distinct from me then perform private.refuse('member_not_found'); end if;
  if m.role = 'captain' then perform private.refuse('captain_cannot_leave'); end if;
  if m.approved then
    perform private.notify(t.captain_id, 'member_left', '/team/' || t.id || '?tab=members',
      jsonb_build_object('team', t.name, 'name', m.name),
      'join_request:' || t.id || ':' || me || ':left:' || current_date);
  end if;
  perform private.end_membership(m);
  return private.touched_member(m.id);
end $$;

-- As before, and the member is told of a rank that is new to them; not of one that is taken away.
create or replace function mutation."assign_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members; r public.team_ranks; held integer; was uuid; rank uuid := private.arg_uuid(args, 'rank_id', false);
begin
  perform private.arg_keys(args, array['team_id', 'member_id', 'rank_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  m := private.team_member(t.id, args);
  if not m.approved then perform private.refuse('member_not_found'); end if;
  if rank is not null then r := private.team_rank(t.id, rank); end if;
  if private.role_in(me, t.id) = 'officer' then
    select x.level into held from public.team_member_ranks k join public.team_ranks x on x.id = k.rank_id where k.member_id = m.id;
    if greatest(coalesce(r.level, 0), coalesce(held, 0)) >= 5 or m.user_id is not distinct from me or m.role = 'captain' then
      perform private.refuse('not_allowed', 'rank_id');
    end if;
  end if;
  select k.rank_id into was from public.team_member_ranks k where k.member_id = m.id;
  if rank is null then
    delete from public.team_member_ranks where member_id = m.id;
  else
    insert into public.team_member_ranks (member_id, team_id, rank_id, assigned_by) values (m.id, t.id, rank, me)
    on conflict on constraint team_member_ranks_pkey
      do update set rank_id = excluded.rank_id, assigned_by = excluded.assigned_by, assigned_at = now();
    if was is distinct from rank and m.user_id is distinct from me then
      perform private.notify_latest(array[m.user_id], 'rank_assigned', '/team/' || t.id || '/advanced?tab=hierarchy',
        jsonb_build_object('team', t.name, 'rank', r.name), 'rank_assigned:' || m.id, m.rev::text);
    end if;
  end if;
  return private.touched_member(m.id);
end $$;

-- Reminders of the agenda ----------------------------------------------------------------------------

create index team_agenda_events_start on public.team_agenda_events (start_date);

-- A job: two days before an entry begins, reminds who subscribed to the team and has not answered. An answer that was
-- taken back counts as none. Who was told of the entry itself less than two days before it is not asked again. An
-- entry that is moved gets a new reminder. @returns how many people were reminded
create function private.send_agenda_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.team_agenda_events; people uuid[]; why text; told integer := 0;
begin
  for e in select * from public.team_agenda_events x
           where x.start_date > now() + interval '24 hours' and x.start_date <= now() + interval '48 hours'
             and x.created_at < x.start_date - interval '48 hours'
           order by x.start_date, x.id loop
    why := 'agenda_reminder:' || e.id || ':' || extract(epoch from e.start_date)::bigint;
    people := array(
      select s from unnest(private.subscribers(e.team_id, '{captain, officer, veteran, member}', null)) s
      where not exists (select from public.team_attendances a
                        where a.agenda_event_id = e.id and a.user_id = s and a.status <> 'pending')
        and not exists (select from public.notifications n where n.user_id = s and n.cause = why));
    if cardinality(people) > 0 then
      perform private.notify_all(people, 'agenda_reminder', private.agenda_path(e), private.agenda_in_words(e), why);
    end if;
    told := told + cardinality(people);
  end loop;
  return told;
end $$;
revoke all on function private.send_agenda_reminders() from public;

-- The same as before, and send_agenda_reminders.
create or replace function private.jobs() returns table (name text, every interval, cron text)
language sql immutable set search_path = '' as $$
  select n, e::interval, c from (values
    ('expire_offers',             '1 minute',  '* * * * *'),
    ('watch_horizon',             '1 minute',  '* * * * *'),
    ('refresh_statistics',        '1 minute',  '* * * * *'),
    ('send_reminders',            '5 minutes', '*/5 * * * *'),
    ('refresh_member_facts',      '5 minutes', '*/5 * * * *'),
    ('send_agenda_reminders', '15 minutes', '*/15 * * * *'),
    ('award_due_events',          '15 minutes', '*/15 * * * *'),
    ('forget_mutations',          '10 minutes', '*/10 * * * *'),
    ('forget_departures',         '10 minutes', '*/10 * * * *'),
    ('shred_contacts',            '10 minutes', '*/10 * * * *'),
    ('forget_attempts',           '1 hour',    '7 * * * *'),
    ('forget_asked_numbers',      '1 hour',    '9 * * * *'),
    ('forget_quota_uses',         '1 day',     '13 6 * * *'),
    ('forget_whatsapp_codes',     '1 hour',    '11 * * * *'),
    ('forget_places',             '1 day',     '17 6 * * *'),
    ('forget_notifications',      '1 day',     '23 6 * * *'),
    ('forget_advertisement_counts', '1 day',   '29 6 * * *'),
    ('forget_access_log',         '1 day',     '31 6 * * *'),
    ('notice_inactive_accounts',  '1 day',     '37 6 * * *'),
    ('delete_inactive_accounts',  '1 day',     '41 6 * * *')
  ) as jobs (n, e, c)
$$;
-- hosted Supabase: pg_cron learns of the new job
select private.schedule_jobs();
