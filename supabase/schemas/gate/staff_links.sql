-- A link by which people become staff without being asked one by one: whoever has the link and the PIN that the
-- organiser shows beside it joins at once, because the organiser has answered beforehand. An event has one link at a
-- time: a new one ends the old one.
create table public.staff_links (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  code       text check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  code_hash  text not null,
  pin        text check (pin ~ '^[0-9]{6}$'),
  wrong_pins integer not null default 0,
  ended_at   timestamptz,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint a_staff_link_has_its_own_code unique (event_id, code_hash),
  constraint five_wrong_pins_lock check (wrong_pins between 0 and 5),
  constraint a_code_is_kept_until_the_end check ((code is null) = (ended_at is not null) and (pin is null) = (code is null))
);
comment on table public.staff_links is
  'The link by which people join the check-in team of an event. Read by the organiser; by no staff.';
comment on column public.staff_links.code is
  'Crockford''s base 32, a hundred random bits, made by the organiser''s device. The organiser shows it again, so it is '
  'stored as it is, until the link ends.';
comment on column public.staff_links.code_hash is
  'By which a code is found: SHA-256, in hex. It stays, so that a link that is over is told from a wrong one.';
comment on column public.staff_links.pin is 'Said or shown at the check-in, so that a link that is passed on lets nobody in.';
comment on column public.staff_links.wrong_pins is 'By anybody. Five lock the link.';
create unique index staff_links_one_open on public.staff_links (event_id) where ended_at is null;
create index staff_links_sync on public.staff_links (event_id, sync_xid, id);
create trigger stamp before insert or update on public.staff_links
  for each row execute function private.stamp();

alter table public.staff_links enable row level security;
create policy staff_links_select_organiser on public.staff_links for select to authenticated
  using (event_id in (select private.my_own_event_ids()));

-- Triggers -------------------------------------------------------------------------------------------

-- A link without a code is no longer in the projection.
create trigger leave_scopes after delete on public.staff_links
  for each row execute function private.leave_its_event();
create trigger leave_ended after update of code on public.staff_links
  for each row when (new.code is null and old.code is not null) execute function private.leave_its_event();

create trigger poke after insert or update on public.staff_links
  for each row execute function private.poke_its_event();

create function private.empty_staff_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.staff_links where event_id = new.id;
  return null;
end $$;
create trigger empty_staff_links after update of deleted_at on public.airsoft_events
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_staff_links();

-- Replication ----------------------------------------------------------------------------------------

create view private.staff_link_records with (security_invoker = true) as
  select id, event_id, 'staff_link' as kind, jsonb_build_object('code', code, 'pin', pin, 'is_locked', wrong_pins >= 5,
         'created_at', created_at) as data, sync_xid, rev
  from public.staff_links where code is not null;
