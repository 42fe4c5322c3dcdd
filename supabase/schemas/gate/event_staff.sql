-- Who helps at the gate. Staff see the list of participants without phone numbers, check people in, and register
-- walk-ins. The organiser asks, the person accepts, and both can end it. A removed row is kept, but
-- emptied, so that devices learn of it. Until the person accepts, they see only the question: nobody becomes staff
-- without knowing.
create table public.event_staff (
  id         uuid primary key,
  event_id   uuid not null references public.airsoft_events,
  user_id    uuid not null references auth.users on delete cascade,
  name       text not null check (length(name) <= 100),
  created_at timestamptz not null default private.moment(),
  accepted_at timestamptz,
  deleted_at timestamptz,
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1
);
comment on table public.event_staff is
  'A person of an event''s check-in team, or one who is invited. Read by the organiser, by staff who accepted, and '
  'by the invited person.';
comment on column public.event_staff.name is 'The name that the organiser gave; each check-in by this person shows it.';
comment on column public.event_staff.accepted_at is 'Null: the person has not accepted yet.';
create unique index event_staff_once on public.event_staff (event_id, user_id) where deleted_at is null;
create index event_staff_sync on public.event_staff (event_id, sync_xid, id);
create index event_staff_user on public.event_staff (user_id);
create trigger stamp before insert or update on public.event_staff
  for each row execute function private.stamp();

create function private.my_staffed_event_ids() returns setof uuid
language plpgsql stable security definer rows 10 set search_path = '' as $$
begin
  return query select event_id from public.event_staff where user_id = (select auth.uid()) and deleted_at is null and accepted_at is not null;
end $$;

alter table public.event_staff enable row level security;
create policy event_staff_select on public.event_staff for select to authenticated
  using (deleted_at is null and (event_id in (select private.my_own_event_ids())
    or event_id in (select private.my_staffed_event_ids()) or user_id = (select auth.uid())));

-- Triggers -------------------------------------------------------------------------------------------

-- When staff changes, the event becomes one of a person's events, or is no longer. Then that person needs the event's
-- row.
create function private.move_event_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then return null; end if; -- until the person accepts, nothing changes for them
  if tg_op = 'UPDATE' and old.accepted_at is null and new.accepted_at is not null then
    update public.airsoft_events set rev = rev where id = new.event_id; -- a new version, so that the person's next pull reads it
  end if;
  if old.deleted_at is null and (tg_op = 'DELETE' or new.deleted_at is not null) then
    perform private.departs('event:' || old.event_id, 'event_records', old.id, coalesce(new.rev, old.rev));
    perform private.leave_my_events(old.user_id, old.event_id);
  end if;
  return null;
end $$;
create trigger move_scopes after insert or update or delete on public.event_staff
  for each row execute function private.move_event_staff();

create function private.poke_event_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke('event:' || new.event_id), private.poke('user:' || new.user_id);
  return null;
end $$;
create trigger poke after insert or update on public.event_staff
  for each row execute function private.poke_event_of_person();

-- Replication ----------------------------------------------------------------------------------------

create view private.staff_records with (security_invoker = true) as
  select id, event_id, 'staff' as kind, jsonb_build_object('user_id', user_id, 'name', name, 'created_at', created_at,
         'accepted_at', accepted_at) as data, sync_xid, rev
  from public.event_staff where deleted_at is null;
insert into private.record_sources (source, collection) values ('private.staff_records', 'event_records');

-- Mutations ------------------------------------------------------------------------------------------

