-- Teams within an event: the sides of a draw, called 'Equipe N', or the squads of 3X3 and 5X5.
create table public.event_teams (
  id            uuid primary key,
  event_id      uuid not null references public.airsoft_events,
  name          text not null check (length(name) <= 30),
  members_count integer not null default 0 check (members_count >= 0),
  created_by    uuid references auth.users on delete set null,
  created_at    timestamptz not null default private.moment(),
  deleted_at    timestamptz,
  sync_xid      bigint not null default 0,
  rev           bigint not null default 1,
  constraint event_teams_of_event unique (event_id, id)
);
comment on table public.event_teams is
  'A side of an event, or a squad of a 3X3 or 5X5. Read by anybody who sees the event, if its list is public or its mode is 3X3 or 5X5; '
  'else by organiser and staff.';
comment on column public.event_teams.created_by is
  'The person who created the side or squad. Like the organiser, they may rename and delete it. Not replicated.';
create unique index event_teams_name on public.event_teams (event_id, private.twin(name)) where deleted_at is null;
create index event_teams_sync on public.event_teams (event_id, sync_xid, id);
create index event_teams_created_by on public.event_teams (created_by);
create trigger stamp before insert or update on public.event_teams
  for each row execute function private.stamp();

alter table public.event_teams enable row level security;
create policy event_teams_select on public.event_teams for select to anon, authenticated
  using (deleted_at is null and (event_id in (select private.my_staffed_event_ids()) or (
    select e.allow_public_list or e.game_mode in ('3X3', '5X5') or e.created_by = (select auth.uid())
    from public.airsoft_events e where e.id = event_id)));

create view private.sync_event_teams with (security_invoker = true) as
  select id, event_id, name, members_count, created_at, sync_xid, rev
  from public.event_teams where deleted_at is null;
insert into private.scope_collections (kind, collection, place, source, scope_id) values
  ('event', 'event_teams', 2, 'private.event_teams_by_link($1)', 'r.event_id');

-- Names and sizes of trios and squads. Whoever has the link of the event needs them to choose a team when registering
-- (Spec 1 §2 /register).
create function private.event_teams_by_link(event uuid) returns setof private.sync_event_teams
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select t.* from private.sync_event_teams t join public.airsoft_events e on e.id = t.event_id
    where t.event_id = event and (private.event_view(event) in ('owner', 'staff', 'list') or e.game_mode in ('3X3', '5X5'));
end $$;

-- How many people a team of this event may have (Spec 2 §9). Null means no limit.
create function private.team_size(game_mode text) returns integer
language sql immutable set search_path = '' as $$
  select case game_mode when '3X3' then 3 when '5X5' then 5 end
$$;

-- Refuses team_name_taken. Upper and lower case make no difference.
create function private.check_team_name(e public.airsoft_events, team_name text, team uuid default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.event_teams x where x.event_id = e.id and private.twin(x.name) = private.twin(team_name)
               and x.deleted_at is null and x.id is distinct from team) then
    perform private.refuse('team_name_taken');
  end if;
end $$;

-- Refuses team_limit. A player may create one team per event; organiser and staff may create more.
create function private.check_team_limit(e public.airsoft_events, me uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.event_teams t where t.event_id = e.id and t.created_by = me and t.deleted_at is null)
     and not private.is_at_the_gate(e, me) then
    perform private.refuse('team_limit');
  end if;
end $$;

-- The team that the person chose or created. It must have `wanted` free places. With `join` in new_team, from a phone
-- that does not have the event's teams, a team of that name is joined, and one is created only where there is none.
-- Refuses team_required, team_not_found, team_full, team_name_taken, team_limit.
create function private.take_team(e public.airsoft_events, args jsonb, me uuid, wanted integer default 1) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid := private.arg_uuid(args, 'event_team_id', false);
  made jsonb := private.arg(args, 'new_team', 'object', false);
  t public.event_teams; team_name text;
