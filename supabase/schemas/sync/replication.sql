-- Replication: how changed rows and removed rows reach the devices.
-- sync_xid is only for the order of reading, that is for the cursor. It does not say which version is newer: a
-- transaction with a lower xid can change a row after one with a higher xid.
-- rev does: it is the row's own version number, for comparing versions, for digests and for finding conflicting
-- edits.

create function private.stamp() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.sync_xid := pg_current_xact_id()::text::bigint;
  new.rev := case when tg_op = 'UPDATE' then old.rev + 1 else 1 end;
  return new;
end $$;

-- The epoch changes after any restore. Transaction ids start again there, so no earlier cursor is valid.
create table private.sync_meta (
  only_row boolean primary key default true check (only_row),
  epoch    uuid not null default gen_random_uuid(),
  restored_to timestamptz
);
comment on table private.sync_meta is
  'The epoch of the database; the table has one row. Read by nobody through the API. A pull gives everybody the '
  'epoch. After a restore, a device with unsettled mutations also gets the time of the backup.';
comment on column private.sync_meta.restored_to is
  'The time of the backup that was restored last: all of its content is older.';

alter table private.sync_meta enable row level security; -- no policy: only definer functions read it

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

-- One number for (id, rev). The device computes the same: parseInt(last 8 hex digits) + rev. A digest is the sum of
-- these numbers. Outdated rows all make the sum smaller, so they can't cancel each other out.
create function private.row_hash(id uuid, rev bigint) returns bigint
language sql immutable set search_path = '' as $$
  select ('x' || right(id::text, 8))::bit(32)::bigint + rev
$$;

-- First day of the public scope (Spec 1 §9): events from 15 days ago on, by the date in America/Sao_Paulo.
create function private.window_from() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Sao_Paulo')::date - 15
$$;

-- A departure says that a row left a scope: it was deleted, made private, or became too old. It holds no data.
-- Without it a device would keep the row until the next digest.
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
  'A row that left a scope, so that devices remove it. Read by nobody through the API; a pull returns those of a '
  'scope to a person who may pull that scope.';
comment on column private.departures.scope is 'public, me:<user id>, event:<id> or team:<id>.';
comment on column private.departures.rev is 'The rev of the row when it left. Devices remove copies up to this rev.';
create index departures_at on private.departures (departed_at);
create index departures_scope_xid on private.departures (scope, sync_xid, id);

alter table private.departures enable row level security; -- no policy: only definer functions read it

