-- What happened to a person at a station of the gate: the waiver, the chronograph, the payment, the armband. Like a
-- check-in it is a fact: rows are only added, never changed, and never refused for what they say. A later row with
-- `undoes` takes one back. Which row counts is computed, in src/domain/attendance/stations.ts: per station, and per
-- replica at the chronograph, the latest that was not taken back.
--
-- Exact in hundredths of a joule: the device computes the same with whole numbers (`joulesOf`).
create function private.joules(fps integer, bb_g numeric) returns numeric
language sql immutable set search_path = '' as $$
  select round(0.0005 * bb_g * (fps * 0.3048) * (fps * 0.3048), 2) -- products alone, which numeric does not round
$$;

create table public.station_records (
  id              uuid primary key,
  event_id        uuid not null references public.airsoft_events,
  operator_id     uuid not null,
  station         text not null check (station in ('waiver', 'chronograph', 'payment', 'armband')),
  undoes          uuid,
  signature       text check (signature ~ '^[ML0-9 ]+$' and length(signature) <= 4000),
  replica         text check (length(replica) between 1 and 40),
  fps             integer check (fps between 50 and 800),
  bb_g            numeric(3, 2) check (bb_g between 0.10 and 1.00),
  seal            text check (length(seal) between 1 and 20),
  joules          numeric generated always as (private.joules(fps, bb_g)) stored,
  method          text check (method in ('pix', 'cash', 'courtesy')),
  colour          text check (colour in ('yellow', 'blue', 'red', 'green', 'orange', 'pink', 'white', 'black')),
  event_team_id   uuid,
  recorded_at     timestamptz not null,
  clock_offset_ms bigint not null check (abs(clock_offset_ms) <= 3155760000000),
  happened_at     timestamptz not null,
  received_at     timestamptz not null default private.moment(),
  device_id       uuid not null,
  staff_id        uuid references auth.users on delete set null,
  staff_name      text not null check (length(staff_name) <= 100),
  flagged         boolean not null,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
  relayed_by      uuid references auth.users on delete set null,
  awaits_yes      boolean not null default false,
  constraint an_undo_says_nothing_else check (undoes is null
    or num_nonnulls(signature, replica, fps, bb_g, seal, method, colour, event_team_id) = 0),
  constraint a_station_fills_its_own_columns check (
    (signature is null or station = 'waiver')
    and (num_nonnulls(replica, fps, bb_g, seal) = 0 or station = 'chronograph')
    and (method is null or station = 'payment')
    and (num_nonnulls(colour, event_team_id) = 0 or station = 'armband')),
  constraint a_station_says_what_it_found check (undoes is not null or case station
    when 'chronograph' then num_nulls(fps, bb_g) = 0
    when 'payment' then method is not null
    when 'armband' then colour is not null
    else true end)
);
comment on table public.station_records is
  'What a station of the check-in found about a person. Read by the organiser and by staff who accepted. Deleted sixty days after the event.';
comment on column public.station_records.awaits_yes is
  'It counts for nothing until the organiser records the same, as with marks (check_ins.awaits_yes).';
comment on column public.station_records.relayed_by is
  'Who brought the record, until its maker''s phone has said the same or otherwise: another phone of the check-in.';
comment on column public.station_records.operator_id is
  'As the device sent it, no foreign key: a person who came without a registration may arrive after it.';
comment on column public.station_records.undoes is 'The record that this takes back; it may arrive later. An undo is not undone.';
comment on column public.station_records.signature is
  'Of the waiver, drawn on glass: the path of an SVG, 300 units wide. ''M0 0'': signed, and the strokes have not come from the '
  'phone that has them. Null: the waiver was ticked.';
comment on column public.station_records.replica is 'Which of the person''s replicas was measured.';
comment on column public.station_records.bb_g is 'The weight of the BB, grams.';
comment on column public.station_records.seal is 'The number of the seal that the replica got.';
comment on column public.station_records.joules is 'Energy at the muzzle, 0.5 m v2.';
comment on column public.station_records.event_team_id is 'For whose colour the armband is; no foreign key, as operator_id.';
comment on column public.station_records.recorded_at is 'By the device''s clock, as sent.';
comment on column public.station_records.clock_offset_ms is 'Server minus device at its last sync, milliseconds.';
comment on column public.station_records.happened_at is 'recorded_at corrected by clock_offset_ms. Records are ordered by it.';
comment on column public.station_records.staff_name is 'Who stood at the station, as it was then.';
comment on column public.station_records.flagged is
  'Happened and should not have: unknown or removed operator, cancelled event, a time to come, staff removed since, or '
  'brought as the record of somebody who did not help then.';
create index station_records_sync on public.station_records (event_id, sync_xid, id);
create index station_records_relayed_by on public.station_records (relayed_by);
create index station_records_operator on public.station_records (operator_id);
create index station_records_staff on public.station_records (staff_id);

