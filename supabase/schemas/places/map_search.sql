-- Addresses that were searched on the map, and the results. They are addresses of fields, not of
-- people. They are kept so that the external search is asked only once for each.
create table private.places (
  query        text primary key check (length(query) between 3 and 200),
  latitude     double precision check (latitude between -90 and 90),
  longitude    double precision check (longitude between -180 and 180),
  label        text check (length(label) <= 300),
  looked_up_at timestamptz not null default now(),
  constraint place_is_whole_or_none check ((latitude is null) = (longitude is null))
);
comment on table private.places is
  'What the map search answered for an address. Read by nobody through the API; the server function geocode answers '
  'from it.';
comment on column private.places.latitude is 'Degrees, WGS 84; null when there is no such address.';
create index places_looked_up_at on private.places (looked_up_at);
alter table private.places enable row level security; -- no policy: only definer functions read it

-- When the external search may be asked next. All people together may ask once a second.
create table private.place_turns (
  only_row boolean primary key default true check (only_row),
  next_at  timestamptz not null default '-infinity'
);
comment on table private.place_turns is
  'When the external map search may be asked again; one row. Read by nobody through the API.';
alter table private.place_turns enable row level security; -- no policy: only definer functions read it
insert into private.place_turns default values;

create function private.place_query(q text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(btrim(q), '\s+', ' ', 'g'))
$$;

-- {user_id, q} → {known: true, place: {latitude, longitude, label} | null} if the result is stored. Otherwise {known:
-- false, granted: true, wait_ms}: ask after that time. Or {known: false, granted: false}: a person may ask sixty
-- times an hour, and nobody waits more than four seconds. Only for the service.
create function public.find_place(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare asked text; found_ private.places; free_at timestamptz; person uuid;
begin
  perform private.arg_keys(p, array['user_id', 'q']);
  person := private.arg_uuid(p, 'user_id');
  asked := private.place_query(private.arg_text(p, 'q', 3, 200));
  select * into found_ from private.places where query = asked;
  if found then
    return jsonb_build_object('known', true, 'place', case when found_.latitude is not null then
      jsonb_build_object('latitude', found_.latitude, 'longitude', found_.longitude, 'label', found_.label) end);
  end if;
  select next_at into free_at from private.place_turns for update;
  free_at := greatest(free_at, clock_timestamp());
  if free_at > clock_timestamp() + interval '4 seconds'
     or not private.take_turn('geocode', person::text, 60, interval '1 hour') then
    return '{"known": false, "granted": false}';
  end if;
  update private.place_turns set next_at = free_at + interval '1 second' where only_row;
  return jsonb_build_object('known', false, 'granted', true,
    'wait_ms', greatest(0, ceil(extract(epoch from free_at - clock_timestamp()) * 1000))::int);
end $$;

-- {q, place: {latitude, longitude, label} | null}: stores a result of the external search. Only for the service,
-- because everybody gets the stored result.
create function public.keep_place(p jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare place jsonb;
begin
  perform private.arg_keys(p, array['q', 'place']);
  place := coalesce(private.arg(p, 'place', 'object', false), '{}');
  perform private.arg_keys(place, array['latitude', 'longitude', 'label']);
  insert into private.places (query, latitude, longitude, label)
  values (private.place_query(private.arg_text(p, 'q', 3, 200)), private.arg_number(place, 'latitude', -90, 90, false),
          private.arg_number(place, 'longitude', -180, 180, false), left(private.arg_text(place, 'label', 1, 1000, false), 300))
  on conflict on constraint places_pkey do update
    set latitude = excluded.latitude, longitude = excluded.longitude, label = excluded.label, looked_up_at = now();
end $$;

-- A job: results are kept for half a year, and for a shorter time if nothing was found. @returns how many rows were
-- deleted
create function private.forget_places() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.places where looked_up_at < now() - case when latitude is null then interval '7 days' else interval '180 days' end;
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_places', '1 day', '17 6 * * *');

grant execute on function public.find_place(jsonb), public.keep_place(jsonb) to service_role;
