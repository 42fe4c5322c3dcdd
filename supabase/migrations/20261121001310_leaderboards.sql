-- The rankings of Spec 2 §7. Anybody may ask; no answer holds a number: of a WhatsApp only the area code, and
-- that only for somebody who is signed in (decision 5). Each reads the first rows of an index of *_standings.sql, and
-- looks up what else belongs to them row by row (`offset 0`): how many there will be the planner can't know, and it
-- would read everybody.

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

-- Events that are over in which somebody took part who is in the team now.
create function private.count_team_events(team uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(distinct p.source_id) from public.team_members m
  join public.user_points p on p.user_id = m.user_id and p.source = 'event_participation'
  where m.team_id = team and m.approved and m.deleted_at is null
$$;
create function public.count_team_events(team_id_param uuid) returns bigint
language sql stable security invoker set search_path = '' as $$
  select private.count_team_events(team_id_param)
$$;

-- The score is the spec's to the letter: 5 points a member (Spec 2 §9). The points that a team has earned by
-- alliances and achievements are no part of it; they decide between teams of the same size.
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

-- Whoever has something to be ranked by, in the tab's order; equals by their points.
create function private.ranked_operators(tab text, n integer) returns setof private.user_standings
language plpgsql stable security definer rows 100 set search_path = '' as $$
begin
  case tab
    when 'overall' then return query select * from private.user_standings where points > 0
      order by points desc, user_id limit n;
    when 'events' then return query select * from private.user_standings where events > 0
      order by events desc, points desc, user_id limit n;
    when 'experience' then return query select * from private.user_standings where experience > 0
      order by experience desc, points desc, user_id limit n;
    when 'teams' then return query select * from private.user_standings where teams > 0
      order by teams desc, points desc, user_id limit n;
    else perform private.refuse('invalid_args', 'tab');
  end case;
end $$;

create function private.operators_ranking(tab text, limit_rows integer)
returns table (user_id uuid, name text, whatsapp text, score integer, events_count integer, experience text,
               teams_count integer, organized_events integer)
language sql stable security definer set search_path = '' as $$
  select s.user_id, p.name, case when (select auth.uid()) is not null then private.mask_whatsapp(c.whatsapp) end,
         s.points, s.events, trim_scale(s.experience)::text, s.teams, s.organized
  from private.ranked_operators(tab, private.ranking_size(limit_rows)) with ordinality
         as s (user_id, points, events, organized, experience, teams, place)
  cross join lateral (select x.name from public.profiles x where x.id = s.user_id offset 0) p
  left join lateral (select x.whatsapp from public.profile_contacts x where x.user_id = s.user_id offset 0) c on true
  order by s.place
$$;
create function public.get_operators_ranking(tab text default 'overall', limit_rows integer default 20)
returns table (user_id uuid, name text, whatsapp text, score integer, events_count integer, experience text,
               teams_count integer, organized_events integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.operators_ranking(tab, limit_rows)
$$;
