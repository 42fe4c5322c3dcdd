-- An alliance that is over says which of the two teams closed it: who refused or withdrew a proposal, who ended it.
alter table public.team_alliances
  add column closed_by uuid,
  add constraint team_alliances_closed_by_check
    check (closed_by in (team1_id, team2_id));
comment on column public.team_alliances.closed_by is
  'The team that refused, withdrew or ended it, or was deleted. Null while it is open, and where it was not noted yet.';

-- As before, and the team that was deleted closed them.
create or replace function private.end_alliances() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_alliances set status = case status when 'active' then 'expired' else 'rejected' end, updated_at = now(),
      closed_by = new.id
    where new.id in (team1_id, team2_id) and status in ('pending', 'active');
  return null;
end $$;

-- As before, and a refused proposal is closed by the team that was asked.
create or replace function mutation."answer_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; accept boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'accept']);
  accept := private.arg_boolean(args, 'accept');
  a := private.lock_alliance(me, args);
  if a.team2_id <> private.arg_uuid(args, 'team_id') then perform private.refuse('not_allowed'); end if;
  if a.status <> 'pending' then perform private.refuse('alliance_not_pending'); end if;
  update public.team_alliances set status = case when accept then 'active' else 'rejected' end, updated_at = now(),
    closed_by = case when not accept then a.team2_id end where id = a.id;
  if accept then perform private.award_alliance(a.team1_id, a.team2_id); end if;
  perform private.tell_captain(a.team1_id, case when accept then 'alliance_accepted' else 'alliance_rejected' end, a.team2_id, a.id, a.id::text);
  return private.touched_record(a.id);
end $$;

-- As before, and closed by the team that had proposed.
create or replace function mutation."cancel_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  a := private.lock_alliance(me, args);
  if a.team1_id <> private.arg_uuid(args, 'team_id') then perform private.refuse('not_allowed'); end if;
  if a.status <> 'pending' then perform private.refuse('alliance_not_pending'); end if;
  update public.team_alliances set status = 'rejected', updated_at = now(), closed_by = a.team1_id where id = a.id;
  return private.touched_record(a.id);
end $$;

-- As before, and closed by the team that asks.
create or replace function mutation."end_alliance@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.team_alliances; mine uuid := private.arg_uuid(args, 'team_id');
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  a := private.lock_alliance(me, args);
  if a.status <> 'active' then perform private.refuse('alliance_not_active'); end if;
  update public.team_alliances set status = 'expired', updated_at = now(), closed_by = mine where id = a.id;
  perform private.tell_captain(case when a.team1_id = mine then a.team2_id else a.team1_id end, 'alliance_ended', mine, a.id, a.id::text);
  return private.touched_record(a.id);
end $$;

-- Replication ----------------------------------------------------------------------------------------

create or replace view private.team_alliance_records with (security_invoker = true) as
  select id, team1_id as team_id, team1_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at, 'closed_by', closed_by) as data, sync_xid, rev
  from public.team_alliances
  union all
  select id, team1_id as team_id, team2_id as in_team, 'alliance'::text as kind,
         jsonb_build_object('team1_id', team1_id, 'team2_id', team2_id, 'type', type, 'status', status,
           'created_at', created_at, 'updated_at', updated_at, 'closed_by', closed_by) as data, sync_xid, rev
  from public.team_alliances;
