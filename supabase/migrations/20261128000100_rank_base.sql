-- A rank that is assigned over another one that the person did not see is refused; and a member who withdraws a request
-- says so.

-- As before, with the further key base: {rank_id} as the person saw it. If somebody else gave or took away a rank
-- meanwhile, it is refused with record_changed.
create or replace function mutation."assign_rank@1"(me uuid, args jsonb) returns jsonb
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
      do update set rank_id = excluded.rank_id, assigned_by = excluded.assigned_by, assigned_at = now();
    if was is distinct from rank and m.user_id is distinct from me then
      perform private.notify_latest(array[m.user_id], 'rank_assigned', '/team/' || t.id || '/advanced?tab=hierarchy',
        jsonb_build_object('team', t.name, 'rank', r.name), 'rank_assigned:' || m.id, m.rev::text);
    end if;
  end if;
  return private.touched_member(m.id);
end $$;

-- As before, with the further key is_request: what waits on a device is named by it, and it decides nothing here.
create or replace function mutation."leave_team@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; m public.team_members;
begin
  perform private.arg_keys(args, array['member_id', 'team_id', 'is_request']);
  perform private.arg(args, 'is_request', 'boolean', false);
  t := private.lock_team(private.arg_uuid(args, 'team_id'));
  m := private.team_member(t.id, args);
  if m.user_id is distinct from me then perform private.refuse('member_not_found'); end if;
  if m.role = 'captain' then perform private.refuse('captain_cannot_leave'); end if;
  if m.approved then
    perform private.notify(t.captain_id, 'member_left', '/team/' || t.id || '?tab=members',
      jsonb_build_object('team', t.name, 'name', m.name),
      'join_request:' || t.id || ':' || me || ':left:' || current_date);
  end if;
  perform private.end_membership(m);
  return private.touched_member(m.id);
end $$;
