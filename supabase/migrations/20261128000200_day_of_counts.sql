-- One day for what is counted of an advertisement. Visitors and addresses were hashed by the day in UTC and counted by
-- the day in Brasília, so that everybody could be counted again from 21:00 on, and an address had its limit twice.

create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Sao_Paulo')::date
$$;
comment on function private.today() is 'The day on which events are, quotas are spent and advertisements are counted.';
comment on column private.daily_salts.day is 'In America/Sao_Paulo.';

-- As before, and by that day.
create or replace function private.hash_of_today(given text) returns text
language plpgsql volatile strict security definer set search_path = '' as $$
declare today date := private.today(); s text;
begin
  insert into private.daily_salts (day) values (today) on conflict do nothing;
  select salt into s from private.daily_salts where day = today;
  return encode(sha256(convert_to(s || ' ' || given, 'utf8')), 'hex');
end $$;

-- As before, and by that day. @returns whether it was counted
create or replace function private.take_address_turn(ad uuid, metric text, address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.advertisement_addresses as x (ad_id, metric, day, address, counted)
  values (ad, take_address_turn.metric, private.today(), take_address_turn.address, 1)
  on conflict on constraint advertisement_addresses_pkey do update set counted = x.counted + 1
    where x.counted < case x.metric when 'views' then 60 else 10 end;
  return found;
end $$;

-- As before, and by that day.
create or replace function private.add_counts(visitor text, address text, counts jsonb) returns integer
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

-- As before, and the hashes of the server function, which know no day, are kept as hashes of that day like all others.
create or replace function private.count_ad(p jsonb, by_service boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare counts jsonb; c jsonb; visit uuid;
begin
  perform private.arg_keys(p, array['ad_id', 'metric_type', 'day', 'counts', 'visit_id']
    || case when by_service then array['visitor_hash', 'address_hash'] end);
  visit := private.arg_uuid(p, 'visit_id');
  counts := coalesce(private.arg(p, 'counts', 'array', false), jsonb_build_array(p - array['visit_id', 'visitor_hash', 'address_hash', 'counts']));
  if jsonb_array_length(counts) > 50 then perform private.refuse('invalid_args', 'counts'); end if;
  for c in select * from jsonb_array_elements(counts) loop
    perform private.arg_keys(c, array['ad_id', 'metric_type', 'day']);
  end loop;
  return jsonb_build_object('counted', private.add_counts(
    coalesce(private.hash_of_today(private.arg_text(p, 'visitor_hash', 16, 100, false)), private.visitor(visit)),
    coalesce(private.hash_of_today(private.arg_text(p, 'address_hash', 16, 100, false)), private.visitor_address()), counts));
end $$;

-- As before, and by that day. @returns how many rows were deleted
create or replace function private.forget_advertisement_counts() returns integer
language plpgsql security definer set search_path = '' as $$
declare today date := private.today(); n integer;
begin
  delete from private.advertisement_counts where day < today - 9;
  get diagnostics n = row_count;
  delete from private.advertisement_addresses where day < today - 1;
  delete from private.daily_salts where day < today - 1;
  return n;
end $$;
