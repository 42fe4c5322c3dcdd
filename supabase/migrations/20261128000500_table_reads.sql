-- What is read besides the replica, by function: the embedded backend offers no table over HTTP. Each runs as its
-- caller, so the row policies decide what it finds. Granted here, by name.

-- The names of at most 100 people; who has no account any more is missing.
create function public.people_names(ids uuid[]) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$
  select c.id, c.name from public.profile_cards c where c.id = any (people_names.ids[1:100])
$$;

-- The advertisements, or the one with that id, with what was counted of each: [{id, title, …, views, clicks,
-- created_by}], the most important first. Others than administrators see the active ones, without counts.
create function public.list_advertisements(ad_id uuid default null) returns setof json
language sql stable security invoker set search_path = '' as $$
  select to_json(r) from (
    select a.id, a.title, a.description, a.image_url, a.link_url, a.sponsor_name, a.is_active, a.priority, a.location,
           a.start_date, a.end_date, a.created_at, a.updated_at, m.views, m.clicks, m.created_by
    from public.advertisements a left join public.advertisement_metrics m on m.ad_id = a.id
    where a.deleted_at is null and a.id = coalesce(list_advertisements.ad_id, a.id)
    order by a.priority desc, a.id
  ) r
$$;

-- One public event or team, as the public scope has it, for the page of its link; null when there is none. Also one that
-- the public snapshot lacks: an event of long ago, a team of the last minute.
create function public.public_event(event_id uuid) returns json
language sql stable security invoker set search_path = '' as $$
  select to_json(e) from private.sync_airsoft_events e where e.id = public_event.event_id and e.is_public
$$;

create function public.public_team(team_id uuid) returns json
language sql stable security invoker set search_path = '' as $$
  select to_json(t) from private.sync_teams t where t.id = public_team.team_id
$$;

grant execute on function public.people_names(uuid[]), public.list_advertisements(uuid) to authenticated;
grant execute on function public.public_event(uuid), public.public_team(uuid) to anon, authenticated;
