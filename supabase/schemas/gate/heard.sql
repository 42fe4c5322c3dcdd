-- Marks, people and what stations found, as one phone of the gate heard them from another one with no signal
-- (src/domain/merge), sent by the one that has a signal first. The row is the one that the other phone will send: its
-- id, its maker, its moment. So each mark is there once, no matter who brings it. A relayer could invent marks of others:
-- the row says who brought it.

-- A mark of the event `e`, made by `maker` and brought by `bearer`, unless it is here already (private.vouch). Refuses a
-- time that can't be this event's, and id_reused: another event has a mark of this id.
-- @param doubtful as in private.vouch
create function private.take_mark(e public.airsoft_events, c public.check_ins, maker uuid, bearer uuid,
  doubtful boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare v record;
begin
  perform private.check_gate_day(e, c.happened_at, 'scanned_at');
  if exists (select from public.check_ins x where x.id = c.id and x.event_id <> e.id) then perform private.refuse('id_reused'); end if;
  v := private.vouch(e, maker, bearer, c.happened_at, c.operator_id, case when c.mark = 'undo' then exists (
    select from public.check_ins x where x.id = c.undoes and x.event_id = e.id and x.staff_id = maker) end, doubtful);
  insert into public.check_ins (id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, happened_at, device_id,
    staff_id, staff_name, data_version, relayed_by, awaits_yes, flagged)
  values (c.id, e.id, c.operator_id, c.mark, c.undoes, c.scanned_at, c.clock_offset_ms, c.happened_at, c.device_id,
    v.staff_id, v.staff_name, c.data_version, bearer, v.awaits_yes, v.flagged)
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

-- Takes what another phone brought, row by row: one that can't be taken stops no other one. If all are refused, so is the
-- mutation, with the code of the first. @returns what was taken, or was here already
create function private.take_heard(e public.airsoft_events, me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare touched jsonb := '[]'; first_refused jsonb; kind text; heard jsonb; code text; detail text;
begin
  if not private.is_at_the_gate(e, me) then perform private.refuse('not_allowed'); end if;
  for kind, heard in
    select k, h from unnest('{walk_ins,marks,stations}'::text[]) with ordinality ks (k, n),
      jsonb_array_elements(args -> k) with ordinality hs (h, m) order by n, m
  loop
    begin
      perform private.arg_line(heard, 'staff_name', 1, 100, false);
      if kind = 'walk_ins' then
        touched := touched || private.take_walk_in(e, heard);
        continue;
      elsif kind = 'marks' then
        perform private.take_mark(e, private.mark_from_args(heard, e.id), private.arg_uuid(heard, 'staff_id'), me);
      else
        perform private.take_station(e, private.station_from_args(heard, e.id), private.arg_uuid(heard, 'staff_id'), me);
      end if;
      touched := touched || jsonb_build_array(jsonb_build_array('event_records', private.arg_uuid(heard, 'id')));
    exception when sqlstate 'PT409' then
      get stacked diagnostics code = message_text, detail = pg_exception_detail;
      first_refused := coalesce(first_refused, jsonb_build_object('code', code, 'field', detail::jsonb -> 'field'));
    end;
  end loop;
  if touched = '[]' and first_refused is not null then
    perform private.refuse(first_refused ->> 'code', first_refused ->> 'field');
  end if;
  return touched;
end $$;

-- {event_id, marks, walk_ins}: what another phone of the gate had, by the organiser or staff. What is here already is
-- left as it is. `staff_name` of a mark is what the phones show until the answer; the server knows the names.
create function mutation."relay_marks@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; heard jsonb;
begin
  perform private.arg_keys(args, array['event_id', 'marks', 'walk_ins']);
  if jsonb_array_length(private.arg(args, 'marks', 'array', true)) > 50 then perform private.refuse('invalid_args', 'marks'); end if;
  if jsonb_array_length(private.arg(args, 'walk_ins', 'array', true)) > 10 then perform private.refuse('invalid_args', 'walk_ins'); end if;
  for heard in select * from jsonb_array_elements(args -> 'walk_ins') loop
    perform private.arg_keys(heard, array['operator_id', 'name', 'team', 'class', 'came_at', 'lease_id', 'staff_id']);
  end loop;
  for heard in select * from jsonb_array_elements(args -> 'marks') loop
    perform private.arg_keys(heard, array['id', 'operator_id', 'mark', 'undoes', 'scanned_at', 'clock_offset_ms',
                                          'device_id', 'data_version', 'staff_id', 'staff_name']);
  end loop;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  return private.take_heard(e, me, args) || jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- {event_id, stations}: what another phone of the gate had found, as with marks.
create function mutation."relay_stations@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare heard jsonb;
begin
  perform private.arg_keys(args, array['event_id', 'stations']);
  if jsonb_array_length(private.arg(args, 'stations', 'array', true)) > 50 then perform private.refuse('invalid_args', 'stations'); end if;
  for heard in select * from jsonb_array_elements(args -> 'stations') loop
    perform private.arg_keys(heard, array['id', 'operator_id', 'station', 'undoes', 'signed', 'replica', 'fps', 'bb_g', 'seal',
      'method', 'colour', 'event_team_id', 'recorded_at', 'clock_offset_ms', 'device_id', 'staff_id', 'staff_name']);
  end loop;
  return private.take_heard(private.lock_event(private.arg_uuid(args, 'event_id')), me, args);
end $$;

insert into private.mutation_quotas (mutation, what) values ('relay_marks@1', 'gate'), ('relay_stations@1', 'gate');
