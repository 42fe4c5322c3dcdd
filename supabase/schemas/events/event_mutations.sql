-- No event is created for a day before today (Spec 1 §2). A phone without signal sends later what was made in time, and
-- says on which day that was.

-- An event that was made on `made_on` may take place on this day at the earliest. Null: it was made today. We believe a
-- day up to a week back, so that a game without signal is not lost. It can't be used to get points: no account can
-- register for an event that has started.
create function private.first_day(made_on date) returns date
language sql stable set search_path = '' as $$
  select greatest(least(made_on, t.today), case when made_on is null then t.today else t.today - 7 end)
  from (select (now() at time zone 'America/Sao_Paulo')::date as today) t
$$;

-- Mutations of an event run as definer for the signed-in caller, and return the rows that they changed as
-- [[collection, id], …]. Always lock in this order: event, event team, operator.

-- Locks the event's row, so that the last place is given to only one person. This needs READ COMMITTED, where the
-- waiting transaction reads the new count. With REPEATABLE READ too many would be registered (finding F4).
create function private.lock_event(event uuid) returns public.airsoft_events
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'mutations need read committed' using errcode = '25001';
  end if;
  select * into e from public.airsoft_events where id = event and deleted_at is null for update;
  if not found then perform private.refuse('event_not_found'); end if;
  return e;
end $$;

-- The same for an action that only the organiser may do.
create function private.lock_own_event(event uuid, me uuid) returns public.airsoft_events
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events := private.lock_event(event);
begin
  if e.created_by is distinct from me then perform private.refuse('not_allowed'); end if;
  return e;
end $$;

-- Refuses if nobody can register for the event, now or ever. This comes before all other checks.
create function private.check_planned(e public.airsoft_events) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'postponed' then perform private.refuse('event_postponed'); end if;
  if e.is_info_only then perform private.refuse('event_info_only'); end if;
end $$;

-- What a mutation returns that changed an event and nothing else.
create function private.touched_event(event uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('airsoft_events', event))
$$;

-- The writable columns of an event, read from `given`; columns that are not given keep the values of `e`. Refuses
-- invalid_args.
create function private.event_from_args(e public.airsoft_events, given jsonb) returns public.airsoft_events
language plpgsql stable security definer set search_path = '' as $$
declare written text;
begin
  if given ? 'name' then e.name := private.arg_line(given, 'name', 3, 120); end if;
  if given ? 'date' then e.date := private.arg_date(given, 'date'); end if;
  if given ? 'time' then
    e.time := left(private.arg_text(given, 'time', 5, 8), 5);
    if e.time !~ '^([01]\d|2[0-3]):[0-5]\d$' then perform private.refuse('invalid_args', 'time'); end if;
  end if;
  if given ? 'location' then e.location := private.arg_line(given, 'location', 5, 200); end if;
  if given ? 'briefing' then
    written := private.arg_text(given, 'briefing', 10, 20000);
    if not private.html_ok(written) or length(regexp_replace(written, '<[^>]*>', '', 'g')) < 10 then
      perform private.refuse('invalid_args', 'briefing');
    end if;
    e.briefing := written;
  end if;
  if given ? 'game_mode' then
    e.game_mode := private.arg_choice(given, 'game_mode', array['MilSim', 'Speedsoft', 'CQB', 'Cenário', 'Woods Ball',
                                      'Rec Tactical', 'Treinamento', '3X3', '5X5', 'Outros']);
  end if;
  if given ? 'is_public' then e.is_public := private.arg_boolean(given, 'is_public'); end if;
  if given ? 'allow_public_list' then e.allow_public_list := private.arg_boolean(given, 'allow_public_list'); end if;
  if given ? 'registration_closed' then e.registration_closed := private.arg_boolean(given, 'registration_closed'); end if;
  if given ? 'teams_count' then e.teams_count := private.arg_int(given, 'teams_count', 0, 100); end if;
  if given ? 'max_op' then e.max_op := coalesce(private.arg_int(given, 'max_op', 0, 5000, false), 0); end if;
  if given ? 'banner' then e.banner := private.arg_text(given, 'banner', 8, 2048, false); end if;
  if given ? 'patch' then e.patch := private.arg_text(given, 'patch', 8, 2048, false); end if;
  if given ? 'patch_name' then e.patch_name := private.arg_line(given, 'patch_name', 2, 80, false); end if;
  if given ? 'patch_drawing' then e.patch_drawing := private.arg_int(given, 'patch_drawing', 1, 12, false); end if;
  if given ? 'patch_for' then
    written := private.arg_choice(given, 'patch_for', array['came', 'won', 'both'], false);
    if e.patch_for = 'withdrawn' then
      if written is not null then perform private.refuse('patch_withdrawn', 'patch_for'); end if;
    else
      e.patch_for := written;
    end if;
  end if;
  if not coalesce(private.url_ok(e.banner), true) then perform private.refuse('invalid_args', 'banner'); end if;
  if not coalesce(private.url_ok(e.patch), true) then perform private.refuse('invalid_args', 'patch'); end if;
  if given ? 'latitude' then e.latitude := private.arg_number(given, 'latitude', -90, 90, false); end if;
  if given ? 'longitude' then e.longitude := private.arg_number(given, 'longitude', -180, 180, false); end if;
  if (e.latitude is null) <> (e.longitude is null) then perform private.refuse('invalid_args', 'latitude'); end if;
  if given ? 'arena_id' then
    e.arena_id := private.arg_uuid(given, 'arena_id', false);
    if e.arena_id is not null and not exists (select 1 from public.arenas a where a.id = e.arena_id and a.deleted_at is null) then
      perform private.refuse('invalid_args', 'arena_id');
    end if;
  end if;
  return e;
