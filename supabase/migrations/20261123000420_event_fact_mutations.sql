-- create_event@1 and update_event@1 accept the facts and the payment of an event as further keys. They are optional and
-- change the meaning of no other key, so the versions stay: what an old app has queued is still served.

create or replace function private.event_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'date', 'time', 'location', 'briefing', 'game_mode', 'is_public', 'allow_public_list',
               'registration_closed', 'teams_count', 'max_op', 'banner', 'patch', 'latitude', 'longitude', 'arena_id',
               'price_cents', 'gate_time', 'end_time', 'energy_limits', 'what_to_bring', 'is_info_only', 'show_contact',
               'pix_key', 'pix_name', 'pix_city']
$$;

-- What an editor of the event sees of its payment, as arguments have it.
create function private.payment_in_args(event uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select to_jsonb(p) from public.event_payments p where p.id = event), '{}')
    - array['id', 'user_id', 'whatsapp', 'sync_xid', 'rev']
$$;

-- Refuses pix_key_invalid and invalid_args. @returns the rows that it touched
create function private.save_payment(e public.airsoft_events, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.event_payments;
begin
  if not given ?| array['pix_key', 'pix_name', 'pix_city', 'show_contact'] then return '[]'; end if;
  select * into p from public.event_payments where id = e.id;
  if given ? 'pix_key' then
    p.pix_key := private.arg_text(given, 'pix_key', 1, 200, false);
    if not private.pix_key_ok(p.pix_key) then perform private.refuse('pix_key_invalid', 'pix_key'); end if;
  end if;
  if given ? 'pix_name' then p.pix_name := private.arg_text(given, 'pix_name', 1, 25, false); end if;
  if given ? 'pix_city' then p.pix_city := private.arg_text(given, 'pix_city', 1, 15, false); end if;
  if p.pix_key is not null and p.pix_name is null then perform private.refuse('invalid_args', 'pix_name'); end if;
  if p.pix_key is not null and p.pix_city is null then perform private.refuse('invalid_args', 'pix_city'); end if;
  p.whatsapp := case when e.show_contact then (select c.whatsapp from public.profile_contacts c where c.user_id = e.created_by) end;
  if p.id is null and num_nonnulls(p.pix_key, p.pix_name, p.pix_city, p.whatsapp) = 0 and not e.show_contact then
    return '[]';
  end if;
  insert into public.event_payments (id, user_id, pix_key, pix_name, pix_city, whatsapp)
  values (e.id, e.created_by, p.pix_key, p.pix_name, p.pix_city, p.whatsapp)
  on conflict on constraint event_payments_pkey do update set pix_key = excluded.pix_key, pix_name = excluded.pix_name,
    pix_city = excluded.pix_city, whatsapp = excluded.whatsapp;
  return jsonb_build_array(jsonb_build_array('event_payments', e.id));
end $$;

create or replace function mutation."create_event@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; key text;
begin
  perform private.arg_keys(args, private.event_columns() || 'id'::text);
  e.id := private.arg_uuid(args, 'id');
  if exists (select 1 from public.airsoft_events x where x.id = e.id) then perform private.refuse('id_reused'); end if;
  foreach key in array array['name', 'date', 'time', 'location', 'briefing'] loop
    if not args ? key then perform private.refuse('invalid_args', key); end if;
  end loop;
  e := private.facts_from_args(private.event_from_args(e, args), args);
  if e.date < (now() at time zone 'America/Sao_Paulo')::date - 7 then perform private.refuse('event_date_past', 'date'); end if;
  insert into public.airsoft_events (id, created_by, name, date, time, location, briefing, game_mode, is_public,
    allow_public_list, registration_closed, teams_count, max_op, banner, patch, latitude, longitude, arena_id,
    price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact)
  values (e.id, me, e.name, e.date, e.time, e.location, e.briefing, coalesce(e.game_mode, 'MilSim'),
    coalesce(e.is_public, true), coalesce(e.allow_public_list, true), coalesce(e.registration_closed, false),
    coalesce(e.teams_count, 0), coalesce(e.max_op, 0), e.banner, e.patch, e.latitude, e.longitude, e.arena_id,
    e.price_cents, e.gate_time, e.end_time, e.energy_limits, e.what_to_bring, coalesce(e.is_info_only, false),
    coalesce(e.show_contact, false)) returning * into e;
  perform private.check_public_space(me) where e.is_public;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id)) || private.save_payment(e, args);
end $$;

-- Replaces the function of *_event_mutations.sql. New: an event for which people are registered, or wait, can't become
-- one that only informs. Refuses event_has_participants.
create or replace function mutation."update_event@1"(me uuid, args jsonb) returns jsonb
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
    patch = e.patch, latitude = e.latitude, longitude = e.longitude, arena_id = e.arena_id,
    price_cents = e.price_cents, gate_time = e.gate_time, end_time = e.end_time, energy_limits = e.energy_limits,
    what_to_bring = e.what_to_bring, is_info_only = e.is_info_only, show_contact = e.show_contact, updated_at = now()
  where id = e.id returning * into e;
  if e.is_public and (not was.is_public or length(e.briefing) > length(was.briefing) or e.date > was.date) then
    perform private.check_public_space(me);
  end if;
  if (e.date, e.time, e.location) is distinct from (was.date, was.time, was.location) then
    perform private.tell_moved(e, me, 'event_changed');
  end if;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id)) || private.save_payment(e, patch);
end $$;

-- Replaces the function of *_event_mutations.sql: these facts are emptied too.
create or replace function mutation."delete_event@1"(me uuid, args jsonb) returns jsonb
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
    patch = null, latitude = null, longitude = null, status_reason = null, price_cents = null, gate_time = null,
    end_time = null, energy_limits = null, what_to_bring = null, updated_at = now() where id = e.id;
  return jsonb_build_array(jsonb_build_array('airsoft_events', e.id));
end $$;
