-- What a rank asks for can be held against each member: points and events beside the time in the team. Beside them
-- stand what the rows of members show: the picture, who assigned the rank, and whether I subscribed.

-- A table of its own, because a policy can't hide columns. The sums are those of the rankings.
create table public.team_member_facts (
  member_id    uuid primary key references public.team_members on delete cascade,
  team_id      uuid not null references public.teams,
  points       integer not null default 0 check (points >= 0),
  events_count integer not null default 0 check (events_count >= 0)
);
comment on table public.team_member_facts is
  'A member''s points, and the events they took part in. Read by members of the team.';
comment on column public.team_member_facts.points is 'The sum of user_points, at most a few minutes old.';
comment on column public.team_member_facts.events_count is 'Events that are over and paid for, in any team; as in the rankings.';
create index team_member_facts_team on public.team_member_facts (team_id);
alter table public.team_member_facts enable row level security;
create policy team_member_facts_select on public.team_member_facts for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

create trigger touch_member after insert or update on public.team_member_facts
  for each row execute function private.touch_team_member();

create function private.show_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.avatar_url := case when new.deleted_at is null then (select p.avatar_url from public.profiles p where p.id = new.user_id) end;
  return new;
end $$;
create trigger show_member before insert or update of user_id, deleted_at on public.team_members
  for each row execute function private.show_member();

create function private.follow_profile_avatar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_members set avatar_url = new.avatar_url
  where user_id = new.id and deleted_at is null and avatar_url is distinct from new.avatar_url;
  return null;
end $$;
create trigger follow_profile_avatar after update of avatar_url on public.profiles
  for each row execute function private.follow_profile_avatar();

create function private.keep_member_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.approved and new.deleted_at is null and new.user_id is not null then
    insert into public.team_member_facts (member_id, team_id, points, events_count)
    select new.id, new.team_id, coalesce(sum(s.points), 0), coalesce(sum(s.events), 0)
    from private.user_standings s where s.user_id = new.user_id
    on conflict on constraint team_member_facts_pkey do nothing;
  elsif tg_op = 'UPDATE' then
    delete from public.team_member_facts where member_id = new.id;
  end if;
  return null;
end $$;
create trigger keep_facts after insert or update of approved, deleted_at on public.team_members
  for each row execute function private.keep_member_facts();

-- A job, not a trigger: an event that pays a thousand people would wait for all of their teams, and they for it. A
-- member who is being changed has a turn next time. @returns how many members have new sums
create function private.refresh_member_facts() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  with due as (
    select m.id, s.points, s.events from public.team_members m
    join public.team_member_facts f on f.member_id = m.id join private.user_standings s on s.user_id = m.user_id
    where m.deleted_at is null and (f.points, f.events_count) is distinct from (s.points, s.events)
    order by m.id limit 1000 for no key update of m skip locked)
  update public.team_member_facts f set points = due.points, events_count = due.events from due where f.member_id = due.id;
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('refresh_member_facts', '5 minutes', '*/5 * * * *');

-- Replication ----------------------------------------------------------------------------------------

-- The policy of team_member_contacts decides who sees number and Instagram: the captain and the person. Only members
-- see ranks.
create view private.sync_team_members with (security_invoker = true) as
  select m.id, m.team_id, m.user_id, m.name, m.role, m.approved, k.rank_id, m.created_at,
         c.whatsapp, c.instagram, m.sync_xid, m.rev, k.assigned_by as rank_assigned_by, m.avatar_url, f.points,
         f.events_count, s.member_id is not null as subscribed
  from public.team_members m left join public.team_member_contacts c on c.member_id = m.id
  left join public.team_member_ranks k on k.member_id = m.id
  left join public.team_member_facts f on f.member_id = m.id
  left join public.team_subscriptions s on s.member_id = m.id
  where m.deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('me', 'team_members', 7, 'private.sync_team_members', 'r.user_id'),
  ('team', 'team_members', 2, 'private.sync_team_members', 'r.team_id');

grant select on private.sync_team_members to anon, authenticated;
grant select on public.team_member_facts to authenticated;
