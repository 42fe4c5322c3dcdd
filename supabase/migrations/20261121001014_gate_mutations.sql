-- add_staff@1, answer_staff@1, remove_staff@1, check_in@1.

-- Organiser or staff now.
create function private.is_at_the_gate(e public.airsoft_events, me uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select e.created_by is not distinct from me or exists (
    select from public.event_staff s where s.event_id = e.id and s.user_id = me and s.deleted_at is null and s.accepted_at is not null)
$$;

-- {id, event_id, user_id, name}: asks a participant, or whoever gave the organiser their id. Nobody is found by
-- e-mail or number. However often they are asked, they are told of an event once.
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
  if not exists (select 1 from public.profiles where id = person) then perform private.refuse('user_not_found'); end if;
  if (select count(*) from public.event_staff s where s.event_id = e.id and s.deleted_at is null) >= 50 then
    perform private.refuse('too_many_staff');
  end if;
  if exists (select 1 from public.event_staff where id = staff) then perform private.refuse('id_reused'); end if;
  insert into public.event_staff (id, event_id, user_id, name) values (staff, e.id, person, person_name);
  perform private.tell_about_event(array[person], e, 'staff_asked', 'staff_asked:' || e.id);
  return jsonb_build_array(jsonb_build_array('event_records', staff), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id, accept}. By who was asked. An answer that was given already stands: who accepted leaves by
-- remove_staff@1, and who refused may be asked again.
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

-- {id, event_id}. By the organiser, or by who no longer wants to be staff. The list goes from their device.
create function mutation."remove_staff@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff where id = private.arg_uuid(args, 'id') and event_id = e.id and deleted_at is null;
  if not found or (s.user_id <> me and e.created_by is distinct from me) then perform private.refuse('staff_not_found'); end if;
  update public.event_staff set deleted_at = now(), name = '' where id = s.id;
  return jsonb_build_array(jsonb_build_array('event_records', s.id), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, device_id, data_version}. What happened
-- at the gate is recorded, and flagged when it should not have. Refused is only who was not at the gate, and a
-- time that no game of this event can have.
create function mutation."check_in@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; s public.event_staff; c public.check_ins;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'operator_id', 'mark', 'undoes', 'scanned_at',
                                       'clock_offset_ms', 'device_id', 'data_version']);
  c.id := private.arg_uuid(args, 'id');
  c.operator_id := private.arg_uuid(args, 'operator_id', false);
  c.mark := private.arg_choice(args, 'mark', array['in', 'out', 'undo']);
  c.undoes := private.arg_uuid(args, 'undoes', c.mark = 'undo');
  if c.mark <> 'undo' and c.undoes is not null then perform private.refuse('invalid_args', 'undoes'); end if;
  c.scanned_at := private.arg_instant(args, 'scanned_at');
  c.clock_offset_ms := private.arg_int(args, 'clock_offset_ms', -3155760000000, 3155760000000);
  c.device_id := private.arg_uuid(args, 'device_id');
  c.data_version := private.arg_instant(args, 'data_version', false);
  if extract(year from c.scanned_at) not between 1900 and 2200 then perform private.refuse('invalid_args', 'scanned_at'); end if;
  c.happened_at := c.scanned_at + c.clock_offset_ms * interval '1 millisecond';

  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into s from public.event_staff where event_id = e.id and user_id = me and accepted_at is not null
    order by deleted_at desc nulls first limit 1;
  if e.created_by is distinct from me and (s.id is null or s.deleted_at <= c.happened_at) then
    perform private.refuse('not_allowed');
  end if;
  if c.happened_at < e.starts_at - interval '2 days' then perform private.refuse('invalid_args', 'scanned_at'); end if;
  if exists (select 1 from public.check_ins where id = c.id) then perform private.refuse('id_reused'); end if;
  insert into public.check_ins (id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, happened_at, device_id,
    staff_id, staff_name, data_version, flagged)
  values (c.id, e.id, c.operator_id, c.mark, c.undoes, c.scanned_at, c.clock_offset_ms, c.happened_at, c.device_id, me,
    coalesce(nullif(s.name, ''), (select name from public.profiles where id = me)), c.data_version,
    e.status = 'cancelled' or s.deleted_at is not null or c.happened_at > now() + interval '5 minutes'
    or (c.mark <> 'undo' and not exists (
      select from public.operators o where o.id = c.operator_id and o.event_id = e.id and o.deleted_at is null)));
  return jsonb_build_array(jsonb_build_array('event_records', c.id));
end $$;
