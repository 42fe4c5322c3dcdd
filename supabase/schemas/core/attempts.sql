-- Attempts that are limited, who makes them, and the keys by which they are hashed.

-- The key of the hashes. Without a secret key, a hash of so few digits could be reversed by trying all numbers.
create table private.number_key (
  only_row boolean primary key default true check (only_row),
  key      bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
comment on table private.number_key is
  'The key with which numbers are hashed; the table has one row. Read by nobody through the API, and no function '
  'shows it.';
alter table private.number_key enable row level security; -- no policy: only definer functions read it
insert into private.number_key default values;
create function private.keyed_hash(given text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(k.key || convert_to(given, 'UTF8')), 'hex') from private.number_key k
$$;

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

-- The address in '<address> <Unix time, seconds> <signature>', or null if it is not signed, or older than five minutes.
-- Hashed twice: with a single hash of key and text, a stranger without the key could append to the text and compute the
-- hash of that (length extension).
create function private.signed_caller(said text) returns text
language sql stable set search_path = '' as $$
  select part[1] from regexp_match(said, '^([0-9a-fA-F.:/]{2,49}) (\d{10}) ([0-9a-f]{64})$') part
  where abs(extract(epoch from now()) - part[2]::bigint) < 300
    and part[3] = encode(sha256(private.caller_key() || sha256(private.caller_key()
      || convert_to(part[1] || ' ' || part[2], 'UTF8'))), 'hex')
$$;

-- One row per attempt at something that is limited, such as a code. The limit holds for every way of calling it.
create table private.attempts (
  id      uuid primary key default gen_random_uuid(),
  what    text not null check (what ~ '^[a-z_]{3,40}$'),
  subject text not null check (length(subject) between 1 and 100), -- a user id or a hash, never a phone number
  at      timestamptz not null default now()
);
comment on table private.attempts is
  'Attempts that are limited: one row for each, kept for two days. Read by nobody through the API.';
create index attempts_what_subject_at on private.attempts (what, subject, at);
create index attempts_at on private.attempts (at);
alter table private.attempts enable row level security; -- no policy: only definer functions read it

-- Counts an attempt, and says whether it is within the limit `at_most` per `period`. An attempt over the limit is not
-- counted. If the caller raises an error, the count is rolled back too. So a caller that must count failures returns
-- an answer instead.
create function private.take_turn(what text, subject text, at_most integer, period interval) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('attempts ' || take_turn.what || ' ' || take_turn.subject, 0));
  if (select count(*) from private.attempts a where a.what = take_turn.what and a.subject = take_turn.subject
        and a.at > now() - period) >= at_most then
    return false;
  end if;
  insert into private.attempts (what, subject) values (take_turn.what, take_turn.subject);
  return true;
end $$;

-- Null when it is not called through PostgREST.
create function private.request_headers() returns jsonb
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb
$$;

-- The caller's address as a function or the gateway reports it, or null. Only the last entry of x-forwarded-for comes
-- from the gateway. Earlier entries come from the caller, who can write anything there.
create function private.client_ip() returns text
language sql stable set search_path = '' as $$
  select coalesce(private.signed_caller(h ->> 'x-qg-caller'), h ->> 'cf-connecting-ip', h ->> 'x-real-ip',
    trim(split_part(h ->> 'x-forwarded-for', ',', -1)))
  from private.request_headers() h
$$;

-- The address whose requests are counted together, for all accounts behind it. An IPv6 address counts as its whole
-- network. Null when no gateway reports an address.
create function private.client_network() returns text
language plpgsql stable set search_path = '' as $$
declare ip inet;
begin
  ip := regexp_replace(private.client_ip(), '^::ffff:(?=\d+\.)', '')::inet;
  return case when family(ip) = 6 then network(set_masklen(ip, 64))::text else host(ip) end;
exception when invalid_text_representation then return null;
end $$;

-- A job. No limit looks back further than a day. @returns how many rows were deleted
create function private.forget_attempts() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.attempts where at < now() - interval '2 days';
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_attempts', '1 hour', '7 * * * *');

-- Each day has its own salt, so that a visitor can't be recognised the next day.
create table private.daily_salts (
  day  date primary key,
  salt text not null default gen_random_uuid() || ' ' || gen_random_uuid()
);
comment on table private.daily_salts is
  'The salt in the hashes of one day. It is deleted two days later; then nobody can compute these hashes again. '
  'Read by nobody through the API.';
comment on column private.daily_salts.day is 'In America/Sao_Paulo.';

alter table private.daily_salts enable row level security; -- no policy: only definer functions read it

-- A hash of the text that is different every day in Brasília.
create function private.hash_of_today(given text) returns text
language plpgsql volatile strict security definer set search_path = '' as $$
declare today date := private.today(); s text;
begin
  insert into private.daily_salts (day) values (today) on conflict do nothing;
  select salt into s from private.daily_salts where day = today;
  return encode(sha256(convert_to(s || ' ' || given, 'utf8')), 'hex');
end $$;

-- Visitors, addresses and counts of advertisements are those of one and the same day, the one in Brasília. With another
-- day for the hashes everybody could be counted twice in an evening.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/Sao_Paulo')::date
$$;
comment on function private.today() is 'The day on which events are, quotas are spent and advertisements are counted.';

-- With its key somebody could sign any address as theirs.
grant execute on function public.get_caller_key() to service_role;
