-- The points that a team has earned, by the rules of user_points. They are no collection: devices get only the sum,
-- in the team's tally.
create table public.team_points (
  id          uuid primary key default gen_random_uuid(),
  team_id     uuid not null references public.teams on delete cascade,
  points      integer not null check (points between 1 and 100000),
  source      text not null
    check (source in ('event_participation', 'patch_earned', 'event_organization', 'team_victory', 'special_achievement')),
  source_id   uuid not null,
  description text not null check (length(description) <= 200),
  created_at  timestamptz not null default private.moment(),
  constraint team_points_once_a_cause unique (team_id, source, source_id)
);
comment on table public.team_points is
  'Points that a team was given, once for each cause. Read by members of the team.';
comment on column public.team_points.source_id is 'The allied team or the achievement for which the points were given.';

alter table public.team_points enable row level security;
create policy team_points_select_members on public.team_points for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- @returns false when the points for that cause were given already
create function private.award_team_points(team_id uuid, points integer, source text, source_id uuid, description text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.team_points (team_id, points, source, source_id, description)
  values (award_team_points.team_id, award_team_points.points, award_team_points.source, award_team_points.source_id,
          left(award_team_points.description, 200))
  on conflict on constraint team_points_once_a_cause do nothing;
  return found;
end $$;

grant select on public.team_points to authenticated;
