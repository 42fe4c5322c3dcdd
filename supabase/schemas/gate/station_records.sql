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
  received_at     timestamptz not null default now(),
  device_id       uuid not null,
  staff_id        uuid references auth.users on delete set null,
  staff_name      text not null check (length(staff_name) <= 100),
  flagged         boolean not null,
  sync_xid        bigint not null default 0,
  rev             bigint not null default 1,
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
  'What a station of the gate found about a person. Read by the organiser and by staff who accepted. Deleted sixty days after the event.';
comment on column public.station_records.operator_id is
  'As the device sent it, no foreign key: a person who came without a registration may arrive after it.';
comment on column public.station_records.undoes is 'The record that this takes back; it may arrive later. An undo is not undone.';
comment on column public.station_records.signature is
  'Of the waiver, drawn on glass: the path of an SVG, 300 units wide. Null: the waiver was ticked.';
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
  'Happened and should not have: unknown or removed operator, cancelled event, a time to come, staff removed since.';
create index station_records_sync on public.station_records (event_id, sync_xid, id);
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

create function private.poke_station() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id);
  return null;
end $$;
create trigger poke after insert on public.station_records for each row execute function private.poke_station();

create function private.leave_station() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('event:' || old.event_id, 'event_records', old.id, old.rev);
  return null;
end $$;
create trigger leave_scopes after delete on public.station_records
  for each row execute function private.leave_station();

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

-- Replaces the function of *_secret_place.sql: what the stations found is deleted on the same day.
create or replace function private.shred_contacts() returns integer
language plpgsql security definer set search_path = '' as $$
declare done uuid[]; gone integer; n integer;
begin
  update public.event_payments set pix_key = null, pix_name = null, pix_city = null, whatsapp = null, secret_place = null
  where id in (
    select p.id from public.event_payments p join public.airsoft_events e on e.id = p.id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp, p.secret_place) > 0
    limit 2000);
  get diagnostics gone = row_count;
  delete from public.station_records where id in (
    select s.id from public.station_records s join public.airsoft_events e on e.id = s.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
    limit 2000);
  get diagnostics n = row_count;
  gone := gone + n;
  select array_agg(operator_id) into done from (
    select c.operator_id from public.operator_contacts c join public.airsoft_events e on e.id = c.event_id
    where e.date < (now() at time zone 'America/Sao_Paulo')::date - case e.status when 'postponed' then 365 else 60 end
      and (c.whatsapp is not null or c.invited_by is not null or c.experience is not null)
    limit 2000) due;
  if done is null then return gone; end if;
  update public.operator_contacts set whatsapp = null, invited_by = null, experience = null where operator_id = any (done);
  -- the view of operators shows contact data, so the operator gets a new version, and devices delete it too
  update public.operators set whatsapp_masked = null where id = any (done);
  return cardinality(done) + gone;
end $$;

-- Replaces the function of *_accounts.sql: what the stations found about me is mine to read, as my check-ins are.
create or replace function private.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare me uuid := (select auth.uid()); place record; found_ jsonb; everything jsonb := '{}';
begin
  if me is null then perform private.refuse_anonymous(); end if;
  for place in select * from private.personal_columns() loop
    execute format('select jsonb_agg(to_jsonb(t) - array[''sync_xid'', ''rev'', ''args_hash'', ''xid'']) from %s t where t.%I = $1',
                   place.relation, place.col) into found_ using me;
    if found_ is not null then
      everything := everything || jsonb_build_object(
        regexp_replace(place.relation::text, '^\w+\.', '') || case when place.col in ('user_id', 'id') then '' else '.' || place.col end, found_);
    end if;
  end loop;
  return jsonb_build_object('exported_at', now(), 'user_id', me,
    'account', (select jsonb_build_object('email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at)
                from auth.users u where u.id = me),
    'check_ins', (select coalesce(jsonb_agg(to_jsonb(c) - array['sync_xid', 'rev']), '[]')
                  from public.check_ins c join public.operators o on o.id = c.operator_id where o.user_id = me),
    'station_records', (select coalesce(jsonb_agg(to_jsonb(s) - array['sync_xid', 'rev']), '[]')
                        from public.station_records s join public.operators o on o.id = s.operator_id where o.user_id = me),
    'pictures', (select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at)), '[]')
                 from storage.objects o
                 where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0')),
    'data', everything);
end $$;

-- Replication ----------------------------------------------------------------------------------------

create view private.station_event_records with (security_invoker = true) as
  select id, event_id, 'station' as kind, jsonb_build_object('operator_id', operator_id, 'station', station, 'undoes', undoes,
         'signature', signature, 'replica', replica, 'fps', fps, 'bb_g', bb_g, 'seal', seal, 'method', method,
         'colour', colour, 'event_team_id', event_team_id, 'recorded_at', recorded_at, 'clock_offset_ms', clock_offset_ms,
         'received_at', received_at, 'device_id', device_id, 'staff_id', staff_id, 'staff_name', staff_name,
         'flagged', flagged) as data, sync_xid, rev
  from public.station_records;
