-- Views and clicks of advertisements. Each counts once per advertisement, day and visitor, and only while the
-- advertisement runs. One network address may add sixty views and ten clicks a day (threat T19). A visitor is
-- what a request claims, an address is not: so forty phones behind one address are counted, and invented browsers are
-- not.
create table private.advertisement_counts (
  ad_id   uuid not null references public.advertisements on delete cascade,
  metric  text not null check (metric in ('views', 'clicks')),
  day     date not null,
  visitor text not null check (length(visitor) between 1 and 100), -- a hash that is valid for a day, or the visit's id
  primary key (ad_id, metric, day, visitor)
);
comment on table private.advertisement_counts is
  'A visitor who was counted on a day; kept for nine days. Read by nobody through the API.';
comment on column private.advertisement_counts.visitor is
  'A hash that is valid for a day, or the id that the device gave to its visit.';
create index advertisement_counts_day on private.advertisement_counts (day);
alter table private.advertisement_counts enable row level security; -- no policy: only definer functions read it

create table private.advertisement_addresses (
  ad_id   uuid not null references public.advertisements on delete cascade,
  metric  text not null check (metric in ('views', 'clicks')),
  day     date not null,
  address text not null check (length(address) between 1 and 100), -- a hash that is valid for a day
  counted integer not null check (counted > 0),
  primary key (ad_id, metric, day, address)
);
comment on table private.advertisement_addresses is
  'How often a network address was counted on a day. Read by nobody through the API.';
comment on column private.advertisement_addresses.day is
  'The day of counting, also when the view or click is of an earlier day.';
create index advertisement_addresses_day on private.advertisement_addresses (day);
alter table private.advertisement_addresses enable row level security; -- no policy: only definer functions read it

-- The visitor: a hash of address and browser when the gateway reports them, otherwise the id of the visit. The server
-- function passes its caller's on (private.signed_caller), so whichever way somebody asks, they are one visitor.
create function private.visitor(visit uuid) returns text
language sql volatile security definer set search_path = '' as $$
  select coalesce(
    private.hash_of_today(private.client_network() || ' ' || coalesce(private.request_headers() ->> 'user-agent', '')),
    'visit:' || visit)
$$;

-- The network address of the caller. Without a gateway, all callers count as one address.
create function private.visitor_address() returns text
language sql volatile security definer set search_path = '' as $$
  select private.hash_of_today('ads ' || coalesce(private.client_network(), ''))
$$;

