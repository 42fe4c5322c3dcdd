-- Finds operators of the ranking by name, also beyond the hundred that it shows (Spec 2 §2 /ranking).

-- The words of a name as they are searched: folded, split where it has no letter and no digit. What has an apostrophe is
-- found with and without it: d'Ávila is d, avila and davila.
create function private.name_words(given text) returns tsvector
language sql immutable set search_path = '' as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(f || ' ' || translate(f, '''’‘', ''),
    '[\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E\u2018\u2019]+'), ''))
  from private.folded(given) f
$$;
create index profiles_name_words on public.profiles using gin (private.name_words(name));

-- {rows: [{place, …a row of operators_ranking}]}: at most 20, the first places first, of people with a value in this tab
-- whose name has for every word of q one that begins with it. Less than two letters find nobody, and a number never
-- does: only names are compared. Whoever searches more than once a second waits (PT429).
create function private.search_operators(tab text, q text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  words text[] := tsvector_to_array(private.name_words(translate(q, '''’‘', '')));
  wanted tsquery; found_ jsonb;
begin
  if length(regexp_replace(array_to_string(words, ''), '\d', '', 'g')) < 2 then return '{"rows": []}'; end if;
  if not private.take_turn('operator_search', me::text, 60, interval '1 minute') then perform private.ask_to_wait(60); end if;
  wanted := (select string_agg(quote_literal(w) || ':*', ' & ')::tsquery from unnest(words) w);
  with named as materialized ( -- first, by the index: the planner can't know how few they are
    select p.id, p.name from public.profiles p where private.name_words(p.name) @@ wanted),
  placed as (
    select r.*, n.name, private.mask_whatsapp(c.whatsapp) as number
    from private.ranked_operators(tab, null) with ordinality
        as r (user_id, points, events, organized, experience, teams, place)
      join named n on n.id = r.user_id
      left join public.profile_contacts c on c.user_id = r.user_id
    order by r.place limit 20)
  select jsonb_agg(jsonb_build_object('place', x.place, 'user_id', x.user_id, 'name', x.name, 'whatsapp', x.number,
      'score', x.points, 'events_count', x.events, 'experience', trim_scale(x.experience)::text, 'teams_count', x.teams,
      'organized_events', x.organized) order by x.place)
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
