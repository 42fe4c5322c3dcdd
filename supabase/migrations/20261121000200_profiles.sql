-- A profile is a person with an account. The number lives apart, in profile_contacts: a row policy
-- can't hide a column, and on the embedded backend grants do not hold (security.md F1).
create table public.profiles (
  id                  uuid primary key references auth.users on delete cascade,
  name                text not null check (length(name) between 2 and 100),
  team                text check (length(team) <= 100),
  avatar_url          text check (private.url_ok(avatar_url)),
  operator_experience text check (operator_experience in ('iniciante', 'intermediario', 'experiente', 'veterano')),
  operator_classes    text[] not null default '{}'
    check (operator_classes <@ array['assaulter', 'support', 'sniper', 'medic', 'breacher', 'recon']),
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  sync_xid            bigint not null default 0,
  rev                 bigint not null default 1
);
comment on column public.profiles.operator_experience is
  'Profile scale (Spec 1 §3): iniciante 0-6 months, intermediario 6-24 months, experiente 2-5 years, veterano 5+ years.';
create trigger stamp before insert or update on public.profiles
  for each row execute function private.stamp();

alter table public.profiles enable row level security;
create policy profiles_select_self on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
-- No insert, update or delete policy: the sign-up trigger and the mutations write.

create table public.profile_contacts (
  user_id     uuid primary key references public.profiles on delete cascade,
  whatsapp    text not null check (whatsapp ~ '^\d{10,15}$'),
  verified_at timestamptz
);
comment on column public.profile_contacts.whatsapp is 'Digits only, with country code.';
-- An unverified sign-up must not block the number's owner (security.md T5).
create unique index profile_contacts_verified_whatsapp on public.profile_contacts (whatsapp)
  where verified_at is not null;
alter table public.profile_contacts enable row level security;
create policy profile_contacts_select_self on public.profile_contacts for select to authenticated
  using (user_id = (select auth.uid()));

-- The replica sees profile and contact as one row, so a change of the number must change its rev.
create function private.touch_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set updated_at = now() where id = new.user_id;
  return null;
end $$;
create trigger touch_profile after insert or update on public.profile_contacts
  for each row execute function private.touch_profile();

-- Sign-up data is what the person typed into a public form: only name and whatsapp are read, each
-- checked, and a bad one never blocks the account (security.md T9). What is no part of a name is left out: a captain
-- reads it in a message of ours.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given_name text := left(btrim(regexp_replace(regexp_replace(normalize(new.raw_user_meta_data ->> 'name', nfc),
    '\s+', ' ', 'g'), private.no_name(), '', 'g')), 100);
  number     text := private.normalize_whatsapp(new.raw_user_meta_data ->> 'whatsapp');
begin
  insert into public.profiles (id, name)
  values (new.id, case when length(given_name) >= 2 then given_name else 'Operador' end);
  if number is not null then
    insert into public.profile_contacts (user_id, whatsapp) values (new.id, number);
  end if;
  return null;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
