-- What is not needed any more goes (security.md §5.12, LGPD). Each function is a job: it does a limited amount,
-- so that no transaction is long, says how much, and is called again.

-- Numbers, who invited whom and experience of games that were sixty days ago. Who took part stays: name, team,
-- class, and that it was me. A game that was put off without a day is still to come, for a year.
create function private.shred_contacts() returns integer
language plpgsql security definer set search_path = '' as $$
declare done uuid[];
begin
  select array_agg(operator_id) into done from (
    select c.operator_id from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and (c.whatsapp is not null or c.invited_by is not null or c.experience is not null)
    limit 2000) due;
  if done is null then return 0; end if;
  update public.operator_contacts set whatsapp = null, invited_by = null, experience = null where operator_id = any (done);
  -- the projection shows the contact: the row is a new version, and devices forget it too
  update public.operators set whatsapp_masked = null where id = any (done);
  return cardinality(done);
end $$;

-- When somebody was last seen, as far as the tables that are emptied here know. Others say more:
-- private.last_seen.
create table private.account_activity (
  user_id    uuid primary key references auth.users on delete cascade,
  seen_at    timestamptz not null,
  noticed_at timestamptz                         -- told that the account will go
);
create index account_activity_noticed on private.account_activity (noticed_at) where noticed_at is not null;
alter table private.account_activity enable row level security; -- no policy: definer functions only

-- The ledger, thirty days: a replay that comes later finds the ids of its rows taken.
create function private.forget_mutations() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  with old as (
    delete from private.sync_mutations where (user_id, id) in (
      select user_id, id from private.sync_mutations where created_at < now() - interval '30 days' limit 5000)
    returning user_id, created_at),
  seen as (
    insert into private.account_activity (user_id, seen_at) select user_id, max(created_at) from old group by 1
    on conflict on constraint account_activity_pkey do update
      set seen_at = greatest(private.account_activity.seen_at, excluded.seen_at))
  select count(*) into n from old;
  return n;
end $$;

-- Departures, ninety days: a device that was away for longer finds what is left over by its digest (sync.md
-- case 12).
create function private.forget_departures() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.departures where (scope, collection, id) in (
    select scope, collection, id from private.departures where departed_at < now() - interval '90 days' limit 5000);
  get diagnostics n = row_count;
  return n;
end $$;

create function private.forget_access_log() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from private.access_log where at < now() - interval '365 days';
  get diagnostics n = row_count;
  return n;
end $$;
