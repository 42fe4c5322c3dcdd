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

-- Mails that wait for the mail server (supabase/local/mail/mailbox.ts). Hosted Supabase sends its own.
create table if not exists auth.mail_queue (
  id         uuid primary key default gen_random_uuid(),
  recipient  text not null,
  template   text not null,
  said       jsonb not null default '{}',
  attempts   integer not null default 0,
  not_before timestamptz not null default now(),
  ends_at    timestamptz not null default now() + interval '1 day'
);
create index if not exists mail_queue_not_before on auth.mail_queue (not_before);

-- What happened to an account is told to its address, whichever way it happened; not of an account of today, which
-- anybody can make with somebody else's address, nor of one that was never confirmed. A link that waits is dead by then.
create or replace function auth.tell_by_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.mail_queue where recipient = old.email and template in ('recovery', 'confirmation');
  if old.created_at < now() - interval '1 day' then
    insert into auth.mail_queue (recipient, template)
    values (old.email, case tg_op when 'DELETE' then 'account_deleted' else 'password_changed' end);
  end if;
  return null;
end $$;
create or replace trigger tell_new_password after update of encrypted_password on auth.users for each row
  when (old.email is not null and old.encrypted_password is distinct from new.encrypted_password)
  execute function auth.tell_by_mail();
create or replace trigger tell_deletion after delete on auth.users for each row
  when (old.email is not null and old.email_confirmed_at is not null) execute function auth.tell_by_mail();
