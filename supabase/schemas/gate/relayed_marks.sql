-- Marks and people that one phone of the gate heard from another one with no signal (src/domain/merge), sent by
-- whichever has a signal first. The row is the one that the other phone will send: its id, its maker, its moment. So
-- each mark is there once, whoever brings it. A relayer could invent marks of others: the row says who brought it.

-- A mark of the event `e`, made by `maker` and brought by `bearer`, unless it is here already. If the maker did not help
-- at that moment, it counts as the bearer's own, with a flag, once the organiser says so. Refuses a time that can't be
-- this event's, and id_reused: another event has a mark of this id.
-- @param doubtful whoever was removed could have made it up: flagged, and it waits for the organiser's yes
create function private.take_mark(e public.airsoft_events, c public.check_ins, maker uuid, bearer uuid,
  doubtful boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare s public.event_staff; helped boolean;
begin
  perform private.check_gate_day(e, c.happened_at, 'scanned_at');
  if exists (select from public.check_ins x where x.id = c.id and x.event_id <> e.id) then perform private.refuse('id_reused'); end if;
  select * into s from public.event_staff x where x.event_id = e.id and x.user_id = maker and x.accepted_at is not null
    order by x.deleted_at desc nulls first limit 1;
  helped := e.created_by is not distinct from maker or s.id is not null and coalesce(s.deleted_at > c.happened_at, true);
  insert into public.check_ins (id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, happened_at, device_id,
    staff_id, staff_name, data_version, relayed_by, awaits_yes, flagged)
  values (c.id, e.id, c.operator_id, c.mark, c.undoes, c.scanned_at, c.clock_offset_ms, c.happened_at, c.device_id,
    case when helped then maker else bearer end,
    coalesce(case when helped then nullif(s.name, '') end,
      (select p.name from public.profiles p where p.id = case when helped then maker else bearer end), ''),
    c.data_version, bearer,
    doubtful or not helped or e.created_by is distinct from maker and private.awaits_yes(s.deleted_at,
      case when c.mark = 'undo' then exists (
        select from public.check_ins x where x.id = c.undoes and x.event_id = e.id and x.staff_id = maker) end),
    doubtful or not helped or e.status = 'cancelled' or s.deleted_at is not null
    or c.happened_at > now() + interval '5 minutes'
    or (c.mark <> 'undo' and not exists (
      select from public.operators o where o.id = c.operator_id and o.event_id = e.id and o.deleted_at is null)))
  on conflict (id) do nothing;
end $$;

-- A person who was let in by another phone of the gate without a registration. No merge holds numbers, so the row has
-- none until that phone's own walk_in@1 brings it.
create function private.take_walk_in(e public.airsoft_events, w jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare made public.operators; lease uuid; maker uuid; came_at timestamptz;
begin
  made.id := private.arg_uuid(w, 'operator_id');
  made.name := private.arg_person_name(w, 'name', 3);
  made.team := private.arg_line(w, 'team', 1, 100, false);
  made.class := private.arg_choice(w, 'class', private.operator_classes(), false);
  came_at := private.arg_instant(w, 'came_at');
  maker := private.arg_uuid(w, 'staff_id');
  lease := private.arg_uuid(w, 'lease_id', false);
  if exists (select from public.operators o where o.id = made.id and o.event_id = e.id) then
    return jsonb_build_array(jsonb_build_array('operators', made.id));
  end if;
  if exists (select from public.operators o where o.id = made.id) then perform private.refuse('id_reused'); end if;
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if came_at < e.starts_at - interval '12 hours' or now() < e.starts_at - interval '12 hours' then
    perform private.refuse('gate_not_open');
  end if;
  if came_at > e.starts_at + interval '24 hours' or now() > e.starts_at + interval '8 days' then
    perform private.refuse('event_past');
  end if;
  select l.id into lease from public.place_leases l
    where l.id = lease and l.event_id = e.id and l.user_id = maker and l.ended_at is null and l.spent < l.places;
  select * into e from public.airsoft_events x where x.id = e.id; -- the counts, after the people before
  insert into public.operators (id, event_id, name, team, class, walk_in, over_capacity)
  values (made.id, e.id, made.name, made.team, made.class, true,
          lease is null and e.max_op > 0 and e.operators_count + e.places_offered >= e.max_op);
  if lease is null then return jsonb_build_array(jsonb_build_array('operators', made.id)); end if;
  update public.place_leases l set spent = l.spent + 1 where l.id = lease;
  return jsonb_build_array(jsonb_build_array('operators', made.id), jsonb_build_array('event_records', lease));
end $$;

-- The answer to rows that another phone brought: one that can't be taken stops no other one. Of rows that were all
-- refused it is the refusal of the first. Of some it is some_not_taken, with the first of these (`marks.3`), and what was
-- taken stays.
create function private.relayed(touched jsonb, refused jsonb[], sent integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if cardinality(refused) = 0 then return touched; end if;
  if cardinality(refused) = sent then perform private.refuse(refused[1] ->> 'code', refused[1] ->> 'field'); end if;
  return jsonb_build_object('refused', 'some_not_taken', 'field', refused[1] -> 'row');
end $$;

-- {event_id, marks, walk_ins}: what another phone of the gate had, by the organiser or staff. What is here already is
-- left as it is. `staff_name` of a mark is what the phones show until the answer; the server knows the names. Refuses
-- some_not_taken (private.relayed).
create function mutation."relay_marks@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; m jsonb; touched jsonb; refused jsonb[] := '{}'; at integer; code text; detail text;
begin
  perform private.arg_keys(args, array['event_id', 'marks', 'walk_ins']);
  if jsonb_array_length(private.arg(args, 'marks', 'array', true)) > 50 then perform private.refuse('invalid_args', 'marks'); end if;
  if jsonb_array_length(private.arg(args, 'walk_ins', 'array', true)) > 10 then perform private.refuse('invalid_args', 'walk_ins'); end if;
  for m in select * from jsonb_array_elements(args -> 'walk_ins') loop
    perform private.arg_keys(m, array['operator_id', 'name', 'team', 'class', 'came_at', 'lease_id', 'staff_id']);
  end loop;
  for m in select * from jsonb_array_elements(args -> 'marks') loop
    perform private.arg_keys(m, array['id', 'operator_id', 'mark', 'undoes', 'scanned_at', 'clock_offset_ms',
                                      'device_id', 'data_version', 'staff_id', 'staff_name']);
    perform private.arg_line(m, 'staff_name', 1, 100, false);
  end loop;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  touched := jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
  for m, at in select w.value, w.ordinality - 1 from jsonb_array_elements(args -> 'walk_ins') with ordinality w loop
    begin
      touched := touched || private.take_walk_in(e, m);
    exception when sqlstate 'PT409' then
      get stacked diagnostics code = message_text, detail = pg_exception_detail;
      refused := refused || jsonb_build_object('row', 'walk_ins.' || at, 'code', code, 'field', detail::jsonb -> 'field');
    end;
  end loop;
  for m, at in select w.value, w.ordinality - 1 from jsonb_array_elements(args -> 'marks') with ordinality w loop
    begin
      perform private.take_mark(e, private.mark_from_args(m, e.id), private.arg_uuid(m, 'staff_id'), me);
      touched := touched || jsonb_build_array(jsonb_build_array('event_records', private.arg_uuid(m, 'id')));
    exception when sqlstate 'PT409' then
      get stacked diagnostics code = message_text, detail = pg_exception_detail;
      refused := refused || jsonb_build_object('row', 'marks.' || at, 'code', code, 'field', detail::jsonb -> 'field');
    end;
  end loop;
  return private.relayed(touched, refused, jsonb_array_length(args -> 'walk_ins') + jsonb_array_length(args -> 'marks'));
end $$;

insert into private.mutation_quotas (mutation, what) values ('relay_marks@1', 'gate');