end $$;

create function private.arg_clock(args jsonb, key text) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, key, 5, 5, false);
begin
  if given !~ '^([01]\d|2[0-3]):[0-5]\d$' then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- Adds these facts to event_from_args: columns that are not given keep the values of `e`. Refuses invalid_args.
create function private.facts_from_args(e public.airsoft_events, given jsonb) returns public.airsoft_events
language plpgsql stable security definer set search_path = '' as $$
declare limits jsonb;
begin
  if given ? 'price_cents' then e.price_cents := private.arg_int(given, 'price_cents', 0, 1000000, false); end if;
  if given ? 'gate_time' then
    e.gate_time := private.arg_clock(given, 'gate_time');
    if e.gate_time > e.time then perform private.refuse('invalid_args', 'gate_time'); end if;
  end if;
  if given ? 'end_time' then e.end_time := private.arg_clock(given, 'end_time'); end if;
  if given ? 'energy_limits' then
    limits := nullif(private.arg(given, 'energy_limits', 'array', false), '[]');
    if not private.energy_limits_ok(limits) then perform private.refuse('invalid_args', 'energy_limits'); end if;
    e.energy_limits := limits;
  end if;
  if given ? 'what_to_bring' then e.what_to_bring := private.arg_text(given, 'what_to_bring', 1, 1000, false); end if;
  if given ? 'is_info_only' then e.is_info_only := private.arg_boolean(given, 'is_info_only'); end if;
  if given ? 'show_contact' then e.show_contact := private.arg_boolean(given, 'show_contact'); end if;
  return e;
end $$;

-- create_event@1 and update_event@1 accept the facts and the payment of an event as further keys. They are optional and
-- change the meaning of no other key.
create function private.event_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'date', 'time', 'location', 'briefing', 'game_mode', 'is_public', 'allow_public_list',
               'registration_closed', 'teams_count', 'max_op', 'banner', 'patch', 'patch_name', 'patch_drawing', 'patch_for',
               'latitude', 'longitude', 'arena_id',
               'price_cents', 'gate_time', 'end_time', 'energy_limits', 'what_to_bring', 'is_info_only', 'show_contact',
               'pix_key', 'pix_name', 'pix_city', 'place_is_secret', 'secret_place']
$$;

-- An event can't be moved into the past, because its participants would get points for a game that nobody played. An
-- event that ended more than a day ago keeps its date, as in postpone_event@1. Until then it may be moved. Refuses
-- event_past and event_date_past.
create function private.check_moved(was public.airsoft_events, e public.airsoft_events) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (e.date, e.time, e.status) is not distinct from (was.date, was.time, was.status) then return; end if;
  if was.status = 'planned' and private.starts_at(was) < now() - interval '24 hours' then
    perform private.refuse('event_past', 'date');
  end if;
  if private.starts_at(e) < now() then perform private.refuse('event_date_past', 'date'); end if;
end $$;

-- The date must be today or later (Spec 1 §2). `made_on` is the day on which a phone without signal made the event
-- (private.first_day).
create function mutation."create_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; key text;
begin
  perform private.arg_keys(args, private.event_columns() || array['id', 'made_on']);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.airsoft_events x where x.id = e.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'date', 'time', 'location', 'briefing'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.facts_from_args(private.event_from_args(e, args), args);
  if e.date < private.first_day(private.arg_date(args, 'made_on', false)) then
    perform private.refuse('event_date_past', 'date');
  end if;
  insert into public.airsoft_events (id, created_by, name, date, time, location, briefing, game_mode, is_public,
    allow_public_list, registration_closed, teams_count, max_op, banner, patch, patch_name, patch_drawing, patch_for,
    latitude, longitude, arena_id,
    price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact)
  values (e.id, me, e.name, e.date, e.time, e.location, e.briefing, coalesce(e.game_mode, 'MilSim'),
    coalesce(e.is_public, true), coalesce(e.allow_public_list, true), coalesce(e.registration_closed, false),
    coalesce(e.teams_count, 0), coalesce(e.max_op, 0), e.banner, e.patch, e.patch_name, e.patch_drawing, e.patch_for,
    e.latitude, e.longitude, e.arena_id,
    e.price_cents, e.gate_time, e.end_time, e.energy_limits, e.what_to_bring, coalesce(e.is_info_only, false),
    coalesce(e.show_contact, false)) returning * into e;
  perform private.check_public_space(me) where e.is_public;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id)) || private.save_payment(e, args);