-- The account of who stood there is deleted: so is their name.
create function private.unname_station_staff() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.staff_name := 'Conta excluída';
  return new;
end $$;
create trigger unname_staff before update of staff_id on public.station_records
  for each row when (old.staff_id is not null and new.staff_id is null) execute function private.unname_station_staff();
create trigger stamp before insert or update on public.station_records
  for each row execute function private.stamp();

alter table public.station_records enable row level security;
create policy station_records_select_gate on public.station_records for select to authenticated
  using (event_id in (select private.my_own_event_ids()) or event_id in (select private.my_staffed_event_ids()));

-- Triggers -------------------------------------------------------------------------------------------

create trigger poke after insert on public.station_records for each row execute function private.poke_its_event();

-- As marks are bounded (`bound_marks`): twenty records for each person who was ever on the list, and a hundred of people
-- whose registration comes later. Waiver, payment, armband and four replicas, each done twice, are fourteen.
create function private.bound_stations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.station_records r where r.event_id = new.event_id offset 99)
     or exists (select from public.station_records r where r.id = new.id) then
    return new;
  end if;
  if exists (select from public.station_records r where r.id = new.undoes and r.event_id = new.event_id and r.undoes is null)
     and not exists (select from public.station_records r where r.event_id = new.event_id and r.undoes = new.undoes) then
    return new;
  end if;
  if (select count(*) from public.station_records r where r.event_id = new.event_id)
     >= 100 + 20 * (select count(*) from public.operators o where o.event_id = new.event_id) then
    perform private.ask_to_wait(3600);
  end if;
  return new;
end $$;
create trigger bound_stations before insert on public.station_records for each row execute function private.bound_stations();

create trigger leave_scopes after delete on public.station_records
  for each row execute function private.leave_its_event();

-- A place whose account is deleted stays without a name, and without what the stations found.
create function private.delete_stations_of_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.station_records where operator_id = new.id;
  return null;
end $$;
create trigger delete_stations after update of user_id on public.operators
  for each row when (old.user_id is not null and new.user_id is null) execute function private.delete_stations_of_place();

create function private.delete_stations_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.station_records where event_id = new.id;
  return null;
end $$;
create trigger delete_stations after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.delete_stations_of_event();

-- Replication ----------------------------------------------------------------------------------------

-- `relayed_by` is only in the rows that have one. A row without the key means none.
create view private.station_event_records with (security_invoker = true) as
  select id, event_id, 'station' as kind, jsonb_build_object('operator_id', operator_id, 'station', station, 'undoes', undoes,
         'signature', signature, 'replica', replica, 'fps', fps, 'bb_g', bb_g, 'seal', seal, 'method', method,
         'colour', colour, 'event_team_id', event_team_id, 'recorded_at', recorded_at, 'clock_offset_ms', clock_offset_ms,
         'received_at', received_at, 'device_id', device_id, 'staff_id', staff_id, 'staff_name', staff_name,
         'flagged', flagged)
         || case when relayed_by is null then '{}' else jsonb_build_object('relayed_by', relayed_by) end
         || case when awaits_yes then '{"awaits_yes": true}' else '{}'::jsonb end as data, sync_xid, rev
  from public.station_records;
insert into private.record_sources (source, collection) values ('private.station_event_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

insert into private.row_quotas (relation, what) values ('public.station_records', 'gate');
insert into private.mutation_quotas (mutation, what) values ('record_station@1', 'gate');

-- {id, event_id, operator_id, station, undoes, signature, replica, fps, bb_g, seal, method, colour, event_team_id,
-- recorded_at, clock_offset_ms, device_id}. Who may record, and when, is as in check_in@1. Refuses id_reused.
-- If another phone has brought the record, its maker now replaces what that phone said, and adds the strokes of the
-- signature. That happens once: a record without a bearer is never changed again. A maker whose own records would wait
-- for the organiser's yes replaces nothing.
create function mutation."record_station@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; r public.station_records; waits boolean;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'operator_id', 'station', 'undoes', 'signature', 'replica', 'fps',
    'bb_g', 'seal', 'method', 'colour', 'event_team_id', 'recorded_at', 'clock_offset_ms', 'device_id']);
  r := private.station_from_args(args, private.arg_uuid(args, 'event_id'));
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  s := private.help_at(e, me, r.happened_at);
  waits := e.created_by is distinct from me and private.awaits_yes(s.deleted_at, null);
  update public.station_records x
    set (signature, replica, fps, bb_g, seal, method, colour, event_team_id, relayed_by)
      = (r.signature, r.replica, r.fps, r.bb_g, r.seal, r.method, r.colour, r.event_team_id, null)
    where not waits and x.id = r.id and x.event_id = e.id and x.staff_id = me and x.relayed_by is not null
      and x.operator_id = r.operator_id and x.station = r.station and x.undoes is not distinct from r.undoes;
  if found then
    perform private.poke('event:' || e.id);
  else
    if exists (select from public.station_records where id = r.id) then perform private.refuse('id_reused'); end if;
    perform private.take_station(e, r, me, null);
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', r.id));
end $$;

