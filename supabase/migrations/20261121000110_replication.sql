-- Replication: what makes a row travel, and what says that one is gone.
-- sync_xid orders rows for the cursor only: a transaction with a lower xid can change a row after one
-- with a higher xid. rev is the row's own version: guard, digest, conflict check. (sync.md §4)

create function private.stamp() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.sync_xid := pg_current_xact_id()::text::bigint;
  new.rev := case when tg_op = 'UPDATE' then old.rev + 1 else 1 end;
  return new;
end $$;

-- New epoch after any restore: transaction ids start again, so every cursor is void.
create table private.sync_meta (
  only_row boolean primary key default true check (only_row),
  epoch    uuid not null default gen_random_uuid(),
  restored_to timestamptz
);
comment on table private.sync_meta is
  'The database''s epoch: one row. Read by nobody through the API; a pull tells everybody the epoch, and whoever '
  'has something unsettled since when a restore lost data.';
comment on column private.sync_meta.restored_to is 'Nothing that the last restored copy holds is younger.';

alter table private.sync_meta enable row level security; -- no policy: definer functions only

insert into private.sync_meta default values;

create function private.epoch() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.epoch from private.sync_meta m);
end $$;

create function private.restored_to() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.restored_to from private.sync_meta m);
end $$;

-- (id, rev) as one number; the device computes the same: parseInt(last 8 hex digits) + rev. A sum, so that
-- rows which are all behind can't cancel each other out.
create function private.row_hash(id uuid, rev bigint) returns bigint
language sql immutable set search_path = '' as $$
  select ('x' || right(id::text, 8))::bit(32)::bigint + rev
$$;

-- First day of the public window: events from 15 days ago onward (Spec 1 §9), in Brazil's main zone.
create function private.window_from() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Sao_Paulo')::date - 15
$$;

-- A departure says that a row left a scope: deleted, made private, moved out of the window. It holds no
-- data. Without it a device would keep the row until the next digest.
create table private.departures (
  scope      text not null,
  collection text not null,
  id         uuid not null,
  sync_xid   bigint not null,
  rev        bigint not null,
  departed_at timestamptz not null default now(),
  primary key (scope, collection, id)
);
comment on table private.departures is
  'A row that left a scope, so that devices drop it. Read by nobody through the API; a pull hands those of a '
  'scope to whoever may pull it.';
comment on column private.departures.scope is 'public, me:<user id>, event:<id> or team:<id>.';
comment on column private.departures.rev is 'The rows own when it left: copies up to it are dropped.';
create index departures_at on private.departures (departed_at);
create index departures_scope_xid on private.departures (scope, sync_xid, id);

alter table private.departures enable row level security; -- no policy: definer functions only

