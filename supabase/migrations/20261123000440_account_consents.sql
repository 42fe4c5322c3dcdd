-- What a person agreed to when the account was made: the terms of that day, and being of age. It is asked once. Older
-- accounts have no row here and lose nothing.
create table private.account_consents (
  user_id    uuid primary key references public.profiles on delete cascade,
  terms      text not null check (terms ~ '^\d{4}-\d{2}-\d{2}$'),
  agreed_at  timestamptz not null default now()
);
comment on table private.account_consents is
  'That a person said at sign-up to be 18 or older and to accept the terms. Read by nobody through the '
  'API; that person''s export has it.';
comment on column private.account_consents.terms is 'The day of the terms and of the privacy policy that were shown.';
comment on column private.account_consents.agreed_at is 'By the clock of the server.';
alter table private.account_consents enable row level security; -- no policy: only definer functions read it

-- Anybody can send anything as data of a sign-up. As in create_profile, an invalid value never prevents the account.
create function private.keep_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.account_consents (user_id, terms)
  select new.id, new.raw_user_meta_data ->> 'terms'
  where new.raw_user_meta_data ->> 'terms' ~ '^\d{4}-\d{2}-\d{2}$';
  return null;
end $$;
-- Triggers of one table fire by name: this one comes after create_profile, which makes the row it refers to.
create trigger keep_consent after insert on auth.users
  for each row execute function private.keep_consent();
revoke all on function private.keep_consent() from public;