insert into private.record_sources (source, collection) values ('private.station_event_records', 'event_records');
select private.write_sync();

-- Mutations ------------------------------------------------------------------------------------------

insert into private.mutation_quotas (mutation, no_need) values
  ('record_station@1', 'what happened at the gate is never refused, and its organiser and staff alone read it');

-- {id, event_id, operator_id, station, undoes, signature, replica, fps, bb_g, seal, method, colour, event_team_id,
-- recorded_at, clock_offset_ms, device_id}. Who may record, and when, is as in check_in@1. Refuses id_reused.
create function mutation."record_station@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; r public.station_records; found_ text[]; field text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'operator_id', 'station', 'undoes', 'signature', 'replica', 'fps',
    'bb_g', 'seal', 'method', 'colour', 'event_team_id', 'recorded_at', 'clock_offset_ms', 'device_id']);
  r.id := private.arg_uuid(args, 'id');
  r.operator_id := private.arg_uuid(args, 'operator_id');
  r.station := private.arg_choice(args, 'station', array['waiver', 'chronograph', 'payment', 'armband']);
  r.undoes := private.arg_uuid(args, 'undoes', false);
  found_ := case when r.undoes is not null then array[]::text[] else case r.station
    when 'waiver' then array['signature']
    when 'chronograph' then array['replica', 'fps', 'bb_g', 'seal']
    when 'payment' then array['method']
    else array['colour', 'event_team_id'] end end;
  foreach field in array array['signature', 'replica', 'fps', 'bb_g', 'seal', 'method', 'colour', 'event_team_id'] loop
    if field <> all (found_) and args -> field <> 'null' then perform private.refuse('invalid_args', field); end if;
  end loop;
  r.signature := private.arg_text(args, 'signature', 4, 4000, false);
  if r.signature !~ '^[ML0-9 ]+$' then perform private.refuse('invalid_args', 'signature'); end if;
  r.replica := private.arg_text(args, 'replica', 1, 40, false);
  r.fps := private.arg_int(args, 'fps', 50, 800, 'fps' = any (found_));
  r.bb_g := private.arg_number(args, 'bb_g', 0.10, 1.00, 'bb_g' = any (found_));
  if r.bb_g <> (args ->> 'bb_g')::numeric then perform private.refuse('invalid_args', 'bb_g'); end if; -- hundredths
  r.seal := private.arg_text(args, 'seal', 1, 20, false);
  r.method := private.arg_choice(args, 'method', array['pix', 'cash', 'courtesy'], 'method' = any (found_));
  r.colour := private.arg_choice(args, 'colour',
    array['yellow', 'blue', 'red', 'green', 'orange', 'pink', 'white', 'black'], 'colour' = any (found_));
  r.event_team_id := private.arg_uuid(args, 'event_team_id', false);
  r.recorded_at := private.arg_instant(args, 'recorded_at');
  r.clock_offset_ms := private.arg_int(args, 'clock_offset_ms', -3155760000000, 3155760000000);
  r.device_id := private.arg_uuid(args, 'device_id');
  if extract(year from r.recorded_at) not between 1900 and 2200 then perform private.refuse('invalid_args', 'recorded_at'); end if;
  r.happened_at := r.recorded_at + r.clock_offset_ms * interval '1 millisecond';

  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff where event_id = e.id and user_id = me and accepted_at is not null
    order by deleted_at desc nulls first limit 1;
  if e.created_by is distinct from me and (s.id is null or s.deleted_at <= r.happened_at) then
    perform private.refuse('not_allowed');
  end if;
  if r.happened_at < e.starts_at - interval '2 days' then perform private.refuse('invalid_args', 'recorded_at'); end if;
  if exists (select from public.station_records where id = r.id) then perform private.refuse('id_reused'); end if;
  insert into public.station_records (id, event_id, operator_id, station, undoes, signature, replica, fps, bb_g, seal, method,
    colour, event_team_id, recorded_at, clock_offset_ms, happened_at, device_id, staff_id, staff_name, flagged)
  values (r.id, e.id, r.operator_id, r.station, r.undoes, r.signature, r.replica, r.fps, r.bb_g, r.seal, r.method,
    r.colour, r.event_team_id, r.recorded_at, r.clock_offset_ms, r.happened_at, r.device_id, me,
    coalesce(nullif(s.name, ''), (select name from public.profiles where id = me)),
    e.status = 'cancelled' or s.deleted_at is not null or r.happened_at > now() + interval '5 minutes'
    or (r.undoes is null and not exists (
      select from public.operators o where o.id = r.operator_id and o.event_id = e.id and o.deleted_at is null)));
  return jsonb_build_array(jsonb_build_array('event_records', r.id));
end $$;
