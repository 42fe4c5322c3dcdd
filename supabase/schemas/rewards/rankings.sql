-- The sums by which rankings are sorted: one row per person and one per team, changed by triggers. A ranking then
-- reads the first rows of an index, however many people there are.
create table private.user_standings (
  user_id    uuid primary key references auth.users on delete cascade,
  points     integer not null default 0 check (points >= 0),
  events     integer not null default 0 check (events >= 0),
  organized  integer not null default 0 check (organized >= 0),
  experience numeric(3, 1) not null default 0 check (experience >= 0),
  teams      integer not null default 0 check (teams >= 0)
);
comment on table private.user_standings is
  'The sums of a person, by which rankings are sorted. Read by nobody through the API; rankings show the first '
  'hundred.';
comment on column private.user_standings.events is 'Events that are over and gave their points; organized too.';
comment on column private.user_standings.experience is 'Years, at least; from the profile''s scale.';
comment on column private.user_standings.teams is 'Teams that the person is an approved member of.';
create index user_standings_points on private.user_standings (points desc, user_id) where points > 0;
create index user_standings_events on private.user_standings (events desc, points desc, user_id) where events > 0;
create index user_standings_experience on private.user_standings (experience desc, points desc, user_id) where experience > 0;
create index user_standings_teams on private.user_standings (teams desc, points desc, user_id) where teams > 0;
alter table private.user_standings enable row level security; -- no policy: only definer functions read it

create table private.team_standings (
  team_id uuid primary key references public.teams on delete cascade,
  members integer not null default 0 check (members >= 0),
  points  integer not null default 0 check (points >= 0)
);
comment on table private.team_standings is
  'The sums of a team, by which rankings are sorted. Read by nobody through the API; rankings show the first '
  'hundred.';
comment on column private.team_standings.members is 'Approved ones.';
create index team_standings_members on private.team_standings (members desc, points desc, team_id);
alter table private.team_standings enable row level security; -- no policy: only definer functions read it

-- Adds to the person's row, or creates it. When there is nothing to subtract from, the person was deleted.
create function private.move_user_standing(person uuid, d_points integer, d_events integer, d_organized integer, d_teams integer)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.user_standings set points = points + d_points, events = events + d_events,
    organized = organized + d_organized, teams = teams + d_teams where user_id = person;
  if found or least(d_points, d_events, d_organized, d_teams) < 0 then return; end if;
  insert into private.user_standings as s (user_id, points, events, organized, teams)
  values (person, d_points, d_events, d_organized, d_teams)
  on conflict (user_id) do update set points = s.points + excluded.points, events = s.events + excluded.events,
    organized = s.organized + excluded.organized, teams = s.teams + excluded.teams;
end $$;

create function private.move_team_standing(team uuid, d_members integer, d_points integer) returns void
language sql security definer set search_path = '' as $$
  update private.team_standings set members = members + d_members, points = points + d_points where team_id = team
$$;

-- In the order of ids, so that two statements that award many people wait for each other instead of deadlocking.
create function private.count_user_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.move_user_standing(d.user_id, d.points, d.events, d.organized, 0) from (
      select user_id, sum(points)::int as points, count(*) filter (where source = 'event_participation')::int as events,
             count(*) filter (where source = 'event_organization')::int as organized
      from fresh group by user_id order by user_id) d;
  else
    perform private.move_user_standing(d.user_id, -d.points, -d.events, -d.organized, 0) from (
      select user_id, sum(points)::int as points, count(*) filter (where source = 'event_participation')::int as events,
             count(*) filter (where source = 'event_organization')::int as organized
      from gone group by user_id order by user_id) d;
  end if;
  return null;
end $$;
create trigger count_insert after insert on public.user_points
  referencing new table as fresh for each statement execute function private.count_user_points();
create trigger count_delete after delete on public.user_points
  referencing old table as gone for each statement execute function private.count_user_points();

create function private.count_team_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.move_team_standing(d.team_id, 0, d.points)
    from (select team_id, sum(points)::int as points from fresh group by team_id order by team_id) d;
  else
    perform private.move_team_standing(d.team_id, 0, -d.points)
    from (select team_id, sum(points)::int as points from gone group by team_id order by team_id) d;
  end if;
  return null;
end $$;
create trigger count_insert after insert on public.team_points
  referencing new table as fresh for each statement execute function private.count_team_points();
create trigger count_delete after delete on public.team_points
  referencing old table as gone for each statement execute function private.count_team_points();

