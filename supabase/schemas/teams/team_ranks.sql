-- A rank is a level that a team defines for itself. A member has one rank or none.
create table public.team_ranks (
  id               uuid primary key,
  team_id          uuid not null references public.teams,
  name             text not null check (length(name) between 1 and 60),
  description      text check (length(description) <= 500),
  level            integer not null check (level between 1 and 100),
  min_points       integer not null default 0 check (min_points between 0 and 1000000),
  min_events       integer not null default 0 check (min_events between 0 and 10000),
  min_time_in_team integer not null default 0 check (min_time_in_team between 0 and 36500),
  created_at       timestamptz not null default private.moment(),
  updated_at       timestamptz not null default private.moment(),
  sync_xid         bigint not null default 0,
  rev              bigint not null default 1,
  constraint team_ranks_of_team unique (team_id, id)
);
comment on table public.team_ranks is 'A step of a team''s ladder. Read by members of the team.';
comment on column public.team_ranks.level is 'Officers assign ranks below level 5.';
comment on column public.team_ranks.min_time_in_team is
  'In days. The app shows what a rank requires and does not enforce it: the person who assigns the rank decides.';
create index team_ranks_sync on public.team_ranks (team_id, sync_xid, id);
create trigger stamp before insert or update on public.team_ranks
  for each row execute function private.stamp();

create table public.team_member_ranks (
  member_id   uuid primary key references public.team_members on delete cascade,
  team_id     uuid not null,
  rank_id     uuid not null,
  assigned_by uuid references auth.users on delete set null,
  assigned_at timestamptz not null default private.moment(),
  foreign key (team_id, rank_id) references public.team_ranks (team_id, id) on delete cascade
);
comment on table public.team_member_ranks is 'The step that a member is on. Read by members of the team.';
create index team_member_ranks_rank on public.team_member_ranks (team_id, rank_id);
create index team_member_ranks_assigned_by on public.team_member_ranks (assigned_by);

alter table public.team_ranks enable row level security;
create policy team_ranks_select on public.team_ranks for select to authenticated
  using (team_id in (select private.my_team_ids()));

