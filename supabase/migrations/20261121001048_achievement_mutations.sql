-- claim_achievement@1, and what moves a tally beside the members: points of the team, and events of its people.

create function private.tally_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(p.team_id) from (select distinct team_id from moved order by team_id) p;
  return null;
end $$;
create trigger tally_insert after insert on public.team_points
  referencing new table as moved for each statement execute function private.tally_points();
create trigger tally_delete after delete on public.team_points
  referencing old table as moved for each statement execute function private.tally_points();

create function private.tally_participation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team_tally(p.team_id) from (
    select distinct m.team_id from moved join public.team_members m on m.user_id = moved.user_id and m.approved and m.deleted_at is null
    where moved.source = 'event_participation' order by m.team_id) p;
  return null;
end $$;
create trigger tally_insert after insert on public.user_points
  referencing new table as moved for each statement execute function private.tally_participation();
create trigger tally_delete after delete on public.user_points
  referencing old table as moved for each statement execute function private.tally_participation();

-- {id, team_id, achievement_id}, by the captain: progress is computed anew, the points come once.
create function mutation."claim_achievement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; a public.achievements; tally public.team_tallies; claim uuid; completed boolean;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'achievement_id']);
  claim := private.arg_uuid(args, 'id');
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  select * into a from public.achievements where id = private.arg_uuid(args, 'achievement_id') and not is_hidden;
  if not found then perform private.refuse('achievement_not_found'); end if;
  if exists (select 1 from public.team_achievements where id = claim) then perform private.refuse('id_reused'); end if;
  if exists (select 1 from public.team_achievements where team_id = t.id and achievement_id = a.id) then
    perform private.refuse('achievement_claimed');
  end if;
  perform private.refresh_team_tally(t.id);
  select * into tally from public.team_tallies where team_id = t.id;
  select p.is_completed into completed from private.achievement_progress(a, tally, t.created_at, now()) p;
  if not completed then perform private.refuse('achievement_not_complete'); end if;
  insert into public.team_achievements (id, team_id, achievement_id) values (claim, t.id, a.id);
  perform private.award_team_points(t.id, a.points, 'special_achievement', a.id, a.title);
  return private.touched_record(claim) || private.touched_record(tally.id);
end $$;
