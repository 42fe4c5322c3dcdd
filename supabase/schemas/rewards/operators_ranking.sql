-- A person's own place in a ranking, of how many, and what is missing to the place before it. public.get_my_place stays
-- for pages that were opened before.

create function private.ranking_place(tab text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine record; people integer; missing integer;
  me private.user_standings; ahead private.user_standings; -- who stands just before me
begin
  select * into me from private.user_standings s where s.user_id = (select auth.uid());
  case tab
    when 'overall' then
      select count(*) into people from private.user_standings where points > 0;
      select * into ahead from private.user_standings s
      where s.points > 0 and s.points >= me.points and (s.points > me.points or s.user_id < me.user_id)
      order by s.points, s.user_id desc limit 1;
      missing := ahead.points - me.points + (ahead.user_id < me.user_id)::integer;
    when 'events' then
      select count(*) into people from private.user_standings where events > 0;
      select * into ahead from private.user_standings s
      where s.events > 0 and s.events >= me.events
        and (s.events > me.events or s.points > me.points or (s.points = me.points and s.user_id < me.user_id))
      order by s.events, s.points, s.user_id desc limit 1;
      missing := ahead.events - me.events
        + (ahead.points > me.points or (ahead.points = me.points and ahead.user_id < me.user_id))::integer;
    when 'teams' then
      select count(*) into people from private.user_standings where teams > 0;
      select * into ahead from private.user_standings s
      where s.teams > 0 and s.teams >= me.teams
        and (s.teams > me.teams or s.points > me.points or (s.points = me.points and s.user_id < me.user_id))
      order by s.teams, s.points, s.user_id desc limit 1;
      missing := ahead.teams - me.teams
        + (ahead.points > me.points or (ahead.points = me.points and ahead.user_id < me.user_id))::integer;
    else -- time alone brings experience, so nothing is missing to the next place
      select count(*) into people from private.user_standings where experience > 0;
  end case;
  select * into mine from private.my_place(tab);
  return jsonb_build_object('place', mine.place, 'of', people,
      'next', case when mine.place > 1 and missing is not null
        then jsonb_build_object('place', mine.place - 1, 'missing', missing) end)
    || case when mine.place is null then '{}' else jsonb_build_object('score', mine.score,
      'events_count', mine.events_count, 'experience', mine.experience, 'teams_count', mine.teams_count,
      'organized_events', mine.organized_events) end;
end $$;

create function public.ranking_place(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['tab']);
  return private.ranking_place(private.arg_choice(p, 'tab', array['overall', 'events', 'experience', 'teams']));
end $$;
comment on function public.ranking_place(jsonb) is
  'The caller''s own place in a ranking of operators: {place, of, next, …sums}. place is null without a value in this '
  'tab; next is {place, missing}, or null for the first and by experience. Signed in only.';
revoke all on function private.ranking_place(text), public.ranking_place(jsonb) from public;
