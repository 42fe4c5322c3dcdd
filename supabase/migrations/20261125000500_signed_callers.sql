-- A function calls back with its caller's token, but from its own address: without this, all people who use functions
-- would share one budget. So a function hands the address on, and signs it.

-- The key of these signatures. Only the functions ask for it, with the service role.
create function private.caller_key() returns bytea
language sql stable set search_path = '' as $$
  select decode(private.keyed_hash('the addresses of callers'), 'hex')
$$;

create function public.get_caller_key() returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.caller_key(), 'hex')
$$;
grant execute on function public.get_caller_key() to service_role;

-- The address in '<address> <Unix time, seconds> <signature>', or null if it is not signed, or older than five minutes.
-- Hashed twice, because one hash of a key and a text can be continued by somebody who does not know the key.
create function private.signed_caller(said text) returns text
language sql stable set search_path = '' as $$
  select part[1] from regexp_match(said, '^([0-9a-fA-F.:/]{2,49}) (\d{10}) ([0-9a-f]{64})$') part
  where abs(extract(epoch from now()) - part[2]::bigint) < 300
    and part[3] = encode(sha256(private.caller_key() || sha256(private.caller_key()
      || convert_to(part[1] || ' ' || part[2], 'UTF8'))), 'hex')
$$;

-- The caller's address as a function or the gateway reports it, or null. Only the last entry of x-forwarded-for comes
-- from the gateway. Earlier entries come from the caller, who can write anything there.
create or replace function private.client_ip() returns text
language sql stable set search_path = '' as $$
  select coalesce(private.signed_caller(h ->> 'x-qg-caller'), h ->> 'cf-connecting-ip', h ->> 'x-real-ip',
    trim(split_part(h ->> 'x-forwarded-for', ',', -1)))
  from private.request_headers() h
$$;