alter table public.team_member_ranks enable row level security;
create policy team_member_ranks_select on public.team_member_ranks for select to authenticated
  using (team_id in (select private.my_team_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- The replica sees member and rank as one row, so a change of the rank must change the member's rev.
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

-- Replication ----------------------------------------------------------------------------------------

create view private.team_rank_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'rank'::text as kind,
         jsonb_build_object('name', name, 'description', description, 'level', level, 'min_points', min_points,
           'min_events', min_events, 'min_time_in_team', min_time_in_team, 'created_at', created_at, 'updated_at', updated_at) as data,
         sync_xid, rev
  from public.team_ranks;
insert into private.record_sources (source, collection) values ('private.team_rank_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_rank@1, update_rank@1, delete_rank@1, assign_rank@1.

create function private.rank_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'description', 'level', 'min_points', 'min_events', 'min_time_in_team']
$$;

create function private.rank_from_args(r public.team_ranks, given jsonb) returns public.team_ranks
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'name' then r.name := private.arg_line(given, 'name', 1, 60); end if;
  if given ? 'description' then r.description := private.arg_text(given, 'description', 1, 500, false); end if;
  if given ? 'level' then r.level := private.arg_int(given, 'level', 1, 100); end if;
  if given ? 'min_points' then r.min_points := private.arg_int(given, 'min_points', 0, 1000000); end if;
  if given ? 'min_events' then r.min_events := private.arg_int(given, 'min_events', 0, 10000); end if;
  if given ? 'min_time_in_team' then r.min_time_in_team := private.arg_int(given, 'min_time_in_team', 0, 36500); end if;
  return r;
end $$;

create function private.team_rank(team uuid, rank uuid) returns public.team_ranks
language plpgsql stable security definer set search_path = '' as $$
declare r public.team_ranks;
begin
  select * into r from public.team_ranks where id = rank and team_id = team;
  if not found then perform private.refuse('rank_not_found'); end if;
  return r;
end $$;

create function private.touched_record(record uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('team_records', record))
$$;

create function mutation."create_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; r public.team_ranks; key text;
begin
  perform private.arg_keys(args, private.rank_columns() || '{id, team_id}'::text[]);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  foreach key in array array['name', 'level'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  r := private.rank_from_args(r, args);
  r.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.team_ranks where id = r.id) then perform private.refuse('id_reused'); end if;
  insert into public.team_ranks (id, team_id, name, description, level, min_points, min_events, min_time_in_team)
  values (r.id, t.id, r.name, r.description, r.level, coalesce(r.min_points, 0), coalesce(r.min_events, 0), coalesce(r.min_time_in_team, 0));
  return private.touched_record(r.id);
end $$;

-- {id, team_id, patch, base}, like update_event@1.
create function mutation."update_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; r public.team_ranks; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.rank_columns());
  perform private.arg_keys(base, private.rank_columns());
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  r := private.team_rank(t.id, private.arg_uuid(args, 'id'));
  perform private.refuse_if_changed(to_jsonb(r), patch, base);
  r := private.rank_from_args(r, patch);
  update public.team_ranks set name = r.name, description = r.description, level = r.level, min_points = r.min_points,
    min_events = r.min_events, min_time_in_team = r.min_time_in_team, updated_at = private.moment() where id = r.id;
  return private.touched_record(r.id);
end $$;

-- Members who had this rank have none afterwards.
create function mutation."delete_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; r public.team_ranks;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  r := private.team_rank(t.id, private.arg_uuid(args, 'id'));
  delete from public.team_ranks where id = r.id;
  return private.touched_record(r.id);
end $$;

-- {team_id, member_id, rank_id or null, base: {rank_id}}. The captain may give any rank to anybody. An officer may give
-- ranks below level 5, but not to themselves or the captain, and may not take away a rank of level 5. `base` is the rank
-- that the person saw: if somebody else gave or took away one meanwhile, it is refused with record_changed. The member is
-- told of a rank that is new to them; not of one that is taken away.
create function mutation."assign_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members; r public.team_ranks; held integer; was uuid; base jsonb; rank uuid := private.arg_uuid(args, 'rank_id', false);
begin
  perform private.arg_keys(args, array['team_id', 'member_id', 'rank_id', 'base']);
  base := coalesce(private.arg(args, 'base', 'object', false), '{}');
  perform private.arg_keys(base, array['rank_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain, officer}');
  m := private.team_member(t.id, args);
  if not m.approved then perform private.refuse('member_not_found'); end if;
  if rank is not null then r := private.team_rank(t.id, rank); end if;
  select k.rank_id, x.level into was, held
    from public.team_member_ranks k join public.team_ranks x on x.id = k.rank_id where k.member_id = m.id;
  if private.role_in(me, t.id) = 'officer' then
    if greatest(coalesce(r.level, 0), coalesce(held, 0)) >= 5 or m.user_id is not distinct from me or m.role = 'captain' then
      perform private.refuse('not_allowed', 'rank_id');
    end if;
  end if;
  perform private.refuse_if_changed(jsonb_build_object('rank_id', was), jsonb_build_object('rank_id', rank), base);
  if rank is null then
    delete from public.team_member_ranks where member_id = m.id;
  else
    insert into public.team_member_ranks (member_id, team_id, rank_id, assigned_by) values (m.id, t.id, rank, me)
    on conflict on constraint team_member_ranks_pkey
      do update set rank_id = excluded.rank_id, assigned_by = excluded.assigned_by, assigned_at = private.moment();
    if was is distinct from rank and m.user_id is distinct from me then
      perform private.notify_latest(array[m.user_id], 'rank_assigned', '/team/' || t.id || '/advanced?tab=hierarchy',
        jsonb_build_object('team', t.name, 'rank', r.name), 'rank_assigned:' || m.id, m.rev::text);
    end if;
  end if;
  return private.touched_member(m.id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_rank@1', 'public.team_ranks', 'id', 'team_records', 'private.role_in($2, r.team_id) in (''captain'', ''officer'')');
insert into private.mutation_quotas (mutation, what) values
  ('create_rank@1', 'team_edits'), ('update_rank@1', 'team_edits'), ('assign_rank@1', 'team_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_rank@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('rank_assigned', 'pt-BR', 'Nova patente', 'Sua patente na equipe {team} agora é {rank}.'),
  ('rank_assigned', 'en', 'New rank', 'Your rank in the team {team} is now {rank}.'),
  ('rank_assigned', 'es', 'Nuevo rango', 'Tu rango en el equipo {team} ahora es {rank}.');

grant select on public.team_ranks, public.team_member_ranks to authenticated;
grant select on private.team_rank_records to anon, authenticated;
