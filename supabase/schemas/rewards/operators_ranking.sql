-- The ranking of operators, by the rules of rankings.sql, and a person's own place in it.

-- People with a value for this tab, in its order; with the same value, ordered by their points.
create function private.ranked_operators(tab text, n integer) returns setof private.user_standings
language plpgsql stable security definer rows 100 set search_path = '' as $$
begin
  case tab
    when 'overall' then return query select * from private.user_standings where points > 0
      order by points desc, user_id limit n;
    when 'events' then return query select * from private.user_standings where events > 0
      order by events desc, points desc, user_id limit n;
    when 'experience' then return query select * from private.user_standings where experience > 0
      order by experience desc, points desc, user_id limit n;
    when 'teams' then return query select * from private.user_standings where teams > 0
      order by teams desc, points desc, user_id limit n;
    else perform private.refuse('invalid_args', 'tab');
  end case;
end $$;

create function private.operators_ranking(tab text, limit_rows integer)
returns table (user_id uuid, name text, whatsapp text, score integer, events_count integer, experience text,
               teams_count integer, organized_events integer)
language sql stable security definer set search_path = '' as $$
  select s.user_id, p.name, case when (select auth.uid()) is not null then private.mask_whatsapp(c.whatsapp) end,
         s.points, s.events, trim_scale(s.experience)::text, s.teams, s.organized
  from private.ranked_operators(tab, private.ranking_size(limit_rows)) with ordinality
         as s (user_id, points, events, organized, experience, teams, place)
  cross join lateral (select x.name from public.profiles x where x.id = s.user_id offset 0) p
  left join lateral (select x.whatsapp from public.profile_contacts x where x.user_id = s.user_id offset 0) c on true
  order by s.place
$$;

