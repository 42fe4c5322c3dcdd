-- A person's own place in a ranking of operators, also beyond the hundred that it shows. It counts who stands before
-- them in the index of the tab, in the order of private.ranked_operators.

create function private.my_place(tab text)
returns table (place integer, score integer, events_count integer, experience text, teams_count integer, organized_events integer)
language plpgsql stable security definer rows 1 set search_path = '' as $$
declare me private.user_standings; before integer;
begin
  if tab is null or tab not in ('overall', 'events', 'experience', 'teams') then
    perform private.refuse('invalid_args', 'tab');
  end if;
  select * into me from private.user_standings s where s.user_id = (select auth.uid());
  if me.user_id is null then return; end if;
  case tab
    when 'overall' then
      if me.points = 0 then return; end if;
      select count(*) into before from private.user_standings s
      where s.points > me.points or (s.points = me.points and s.user_id < me.user_id);
    when 'events' then
      if me.events = 0 then return; end if;
      select count(*) into before from private.user_standings s
      where s.events > me.events or (s.events = me.events
        and (s.points > me.points or (s.points = me.points and s.user_id < me.user_id)));
    when 'experience' then
      if me.experience = 0 then return; end if;
      select count(*) into before from private.user_standings s
      where s.experience > me.experience or (s.experience = me.experience
        and (s.points > me.points or (s.points = me.points and s.user_id < me.user_id)));
    else
      if me.teams = 0 then return; end if;
      select count(*) into before from private.user_standings s
      where s.teams > me.teams or (s.teams = me.teams
        and (s.points > me.points or (s.points = me.points and s.user_id < me.user_id)));
  end case;
  return query select before + 1, me.points, me.events, trim_scale(me.experience)::text, me.teams, me.organized;
end $$;

create function public.get_my_place(tab text default 'overall')
returns table (place integer, score integer, events_count integer, experience text, teams_count integer, organized_events integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.my_place(tab)
$$;
comment on function public.get_my_place(text) is
  'The caller''s own place in a ranking of operators; no row without a value in this tab. Signed in only.';
