-- Public events older than those that every device keeps (private.window_from). People look for old games rarely, so
-- they ask for pages instead of keeping them all.

-- Newest first, at most 100, those before the given position: the last row of the page before. Anybody may read them,
-- like the public list: no briefing, and no point of a secret place (private.hide_point keeps none).
create function private.past_events(before timestamptz, before_id uuid, limit_rows integer)
returns table (id uuid, name text, date date, "time" text, location text, game_mode text, status text, latitude double precision,
  longitude double precision, starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.id, e.name, e.date, e.time::text, e.location, e.game_mode::text, e.status::text, e.latitude, e.longitude, e.starts_at
  from public.airsoft_events e
  -- a postponed one has no day yet, so it is not over
  where e.is_public and e.deleted_at is null and e.status <> 'postponed' and e.date < private.window_from()
    -- `least` bounds the rows that are read of the index, whatever is asked for
    and (e.starts_at, e.id) < (least(before, now()), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by e.starts_at desc, e.id desc
  limit least(greatest(coalesce(limit_rows, 100), 1), 100)
$$;

create function public.past_events(before timestamptz default null, before_id uuid default null, limit_rows integer default 100)
returns table (id uuid, name text, date date, "time" text, location text, game_mode text, status text, latitude double precision,
  longitude double precision, starts_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select * from private.past_events(before, before_id, limit_rows)
$$;
comment on function public.past_events(timestamptz, uuid, integer) is
  'Public events from before the window of the devices, newest first, at most 100 a page. before and before_id: the last row of the page before.';

grant execute on function public.past_events(timestamptz, uuid, integer),
  private.past_events(timestamptz, uuid, integer) to anon, authenticated;
