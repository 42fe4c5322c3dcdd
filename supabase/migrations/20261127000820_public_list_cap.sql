-- The public list, which every phone stores, has an end [hole R1]: this many events and bytes of briefings for young
-- accounts, twice as many for all.
create function private.public_list_limits() returns table (events integer, bytes bigint)
language sql immutable set search_path = '' as $$
  select 6000, 8000000::bigint
$$;

create index airsoft_events_listed on public.airsoft_events (date) where is_public and deleted_at is null;

-- Whether the list has room for what the person published in this transaction. The count reads the partial index above,
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

-- As before, and the room of the caller's network address and of the whole list. Refuses too_many_public_events,
-- network_limit and public_list_full.
create or replace function private.check_public_space(me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare network text := private.enter_network(me); events integer; bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('public events of ' || me, 0));
  select count(*), coalesce(sum(octet_length(e.briefing)), 0) into events, bytes from public.airsoft_events e
    where e.created_by = me and e.is_public and e.deleted_at is null and e.date >= private.window_from();
  if (events > 100 or bytes > 400000) and not private.is_admin() then perform private.refuse('too_many_public_events'); end if;
  if network is not null then perform private.check_network_room(network); end if;
  perform private.check_public_list(me);
end $$;
