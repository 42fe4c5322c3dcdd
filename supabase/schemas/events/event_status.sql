-- {id, reason}. Can't be undone, because people were notified. The participants stay, so that the organiser can reach
-- them. The waiting list is deleted.
create function mutation."cancel_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; reason text;
begin
  perform private.arg_keys(args, array['id', 'reason']);
  reason := private.arg_text(args, 'reason', 1, 500, false);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'planned' and e.starts_at < now() - interval '24 hours' then perform private.refuse('event_past'); end if;
  update public.airsoft_events set status = 'cancelled', status_reason = reason, updated_at = private.moment()
    where id = e.id returning * into e;
  perform private.tell_participants(e, me, 'event_cancelled', 'event_cancelled:' || e.id);
  return private.touched_event(e.id);
end $$;

-- {id, reason, date, time}. With a date, the event is planned for that day. Without one, its date is open ("a
-- definir").
create function mutation."postpone_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; reason text; moved public.airsoft_events;
begin
  perform private.arg_keys(args, array['id', 'reason', 'date', 'time']);
  reason := private.arg_text(args, 'reason', 1, 500, false);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'planned' and e.starts_at < now() - interval '24 hours' then perform private.refuse('event_past'); end if;
  moved := e;
  if private.arg_date(args, 'date', false) is null then
    if private.arg(args, 'time', 'string', false) is not null then perform private.refuse('invalid_args', 'time'); end if;
    moved.status := 'postponed';
  else
    moved := private.event_from_args(e, jsonb_strip_nulls(args - array['id', 'reason']));
    moved.status := 'planned';
    if private.has_started(moved) then perform private.refuse('event_date_past', 'date'); end if;
  end if;
  update public.airsoft_events set date = moved.date, time = moved.time, status = moved.status, status_reason = reason,
    updated_at = private.moment() where id = e.id returning * into e;
  perform private.tell_moved(e, me, 'event_postponed');
  return private.touched_event(e.id);
end $$;

-- {id}. If the organiser closed it, it stays closed, also when a place becomes free.
create function mutation."close_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  update public.airsoft_events set registration_closed = true, closed_because_full = false, updated_at = private.moment() where id = e.id;
  return private.touched_event(e.id);
end $$;

-- {id}. A full event can be opened too: it then closes by itself, and opens again when a place becomes free.
create function mutation."open_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  update public.airsoft_events set registration_closed = false, closed_because_full = false, updated_at = private.moment() where id = e.id;
  return private.touched_event(e.id);
end $$;

insert into private.mutation_quotas (mutation, what) values
  ('postpone_event@1', 'event_edits'), ('open_registration@1', 'event_edits'), ('close_registration@1', 'event_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('cancel_event@1', 'takes away what was counted when it was made');