begin
  if private.team_size(e.game_mode) is null then return null; end if;
  if made is not null then
    perform private.arg_keys(made, array['id', 'name', 'join']);
    team_name := private.arg_line(made, 'name', 1, 30);
    chosen := null;
    if private.arg_boolean(made, 'join', false) then
      select x.id into chosen from public.event_teams x
        where x.event_id = e.id and private.twin(x.name) = private.twin(team_name) and x.deleted_at is null;
    end if;
  end if;
  if made is not null and chosen is null then
    perform private.check_team_name(e, team_name);
    perform private.check_team_limit(e, me);
    if wanted > private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
    insert into public.event_teams (id, event_id, name, created_by)
    values (private.arg_uuid(made, 'id'), e.id, team_name, me) returning * into t;
    return t.id;
  end if;
  if chosen is null then perform private.refuse('team_required'); end if;
  select * into t from public.event_teams where id = chosen and event_id = e.id and deleted_at is null for update;
  if not found then perform private.refuse('team_not_found'); end if;
  if t.members_count + wanted > private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
  return t.id;
end $$;

-- Mutations ------------------------------------------------------------------------------------------
-- create_event_team@1, update_event_team@1, delete_event_team@1: trios and squads created before anybody registers,
-- and teams that the organiser adds to a split.

-- {id, event_id, name}. A player may create one per event, in 3X3 and 5X5, while registration is possible. The
-- organiser may create any number.
create function mutation."create_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; team uuid; team_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  team := private.arg_uuid(args, 'id');
  team_name := private.arg_line(args, 'name', 1, 30);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me then
    if private.team_size(e.game_mode) is null then perform private.refuse('not_allowed'); end if;
    perform private.check_planned(e);
    if e.registration_closed and not e.closed_because_full then perform private.refuse('registration_closed'); end if;
    if e.starts_at <= now() then perform private.refuse('event_past'); end if;
    perform private.check_team_limit(e, me);
  end if;
  perform private.check_team_name(e, team_name);
  if exists (select 1 from public.event_teams where id = team) then perform private.refuse('id_reused'); end if;
  insert into public.event_teams (id, event_id, name, created_by) values (team, e.id, team_name, me);
  return private.touched_team(e.id, team);
end $$;