end $$;

-- {id, patch: {column: new}, base: {column: what the person saw}}. If somebody else changed one of these fields
-- meanwhile, it is refused with event_changed and the name of the field. Changes in other fields do not matter. An event
-- for which people are registered, or wait, can't become one that only informs. Refuses event_has_participants.
create function mutation."update_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; was public.airsoft_events; patch jsonb; base jsonb;
begin
  perform private.arg_keys(args, array['id', 'patch', 'base']);
  patch := private.arg(args, 'patch', 'object', true);
  base := private.arg(args, 'base', 'object', true);
  perform private.arg_keys(patch, private.event_columns());
  perform private.arg_keys(base, private.event_columns());
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  was := e;
  perform private.refuse_if_changed(to_jsonb(e) || '{"pix_key": null, "pix_name": null, "pix_city": null}'
    || private.payment_in_args(e.id), patch, base, 'event_changed');
  e := private.facts_from_args(private.event_from_args(e, patch), patch);
  if e.is_info_only and not was.is_info_only and was.operators_count + was.waiting_count + was.places_offered > 0 then
    perform private.refuse('event_has_participants', 'is_info_only');
  end if;
  -- the organiser closed it, and a postponed event with a new date is planned again
  if patch ? 'registration_closed' then e.closed_because_full := false; end if;
  if patch ? 'date' and e.status = 'postponed' then e.status := 'planned'; end if;
  perform private.check_moved(was, e);
  update public.airsoft_events set name = e.name, date = e.date, time = e.time, location = e.location,
    briefing = e.briefing, game_mode = e.game_mode, is_public = e.is_public, allow_public_list = e.allow_public_list,
    registration_closed = e.registration_closed, closed_because_full = e.closed_because_full, status = e.status,
    teams_count = e.teams_count, max_op = e.max_op, banner = e.banner,
    patch = e.patch, patch_name = e.patch_name, patch_drawing = e.patch_drawing, patch_for = e.patch_for, latitude = e.latitude, longitude = e.longitude, arena_id = e.arena_id,
    price_cents = e.price_cents, gate_time = e.gate_time, end_time = e.end_time, energy_limits = e.energy_limits,
    what_to_bring = e.what_to_bring, is_info_only = e.is_info_only, show_contact = e.show_contact, updated_at = private.moment()
  where id = e.id returning * into e;
  if e.is_public and (not was.is_public or length(e.briefing) > length(was.briefing) or e.date > was.date) then
    perform private.check_public_space(me);
  end if;
  if (e.date, e.time, e.location) is distinct from (was.date, was.time, was.location) then
    perform private.tell_moved(e, me, 'event_changed');
  end if;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id)) || private.save_payment(e, patch);
end $$;

-- Soft delete; the row is emptied. Participants, teams, staff, waiting list, check-ins and the payment are deleted too.
create function mutation."delete_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events;
begin
  perform private.arg_keys(args, array['id']);
  e := private.lock_own_event(private.arg_uuid(args, 'id'), me);
  if not private.has_started(e) then
    perform private.tell_participants(e, me, 'event_deleted', 'event_cancelled:' || e.id);
  end if;
  delete from public.waiting_list where event_id = e.id;
  delete from public.check_ins where event_id = e.id;
  update public.event_staff set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null;
  delete from public.operator_contacts where event_id = e.id;
  update public.operators set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    where event_id = e.id and deleted_at is null;
  update public.event_teams set deleted_at = now(), name = '' where event_id = e.id and deleted_at is null;
  delete from public.event_payments where id = e.id; -- after the people, whose departures read it
  update public.airsoft_events set deleted_at = now(), name = '', location = '', briefing = '', banner = null,
    patch = null, patch_name = null, patch_drawing = null, patch_for = null, latitude = null, longitude = null, status_reason = null, price_cents = null, gate_time = null,
    end_time = null, energy_limits = null, what_to_bring = null, updated_at = private.moment() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;

-- A person may have ten briefings a day written by the language model (threat T26), because we pay for them.
create function private.take_briefing() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare me uuid := (select auth.uid());
begin
  if me is null or not exists (select from public.profiles where id = me) then perform private.refuse_anonymous(); end if;
  return jsonb_build_object('granted', private.take_turn('briefing', me::text, 10, interval '1 day'));
end $$;

-- {} → {granted}. The function generate-briefing calls it as the person. Whoever calls it directly only uses up their
-- own limit.
create function public.take_briefing(p jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.arg_keys(p, array[]::text[]);
  return private.take_briefing();
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('create_event@1', 'public.airsoft_events', 'id', 'airsoft_events', 'r.created_by = $2');
insert into private.mutation_quotas (mutation, what) values
  ('create_event@1', 'events'), ('update_event@1', 'event_edits');
insert into private.mutation_quotas (mutation, no_need) values
  ('delete_event@1', 'takes away what was counted when it was made');

grant execute on function public.take_briefing(jsonb), private.take_briefing() to authenticated;