create function public.get_operators_ranking(tab text default 'overall', limit_rows integer default 20)
returns table (user_id uuid, name text, whatsapp text, score integer, events_count integer, experience text,
               teams_count integer, organized_events integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.operators_ranking(tab, limit_rows)
$$;

-- What a tab counts of a person.
create function private.counted(s private.user_standings, tab text) returns numeric
language sql immutable set search_path = '' as $$
  select case tab when 'overall' then s.points when 'events' then s.events when 'teams' then s.teams else s.experience end
$$;

-- A person's own place in a ranking of operators, also beyond the hundred that it shows: behind everybody with more, and
-- the same as who has as much. It counts in the index of the tab.
create function private.my_place(tab text)
returns table (place integer, score integer, events_count integer, experience text, teams_count integer, organized_events integer)
language plpgsql stable security definer rows 1 set search_path = '' as $$
declare me private.user_standings; before integer;
begin
  if tab is null or tab not in ('overall', 'events', 'experience', 'teams') then
    perform private.refuse('invalid_args', 'tab');
  end if;
  select * into me from private.user_standings s where s.user_id = (select auth.uid());
  if me.user_id is null or private.counted(me, tab) = 0 then return; end if;
  case tab
    when 'overall' then select count(*) into before from private.user_standings s where s.points > 0 and s.points > me.points;
    when 'events' then select count(*) into before from private.user_standings s where s.events > 0 and s.events > me.events;
    when 'experience' then
      select count(*) into before from private.user_standings s where s.experience > 0 and s.experience > me.experience;
    else select count(*) into before from private.user_standings s where s.teams > 0 and s.teams > me.teams;
  end case;
  return query select before + 1, me.points, me.events, trim_scale(me.experience)::text, me.teams, me.organized;
end $$;

-- A person's own place in a ranking, of how many, and what is missing to the place before it, which several may share.
create function private.ranking_place(tab text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine record; people integer; me private.user_standings;
  ahead integer; -- what those just before me have
  beyond integer; -- how many have more than they
begin
  select * into me from private.user_standings s where s.user_id = (select auth.uid());
  case tab
    when 'overall' then
      select count(*) into people from private.user_standings where points > 0;
      select s.points into ahead from private.user_standings s where s.points > 0 and s.points > me.points
      order by s.points limit 1;
      select count(*) into beyond from private.user_standings s where s.points > 0 and s.points > ahead;
    when 'events' then
      select count(*) into people from private.user_standings where events > 0;
      select s.events into ahead from private.user_standings s where s.events > 0 and s.events > me.events
      order by s.events limit 1;
      select count(*) into beyond from private.user_standings s where s.events > 0 and s.events > ahead;
    when 'teams' then
      select count(*) into people from private.user_standings where teams > 0;
      select s.teams into ahead from private.user_standings s where s.teams > 0 and s.teams > me.teams
      order by s.teams limit 1;
      select count(*) into beyond from private.user_standings s where s.teams > 0 and s.teams > ahead;
    else -- time alone brings experience, so nothing is missing to the next place
      select count(*) into people from private.user_standings where experience > 0;
  end case;
  select * into mine from private.my_place(tab);
  return jsonb_build_object('place', mine.place, 'of', people,
      'next', case when mine.place > 1 and ahead is not null
        then jsonb_build_object('place', beyond + 1, 'missing', ahead - private.counted(me, tab)) end)
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

-- Finds operators of the ranking by name, also beyond the hundred that it shows (Spec 2 §2 /ranking).
-- {rows: [{place, …a row of operators_ranking}]}: at most 20, the first places first, one place for who has as much, of people with a value in this tab
-- whose name has for every word of q one that begins with it. Less than two letters find nobody, and a number never
-- does: only names are compared. Whoever searches more than once a second waits (PT429).
create function private.search_operators(tab text, q text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  words text[] := private.search_words(q);
  wanted tsquery; found_ jsonb;
begin
  if length(regexp_replace(array_to_string(words, ''), '\d', '', 'g')) < 2 then return '{"rows": []}'; end if;
  if not private.take_turn('operator_search', me::text, 60, interval '1 minute') then perform private.ask_to_wait(60); end if;
  wanted := (select string_agg(quote_literal(w) || ':*', ' & ')::tsquery from unnest(words) w);
  with named as materialized ( -- first, by the index: the planner can't know how few they are
    select p.id, p.name from public.profiles p where private.name_words(p.name) @@ wanted),
  placed as (
    select r.*, n.name, private.mask_whatsapp(c.whatsapp) as number
    from (select o.*, rank() over (order by case tab when 'overall' then o.points when 'events' then o.events
                                            when 'teams' then o.teams else o.experience end desc) as place
          from private.ranked_operators(tab, null) with ordinality
            as o (user_id, points, events, organized, experience, teams, at)) r
      join named n on n.id = r.user_id
      left join public.profile_contacts c on c.user_id = r.user_id
    order by r.at limit 20)
  select jsonb_agg(jsonb_build_object('place', x.place, 'user_id', x.user_id, 'name', x.name, 'whatsapp', x.number,
      'score', x.points, 'events_count', x.events, 'experience', trim_scale(x.experience)::text, 'teams_count', x.teams,
      'organized_events', x.organized) order by x.at)
    into found_ from placed x;
  return jsonb_build_object('rows', coalesce(found_, '[]'));
end $$;

create function public.search_operators(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['tab', 'q']);
  return private.search_operators(private.arg_choice(p, 'tab', array['overall', 'events', 'experience', 'teams']),
    private.arg_text(p, 'q', 1, 100));
end $$;
comment on function public.search_operators(jsonb) is
  'Operators of a ranking by name: {rows}, at most 20, each with its place. For whoever is signed in: a visitor sees the hundred.';

grant execute on function public.get_operators_ranking(text, integer), private.operators_ranking(text, integer)
  to anon, authenticated;
grant execute on function public.ranking_place(jsonb), private.ranking_place(text),
  private.search_operators(text, text), public.search_operators(jsonb) to authenticated;
