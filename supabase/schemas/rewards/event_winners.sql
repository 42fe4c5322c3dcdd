-- The teams that won an event. Its organiser names them once it has begun, and may correct them. They get their points
-- as people do: when the event has been over for a day, and only for who came.

-- Points ---------------------------------------------------------------------------------------------

-- Those of `teams` that have a member among `people`.
create function private.teams_of_people(teams uuid[], people uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct m.team_id from public.team_members m
  where m.user_id = any (people) and m.team_id = any (teams) and m.approved and m.deleted_at is null
$$;

-- Fifty points for each winner of whom somebody came, for one event a day, to those who get points for having played. The
-- event is locked. @returns how many
create function private.award_victories(e public.airsoft_events) returns integer
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

-- Takes back the points of teams that are winners no more. An achievement that asks for more wins than are left goes
-- with its points, and can be claimed again.
create function private.undo_victories(e public.airsoft_events) returns void
language plpgsql security definer set search_path = '' as $$
declare lost uuid[];
begin
  with gone as (
    delete from public.team_points where source = 'team_victory' and source_id = e.id and team_id <> all (e.winner_team_ids)
    returning team_id)
  select array_agg(team_id) into lost from gone;
  if lost is null then return; end if;
  with unearned as (
    delete from public.team_achievements c using public.achievements a, public.team_tallies y
    where c.team_id = any (lost) and a.id = c.achievement_id and y.team_id = c.team_id and a.win_count > y.win_count
    returning c.team_id, c.achievement_id)
  delete from public.team_points p using unearned u
  where p.team_id = u.team_id and p.source = 'special_achievement' and p.source_id = u.achievement_id;
end $$;

-- Mutation -------------------------------------------------------------------------------------------

-- {event_id, team_ids}: the whole list, by the organiser; an empty one names nobody. A team took part if one of its
-- members is registered.
create function mutation."name_winners@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; named uuid[]; fresh uuid[]; lost uuid[];
begin
  perform private.arg_keys(args, array['event_id', 'team_ids']);
  if jsonb_array_length(private.arg(args, 'team_ids', 'array', true)) > 10 then perform private.refuse('invalid_args', 'team_ids'); end if;
  select coalesce(array_agg(private.arg_uuid(jsonb_build_object('team_ids', t), 'team_ids') order by n), '{}') into named
    from jsonb_array_elements(args -> 'team_ids') with ordinality x (t, n);
  if cardinality(named) <> (select count(distinct t) from unnest(named) t) then perform private.refuse('invalid_args', 'team_ids'); end if;
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  perform private.check_planned(e);
  if not private.has_started(e) then perform private.refuse('event_not_started'); end if;
  fresh := array(select t from unnest(named) t where t <> all (e.winner_team_ids));
  if cardinality(fresh) > (select count(*) from private.teams_of_people(fresh, array(
       select o.user_id from public.operators o where o.event_id = e.id and o.deleted_at is null and o.user_id is not null))) then
    perform private.refuse('team_did_not_take_part', 'team_ids');
  end if;
  lost := array(select t from unnest(e.winner_team_ids) t where t <> all (named));
  update public.airsoft_events set winner_team_ids = named, updated_at = private.moment() where id = e.id returning * into e;
  perform private.undo_victories(e);
  perform private.award_victories(e);
  perform private.correct_victory_patches(e, lost);
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;
insert into private.mutation_quotas (mutation, what) values ('name_winners@1', 'event_edits');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('team_won', 'pt-BR', 'Vitória da equipe!', '{team} venceu o evento {event}.'),
  ('team_won', 'en', 'Your team won!', '{team} won the event {event}.'),
  ('team_won', 'es', '¡Victoria del equipo!', '{team} ganó el evento {event}.');
