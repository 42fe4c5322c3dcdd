-- As before, and a link lets nobody in who was staff since it was made and is staff no more: the organiser who removes a
-- person does not have to make a new link to keep them out. The organiser can still ask that person by name. Refuses
-- staff_link_used too.
create or replace function mutation."join_staff@1"(me uuid, args jsonb) returns jsonb
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
  if l.pin <> given_pin then
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