-- The rows that a change of a team affects. It also counts as a change of the saved split.
create function private.touched_team(event uuid, team uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set split_rev = split_rev + 1 where id = event and split_seed is not null;
  return jsonb_build_array(jsonb_build_array('event_teams', team), jsonb_build_array('airsoft_events', event));
end $$;

-- Locks a team for its creator or the organiser. For everybody else it is refused in the same way as a team that does
-- not exist.
create function private.lock_my_team(e public.airsoft_events, team uuid, me uuid) returns public.event_teams
language plpgsql security definer set search_path = '' as $$
declare t public.event_teams;
begin
  select * into t from public.event_teams where id = team and event_id = e.id and deleted_at is null for update;
  if not found or (t.created_by is distinct from me and e.created_by is distinct from me) then
    perform private.refuse('team_not_found');
  end if;
  return t;
end $$;

-- {id, event_id, name}
create function mutation."update_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; t public.event_teams; team_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  team_name := private.arg_line(args, 'name', 1, 30);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  t := private.lock_my_team(e, private.arg_uuid(args, 'id'), me);
  perform private.check_team_name(e, team_name, t.id);
  update public.event_teams set name = team_name where id = t.id;
  return private.touched_team(e.id, t.id);
end $$;

-- {id, event_id}. Only when the team has no people.
create function mutation."delete_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; t public.event_teams;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  t := private.lock_my_team(e, private.arg_uuid(args, 'id'), me);
  if t.members_count > 0 then perform private.refuse('team_not_empty'); end if;
  update public.event_teams set deleted_at = now(), name = '' where id = t.id;
  return private.touched_team(e.id, t.id);
end $$;

-- {event_id, seed, base_split_rev, teams: [{id, name, operator_ids}]}: saves the whole split. `base_split_rev` is the
-- version that it was made from. Refuses split_changed when another device has saved one meanwhile. Four statements
-- instead of three for each team: a hundred teams of five hundred people took 420 ms. Nobody leaves a team for the moment
-- between two.
create function mutation."save_event_teams@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; t jsonb; members uuid[]; kept uuid[]; names text[]; dealt uuid[] := '{}'; teams uuid[] := '{}';
  done integer;
begin
  perform private.arg_keys(args, array['event_id', 'seed', 'base_split_rev', 'teams']);
  perform private.arg(args, 'teams', 'array', true);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me or private.team_size(e.game_mode) is not null then perform private.refuse('not_allowed'); end if;
  if e.split_rev <> private.arg_int(args, 'base_split_rev', 0, 1000000) then perform private.refuse('split_changed'); end if;
  if jsonb_array_length(args -> 'teams') not between 1 and 100 then perform private.refuse('invalid_args', 'teams'); end if;
  for t in select * from jsonb_array_elements(args -> 'teams') loop
    perform private.arg_keys(t, array['id', 'name', 'operator_ids']);
    kept := kept || private.arg_uuid(t, 'id');
    names := names || private.arg_line(t, 'name', 1, 30);
    perform private.arg(t, 'operator_ids', 'array', true);
    select coalesce(array_agg(private.arg_uuid(jsonb_build_object('operator_ids', o), 'operator_ids')), '{}') into members
      from jsonb_array_elements(t -> 'operator_ids') o;
    dealt := dealt || members;
    teams := teams || array_fill(kept[cardinality(kept)], array[cardinality(members)]);
  end loop;
  if cardinality(kept) <> (select count(distinct k) from unnest(kept) k) then perform private.refuse('invalid_args', 'teams'); end if;
  if cardinality(dealt) <> (select count(distinct d) from unnest(dealt) d) then perform private.refuse('invalid_args', 'operator_ids'); end if;
  if exists (select 1 from public.event_teams x where x.id = any (kept) and (x.event_id <> e.id or x.deleted_at is not null)) then
    perform private.refuse('id_reused');
  end if;

  update public.operators set event_team_id = null
    where event_id = e.id and event_team_id is not null and deleted_at is null and id <> all (dealt);
  update public.event_teams set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null and id <> all (kept);
  -- temporary names that no team has, so that two teams may swap theirs
  update public.event_teams set name = left(id::text, 30) where event_id = e.id and deleted_at is null;
  insert into public.event_teams (id, event_id, name, created_by) select k, e.id, n, me from unnest(kept, names) as x (k, n)
    on conflict on constraint event_teams_pkey do update set name = excluded.name;
  update public.operators o set event_team_id = d.team from unnest(dealt, teams) as d (operator, team)
    where o.event_id = e.id and o.id = d.operator and o.deleted_at is null;
  get diagnostics done = row_count;
  -- somebody cancelled since: the split no longer contains exactly the participants
  if done <> cardinality(dealt) then perform private.refuse('split_changed'); end if;
  update public.airsoft_events set split_seed = private.arg_int(args, 'seed', 0, 4294967295), split_rev = split_rev + 1,
    updated_at = private.moment() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id))
    || coalesce((select jsonb_agg(jsonb_build_array('event_teams', k)) from unnest(kept) k), '[]')
    || coalesce((select jsonb_agg(jsonb_build_array('operators', d)) from unnest(dealt) d), '[]');
end $$;

-- The split by itself ---------------------------------------------------------------------------------
-- Spec 1 §4: where teams_count is above 0 and nobody has made teams, they are drawn. That happens once the list closes
-- (by hand, or because the event is full) or the game begins; the organiser may do it earlier, or again.
--
-- It does not count as a save: split_rev stays 0. So an organiser who drew without a signal, from a version before
-- this one, saves theirs in its place instead of being refused. From the first change by a person on, it is a person's.
--
-- When the list opens again, nothing changes: who has a team keeps it. Who came meanwhile is dealt into the smallest
-- teams once the list closes again or the game begins, and nobody moves. So it is with people whom the organiser adds to
-- a closed list, and with walk-ins. A split that a person saved or changed is left alone: newcomers wait without a team
-- for the organiser, whose screen says so.

-- The product of two uint32, as Math.imul gives it without a sign.
create function private.imul(a bigint, b bigint) returns bigint
language sql immutable set search_path = '' as $$
  select ((a & 65535) * b + (((a >> 16) * (b & 65535)) << 16)) & 4294967295
$$;