-- Only approved members count, for the team and for the person.
create function private.count_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and old.approved and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and new.approved and new.deleted_at is null;
begin
  if was then
    perform private.move_team_standing(old.team_id, -1, 0);
    perform private.move_user_standing(old.user_id, 0, 0, 0, -1) where old.user_id is not null;
  end if;
  if is_ then
    perform private.move_team_standing(new.team_id, 1, 0);
    perform private.move_user_standing(new.user_id, 0, 0, 0, 1) where new.user_id is not null;
  end if;
  return null;
end $$;
create trigger count_standing after insert or delete or update of team_id, user_id, approved, deleted_at
  on public.team_members for each row execute function private.count_team_member();

create function private.open_team_standing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.team_standings (team_id) values (new.id);
  return null;
end $$;
create trigger open_standing after insert on public.teams for each row execute function private.open_team_standing();

-- The profile's scale of experience in years, by the lower end of each step (Spec 1 §3): 0-6 months, 6-24 months, 2-5
-- years, 5 and more.
create function private.experience_years(scale text) returns numeric
language sql immutable set search_path = '' as $$
  select case scale when 'intermediario' then 0.5 when 'experiente' then 2 when 'veterano' then 5 else 0 end
$$;

create function private.rate_experience() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.user_standings as s (user_id, experience) values (new.id, private.experience_years(new.operator_experience))
  on conflict (user_id) do update set experience = excluded.experience where s.experience <> excluded.experience;
  return null;
end $$;
create trigger rate_experience after insert or update of operator_experience on public.profiles
  for each row execute function private.rate_experience();

-- The rankings --------------------------------------------------------------------------------------
-- The rankings of Spec 2 §7. Anybody may read them. No answer contains a phone number: only its area code, and only
-- for people who are signed in. Each query reads the first rows of an index above, and then looks up the
-- rest row by row. `offset 0` enforces that: the planner can't know how few rows there are, and would read everybody.

create function private.ranking_size(limit_rows integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(limit_rows, 20), 1), 100)
$$;

create function private.user_leaderboard(limit_rows integer)
returns table (user_id uuid, username text, profile_image text, total_points integer, rank bigint)
language sql stable security definer set search_path = '' as $$
  select s.user_id, p.name, p.avatar_url, s.points, rank() over (order by s.points desc)
  from (select user_id, points from private.user_standings where points > 0
        order by points desc, user_id limit private.ranking_size(limit_rows)) s
  cross join lateral (select x.name, x.avatar_url from public.profiles x where x.id = s.user_id offset 0) p
  order by s.points desc, p.name, s.user_id
$$;
create function public.get_user_leaderboard(limit_rows integer default 20)
returns table (user_id uuid, username text, profile_image text, total_points integer, rank bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.user_leaderboard(limit_rows)
$$;

-- Events that are over, in which present members of the team took part since the day on which they joined: a new team has
-- not played what its people had played before.
create function private.count_team_events(team uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(distinct p.source_id) from public.team_members m
  join public.user_points p on p.user_id = m.user_id and p.source = 'event_participation'
  join public.airsoft_events e on e.id = p.source_id
    and e.date >= (coalesce(m.joined_at, m.created_at) at time zone 'America/Sao_Paulo')::date
  where m.team_id = team and m.approved and m.deleted_at is null
$$;
create function public.count_team_events(team_id_param uuid) returns bigint
language sql stable security invoker set search_path = '' as $$
  select private.count_team_events(team_id_param)
$$;

-- The score follows the spec exactly: 5 points per member (Spec 2 §9). Points from alliances and achievements are not
-- in it. They only order teams with the same score.
create function private.team_leaderboard(limit_rows integer)
returns table (id uuid, name text, logo text, city text, state text, event_count bigint, member_count integer, score integer)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, t.logo, t.city, t.state, private.count_team_events(t.id), t.members, t.members * 5
  from (select x.*, s.members, s.points from private.team_standings s join public.teams x on x.id = s.team_id
        where x.deleted_at is null
        order by s.members desc, s.points desc, s.team_id limit private.ranking_size(limit_rows)) t
  order by t.members desc, t.points desc, t.id
$$;
create function public.get_team_leaderboard(limit_rows integer default 20)
returns table (id uuid, name text, logo text, city text, state text, event_count bigint, member_count integer, score integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.team_leaderboard(limit_rows)
$$;

grant execute on function public.get_user_leaderboard(integer), private.user_leaderboard(integer),
  public.get_team_leaderboard(integer), private.team_leaderboard(integer), public.count_team_events(uuid),
  private.count_team_events(uuid) to anon, authenticated;
