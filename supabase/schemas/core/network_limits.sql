-- Accounts are nearly free, so what young ones publish is also limited by network address [hole R1]. An account is
-- young for seven days. Registering, joining and check-in are not counted: a whole field has one address.

create table private.network_accounts (
  network text not null check (network ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users on delete cascade,
  since   timestamptz not null default now(),
  primary key (network, user_id)
);
comment on table private.network_accounts is
  'Young accounts that published something, by network address; deleted when the account is seven days old. Read by '
  'nobody through the API; each person finds their own in the export of their data.';
comment on column private.network_accounts.network is 'private.keyed_hash of the address.';
create index network_accounts_user on private.network_accounts (user_id);
alter table private.network_accounts enable row level security; -- no policy: only definer functions read it

create table private.network_uses (
  network text not null check (network ~ '^[0-9a-f]{64}$'),
  what    text not null references private.quotas,
  day     date not null,
  used    integer not null check (used > 0),
  primary key (network, what, day)
);
comment on table private.network_uses is
  'How much of a quota all young accounts of a network address have used on a day. Read by nobody through the API.';
comment on column private.network_uses.network is 'private.keyed_hash of the address.';
comment on column private.network_uses.day is 'In America/Sao_Paulo.';
create index network_uses_day on private.network_uses (day);
create index network_uses_what on private.network_uses (what);
alter table private.network_uses enable row level security; -- no policy: only definer functions read it

-- Records that the person publishes from the caller's address, and holds its lock until the commit, so that
-- simultaneous pushes of one address wait for each other. Null, and the account's own limits are the only ones: for an
-- account that is older, for an administrator, and where the address is not known. A loopback address is none: it is
-- this machine's, or a proxy's that says nothing about its callers, and then everybody would share one account's room.
-- @returns the hash of the address
create function private.enter_network(me uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare address text := private.client_network(); hash text;
begin
  if address is null or address ~ '^127\.' or address = '::/64' then return null; end if;
  if not exists (select from public.profiles p where p.id = me and p.created_at > now() - interval '7 days')
     or private.is_admin() then return null; end if;
  hash := private.keyed_hash('published from ' || address); -- other than in asked_numbers, so that they can't be joined
  perform pg_advisory_xact_lock(hashtextextended('published from ' || hash, 0));
  insert into private.network_accounts (network, user_id) values (hash, me) on conflict do nothing;
  return hash;
end $$;

create function private.young_accounts_of(hash text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.user_id from private.network_accounts a join public.profiles p on p.id = a.user_id
  where a.network = hash and p.created_at > now() - interval '7 days'
$$;

-- What the young accounts of one address may have in the public scope together: as much as one account, with the
-- descriptions of their teams and arenas. Refuses network_full, a code of its own: unlike daily_limit it promises nothing
-- for tomorrow. There is more room when the account is seven days old, or when something of these accounts ends or is
-- deleted.
create function private.check_network_room(hash text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare people uuid[] := array(select private.young_accounts_of(hash)); events integer; bytes bigint;
begin
  select count(*), coalesce(sum(octet_length(e.briefing)), 0) into events, bytes from public.airsoft_events e
    where e.created_by = any (people) and e.is_public and e.deleted_at is null and e.date >= private.window_from();
  bytes := bytes
    + (select coalesce(sum(octet_length(t.description)), 0) from public.teams t
         where t.captain_id = any (people) and t.deleted_at is null)
    + (select coalesce(sum(octet_length(a.description)), 0) from public.arenas a
         where a.created_by = any (people) and a.deleted_at is null);
  if events > 100 or bytes > 400000 then perform private.refuse('network_full'); end if;
end $$;

create function private.check_description() returns trigger
language plpgsql security definer set search_path = '' as $$
declare network text := private.enter_network((select auth.uid()));
begin
  if network is not null then perform private.check_network_room(network); end if;
  return null;
end $$;

-- The public list, which every phone stores, has an end [hole R1]: this many events and bytes of briefings for young
-- accounts, twice as many for all.
create function private.public_list_limits() returns table (events integer, bytes bigint)
language sql immutable set search_path = '' as $$
  select 6000, 8000000::bigint
$$;

-- Whether the list has room for what the person published in this transaction. The count reads a partial index of airsoft_events,
-- and no more than one event beyond the last limit. A counter would be one row on which everybody who publishes waits,
-- and it could not know of the events that leave the list each midnight. Nobody waits here, so simultaneous pushes can
-- exceed the limit by a few. At four fifths of the first limit administrators are notified, once. Refuses
-- public_list_full.
create function private.check_public_list(me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare most record; events integer; bytes bigint; times integer := 2; administrators uuid[];
begin
  select * into most from private.public_list_limits();
  select count(*), coalesce(sum(x.briefing), 0) into events, bytes from (
    select octet_length(e.briefing) as briefing from public.airsoft_events e
    where e.is_public and e.deleted_at is null and e.date >= private.window_from()
    limit 2 * most.events + 1) x;
  if events * 5 < most.events * 4 and bytes * 5 < most.bytes * 4 then return; end if;
  if exists (select from public.profiles p where p.id = me and p.created_at > now() - interval '7 days') then times := 1; end if;
  if (events > times * most.events or bytes > times * most.bytes) and not private.is_admin() then
    perform private.refuse('public_list_full');
  end if;
  administrators := array(select r.user_id from public.user_roles r where r.role = 'admin');
  perform private.notify_all(administrators, 'public_list_filling', '/events', '{}', 'public_list_filling');
end $$;

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('public_list_filling', 'pt-BR', 'A lista pública está enchendo', 'A lista de eventos passou de quatro quintos do limite. Confira se há eventos falsos.'),
  ('public_list_filling', 'en', 'The public list is filling up', 'The list of events passed four fifths of its limit. Check whether there are false events.'),
  ('public_list_filling', 'es', 'La lista pública se está llenando', 'La lista de eventos pasó de cuatro quintos de su límite. Revisa si hay eventos falsos.');
