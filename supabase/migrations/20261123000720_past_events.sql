-- No event is created for a day before today (Spec 1 §2). A phone without signal sends later what was made in time, and
-- says on which day that was.

-- The first day on which an event may take place that was made on this day. Without a day it was made today. A day is
-- believed for a week, so a game that was run without signal is not lost. That gives nobody points, because nobody with
-- an account can register for an event that has started.
create function private.first_day(made_on date) returns date
language sql stable set search_path = '' as $$
  select greatest(least(made_on, t.today), case when made_on is null then t.today else t.today - 7 end)
  from (select (now() at time zone 'America/Sao_Paulo')::date as today) t
$$;

-- As before, with the further key made_on.
create or replace function mutation."create_event@1"(me uuid, args jsonb) returns jsonb
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