-- The shuffle of src/domain/participants/seeded-random.ts (mulberry32, Fisher-Yates from the last place down) over the
-- sorted ids, so that one seed gives the same order here and on every device.
create function private.shuffled_people(seed bigint, people uuid[]) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare s bigint := seed; x bigint; chosen integer; kept uuid; dealt uuid[] := array(select p from unnest(people) p order by p);
begin
  for place in reverse cardinality(dealt) .. 2 loop
    loop
      s := (s + 1831565813) & 4294967295;
      x := private.imul(s # (s >> 15), s | 1);
      x := x # ((x + private.imul(x # (x >> 7), x | 61)) & 4294967295);
      x := x # (x >> 14);
      exit when x < 4294967296 - 4294967296 % place;
    end loop;
    chosen := 1 + x % place;
    kept := dealt[place]; dealt[place] := dealt[chosen]; dealt[chosen] := kept;
  end loop;
  return dealt;
end $$;

-- Whether somebody has no team and gets one by itself. Not in 3X3 and 5X5, where people choose, and not a day after the
-- start any more: then teams would say of a game what it never had.
create function private.awaits_draw(e public.airsoft_events) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return e.deleted_at is null and e.status = 'planned' and not e.is_info_only and e.teams_count > 0
    and private.team_size(e.game_mode) is null and e.starts_at > now() - interval '1 day'
    and (e.registration_closed or e.starts_at <= now())
    and case when e.split_seed is not null then e.split_rev = 0
        else not exists (select from public.event_teams t where t.event_id = e.id and t.deleted_at is null) end
    and exists (select from public.operators o
                where o.event_id = e.id and o.deleted_at is null and o.event_team_id is null);
end $$;

-- Deals the shuffled people one by one, each into the smallest team, the first of equal ones. Into new teams that is
-- round-robin, so the first draw is splitTeams of src/domain/participants/team-split.ts. An event that is locked now has
-- its turn in the next run. @returns how many people got a team
create function private.draw_teams(event uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; people uuid[]; n integer;
begin
  select * into e from public.airsoft_events where id = event for update skip locked;
  if not found or not private.awaits_draw(e) then return 0; end if;
  if e.split_seed is null then
    e.split_seed := ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint;
    insert into public.event_teams (id, event_id, name, created_by)
    select gen_random_uuid(), e.id, 'Equipe ' || number, e.created_by from generate_series(1, e.teams_count) number;
    update public.airsoft_events set split_seed = e.split_seed, updated_at = private.moment() where id = e.id;
  end if;
  people := private.shuffled_people(e.split_seed, array(
    select o.id from public.operators o where o.event_id = e.id and o.deleted_at is null and o.event_team_id is null));
  update public.operators o set event_team_id = place.team
  from (select t.id as team, row_number() over (order by before, length(t.name), t.name) as turn
        from (select x.id, x.name, x.members_count, max(x.members_count) over () + cardinality(people) / count(*) over () as last
              from public.event_teams x where x.event_id = e.id and x.deleted_at is null) t,
          generate_series(t.members_count, t.last) before) place
  join unnest(people) with ordinality person (id, turn) on person.turn = place.turn
  where o.id = person.id;
  get diagnostics n = row_count;
  return n;
end $$;

-- A job, every minute: people at the field wait for their team. Nobody is notified, as when the organiser saves a split.
-- It stops after twenty events or two thousand people, and goes on in the next run. @returns how many people got a team
create function private.draw_due_teams() returns integer
language plpgsql security definer set search_path = '' as $$
declare event uuid; dealt integer := 0;
begin
  -- the first line asks again what the function asks, because it leaves few events to call it for
  for event in select e.id from public.airsoft_events e
               where e.teams_count > 0 and e.starts_at > now() - interval '1 day' and (e.registration_closed or e.starts_at <= now())
                 and private.awaits_draw(e)
               order by e.starts_at, e.id limit 20 loop
    dealt := dealt + private.draw_teams(event);
    exit when dealt >= 2000;
  end loop;
  return dealt;
end $$;
insert into private.jobs (name, every, cron) values ('draw_due_teams', '1 minute', '* * * * *');

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_event_team@1', 'public.event_teams', 'id', 'event_teams', 'r.created_by = $2');
insert into private.row_quotas (relation, what) values ('public.event_teams', 'event_teams');
insert into private.mutation_quotas (mutation, what) values
  ('create_event_team@1', 'event_teams'), ('update_event_team@1', 'event_teams'), ('save_event_teams@1', 'event_teams');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_event_team@1', 'takes away what was counted when it was made');

grant select on public.event_teams, private.sync_event_teams to anon, authenticated;
grant execute on function private.event_teams_by_link(uuid) to anon, authenticated;