-- The departure's sync_xid must not be lower than that of any version of the row. Otherwise a device that received
-- the row in an answer may have read past the departure already, and would never delete the row. So it gets the
-- highest transaction id that is in use. A device can't miss it, because no cursor moves past the id of an open
-- transaction.
create function private.departs(scope text, collection text, id uuid, rev bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.departures values (scope, collection, id, greatest(pg_current_xact_id()::text::bigint,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1), rev)
  on conflict on constraint departures_pkey do update
    set sync_xid = excluded.sync_xid, rev = excluded.rev, departed_at = excluded.departed_at
$$;

-- Which collections belong to which kind of scope. Pages, digests, manifests and rows are all made from this table.
-- Each topic inserts its lines beside its projections. written.sql then generates the functions that depend on them. A later migration that inserts or changes a line calls private.write_sync() again.
create table private.scope_collections (
  kind       text not null,
  collection text not null,
  place      integer not null,
  source     text not null,
  scope_id   text,
  belongs    text not null default 'true',
  holds      text not null generated always as (coalesce(scope_id || ' = $1 and ', '') || '(' || belongs || ')') stored,
  counts     text[],
  primary key (kind, collection),
  unique (kind, place)
);
comment on table private.scope_collections is
  'Which collections a scope has, and which rows of them. Read by nobody through the API; the functions of a pull '
  'call private.collections_of.';
comment on column private.scope_collections.kind is 'The kind of the scope: public, me, event or team.';
comment on column private.scope_collections.place is
  'The position in an answer. A device applies the collections of an answer in this order.';
comment on column private.scope_collections.source is 'A projection, or a function that opens one. $1 is the scope''s id.';
comment on column private.scope_collections.scope_id is
  'The id of the scope that a row r of it is in, as SQL. Null where the scope has none, or other rows than its own.';
comment on column private.scope_collections.belongs is
  'Which of these rows r are in the scope, as SQL. $1 is the scope''s id.';
comment on column private.scope_collections.holds is 'Both together: the rows r of one scope.';
comment on column private.scope_collections.counts is
  'Columns that travel alone where nothing else of a row has changed. The projection then has facts_rev and facts_xid.';
alter table private.scope_collections enable row level security; -- no policy: only definer functions read it

-- The collections of one kind of scope. The functions of a pull run as the caller, who may not read the table.
create function private.collections_of(kind text) returns setof private.scope_collections
language plpgsql stable security definer rows 5 set search_path = '' as $$
begin
  return query select * from private.scope_collections c where c.kind = collections_of.kind order by c.place;
end $$;

-- A collection with several kinds of rows is a union of views with the same columns. The columns by which rows are
-- selected are columns of their own; what else a kind has stands in `data`.
create table private.record_sources (
  source     text primary key,
  collection text not null
);
comment on table private.record_sources is
  'The projections that a collection of many kinds is a union of. Read by nobody through the API; '
  'private.write_record_views reads it when a database is migrated.';
comment on column private.record_sources.source is 'The projection of one kind.';
alter table private.record_sources enable row level security; -- no policy: only migrations read it

-- For arenas, teams and patches: when a row is no longer listed, it departs from the public scope.
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

-- Keeps departures for ninety days. A device that was offline longer finds the removed rows by the digest (case 12).
create function private.forget_departures() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.departures where (scope, collection, id) in (
    select scope, collection, id from private.departures where departed_at < now() - interval '90 days' limit 5000);
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_departures', '10 minutes', '*/10 * * * *');

-- A poke says "something changed here", without data. If a poke is lost, the device learns of the change a minute
-- later.
create function private.poke(topic text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- One poke per topic and transaction, so that a batch of 200 writes makes one. Topics of people are not remembered:
  -- an event of 5,000 people would make a list that is searched 5,000 times.
  if topic not like 'user:%' then
    if position('|' || topic || '|' in coalesce(current_setting('qg.poked', true), '')) > 0 then return; end if;
    perform set_config('qg.poked', coalesce(current_setting('qg.poked', true), '') || '|' || topic || '|', true);
  end if;
  perform realtime.send('{}'::jsonb, 'poke', topic, topic <> 'public');
end $$;

-- Triggers of tables whose rows belong to an event or a person, and are records of it.

create function private.poke_its_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id);
  return null;
end $$;

create function private.poke_its_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('user:' || new.user_id);
  return null;
end $$;

create function private.leave_its_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('event:' || old.event_id, 'event_records', old.id, coalesce(new.rev, old.rev));
  return null;
end $$;

create function private.leave_its_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('me:' || u.id, 'my_records', old.id, old.rev)
  from auth.users u where u.id = old.user_id; -- without a user the account was deleted, and its scope with it
  return null;
end $$;

-- Tells everybody with an account once that actions since the backup may be lost. A device finds its own lost actions
-- by its receipts (sync/SPEC.md [P13]). But a device whose data was deleted since has no receipts, and the server
-- can't know who acted after the backup.
create function private.tell_restored(epoch uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_all(array(select p.id from public.profiles p), 'database_restored', '/profile?tab=eventos',
    jsonb_build_object('when', to_char(private.restored_to() at time zone 'America/Sao_Paulo', 'DD/MM HH24:MI')),
    'database_restored:' || epoch);
end $$;

-- The last step of any restore. Transaction ids and versions start again there, so cursors and departures are
-- invalid. A row with an id of the old cluster would sort after all new rows, so every row is stamped again.
create function private.start_new_epoch() returns uuid
language plpgsql security definer set search_path = '' as $$
declare fresh uuid := gen_random_uuid(); stamped regclass;
begin
  update private.sync_meta set epoch = fresh,
    restored_to = greatest((select max(m.created_at) from private.sync_mutations m), (select max(p.created_at) from public.profiles p))
    where only_row;
  delete from private.departures where true; -- hosted Supabase refuses a delete without `where`
  -- the ledger names the transaction from which on an outcome can be read: it must be one of this cluster
  update private.sync_mutations set xid = pg_current_xact_id()::text::bigint where true;
  -- all tables with a stamp trigger, from the catalog, so that none can be forgotten
  for stamped in select g.tgrelid from pg_trigger g where g.tgfoid = 'private.stamp()'::regprocedure order by g.tgrelid::regclass::text loop
    execute format('update %s set rev = rev where true', stamped);
  end loop;
  perform private.tell_restored(fresh);
  return fresh;
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('database_restored', 'pt-BR', 'O servidor foi restaurado', 'O que você fez depois de {when} pode ter se perdido. Confira suas inscrições e eventos.'),
  ('database_restored', 'en', 'The server was restored', 'What you did after {when} may be lost. Check your registrations and events.'),
  ('database_restored', 'es', 'El servidor fue restaurado', 'Lo que hiciste después de {when} puede haberse perdido. Revisa tus inscripciones y eventos.');

grant execute on function private.epoch(), private.restored_to(), private.row_hash(uuid, bigint),
  private.window_from(), private.collections_of(text) to anon, authenticated;
