-- An advertisement fills a place on a screen (Spec 1 §3, §9). What only administrators may know is in
-- advertisement_metrics. So counting a view changes no row that is replicated.
create table public.advertisements (
  id           uuid primary key,
  title        text not null check (length(title) between 2 and 120),
  description  text check (length(description) <= 500),
  image_url    text check (private.url_ok(image_url)),
  link_url     text check (private.url_ok(link_url) and link_url like 'https://%'),
  sponsor_name text not null check (length(sponsor_name) between 2 and 120),
  is_active    boolean not null default true,
  priority     integer not null default 0 check (priority between 0 and 1000),
  location     text not null check (location ~
    '^(home(-secondary|-bottom)?|(home|events|teams|event-details|team-details|search)(-sidebar|-top)?)$'),
  start_date   date,
  end_date     date,
  created_at   timestamptz not null default private.moment(),
  updated_at   timestamptz not null default private.moment(),
  deleted_at   timestamptz,
  sync_xid     bigint not null default 0,
  rev          bigint not null default 1,
  constraint advertisement_days_come_in_order check (end_date >= start_date)
);
comment on table public.advertisements is
  'An advertisement. Read by anybody while it is active; by administrators also when it is not.';
comment on column public.advertisements.priority is 'Higher is first.';
comment on column public.advertisements.location is 'A group of screens, or its sidebar or top; home also has bottom and secondary.';
comment on column public.advertisements.start_date is 'First day, in America/Sao_Paulo; null: from now on.';
comment on column public.advertisements.end_date is 'Last day, in America/Sao_Paulo; null: until it is switched off.';
create index advertisements_public on public.advertisements (sync_xid, id) where is_active and deleted_at is null;
create trigger stamp before insert or update on public.advertisements
  for each row execute function private.stamp();

alter table public.advertisements enable row level security;
-- The policy does not look at dates. Planned advertisements are replicated before their first day, so that they
-- appear without a network. The screen checks the dates.
create policy advertisements_select on public.advertisements for select to anon, authenticated
  using (deleted_at is null and (is_active or (select private.is_admin())));

create table public.advertisement_metrics (
  ad_id      uuid primary key references public.advertisements on delete cascade,
  views      bigint not null default 0 check (views >= 0),
  clicks     bigint not null default 0 check (clicks >= 0),
  created_by uuid references auth.users on delete set null
);
comment on table public.advertisement_metrics is 'Views and clicks of an advertisement. Read by administrators only.';
comment on column public.advertisement_metrics.created_by is
  'The administrator who created the advertisement. Not replicated.';
create index advertisement_metrics_created_by on public.advertisement_metrics (created_by);

alter table public.advertisement_metrics enable row level security;
create policy advertisement_metrics_select on public.advertisement_metrics for select to authenticated
  using ((select private.is_admin()));

create function private.leave_advertisement_scopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.is_active and old.deleted_at is null and (tg_op = 'DELETE' or not new.is_active or new.deleted_at is not null) then
    perform private.departs('public', 'public_records', old.id, coalesce(new.rev, old.rev));
  end if;
  perform private.poke('public');
  return null;
end $$;
create trigger leave_scopes after update or delete on public.advertisements
  for each row execute function private.leave_advertisement_scopes();

create function private.poke_advertisement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('public');
  return null;
end $$;
create trigger poke after insert on public.advertisements for each row execute function private.poke_advertisement();

-- Replication ----------------------------------------------------------------------------------------

create view private.advertisement_records with (security_invoker = true) as
  select id, 'advertisement'::text as kind,
         jsonb_build_object('title', title, 'description', description, 'image_url', image_url, 'link_url', link_url,
           'sponsor_name', sponsor_name, 'priority', priority, 'location', location, 'start_date', start_date,
           'end_date', end_date) as data, sync_xid, rev
  from public.advertisements where is_active and deleted_at is null;
insert into private.record_sources (source, collection) values ('private.advertisement_records', 'public_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_advertisement@1, update_advertisement@1, delete_advertisement@1: only for administrators.

create function private.advertisement_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['title', 'description', 'image_url', 'link_url', 'sponsor_name', 'is_active', 'priority', 'location',
               'start_date', 'end_date']
$$;

-- The writable columns, read from `given`; columns that are not given keep the values of `a`. Refuses invalid_args.
create function private.advertisement_from_args(a public.advertisements, given jsonb) returns public.advertisements
language plpgsql stable security definer set search_path = '' as $$
begin
  if given ? 'title' then a.title := private.arg_line(given, 'title', 2, 120); end if;
  if given ? 'description' then a.description := private.arg_text(given, 'description', 1, 500, false); end if;
  if given ? 'image_url' then a.image_url := private.arg_text(given, 'image_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.image_url), true) then perform private.refuse('invalid_args', 'image_url'); end if;
  if given ? 'link_url' then a.link_url := private.arg_text(given, 'link_url', 8, 2008, false); end if;
  if not coalesce(private.url_ok(a.link_url) and a.link_url like 'https://%', true) then
    perform private.refuse('invalid_args', 'link_url');
  end if;
  if given ? 'sponsor_name' then a.sponsor_name := private.arg_line(given, 'sponsor_name', 2, 120); end if;
  if given ? 'is_active' then a.is_active := private.arg_boolean(given, 'is_active'); end if;
  if given ? 'priority' then a.priority := private.arg_int(given, 'priority', 0, 1000); end if;
  if given ? 'location' then
    a.location := private.arg_line(given, 'location', 4, 40);
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
  perform private.log_access('create_advertisement', a.id::text);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

-- {id, patch, base}: the changed fields, and the old values that the person saw in them: two administrators may write one
-- advertisement. A program that saw nothing sends an empty base.
create function mutation."update_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.advertisement_columns());
  perform private.arg_keys(base, private.advertisement_columns());
  select * into a from public.advertisements
    where id = private.arg_uuid(args, 'id') and deleted_at is null for update;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  perform private.refuse_if_changed(to_jsonb(a), patch, base, 'advertisement_changed');
  a := private.advertisement_from_args(a, patch);
  update public.advertisements x set title = a.title, description = a.description, image_url = a.image_url,
    link_url = a.link_url, sponsor_name = a.sponsor_name, is_active = a.is_active, priority = a.priority,
    location = a.location, start_date = a.start_date, end_date = a.end_date, updated_at = private.moment() where x.id = a.id;
  perform private.log_access('update_advertisement', a.id::text);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

-- {id}. Its counts are kept, because somebody was billed by them.
create function mutation."delete_advertisement@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare a public.advertisements;
begin
  perform private.arg_keys(args, array['id']);
  if not private.is_admin() then perform private.refuse('not_allowed'); end if;
  update public.advertisements set deleted_at = now(), updated_at = private.moment()
    where id = private.arg_uuid(args, 'id') and deleted_at is null returning * into a;
  if not found then perform private.refuse('advertisement_not_found'); end if;
  perform private.log_access('delete_advertisement', a.id::text);
  return jsonb_build_array(jsonb_build_array('public_records', a.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_advertisement@1', 'public.advertisements', 'id', 'public_records', 'exists (select from public.advertisement_metrics m where m.ad_id = r.id and m.created_by = $2)');
insert into private.mutation_quotas (mutation, no_need) values
  ('create_advertisement@1', 'an administrator''s'), ('update_advertisement@1', 'an administrator''s'),
  ('delete_advertisement@1', 'an administrator''s');

grant select on public.advertisements, private.advertisement_records to anon, authenticated;
grant select on public.advertisement_metrics to authenticated;
