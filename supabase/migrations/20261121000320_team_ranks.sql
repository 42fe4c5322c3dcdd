-- A rank is a step of the team's own ladder; a member has one or none.
create table public.team_ranks (
  id               uuid primary key,
  team_id          uuid not null references public.teams,
  name             text not null check (length(name) between 1 and 60),
  description      text check (length(description) <= 500),
  level            integer not null check (level between 1 and 100),
  min_points       integer not null default 0 check (min_points between 0 and 1000000),
  min_events       integer not null default 0 check (min_events between 0 and 10000),
  min_time_in_team integer not null default 0 check (min_time_in_team between 0 and 36500),
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  sync_xid         bigint not null default 0,
  rev              bigint not null default 1,
  constraint team_ranks_of_team unique (team_id, id)
);
comment on column public.team_ranks.level is 'Officers assign ranks below level 5.';
comment on column public.team_ranks.min_time_in_team is 'Days. What a rank asks for is told, not enforced: whoever assigns it decides.';
create index team_ranks_sync on public.team_ranks (team_id, sync_xid, id);
create trigger stamp before insert or update on public.team_ranks
  for each row execute function private.stamp();

create table public.team_member_ranks (
  member_id   uuid primary key references public.team_members on delete cascade,
  team_id     uuid not null,
  rank_id     uuid not null,
  assigned_by uuid references auth.users on delete set null,
  assigned_at timestamptz not null default now(),
  foreign key (team_id, rank_id) references public.team_ranks (team_id, id) on delete cascade
);
create index team_member_ranks_rank on public.team_member_ranks (team_id, rank_id);
create index team_member_ranks_assigned_by on public.team_member_ranks (assigned_by);

-- Access -------------------------------------------------------------------------------------------

alter table public.team_ranks enable row level security;
create policy team_ranks_select on public.team_ranks for select to authenticated
  using (team_id in (select private.my_team_ids()));

alter table public.team_member_ranks enable row level security;
create policy team_member_ranks_select on public.team_member_ranks for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Effects --------------------------------------------------------------------------------------------

-- The replica sees member and rank as one row.
create trigger touch_member after insert or update or delete on public.team_member_ranks
  for each row execute function private.touch_team_member();

create function private.leave_rank() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_member_ranks where member_id = new.id;
  return null;
end $$;
create trigger leave_rank after update of deleted_at on public.team_members
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.leave_rank();

-- For everything of a team that is deleted. Of a team that is no more nothing departs: its scope is gone.
create function private.leave_team_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || old.team_id, 'team_records', old.id, old.rev)
  where exists (select from public.teams t where t.id = old.team_id and t.deleted_at is null);
  return null;
end $$;
create trigger leave_scopes after delete on public.team_ranks for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_ranks for each row execute function private.poke_team();

create function private.empty_team_ranks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_ranks where team_id = new.id;
  return null;
end $$;
create trigger empty_ranks after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_ranks();
