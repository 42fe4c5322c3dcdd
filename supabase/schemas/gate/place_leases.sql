-- A lease: free places of an event that one phone at the gate holds, so that it can let people in without a signal and
-- the event is not oversold. The places count as taken for everybody else (airsoft_events.places_offered). What is left
-- of them returns an hour after the start, or before if the phone gives it back or its person is staff no more.
create table public.place_leases (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  user_id    uuid not null references auth.users on delete cascade,
  device_id  uuid not null,
  places     integer not null,
  spent      integer not null default 0,
  ended_at   timestamptz,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint a_lease_has_places check (places between 1 and 5000),
  constraint no_more_spent_than_leased check (spent between 0 and places)
);
comment on table public.place_leases is
  'Free places that a phone of the check-in holds. Read by the organiser and by staff who accepted.';
comment on column public.place_leases.places is 'Including those that are spent.';
comment on column public.place_leases.spent is 'On people who came without a registration.';
create unique index place_leases_one_a_device on public.place_leases (event_id, device_id) where ended_at is null;
create index place_leases_sync on public.place_leases (event_id, sync_xid, id);
create index place_leases_user on public.place_leases (user_id);
create index place_leases_open on public.place_leases (event_id) where ended_at is null;
create trigger stamp before insert or update on public.place_leases
  for each row execute function private.stamp();

alter table public.place_leases enable row level security;
create policy place_leases_select_gate on public.place_leases for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids()));

create trigger leave_scopes after delete on public.place_leases
  for each row execute function private.leave_its_event();
create trigger leave_ended after update of ended_at on public.place_leases
  for each row when (new.ended_at is not null and old.ended_at is null) execute function private.leave_its_event();

create trigger poke after insert or update on public.place_leases
  for each row execute function private.poke_its_event();

-- A person who is staff no more holds nothing.
create function private.end_leases_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.place_leases set ended_at = now()
    where event_id = new.event_id and user_id = new.user_id and ended_at is null;
  return null;
end $$;
create trigger end_leases after update of deleted_at on public.event_staff
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.end_leases_of_staff();

-- An event that is moved, cancelled or deleted has no gate today.
create function private.end_leases_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is not null then
    delete from public.place_leases where event_id = new.id;
  else
    update public.place_leases set ended_at = now() where event_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger end_leases after update of status, date, time, deleted_at on public.airsoft_events
  for each row when ((new.status, new.date, new.time, new.deleted_at)
    is distinct from (old.status, old.date, old.time, old.deleted_at))
  execute function private.end_leases_of_event();

-- Replication ----------------------------------------------------------------------------------------

create view private.lease_records with (security_invoker = true) as
  select id, event_id, 'lease' as kind, jsonb_build_object('user_id', user_id, 'device_id', device_id, 'places', places,
         'spent', spent, 'created_at', created_at) as data, sync_xid, rev
  from public.place_leases where ended_at is null;
insert into private.record_sources (source, collection) values ('private.lease_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, what) values ('lease_places@1', 'event_edits');

-- {id, event_id, device_id, places}: from now on this device holds that many places, or as many as are free. Without
-- `places` it is what is free divided by the people at the gate, at least one; staff never get more than that. 0 gives
-- all of them back. `id` is the lease's, unless the device has one. From twelve hours before the start to an hour after
-- it. Refuses gate_not_open, event_past, event_cancelled, event_full, no_limit_of_places.
create function mutation."lease_places@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; l public.place_leases; lease uuid; device uuid; wanted integer; free integer; share integer;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'device_id', 'places']);
  lease := private.arg_uuid(args, 'id');
  device := private.arg_uuid(args, 'device_id');
  if args -> 'places' <> 'null' then wanted := private.arg_int(args, 'places', 0, 500); end if;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.max_op = 0 then perform private.refuse('no_limit_of_places'); end if;
  if now() < e.starts_at - interval '12 hours' then perform private.refuse('gate_not_open'); end if;
  if now() >= e.starts_at + interval '1 hour' then perform private.refuse('event_past'); end if;
  select * into l from public.place_leases x where x.event_id = e.id and x.device_id = device and x.ended_at is null;
  if l.user_id <> me then -- another account on this phone
    update public.place_leases x set ended_at = now() where x.id = l.id;
    select * into e from public.airsoft_events x where x.id = e.id;
    l := null;
  end if;
  free := e.max_op - e.operators_count - e.places_offered + coalesce(l.places - l.spent, 0);
  share := greatest(1, free / (1 + (select count(*) from public.event_staff s where s.event_id = e.id
    and s.deleted_at is null and s.accepted_at is not null)::int));
  wanted := case when e.created_by is not distinct from me then coalesce(wanted, share) else least(wanted, share) end;
  if wanted = 0 then
    update public.place_leases x set ended_at = now() where x.id = l.id;
    return jsonb_build_array(jsonb_build_array('event_records', coalesce(l.id, lease)), jsonb_build_array('airsoft_events', e.id));
  end if;
  if free <= 0 then perform private.refuse('event_full'); end if;
  wanted := least(wanted, free);
  if l.id is null then
    if exists (select from public.place_leases x where x.id = lease) then perform private.refuse('id_reused'); end if;
    insert into public.place_leases (id, event_id, user_id, device_id, places) values (lease, e.id, me, device, wanted);
  else
    lease := l.id;
    update public.place_leases x set places = x.spent + wanted where x.id = lease;
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', lease), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('lease_places@1', 'public.place_leases', 'id', 'event_records', 'r.user_id = $2');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.place_leases, private.lease_records to anon, authenticated;
