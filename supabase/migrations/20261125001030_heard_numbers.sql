-- As before (*_relayed_marks.sql), but the number of somebody whom another phone has brought is checked like any other:
-- with or without its ninth digit it is one person.
create or replace function mutation."walk_in@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; number text := private.name_and_number(args - 'lease_id'); made public.operators;
  came_at timestamptz; lease uuid;
begin
  came_at := private.arg_instant(args, 'came_at');
  lease := private.arg_uuid(args, 'lease_id', false);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if came_at < e.starts_at - interval '12 hours' or now() < e.starts_at - interval '12 hours' then
    perform private.refuse('gate_not_open');
  end if;
  if came_at > e.starts_at + interval '24 hours' or now() > e.starts_at + interval '8 days' then
    perform private.refuse('event_past');
  end if;
  select * into made from public.operators o
    where o.id = private.arg_uuid(args, 'operator_id') and o.event_id = e.id and o.walk_in and o.deleted_at is null
      and not exists (select from public.operator_contacts c where c.operator_id = o.id);
  if found then
    perform private.check_number(e, number);
    insert into public.operator_contacts (operator_id, event_id, whatsapp, invited_by, experience)
    values (made.id, e.id, number, private.arg_text(args, 'invited_by', 1, 100, false),
            private.arg_choice(args, 'experience', private.registration_experiences(), false));
    update public.operators o set whatsapp_masked = private.mask_whatsapp(number) where o.id = made.id;
    return private.touched_place(e.id, made.id, made.event_team_id);
  end if;
  made := null;
  if args -> 'event_team_id' <> 'null' or args -> 'new_team' <> 'null' then
    made.event_team_id := private.take_team(e, args, me);
  end if;
  select l.id into lease from public.place_leases l
    where l.id = lease and l.event_id = e.id and l.user_id = me and l.ended_at is null and l.spent < l.places;
  made.walk_in := true;
  made.over_capacity := lease is null and e.max_op > 0 and e.operators_count + e.places_offered >= e.max_op;
  made.id := private.insert_operator(e.id, args - 'lease_id', number, made);
  if lease is null then return private.touched_place(e.id, made.id, made.event_team_id); end if;
  -- after the person: a place that looked free in between would be offered to somebody who waits
  update public.place_leases l set spent = l.spent + 1 where l.id = lease;
  return private.touched_place(e.id, made.id, made.event_team_id)
    || jsonb_build_array(jsonb_build_array('event_records', lease));
end $$;
