-- create_advertisement@1, update_advertisement@1, delete_advertisement@1: administrators only (security.md A7).

create function private.advertisement_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['title', 'description', 'image_url', 'link_url', 'sponsor_name', 'is_active', 'priority', 'location',
               'start_date', 'end_date']
$$;

-- The writable columns, read from `given` over the row as it is. Refuses invalid_args.
create function private.advertisement_from_args(a public.advertisements, given jsonb) returns public.advertisements
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then a.title := private.arg_text(given, 'title', 2, 120); end if;
  if given ? 'description' then a.description := private.arg_text(given, 'description', 1, 500, false); end if;
  if given ? 'image_url' then a.image_url := private.arg_text(given, 'image_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.image_url), true) then perform private.refuse('invalid_args', 'image_url'); end if;
  if given ? 'link_url' then a.link_url := private.arg_text(given, 'link_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.link_url) and a.link_url like 'https://%', true) then
    perform private.refuse('invalid_args', 'link_url');
  end if;
  if given ? 'sponsor_name' then a.sponsor_name := private.arg_text(given, 'sponsor_name', 2, 120); end if;
  if given ? 'is_active' then a.is_active := private.arg_boolean(given, 'is_active'); end if;
  if given ? 'priority' then a.priority := private.arg_int(given, 'priority', 0, 1000); end if;
  if given ? 'location' then
    a.location := private.arg_text(given, 'location', 4, 40);
    if a.location !~ '^(home(-secondary|-bottom)?|(home|events|teams|event-details|team-details|search)(-sidebar|-top)?)$' then
      perform private.refuse('invalid_args', 'location');
    end if;
  end if;
  if given ? 'start_date' then a.start_date := private.arg_date(given, 'start_date', false); end if;
  if given ? 'end_date' then a.end_date := private.arg_date(given, 'end_date', false); end if;
  if a.end_date < a.start_date then perform private.refuse('invalid_args', 'end_date'); end if;
  return a;
end $$;

create function mutation."create_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements; key text;
begin
  perform private.arg_keys(args, private.advertisement_columns() || 'id'::text);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  a.id := private.arg_uuid(args, 'id');
  if exists (select from public.advertisements x where x.id = a.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['title', 'sponsor_name', 'location'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  a := private.advertisement_from_args(a, args);
  insert into public.advertisements (id, title, description, image_url, link_url, sponsor_name, is_active, priority,
    location, start_date, end_date)
  values (a.id, a.title, a.description, a.image_url, a.link_url, a.sponsor_name, coalesce(a.is_active, true),
    coalesce(a.priority, 0), a.location, a.start_date, a.end_date);
  insert into public.advertisement_metrics (ad_id, created_by) values (a.id, me);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

-- {id, patch}: the fields that changed.
create function mutation."update_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements; patch jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  patch := private.arg(args, 'patch', 'object', true);
  perform private.arg_keys(patch, private.advertisement_columns());
  select * into a from public.advertisements
    where id = private.arg_uuid(args, 'id') and deleted_at is null for update;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  a := private.advertisement_from_args(a, patch);
  update public.advertisements x set title = a.title, description = a.description, image_url = a.image_url,
    link_url = a.link_url, sponsor_name = a.sponsor_name, is_active = a.is_active, priority = a.priority,
    location = a.location, start_date = a.start_date, end_date = a.end_date, updated_at = now() where x.id = a.id;
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

-- {id}. Its numbers stay: somebody was billed for them.
create function mutation."delete_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements;
begin
  perform private.arg_keys(args, array['id']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  update public.advertisements set deleted_at = now(), updated_at = now()
    where id = private.arg_uuid(args, 'id') and deleted_at is null returning * into a;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;