insert into private.record_sources (source, collection) values ('private.staff_link_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_staff_link@1, end_staff_link@1, join_staff@1.

insert into private.mutation_quotas (mutation, what) values
  ('create_staff_link@1', 'staff'), ('join_staff@1', 'answers');
insert into private.mutation_quotas (mutation, no_need) values
  ('end_staff_link@1', 'takes away what was counted when it was made');

create function private.arg_pin(args jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, 'pin', 6, 6);
begin
  if given !~ '^[0-9]{6}$' then perform private.refuse('invalid_args', 'pin'); end if;
  return given;
end $$;

-- {id, event_id, code, pin}. The link that the event had ends. What ended over a month ago is deleted.
create function mutation."create_staff_link@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; link uuid; before uuid; given text; given_pin text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'code', 'pin']);
  link := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  given_pin := private.arg_pin(args);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if now() > e.starts_at + interval '24 hours' then perform private.refuse('event_past'); end if;
  if exists (select from public.staff_links l
             where l.id = link or l.event_id = e.id and l.code_hash = private.invitation_hash(given)) then
    perform private.refuse('id_reused');
  end if;
  delete from public.staff_links l where l.event_id = e.id and l.ended_at < now() - interval '30 days';
  update public.staff_links l set ended_at = now(), code = null, pin = null
    where l.event_id = e.id and l.ended_at is null returning l.id into before;
  insert into public.staff_links (id, event_id, code, code_hash, pin)
  values (link, e.id, given, private.invitation_hash(given), given_pin);
  return jsonb_build_array(jsonb_build_array('event_records', link), jsonb_build_array('airsoft_events', e.id))
    || case when before is null then '[]' else jsonb_build_array(jsonb_build_array('event_records', before)) end;
end $$;

-- {id, event_id}. Who joined by it stays.
create function mutation."end_staff_link@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; link uuid;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  update public.staff_links l set ended_at = now(), code = null, pin = null
    where l.id = private.arg_uuid(args, 'id') and l.event_id = e.id and l.ended_at is null returning l.id into link;
  if link is null then perform private.refuse('staff_link_not_found'); end if;
  return jsonb_build_array(jsonb_build_array('event_records', link));
end $$;

-- {id, event_id, code, pin}: the caller becomes staff who accepted, under the name of their profile. `id` is the
-- staff row's, unless the organiser has asked them already: then that question is answered. Five wrong PINs lock the
-- link, no matter how many people typed them. A wrong code or PIN is refused without an error, so that the try is kept
-- (see run_mutation).
-- People who left the staff, or were removed, after the link was made can't come back by it: to keep somebody out, the
-- organiser needs no new link. The organiser can still ask that person by name.
-- Refuses already_staff, too_many_requests, staff_link_not_found, staff_link_ended, staff_link_locked, staff_link_used,
-- wrong_pin, event_cancelled, event_past, too_many_staff; who has the code may know which.
create function mutation."join_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; l public.staff_links; s public.event_staff; staff uuid; given text; given_pin text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'code', 'pin']);
  staff := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  given_pin := private.arg_pin(args);
  e := private.lock_event(private.arg_uuid(args, 'event_id')); -- decides whose wrong PIN is the fifth
  select * into s from public.event_staff x where x.event_id = e.id and x.user_id = me and x.deleted_at is null;
  if e.created_by is not distinct from me or s.accepted_at is not null then perform private.refuse('already_staff'); end if;
  if private.guesses_too_much() or not private.take_turn('staff_link', me::text, 20, interval '1 hour') then
    perform private.refuse('too_many_requests');
  end if;
  select * into l from public.staff_links x where x.event_id = e.id and x.code_hash = private.invitation_hash(given);
  if not found then
    perform private.note_code_miss();
    return '{"refused": "staff_link_not_found"}';
  end if;
  if l.ended_at is not null then perform private.refuse('staff_link_ended'); end if;
  if l.wrong_pins >= 5 then perform private.refuse('staff_link_locked'); end if;
  if exists (select from public.event_staff x
             where x.event_id = e.id and x.user_id = me and x.deleted_at >= l.created_at) then
    perform private.refuse('staff_link_used');
  end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if now() > e.starts_at + interval '24 hours' then perform private.refuse('event_past'); end if;
  if l.pin is distinct from given_pin then
    perform private.note_code_miss();
    update public.staff_links x set wrong_pins = x.wrong_pins + 1 where x.id = l.id;
    return jsonb_build_object('refused', case when l.wrong_pins < 4 then 'wrong_pin' else 'staff_link_locked' end);
  end if;

  if s.id is null then
    if (select count(*) from public.event_staff x where x.event_id = e.id and x.deleted_at is null) >= 50 then
      perform private.refuse('too_many_staff');
    end if;
    if exists (select from public.event_staff x where x.id = staff) then perform private.refuse('id_reused'); end if;
    insert into public.event_staff (id, event_id, user_id, name)
    select staff, e.id, me, p.name from public.profiles p where p.id = me;
  end if;
  update public.event_staff x set accepted_at = now()
    where x.event_id = e.id and x.user_id = me and x.deleted_at is null returning x.id into staff;
  return jsonb_build_array(jsonb_build_array('event_records', staff), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_staff_link@1', 'public.staff_links', 'id', 'event_records', 'r.event_id in (select private.my_own_event_ids())'),
  ('join_staff@1', 'public.event_staff', 'id', 'event_records', 'r.user_id = $2 and r.accepted_at is not null');

-- Whoever reads an event's records reads this projection too; the policy shows its rows to the organiser alone.
grant select on public.staff_links, private.staff_link_records to anon, authenticated;
