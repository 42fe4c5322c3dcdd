-- Points for games that nobody played (R5): seven accounts of this morning and five invented games passed the honest
-- best of a week. A game goes on counting as played; its points are given
--   - to an account that is older than seven days, or has a proved number. The job looks again for eight days, so a
--     newcomer's first game gives its points too, only later;
--   - for at most two games in seven days with the same organiser, a weekend's two.

-- A game without points is a row with 0: it was played, and may give its points at a later run.
alter table public.user_points drop constraint user_points_points_check;
alter table public.user_points add constraint user_points_points_check
  check (points between 1 and 100000 or (points = 0 and source = 'event_participation'));
comment on column public.user_points.points is '0 for a game that was played and gives no points, or none yet.';

create function private.is_known_account(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = person and p.created_at <= now() - interval '7 days')
      or exists (select from public.profile_contacts c where c.user_id = person and c.verified_at is not null)
$$;

-- What having played gives the person: 10, or 0 (see above). An event whose organiser deleted the account pairs nobody.
create function private.participation_points(person uuid, e public.airsoft_events) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.is_known_account(person) and 2 > (
    select count(*) from public.user_points p join public.airsoft_events x on x.id = p.source_id
    where p.user_id = person and p.source = 'event_participation' and p.points > 0
      and x.created_by = e.created_by and x.id <> e.id and x.date between e.date - 6 and e.date + 6
  ) then 10 else 0 end
$$;

-- As before, for those who get points for having played.
create or replace function private.award_victories(e public.airsoft_events) returns integer
language plpgsql security definer set search_path = '' as $$
declare won uuid[]; team public.teams; people uuid[];
begin
  if cardinality(e.winner_team_ids) = 0 or e.status <> 'planned' or e.starts_at + interval '24 hours' > now() then return 0; end if;
  people := array(select p from unnest(private.took_part(e)) p where private.participation_points(p, e) > 0);
  with given as (
    insert into public.team_points (team_id, points, source, source_id, description)
    select t.id, 50, 'team_victory', e.id, left(e.name, 200) from public.teams t
    where t.id in (select private.teams_of_people(e.winner_team_ids, people)) and t.deleted_at is null
      and not exists (select from public.team_points p join public.airsoft_events x on x.id = p.source_id
        where p.team_id = t.id and p.source = 'team_victory' and x.date = e.date and x.id <> e.id)
    order by t.id
    on conflict on constraint team_points_once_a_cause do nothing
    returning team_id)
  select coalesce(array_agg(team_id), '{}') into won from given;
  for team in select * from public.teams t where t.id = any (won) order by t.id loop
    people := private.subscribers(team.id, '{captain, officer, veteran, member}', null) || team.captain_id;
    perform private.notify_all(people, 'team_won', '/event/' || e.id, jsonb_build_object('team', team.name, 'event', e.name, 'event_id', e.id),
      'team_won:' || e.id || ':' || team.id);
  end loop;
  return cardinality(won);
end $$;

-- As before, with the points of those who get some. Rows are never changed: one of 0 that gives points now is deleted
-- and given anew. Patches come from administrators and are given at once. Of the organiser's five, each got points
-- for the game.
create or replace function private.award_event(event uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; people uuid[]; n integer; given integer := 0;
begin
  select * into e from public.airsoft_events where id = event and deleted_at is null
    and starts_at + interval '24 hours' <= now() for no key update skip locked;
  if not found or e.status <> 'planned' then return 0; end if;
  people := private.took_part(e);

  delete from public.user_points p where p.source = 'event_participation' and p.source_id = e.id and p.points = 0
    and p.user_id = any (people) and private.participation_points(p.user_id, e) > 0;
  insert into public.user_points (user_id, points, source, source_id, description)
  select p, private.participation_points(p, e), 'event_participation', e.id, left(e.name, 200) from unnest(people) p
  where private.paid_that_day(p, 'event_participation', e) < 2
  on conflict on constraint user_points_once_a_cause do nothing;
  get diagnostics n = row_count; given := given + n;
  insert into public.user_patches (user_id, patch_id, how)
  select u, p.id, 'event' from unnest(people) u, (
    select id from public.patches where evento_id = e.id and tipo = 'evento' and deleted_at is null for key share) p
  on conflict on constraint user_patches_held_once do nothing;
  get diagnostics n = row_count; given := given + n;
  if e.created_by is not null and private.is_known_account(e.created_by)
     and private.paid_that_day(e.created_by, 'event_organization', e) < 1
     and 5 <= (select count(*) from public.user_points p where p.source = 'event_participation' and p.source_id = e.id
               and p.points > 0 and p.user_id <> e.created_by) then
    given := given + private.award_user_points(e.created_by, 20, 'event_organization', e.id, e.name)::int;
  end if;
  given := given + private.award_victories(e);
  insert into private.event_awards (event_id) values (e.id)
  on conflict (event_id) do update set awarded_at = now();
  return given;
end $$;

revoke all on function private.is_known_account(uuid), private.participation_points(uuid, public.airsoft_events) from public;