-- Whether the person is the organiser, or staff who accepted.
create function private.is_at_the_gate(e public.airsoft_events, me uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select e.created_by is not distinct from me or exists (
    select from public.event_staff s where s.event_id = e.id and s.user_id = me and s.deleted_at is null and s.accepted_at is not null)
$$;

-- The help of a person who accepted, or who did once: the last time. Without an id if they never helped.
create function private.last_help(event uuid, person uuid) returns public.event_staff
language sql stable security definer set search_path = '' as $$
  select s from public.event_staff s where s.event_id = event and s.user_id = person and s.accepted_at is not null
  order by s.deleted_at desc nulls first limit 1
$$;

-- Whom the organiser may ask, so that a question is no way to write to strangers: who takes part in the event, and who is
-- in a team with the organiser. Others join by the link and its PIN.
create function private.may_be_asked(e public.airsoft_events, person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.operators o where o.event_id = e.id and o.user_id = person and o.deleted_at is null)
    or exists (
      select from public.team_members mine
      join public.team_members theirs on theirs.team_id = mine.team_id and theirs.user_id = person
      where mine.user_id = e.created_by and mine.approved and mine.deleted_at is null
        and theirs.approved and theirs.deleted_at is null);
end $$;

-- {id, event_id, user_id, name}: asks a participant, or somebody of the organiser's teams. Nobody can be found by e-mail
-- or number. However often a person is asked, they are notified only once per event. Of anybody else it says
-- user_not_found, as of a person who does not exist.
create function mutation."add_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; staff uuid; person uuid; person_name text;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'user_id', 'name']);
  staff := private.arg_uuid(args, 'id');
  person := private.arg_uuid(args, 'user_id');
  person_name := private.arg_person_name(args, 'name', 2);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  if person = me or exists (
      select 1 from public.event_staff s where s.event_id = e.id and s.user_id = person and s.deleted_at is null) then
    perform private.refuse('already_staff');
  end if;
  if not private.may_be_asked(e, person) then perform private.refuse('user_not_found'); end if;
  if (select count(*) from public.event_staff s where s.event_id = e.id and s.deleted_at is null) >= 50 then
    perform private.refuse('too_many_staff');
  end if;
  if exists (select 1 from public.event_staff where id = staff) then perform private.refuse('id_reused'); end if;
  insert into public.event_staff (id, event_id, user_id, name) values (staff, e.id, person, person_name);
  perform private.tell_about_event(array[person], e, 'staff_asked', 'staff_asked:' || e.id);
  return jsonb_build_array(jsonb_build_array('event_records', staff), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id, accept}. By the person who was asked. A given answer can't be changed: staff who accepted leave by
-- remove_staff@1, and a person who refused can be asked again.
create function mutation."answer_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; accept boolean;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'accept']);
  accept := private.arg_boolean(args, 'accept');
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff
    where id = private.arg_uuid(args, 'id') and event_id = e.id and user_id = me and deleted_at is null and accepted_at is null;
  if not found then perform private.refuse('staff_not_found'); end if;
  if accept then
    update public.event_staff set accepted_at = now() where id = s.id;
  else
    update public.event_staff set deleted_at = now(), name = '' where id = s.id;
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', s.id), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id}. By the organiser, or by the staff person. The list of participants is then deleted from that
-- person's device. Who helped knew the gate's secret: there is another one (gate_keys.sql).
create function mutation."remove_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff where id = private.arg_uuid(args, 'id') and event_id = e.id and deleted_at is null;
  if not found or (s.user_id <> me and e.created_by is distinct from me) then perform private.refuse('staff_not_found'); end if;
  update public.event_staff set deleted_at = now(), name = '' where id = s.id;
  if s.accepted_at is not null and s.user_id = me then perform private.leave_gate(e.id);
  elsif s.accepted_at is not null then perform private.change_gate_key(e.id);
  end if;
  return jsonb_build_array(jsonb_build_array('event_records', s.id), jsonb_build_array('airsoft_events', e.id));
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('add_staff@1', 'public.event_staff', 'id', 'event_records', 'r.event_id in (select private.my_own_event_ids())');
insert into private.mutation_quotas (mutation, what) values
  ('add_staff@1', 'staff'), ('answer_staff@1', 'answers');
insert into private.mutation_quotas (mutation, no_need) values
  ('remove_staff@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('staff_asked', 'pt-BR', 'Ajuda no check-in', 'Pediram sua ajuda no check-in do evento {event}. Aceite ou recuse.'),
  ('staff_asked', 'en', 'Help at check-in', 'You are asked to help at the check-in of the event {event}. Accept or refuse.'),
  ('staff_asked', 'es', 'Ayuda en el check-in', 'Te piden ayuda en el check-in del evento {event}. Acepta o rechaza.');

grant select on public.event_staff, private.staff_records to anon, authenticated;
grant execute on function private.my_staffed_event_ids() to anon, authenticated;
