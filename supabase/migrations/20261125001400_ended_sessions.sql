-- What ends with a session, and what asks for a new one (relatives.md R4).

-- A new password ends the sessions of whoever knew the old one. Their phones' push messages end with them; a phone that
-- stays signed in, or signs in again, registers itself anew (src/app/worker/push-language.ts).
create function private.end_devices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_devices where user_id = new.id;
  return null;
end $$;
create trigger end_devices after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password) execute function private.end_devices();

-- Whether this session began in the last ten minutes: a stolen token alone deletes nothing. Not every database has this
-- table (as in private.last_seen).
create function private.signed_in_lately() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare lately boolean;
begin
  if to_regclass('auth.sessions') is null then return true; end if;
  execute 'select exists (select from auth.sessions s where s.id::text = $1 and s.user_id = $2 and s.created_at > now() - interval ''10 minutes'')'
    into lately using auth.jwt() ->> 'session_id', auth.uid();
  return lately;
end $$;

create or replace function private.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); reason text;
begin
  if me is null then perform private.refuse_anonymous(); end if;
  if not private.signed_in_lately() then perform private.refuse('sign_in_again'); end if;
  perform from public.profiles where id = me for update; -- of two requests at the same time, the second finds no profile
  if not found then perform private.refuse_anonymous(); end if;
  reason := private.why_not_delete(me);
  if reason is not null then perform private.refuse(reason); end if;
  perform private.delete_account(me);
end $$;
