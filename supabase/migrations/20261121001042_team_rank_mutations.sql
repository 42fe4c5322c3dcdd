-- create_rank@1, update_rank@1, delete_rank@1, assign_rank@1.

create function private.rank_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'description', 'level', 'min_points', 'min_events', 'min_time_in_team']
$$;

create function private.rank_from_args(r public.team_ranks, given jsonb) returns public.team_ranks
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'name' then r.name := private.arg_text(given, 'name', 1, 60); end if;
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

-- {id, team_id, patch, base}, as update_event@1.
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
    min_events = r.min_events, min_time_in_team = r.min_time_in_team, updated_at = now() where id = r.id;
  return private.touched_record(r.id);
end $$;

-- Whoever had it has none.
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

-- {team_id, member_id, rank_id or null}. The captain any, to anybody; an officer below level 5, not their own and
-- not the captain's, and takes none of level 5 away (security.md A11).
create function mutation."assign_rank@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members; r public.team_ranks; held integer; rank uuid := private.arg_uuid(args, 'rank_id', false);
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
  if rank is null then
    delete from public.team_member_ranks where member_id = m.id;
  else
    insert into public.team_member_ranks (member_id, team_id, rank_id, assigned_by) values (m.id, t.id, rank, me)
    on conflict on constraint team_member_ranks_pkey
      do update set rank_id = excluded.rank_id, assigned_by = excluded.assigned_by, assigned_at = now();
  end if;
  return private.touched_member(m.id);
end $$;