-- What a station found, as it is sent: each station fills its own fields, and an undo no field. The pictures of a merge have
-- no room for the strokes of a signature, so what another phone brings says that it was signed, and the phone on which it
-- was signed adds them.
create function private.station_from_args(given jsonb, event uuid) returns public.station_records
language plpgsql stable security definer set search_path = '' as $$
declare r public.station_records; found_ text[]; field text;
begin
  r.id := private.arg_uuid(given, 'id');
  r.operator_id := private.person_of_place(private.arg_uuid(given, 'operator_id'), event);
  if r.operator_id is null then perform private.refuse('invalid_args', 'operator_id'); end if;
  r.station := private.arg_choice(given, 'station', array['waiver', 'chronograph', 'payment', 'armband']);
  r.undoes := private.arg_uuid(given, 'undoes', false);
  found_ := case when r.undoes is not null then array[]::text[] else case r.station
    when 'waiver' then array['signature', 'signed']
    when 'chronograph' then array['replica', 'fps', 'bb_g', 'seal']
    when 'payment' then array['method']
    else array['colour', 'event_team_id'] end end;
  foreach field in array array['signature', 'signed', 'replica', 'fps', 'bb_g', 'seal', 'method', 'colour', 'event_team_id'] loop
    if field <> all (found_) and given -> field not in ('null', 'false') then perform private.refuse('invalid_args', field); end if;
  end loop;
  r.signature := private.arg_text(given, 'signature', 4, 4000, false);
  if r.signature !~ '^[ML0-9 ]+$' then perform private.refuse('invalid_args', 'signature'); end if;
  if private.arg_boolean(given, 'signed', false) then r.signature := 'M0 0'; end if;
  r.replica := private.arg_line(given, 'replica', 1, 40, false);
  r.fps := private.arg_int(given, 'fps', 50, 800, 'fps' = any (found_));
  r.bb_g := private.arg_number(given, 'bb_g', 0.10, 1.00, 'bb_g' = any (found_));
  if r.bb_g is distinct from (given ->> 'bb_g')::numeric then perform private.refuse('invalid_args', 'bb_g'); end if; -- hundredths
  r.seal := private.arg_line(given, 'seal', 1, 20, false);
  r.method := private.arg_choice(given, 'method', array['pix', 'cash', 'courtesy'], 'method' = any (found_));
  r.colour := private.arg_choice(given, 'colour',
    array['yellow', 'blue', 'red', 'green', 'orange', 'pink', 'white', 'black'], 'colour' = any (found_));
  r.event_team_id := private.arg_uuid(given, 'event_team_id', false);
  r.recorded_at := private.arg_instant(given, 'recorded_at');
  r.clock_offset_ms := private.arg_int(given, 'clock_offset_ms', -3155760000000, 3155760000000);
  r.device_id := private.arg_uuid(given, 'device_id');
  if extract(year from r.recorded_at) not between 1900 and 2200 then perform private.refuse('invalid_args', 'recorded_at'); end if;
  r.happened_at := r.recorded_at + r.clock_offset_ms * interval '1 millisecond';
  return r;
end $$;

-- A record made by `maker` and brought by `bearer` (null: by the maker), unless it is here already (private.vouch).
-- Refuses id_reused: another event has a record of this id.
create function private.take_station(e public.airsoft_events, r public.station_records, maker uuid, bearer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare v record;
begin
  perform private.check_gate_day(e, r.happened_at, 'recorded_at');
  if exists (select from public.station_records x where x.id = r.id and x.event_id <> e.id) then perform private.refuse('id_reused'); end if;
  v := private.vouch(e, maker, bearer, r.happened_at, r.operator_id, case when r.undoes is not null then exists (
    select from public.station_records x where x.id = r.undoes and x.event_id = e.id and x.staff_id = maker) end, false);
  insert into public.station_records (id, event_id, operator_id, station, undoes, signature, replica, fps, bb_g, seal, method,
    colour, event_team_id, recorded_at, clock_offset_ms, happened_at, device_id, staff_id, staff_name, relayed_by, awaits_yes,
    flagged)
  values (r.id, e.id, r.operator_id, r.station, r.undoes, r.signature, r.replica, r.fps, r.bb_g, r.seal, r.method,
    r.colour, r.event_team_id, r.recorded_at, r.clock_offset_ms, r.happened_at, r.device_id,
    v.staff_id, v.staff_name, bearer, v.awaits_yes, v.flagged)
  on conflict (id) do nothing;
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('record_station@1', 'public.station_records', 'id', 'event_records', 'r.staff_id = $2 and r.station = $3 ->> ''station''');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.station_records, private.station_event_records to anon, authenticated;
