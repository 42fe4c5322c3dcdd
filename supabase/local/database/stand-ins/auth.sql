-- What Supabase Auth keeps in the database, and its functions for policies, for a database without it:
-- the embedded backend's and the SQL tests'. Re-runnable. Run before platform.sql.

create schema if not exists auth;

create table if not exists auth.users (
  id                 uuid primary key,
  aud                varchar default 'authenticated',
  role               varchar default 'authenticated',
  email              varchar unique,
  phone              text,
  encrypted_password varchar,
  email_confirmed_at timestamptz,
  recovery_token     varchar,
  recovery_sent_at   timestamptz,
  last_sign_in_at    timestamptz,
  raw_app_meta_data  jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  is_anonymous       boolean not null default false,
  banned_until       timestamptz,
  deleted_at         timestamptz,
  created_at         timestamptz default now(),
  updated_at         timestamptz default now()
);
create index if not exists users_recovery_token on auth.users (recovery_token);

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
