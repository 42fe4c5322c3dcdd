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

-- As before, and young accounts of one address together create at most five times as many events, teams and arenas a
-- day as the one that asks. Refuses network_limit, with the quota's name as the field.
create or replace function private.spend_quota(me uuid, name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare q private.quotas; today date := (now() at time zone 'America/Sao_Paulo')::date; spent integer; since timestamptz;
  allowed integer; network text;
begin
  select x.* into q from private.mutation_quotas m join private.quotas x on x.what = m.what where m.mutation = name;
  if not found then return; end if;
  -- before the row of quota_uses, so that all pushes of one address lock in one order
  if q.what in ('events', 'teams', 'arenas') then network := private.enter_network(me); end if;
  insert into private.quota_uses as u (user_id, what, day, used) values (me, q.what, today, 1)
  on conflict on constraint quota_uses_pkey do update set used = u.used + 1 returning used into spent;
  -- most people stay below the lowest limit: the account's age is not read for them
  if spent <= q.first_day and network is null then return; end if;
  select p.created_at into since from public.profiles p where p.id = me;
  allowed := case when since > now() - interval '1 day' then q.first_day
                  when since > now() - interval '7 days' then q.first_week else q.later end;
  if spent > allowed and not private.is_admin() then perform private.refuse('daily_limit', q.what); end if;
  if network is null then return; end if;
  insert into private.network_uses as u (network, what, day, used) values (network, q.what, today, 1)
  on conflict on constraint network_uses_pkey do update set used = u.used + 1 returning used into spent;
  if spent > 5 * allowed then perform private.refuse('network_limit', q.what); end if;
end $$;

-- What the young accounts of one address may have in the public scope together: as much as one account, with the
-- descriptions of their teams and arenas. Refuses network_limit.
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
  if events > 100 or bytes > 400000 then perform private.refuse('network_limit'); end if;
end $$;

create function private.check_description() returns trigger
language plpgsql security definer set search_path = '' as $$
declare network text := private.enter_network((select auth.uid()));
begin
  if network is not null then perform private.check_network_room(network); end if;
  return null;
end $$;
create trigger check_description after insert or update of description on public.teams
  for each row when (new.description is not null and new.deleted_at is null) execute function private.check_description();
create trigger check_description after insert or update of description on public.arenas
  for each row when (new.description is not null and new.deleted_at is null) execute function private.check_description();

-- As before, and young accounts of one address together have room for three times as much as one account.
create or replace function private.picture_fits(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); size bigint := coalesce((metadata ->> 'size')::bigint, 0); pictures integer; bytes bigint;
  network text := private.enter_network(me);
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures of ' || me, 0));
  if not exists (select from public.profiles where id = me) then return false; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes from storage.objects o
    where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0');
  if pictures >= 200 or bytes + size > 100000000 then return false; end if;
  if network is null then return true; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes
    from private.young_accounts_of(network) p
    join storage.objects o on o.name operator(pg_catalog.~>=~) (p::text || '/') and o.name operator(pg_catalog.~<~) (p::text || '0');
  return pictures < 600 and bytes + size <= 300000000;
end $$;

-- As before, and what is counted by address.
create or replace function private.forget_quota_uses() returns integer
language plpgsql security definer set search_path = '' as $$
declare before date := (now() at time zone 'America/Sao_Paulo')::date - 1; n integer; of_networks integer; accounts integer;
begin
  delete from private.quota_uses where day < before;
  get diagnostics n = row_count;
  delete from private.network_uses where day < before;
  get diagnostics of_networks = row_count;
  delete from private.network_accounts a using public.profiles p
    where p.id = a.user_id and p.created_at <= now() - interval '7 days';
  get diagnostics accounts = row_count;
  return n + of_networks + accounts;
end $$;
