-- Who is signed in (supabase/local/auth/sessions.ts). Supabase Auth keeps it in tables of these names.
-- Re-runnable. Run after auth.sql.

create table if not exists auth.sessions (
  id           uuid primary key,
  user_id      uuid not null references auth.users on delete cascade,
  refreshed_at timestamp, -- without a time zone, as Supabase has it; UTC
  tag          text check (tag in ('recovery')), -- opened by a link in a mail
  created_at   timestamptz default now(),
  updated_at   timestamptz default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  id         text primary key,
  token      varchar not null unique,
  user_id    uuid not null,
  session_id uuid references auth.sessions on delete cascade,
  revoked    boolean default false,
  parent     varchar, -- the token that was given for it
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

-- Passkeys (supabase/local/auth/passkeys). Binary values are base64url, as they travel.
create table if not exists auth.webauthn_credentials (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references auth.users on delete cascade,
  credential_id text not null unique,
  public_key    text not null,
  sign_count    bigint not null,
  friendly_name text,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index if not exists webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table if not exists auth.webauthn_challenges (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid references auth.users on delete cascade, -- who makes a passkey; null: somebody signs in
  challenge  text not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index if not exists webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);
