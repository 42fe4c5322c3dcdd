-- A refusal for the room that young accounts of one address share says so. Until now it was the code of the daily limit,
-- which promises tomorrow, and for a picture the code of a full account, which asks to delete one's own pictures.

-- As before, and refuses network_full: this room has no day. There is more when the account is seven days old, or when
-- something of these accounts ends or is deleted.
create or replace function private.check_network_room(hash text) returns void
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

-- Why the caller may not store a picture of this size now: not_allowed (the account is gone), storage_full (its own
-- limit), network_full; null when it fits. The limits and locks are those of picture_fits, which asks this.
create function private.picture_refusal(metadata jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); size bigint := coalesce((metadata ->> 'size')::bigint, 0); pictures integer; bytes bigint;
  network text := private.enter_network(me);
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures of ' || me, 0));
  if not exists (select from public.profiles where id = me) then return 'not_allowed'; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes from storage.objects o
    where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0');
  if pictures >= 200 or bytes + size > 100000000 then return 'storage_full'; end if;
  if network is null then return null; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes
    from private.young_accounts_of(network) p
    join storage.objects o on o.name operator(pg_catalog.~>=~) (p::text || '/') and o.name operator(pg_catalog.~<~) (p::text || '0');
  return case when pictures >= 600 or bytes + size > 300000000 then 'network_full' end;
end $$;

-- As before; the policy of storage.objects needs a yes or no.
create or replace function private.picture_fits(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.picture_refusal(metadata) is null;
end $$;
