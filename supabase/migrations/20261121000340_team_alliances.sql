-- An alliance is of two teams; team1 proposed it. One that is over stays as history, and may be proposed anew.
create table public.team_alliances (
  id         uuid primary key,
  team1_id   uuid not null references public.teams,
  team2_id   uuid not null references public.teams,
  type       text not null check (type in ('tactical', 'permanent', 'coalition')),
  status     text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'expired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint no_alliance_with_oneself check (team1_id <> team2_id)
);
create unique index team_alliances_open on public.team_alliances (least(team1_id, team2_id), greatest(team1_id, team2_id))
  where status in ('pending', 'active');
create index team_alliances_team1_sync on public.team_alliances (team1_id, sync_xid, id);
create index team_alliances_team2_sync on public.team_alliances (team2_id, sync_xid, id);
create trigger stamp before insert or update on public.team_alliances
  for each row execute function private.stamp();

alter table public.team_alliances enable row level security;
create policy team_alliances_select on public.team_alliances for select to authenticated
  using (status = 'active' or team1_id in (select private.my_team_ids()) or team2_id in (select private.my_team_ids()));

-- Effects --------------------------------------------------------------------------------------------

-- Over, it is no business of visitors any more, and still the members': so the version that visitors have departs,
-- and members get the next one.
create function private.leave_alliance_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.status <> 'active' or new.status = 'active') then return null; end if;
  perform private.departs('team:' || old.team1_id, 'team_records', old.id, old.rev);
  perform private.departs('team:' || old.team2_id, 'team_records', old.id, old.rev);
  return null;
end $$;
create trigger leave_scopes after update or delete on public.team_alliances
  for each row execute function private.leave_alliance_scopes();

create function private.poke_alliance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('team:' || new.team1_id);
  perform private.poke('team:' || new.team2_id);
  return null;
end $$;
create trigger poke after insert or update on public.team_alliances
  for each row execute function private.poke_alliance();

-- A team that is no more has no allies.
create function private.end_alliances() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_alliances set status = case status when 'active' then 'expired' else 'rejected' end, updated_at = now()
    where new.id in (team1_id, team2_id) and status in ('pending', 'active');
  return null;
end $$;
create trigger end_alliances after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.end_alliances();
