-- The public scope as one file. It is made once for everybody, and served by a CDN or from memory. It has
-- the format of a sync_pull answer, so the device applies it with the same code.
create table private.public_snapshot (
  only_row boolean primary key default true check (only_row),
  body     text not null,
  etag     text not null,
  epoch    uuid not null,
  horizon  bigint not null,
  built_at timestamptz not null default now()
);
comment on table private.public_snapshot is
  'The public scope as one file: one row. Read by nobody through the API; it is served to anybody as a file.';
alter table private.public_snapshot enable row level security; -- no policy: only definer functions read it

-- True when a public row has changed since the snapshot was built, or when a new day has moved the first day of the
-- public scope.
create function private.public_snapshot_is_dirty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from private.public_snapshot s where
    (s.built_at at time zone 'America/Sao_Paulo')::date = (now() at time zone 'America/Sao_Paulo')::date
    and s.epoch = private.epoch()
    and not exists (select 1 from public.airsoft_events where is_public and deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.arenas where is_active and deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.teams where deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.achievements where not is_hidden and sync_xid >= s.horizon)
    and not exists (select 1 from public.patches where deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.public_statistics where deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from public.advertisements where is_active and deleted_at is null and sync_xid >= s.horizon)
    and not exists (select 1 from private.departures where scope = 'public' and sync_xid >= s.horizon))
$$;

create function private.build_public_snapshot() returns text
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select json_build_object(
    'v', 1, 'as_user', null, 'epoch', private.epoch(), 'server_now', now(),
    'horizon', pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 'acks', '[]'::jsonb,
    'scopes', json_build_object('public', private.pull_scope('public', '{}', 1000000, true)))::text
$$;

create function private.rebuild_public_snapshot() returns void
language plpgsql security definer set search_path = '' as $$
declare
  built text := private.build_public_snapshot(); -- one call of a STABLE function, so all of it is one snapshot
begin
  insert into private.public_snapshot (body, etag, epoch, horizon)
  select built, md5(built), epoch, horizon
  from json_to_record(built::json) as s (epoch uuid, horizon bigint)
  on conflict (only_row) do update
    set body = excluded.body, etag = excluded.etag, epoch = excluded.epoch, horizon = excluded.horizon, built_at = now();
end $$;
