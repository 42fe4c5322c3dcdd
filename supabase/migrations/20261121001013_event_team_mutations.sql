-- create_event_team@1, update_event_team@1, delete_event_team@1: trios and squads before anybody registers, and
-- the organiser's teams beside a split.

-- {id, event_id, name}. A player makes one an event, in 3X3 and 5X5 and while one may register; the organiser any.
create function mutation."create_event_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; team uuid; team_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  team := private.arg_uuid(args, 'id');
  team_name := private.arg_text(args, 'name', 1, 30);
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

-- What a mutation of a team touched. A saved split that it belongs to is another one afterwards.
create function private.touched_team(event uuid, team uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set split_rev = split_rev + 1 where id = event and split_seed is not null;
  return jsonb_build_array(jsonb_build_array('event_teams', team), jsonb_build_array('airsoft_events', event));
end $$;

-- The team, for who made it and for the organiser. Whoever may not sees no difference to a team that is not there.
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
  team_name := private.arg_text(args, 'name', 1, 30);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  t := private.lock_my_team(e, private.arg_uuid(args, 'id'), me);
  perform private.check_team_name(e, team_name, t.id);
  update public.event_teams set name = team_name where id = t.id;
  return private.touched_team(e.id, t.id);
end $$;

-- {id, event_id}. Only when nobody is in it.
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
