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

-- The nine days of which each visitor is still known. What came before has no day.
insert into private.advertisement_days (ad_id, day, views, clicks)
select ad_id, day, count(*) filter (where metric = 'views'), count(*) filter (where metric = 'clicks')
from private.advertisement_counts group by ad_id, day;

-- As before, and by day. The row of the metrics is locked first, so two batches can't wait for each other.
create or replace function private.add_counts(visitor text, address text, counts jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare c record; today date := (now() at time zone 'America/Sao_Paulo')::date; counted integer := 0;
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