-- Its place in the feed is behind every version of the row that was there to leave. One of a transaction that
-- took its id later and committed before this one would else stand behind: a device that holds it from a reply
-- would never be told. Below an open id no cursor passes, so a later place is read as surely.
create function private.departs(scope text, collection text, id uuid, rev bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.departures values (scope, collection, id, greatest(pg_current_xact_id()::text::bigint,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1), rev)
  on conflict on constraint departures_pkey do update
    set sync_xid = excluded.sync_xid, rev = excluded.rev, departed_at = excluded.departed_at
$$;

-- What belongs to which scope, the single truth of it: page, digest, manifest and rows are written or read from here.
-- Each topic inserts its lines beside its projections. After the last one *_sync_written.sql writes what depends on
-- them; a later migration that inserts or changes a line calls private.write_sync() again.
create table private.scope_collections (
  kind       text not null,
  collection text not null,
  place      integer not null,
  source     text not null,
  belongs    text not null,
  primary key (kind, collection)
);
comment on table private.scope_collections is
  'Which collections a scope has, and which rows of them. Read by nobody through the API; the functions of a pull '
  'ask private.collections_of.';
comment on column private.scope_collections.kind is 'Of scope: public, me, event or team.';
comment on column private.scope_collections.place is 'Where it stands in an answer, which a device takes from the first to the last.';
comment on column private.scope_collections.source is 'A projection, or a function that opens one. $1 is the scope''s id.';
comment on column private.scope_collections.belongs is 'Which rows r of it are in the scope, as SQL. $1 is the scope''s id.';
alter table private.scope_collections enable row level security; -- no policy: definer functions only

-- The collections of a kind of scope, for the functions of a pull, which run as the caller.
create function private.collections_of(kind text) returns setof private.scope_collections
language plpgsql stable security definer rows 5 set search_path = '' as $$
begin
  return query select * from private.scope_collections c where c.kind = collections_of.kind order by c.place;
end $$;

-- A collection of many kinds is a union of projections of one shape: what rows are found by stands in columns, what a
-- kind has beside them in `data`.
create table private.record_sources (
  source     text primary key,
  collection text not null
);
comment on table private.record_sources is
  'The projections that a collection of many kinds is a union of. Read by nobody through the API; '
  'private.write_record_views reads it when a database is migrated.';
comment on column private.record_sources.source is 'The projection of one kind.';
alter table private.record_sources enable row level security; -- no policy: migrations only

-- For arenas, teams and patches: a row that is no longer listed departs from the public scope.
create function private.leave_public() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := old.deleted_at is null and coalesce((to_jsonb(old) ->> 'is_active')::boolean, true);
  is_ boolean := tg_op <> 'DELETE' and new.deleted_at is null and coalesce((to_jsonb(new) ->> 'is_active')::boolean, true);
begin
  if was and not is_ then perform private.departs('public', tg_table_name, old.id, coalesce(new.rev, old.rev)); end if;
  perform private.poke('public');
  return null;
end $$;

-- Departures, ninety days: a device that was away for longer finds what is left over by its digest (sync.md
-- case 12).
create function private.forget_departures() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.departures where (scope, collection, id) in (
    select scope, collection, id from private.departures where departed_at < now() - interval '90 days' limit 5000);
  get diagnostics n = row_count;
  return n;
end $$;

-- Pokes: "something changed here", no data. Lost pokes cost a minute, never a row.
create function private.poke(topic text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Once a topic a transaction, so that a batch of 200 writes is one poke. People are not remembered: an event
  -- of 5,000 would make a list that is searched 5,000 times.
  if topic not like 'user:%' then
    if position('|' || topic || '|' in coalesce(current_setting('qg.poked', true), '')) > 0 then return; end if;
    perform set_config('qg.poked', coalesce(current_setting('qg.poked', true), '') || '|' || topic || '|', true);
  end if;
  perform realtime.send('{}'::jsonb, 'poke', topic, topic <> 'public');
end $$;

-- What was done after the copy is lost. A device that did it says by name what its receipts name and the ledger does not
-- (sync/SPEC.md [P13]); a device that was emptied since can't, and nothing here says who did something for the first
-- time after the copy. So everybody who has an account is told, once, since when something may be lost.
create function private.tell_restored(epoch uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_all(array(select p.id from public.profiles p), 'database_restored', '/profile?tab=eventos',
    jsonb_build_object('when', to_char(private.restored_to() at time zone 'America/Sao_Paulo', 'DD/MM HH24:MI')),
    'database_restored:' || epoch);
end $$;

-- The last step of any restore. Transaction ids and versions start again there, so cursors and departures
-- are void, and a row stamped by the old cluster would sort behind everything the new one writes.
create function private.start_new_epoch() returns uuid
language plpgsql security definer set search_path = '' as $$
declare fresh uuid := gen_random_uuid(); stamped regclass;
begin
  update private.sync_meta set epoch = fresh,
    restored_to = greatest((select max(m.created_at) from private.sync_mutations m), (select max(p.created_at) from public.profiles p))
    where only_row;
  delete from private.departures where true; -- hosted refuses a delete without a where
  -- an outcome says since when its rows can be read, in the ids of this cluster
  update private.sync_mutations set xid = pg_current_xact_id()::text::bigint where true;
  -- every table that is stamped, from the catalog: one that is forgotten would sort behind all that is new
  for stamped in select g.tgrelid from pg_trigger g where g.tgfoid = 'private.stamp()'::regprocedure order by g.tgrelid::regclass::text loop
    execute format('update %s set rev = rev where true', stamped);
  end loop;
  perform private.tell_restored(fresh);
  return fresh;
end $$;