-- Counts one more for this address on that day, if it is within its limit. @returns whether it was counted
create function private.take_address_turn(ad uuid, metric text, address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.advertisement_addresses as x (ad_id, metric, day, address, counted)
  values (ad, take_address_turn.metric, private.today(), take_address_turn.address, 1)
  on conflict on constraint advertisement_addresses_pkey do update set counted = x.counted + 1
    where x.counted < case x.metric when 'views' then 60 else 10 end;
  return found;
end $$;

-- Counts the views and clicks that are valid, in total and by day. The row of the metrics is locked first, so two batches
-- can't wait for each other. @returns how many were counted
create function private.add_counts(visitor text, address text, counts jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare c record; today date := private.today(); counted integer := 0;
begin
  -- ordered, so that two batches can't wait for each other
  for c in
    select distinct private.arg_uuid(x, 'ad_id') as ad_id, private.arg_choice(x, 'metric_type', array['clicks', 'views']) as metric,
           coalesce(private.arg_date(x, 'day', false), today) as day
    from jsonb_array_elements(counts) x order by 1, 2, 3
  loop
    continue when c.day not between today - 7 and today; -- up to a week late, from a device that was offline
    -- the address's limit comes last: a repeated visit does not use it up, and an address over its limit leaves no
    -- row
    perform from public.advertisements a
    where a.id = c.ad_id and a.is_active and a.deleted_at is null
      and c.day between coalesce(a.start_date, c.day) and coalesce(a.end_date, c.day)
      and not exists (select from private.advertisement_counts x
        where (x.ad_id, x.metric, x.day, x.visitor) = (c.ad_id, c.metric, c.day, add_counts.visitor));
    continue when not found or not private.take_address_turn(c.ad_id, c.metric, add_counts.address);
    insert into private.advertisement_counts (ad_id, metric, day, visitor)
    values (c.ad_id, c.metric, c.day, add_counts.visitor) on conflict do nothing;
    continue when not found;
    counted := counted + 1;
    update public.advertisement_metrics m set views = m.views + (c.metric = 'views')::int,
      clicks = m.clicks + (c.metric = 'clicks')::int where m.ad_id = c.ad_id;
    insert into private.advertisement_days as d (ad_id, day, views, clicks)
    values (c.ad_id, c.day, (c.metric = 'views')::int, (c.metric = 'clicks')::int)
    on conflict on constraint advertisement_days_pkey do update
      set views = d.views + excluded.views, clicks = d.clicks + excluded.clicks;
  end loop;
  return counted;
end $$;

-- {ad_id, metric_type: views | clicks, visit_id, day?}, or {counts: [{ad_id, metric_type, day?}], visit_id} with up
-- to 50 that were made offline → {counted}. An advertisement that is unknown, over or counted already gives 0.
create function private.count_ad(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare counts jsonb; c jsonb; visit uuid;
begin
  perform private.arg_keys(p, array['ad_id', 'metric_type', 'day', 'counts', 'visit_id']);
  visit := private.arg_uuid(p, 'visit_id');
  counts := coalesce(private.arg(p, 'counts', 'array', false), jsonb_build_array(p - array['visit_id', 'counts']));
  if jsonb_array_length(counts) > 50 then perform private.refuse('invalid_args', 'counts'); end if;
  for c in select * from jsonb_array_elements(counts) loop
    perform private.arg_keys(c, array['ad_id', 'metric_type', 'day']);
  end loop;
  return jsonb_build_object('counted', private.add_counts(private.visitor(visit), private.visitor_address(), counts));
end $$;

create function public.count_ad(p jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.count_ad(p)
$$;

-- A job. @returns how many rows were deleted
create function private.forget_advertisement_counts() returns integer
language plpgsql security definer set search_path = '' as $$
declare today date := private.today(); n integer;
begin
  delete from private.advertisement_counts where day < today - 9;
  get diagnostics n = row_count;
  delete from private.advertisement_addresses where day < today - 1;
  delete from private.daily_salts where day < today - 1;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_advertisement_counts', '1 day', '29 6 * * *');

-- The views and clicks of an advertisement by day, so that who pays for it sees in which week it was seen.
create table private.advertisement_days (
  ad_id  uuid not null references public.advertisements on delete cascade,
  day    date not null,
  views  integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (ad_id, day)
);
comment on table private.advertisement_days is
  'How much of an advertisement was counted for a day, kept for good. Read by nobody through the API; administrators '
  'ask advertisement_days.';
comment on column private.advertisement_days.day is 'On which it was seen, in America/Sao_Paulo; may arrive a week late.';
alter table private.advertisement_days enable row level security; -- no policy: only definer functions read it

-- {id} → {since, days: [{day, views, clicks}]}: the days of the last ninety, in America/Sao_Paulo, that counted
-- anything, oldest first; `since` is the first day of all. For administrators. Refuses not_allowed.
create function public.advertisement_days(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array['id']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return private.read_advertisement_days(private.arg_uuid(p, 'id'));
end $$;

create function private.read_advertisement_days(ad uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  return (select jsonb_build_object('since', min(d.day), 'days', coalesce(
    jsonb_agg(jsonb_build_object('day', d.day, 'views', d.views, 'clicks', d.clicks) order by d.day)
      filter (where d.day > (now() at time zone 'America/Sao_Paulo')::date - 90), '[]'))
    from private.advertisement_days d where d.ad_id = ad);
end $$;

grant execute on function public.count_ad(jsonb), private.count_ad(jsonb) to anon, authenticated;
grant execute on function public.advertisement_days(jsonb), private.read_advertisement_days(uuid) to authenticated;

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
grant execute on function public.list_advertisements(uuid) to authenticated;
