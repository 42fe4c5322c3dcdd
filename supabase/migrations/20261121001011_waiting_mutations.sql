-- join_waiting_list@1, leave_waiting_list@1. An offered place is taken by register@1.

-- {id, event_id, name}. Only for what is full: a place that is free is taken by registering. Whom a friend or the
-- organiser has registered already, with the number that they have verified, has that place instead of one in the line.
create function mutation."join_waiting_list@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; line uuid; person text; kept public.operators;
begin
  perform private.arg_keys(args, array['id', 'event_id', 'name']);
  line := private.arg_uuid(args, 'id');
  person := private.arg_person_name(args, 'name', 3);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  perform private.check_planned(e);
  if e.registration_closed and not e.closed_because_full then perform private.refuse('registration_closed'); end if;
  if e.starts_at <= now() then perform private.refuse('event_past'); end if;
  if exists (select 1 from public.operators o where o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('already_registered');
  end if;
  if exists (select 1 from public.waiting_list w where w.event_id = e.id and w.user_id = me and w.status in ('waiting', 'offered')) then
    perform private.refuse('already_waiting');
  end if;
  kept := private.place_under_my_number(e.id, me, null);
  if kept.id is not null and kept.user_id is null then
    perform private.claim_place(e, me, args, kept, kept.event_team_id);
    return private.touched_place(e.id, kept.id, kept.event_team_id);
  end if;
  if not e.closed_because_full then perform private.refuse('event_not_full'); end if;
  if exists (select 1 from public.waiting_list where id = line) then perform private.refuse('id_reused'); end if;
  insert into public.waiting_list (id, event_id, user_id, name, created_at)
  values (line, e.id, me, person, clock_timestamp()); -- two in one transaction stand in order
  return jsonb_build_array(jsonb_build_array('event_records', line), jsonb_build_array('airsoft_events', e.id));
end $$;

-- {id, event_id}. My own place in the line, or my offer; the organiser takes out anybody.
create function mutation."leave_waiting_list@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; w public.waiting_list;
begin
  perform private.arg_keys(args, array['id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into w from public.waiting_list
    where id = private.arg_uuid(args, 'id') and event_id = e.id and status in ('waiting', 'offered');
  if not found or (w.user_id <> me and e.created_by is distinct from me) then perform private.refuse('not_waiting'); end if;
  update public.waiting_list set status = 'left', name = '' where id = w.id; -- nothing personal stays behind
  return jsonb_build_array(jsonb_build_array('event_records', w.id), jsonb_build_array('airsoft_events', e.id));
end $$;
