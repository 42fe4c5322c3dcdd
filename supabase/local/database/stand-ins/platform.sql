-- What hosted Supabase has before the first migration, besides its Auth (auth.sql).
-- Re-runnable: the embedded backend runs it on every start. Schema auth exists already.

do $$
declare wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit %s', wanted,
                     case when wanted = 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$;

grant usage on schema public to anon, authenticated, service_role;
-- auth.uid() needs it when called by an invoker function (finding F9); hosted has it.
grant usage on schema auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
do $$
begin
  if exists (select from pg_available_extensions where name = 'pgcrypto') then
    create extension if not exists pgcrypto with schema extensions;
  end if;
end $$;

-- Realtime: policies on realtime.messages decide who may join a private topic; realtime.topic() is
-- the requested topic.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  id          uuid not null default gen_random_uuid(),
  topic       text not null,
  extension   text not null,
  payload     jsonb,
  event       text,
  private     boolean default false,
  inserted_at timestamp not null default now(),
  updated_at  timestamp not null default now(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;
-- The only message in the table: whoever may read it may listen to the requested topic. Hosted
-- inserts one and rolls it back at every check.
insert into realtime.messages (id, topic, extension, inserted_at)
values ('00000000-0000-0000-0000-000000000000', '', 'broadcast', 'epoch') on conflict do nothing;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Hosted writes the message to a table that the Realtime service follows. Here it is a
-- notification, which also arrives after the commit and never after a rollback. A notification
-- holds 8000 bytes, so a longer message is sent without its payload. That is enough for a poke,
-- because correctness depends on polling.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message text := json_build_object('payload', payload, 'event', event, 'topic', topic, 'private', private)::text;
begin
  if octet_length(message) > 7900 then
    message := json_build_object('payload', '{}'::jsonb, 'event', left(event, 100), 'topic', left(topic, 200),
                                 'private', private)::text;
  end if;
  perform pg_notify('qg_realtime', message);
end $$;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;

-- Storage: supabase/local/storage/storage.ts keeps the files; a policy on storage.objects decides
-- who may add one.
create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table if not exists storage.buckets (
  id                 text primary key,
  name               text not null unique,
  public             boolean default false,
  file_size_limit    bigint,
  allowed_mime_types text[],
  created_at         timestamptz default now(),
  updated_at         timestamptz default now()
);
alter table storage.buckets enable row level security;

create table if not exists storage.objects (
  id         uuid primary key default gen_random_uuid(),
  bucket_id  text references storage.buckets,
  name       text,
  owner_id   text,
  metadata   jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
