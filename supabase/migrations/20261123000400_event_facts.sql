-- Facts by which a player decides, besides the briefing: price, gate and end, limits by class, what to bring. Also the
-- kind of event that only informs, for which nobody registers in the app. Every fact is optional. How to pay and the
-- organiser's number are not public: *_event_payments.sql.

-- A list of at most twelve {class?, joules?, fps?}. A line without a class is for every class that has no line of its
-- own. joules has two decimals.
create function private.energy_limits_ok(given jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare line jsonb; named text[] := '{}'; joules numeric; fps numeric;
begin
  if given is null then return true; end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) not between 1 and 12 then return false; end if;
  for line in select * from jsonb_array_elements(given) loop
    if jsonb_typeof(line) <> 'object' or line - array['class', 'joules', 'fps'] <> '{}' then return false; end if;
    if line ? 'class' and not coalesce(line ->> 'class' = any (private.operator_classes()), false)
       or coalesce(line ->> 'class', '') = any (named) or not line ?| array['joules', 'fps'] then
      return false;
    end if;
    named := named || coalesce(line ->> 'class', '');
    if line ? 'joules' then
      if jsonb_typeof(line -> 'joules') <> 'number' then return false; end if;
      joules := (line ->> 'joules')::numeric;
      if joules not between 0.1 and 5 or joules <> round(joules, 2) then return false; end if;
    end if;
    if line ? 'fps' then
      if jsonb_typeof(line -> 'fps') <> 'number' then return false; end if;
      fps := (line ->> 'fps')::numeric;
      if fps not between 50 and 800 or fps <> trunc(fps) then return false; end if;
    end if;
  end loop;
  return true;
end $$;

-- As with private.briefing: a check of the table would read the list again for each registration.
create domain private.energy_limits as jsonb constraint energy_limits_fit check (private.energy_limits_ok(value));

alter table public.airsoft_events
  add column price_cents   integer check (price_cents between 0 and 1000000),
  add column gate_time     text check (gate_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column end_time      text check (end_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column energy_limits private.energy_limits,
  add column what_to_bring text check (length(what_to_bring) <= 1000),
  add column is_info_only  boolean not null default false,
  add column show_contact  boolean not null default false,
  add constraint the_gate_opens_before_the_game check (gate_time <= time);
comment on column public.airsoft_events.price_cents is 'In centavos of a real; 0 = free, null = the organiser did not say.';
comment on column public.airsoft_events.gate_time is 'HH:MM, on the day of the event, not after time.';
comment on column public.airsoft_events.end_time is 'HH:MM; not later than time means on the next day.';
comment on column public.airsoft_events.energy_limits is
  'Lines {class?, joules?, fps?}; one without a class is for the classes that have none. Joules of a BB, feet per second.';
comment on column public.airsoft_events.what_to_bring is 'Plain text, in the organiser''s words.';
comment on column public.airsoft_events.is_info_only is 'The event only informs: nobody registers for it in the app.';
comment on column public.airsoft_events.show_contact is
  'Who is registered sees the organiser''s number, which is in event_payments.';

-- Old apps move a game and do not know the gate. A gate that would then open after the game has no known time, because
-- refusing the move would refuse something that the person can't see.
create function private.drop_late_gate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.gate_time > new.time and new.gate_time = old.gate_time then new.gate_time := null; end if;
  return new;
end $$;
create trigger drop_late_gate before update of time on public.airsoft_events
  for each row execute function private.drop_late_gate();

-- Replaces the trigger of *_events.sql: the new columns poke too.
drop trigger poke_update on public.airsoft_events;
create trigger poke_update after update on public.airsoft_events for each row
  when ((old.name, old.date, old.time, old.location, old.briefing, old.game_mode, old.is_public, old.allow_public_list,
         old.registration_closed, old.status, old.status_reason, old.teams_count, old.max_op, old.banner, old.patch,
         old.latitude, old.longitude, old.arena_id, old.split_rev, old.deleted_at, old.price_cents, old.gate_time,
         old.end_time, old.energy_limits, old.what_to_bring, old.is_info_only, old.show_contact)
    is distinct from
        (new.name, new.date, new.time, new.location, new.briefing, new.game_mode, new.is_public, new.allow_public_list,
         new.registration_closed, new.status, new.status_reason, new.teams_count, new.max_op, new.banner, new.patch,
         new.latitude, new.longitude, new.arena_id, new.split_rev, new.deleted_at, new.price_cents, new.gate_time,
         new.end_time, new.energy_limits, new.what_to_bring, new.is_info_only, new.show_contact))
  execute function private.poke_event();

-- Replication ----------------------------------------------------------------------------------------

create or replace view private.sync_airsoft_events with (security_invoker = true) as
  select id, name, date, time, location, briefing, game_mode, is_public, allow_public_list,
         registration_closed, closed_because_full, status, status_reason, teams_count, max_op, banner, patch,
         latitude, longitude, arena_id, created_by, created_at, updated_at, starts_at, operators_count,
         waiting_count, places_offered, split_seed, split_rev, sync_xid, rev,
         price_cents, gate_time, end_time, energy_limits, what_to_bring, is_info_only, show_contact
  from public.airsoft_events where deleted_at is null;
select private.write_sync();
-- the snapshot that is stored lacks the new columns, and would count as current
delete from private.public_snapshot where true;

-- Nobody registers for an event that only informs --------------------------------------------------------

-- Refuses if nobody can register for the event, now or ever. This comes before all other checks.
create or replace function private.check_planned(e public.airsoft_events) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.status = 'postponed' then perform private.refuse('event_postponed'); end if;
  if e.is_info_only then perform private.refuse('event_info_only'); end if;
end $$;

-- Replaces the function of *_registrations.sql: it also refuses event_info_only.
create or replace function private.check_registration(e public.airsoft_events, me uuid, wanted integer default 1) returns void
language plpgsql stable security definer set search_path = '' as $$
declare mine boolean;
begin
  -- About 400 registrations a second run this. So functions that take the row are called only when there is something
  -- to refuse.
  if e.status <> 'planned' or e.is_info_only then perform private.check_planned(e); end if;
  mine := wanted = 0 or e.places_offered > 0 and exists (select 1 from public.waiting_list w where w.event_id = e.id
    and w.user_id = me and w.status = 'offered' and w.offered_until > now());
  if e.registration_closed and not e.closed_because_full and not mine then perform private.refuse('registration_closed'); end if;
  if e.starts_at <= now() then perform private.refuse('event_past'); end if;
  if exists (select 1 from public.operators o where o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('already_registered');
  end if;
  if e.max_op > 0 and wanted > 0 then perform private.check_places(e, wanted, mine); end if;
end $$;

-- Replaces the function of *_participants.sql: it also refuses event_info_only. Somebody at the gate is still
-- recorded (walk_in@1), because they came.
create or replace function mutation."add_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; number text := private.name_and_number(args); made public.operators;
begin
  if args ? 'came_at' then perform private.refuse('invalid_args', 'came_at'); end if;
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if e.created_by is distinct from me then perform private.refuse('only_organizers_add'); end if; -- Spec 1 §6
  if e.status = 'cancelled' then perform private.refuse('event_cancelled'); end if;
  if e.is_info_only then perform private.refuse('event_info_only'); end if;
  if private.has_started(e) then perform private.refuse('event_past'); end if;
  perform private.check_places(e, 1, false);
  made.event_team_id := private.take_team(e, args, me);
  made.id := private.insert_operator(e.id, args, number, made);
  return private.touched_place(e.id, made.id, made.event_team_id);
end $$;

-- Arguments --------------------------------------------------------------------------------------------

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
