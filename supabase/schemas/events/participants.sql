-- The organiser's list: add_participant@1, walk_in@1, remove_participant@1, move_participant@1. Also
-- register_squad@1, for a person who registers friends.

-- Spec 1 §5: 'Nome e WhatsApp são obrigatórios'. @returns the number as it is stored
-- @param without_number whether a person may have none: then null
create function private.name_and_number(args jsonb, without_number boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare given text;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'name', 'team', 'whatsapp', 'invited_by',
                                       'experience', 'class', 'event_team_id', 'new_team', 'came_at']);
  given := private.arg_text(args, 'whatsapp', 1, 20, false);
  if private.arg_line(args, 'name', 1, 100, false) is null or given is null and not without_number then
    perform private.refuse('name_and_whatsapp_required');
  end if;
  perform private.arg_uuid(args, 'operator_id'), private.arg_person_name(args, 'name', 3);
  return case when given is not null then private.arg_whatsapp(args) end;
end $$;

-- Like register@1, for another person, and also when the organiser closed registration. A full event is full for the
-- organiser too, who can raise max_op so that everybody sees it. An event that only informs refuses event_info_only;
-- somebody at its gate is still recorded (walk_in@1), because they came. `no_number`: the organiser has none, as on a
-- list of WhatsApp; it has to be said, so that no form forgets a number. Then nobody claims the place.
create function mutation."add_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; made public.operators;
  number text := private.name_and_number(args - 'no_number', coalesce(private.arg_boolean(args, 'no_number', false), false));
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

-- A walk-in is the person of a place that is on the list: the walk-in's own place, if another phone brought it, is free
-- again, and what was marked and found about them is about the listed person. Refuses id_reused for anybody but a walk-in
-- without a number. What comes later goes there by itself (person_of_place). Where the first names differ, the number may
-- have been mistyped, and somebody at the field would be counted as another: the organiser is told.
create function private.is_on_the_list(e public.airsoft_events, person uuid, listed uuid, called text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare touched jsonb; known text := (select o.name from public.operators o where o.id = listed);
begin
  insert into public.operators as o (id, event_id, name, walk_in, deleted_at, same_as)
  values (person, e.id, '', true, now(), listed)
  on conflict (id) do update
    set deleted_at = now(), same_as = listed, name = '', team = null, class = null, whatsapp_masked = null
    where o.event_id = e.id and o.walk_in and o.deleted_at is null
      and not exists (select from public.operator_contacts c where c.operator_id = o.id);
  if private.person_of_place(person, e.id) is distinct from listed then perform private.refuse('id_reused'); end if;
  with marks as (
    update public.check_ins c set operator_id = listed where c.event_id = e.id and c.operator_id = person returning c.id),
  found_ as (
    update public.station_records s set operator_id = listed where s.event_id = e.id and s.operator_id = person returning s.id)
  select jsonb_agg(jsonb_build_array('event_records', x.id)) into touched
    from (select id from marks union all select id from found_) x;
  perform private.poke('event:' || e.id);
  if split_part(private.folded(called), ' ', 1) <> split_part(private.folded(known), ' ', 1) then
    perform private.notify(e.created_by, 'walk_in_listed', '/event/' || e.id || '/gate',
      jsonb_build_object('event', e.name, 'event_id', e.id, 'name', called, 'listed', known), 'walk_in_listed:' || person);
  end if;
  return private.touched_place(e.id, listed, null) || jsonb_build_array(jsonb_build_array('operators', person))
    || coalesce(touched, '[]');
end $$;

-- Registers a person who came to the gate without a registration. The person plays already, so a full event is only
-- flagged, not refused. By the organiser or staff. `came_at` is between twelve hours before the start and a day after
-- it. It may be sent up to a week later, because fields have no signal. A trio is optional here.
-- `lease_id`: a person who comes by a place of this device's lease takes none from the others. A lease that ended, is
-- spent or is another person's is as none.
-- A person may have no number (the organiser said yes at the gate): then there is no contact, and nobody claims the place.
-- Somebody whose number is on the list is that person, with or without its ninth digit: no place is made or taken, and
-- their marks go over. It tells whose number it is, so it counts as a number that was there (asked_numbers.sql).
-- Somebody whom another phone has brought (relay_marks@1) gets the number, and stays one person.
create function mutation."walk_in@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; number text := private.name_and_number(args - 'lease_id', true); made public.operators;
  came_at timestamptz; lease uuid; person uuid := private.arg_uuid(args, 'operator_id'); listed uuid;
begin
  perform private.arg_line(args, 'team', 1, 100, false), private.arg_choice(args, 'class', private.operator_classes(), false);
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
  listed := private.place_of_number(e.id, number, person);
  if listed is not null then
    perform private.number_was_there(me, 'walk_in@1', args, null);
    return private.is_on_the_list(e, person, listed, private.arg_person_name(args, 'name', 3));
  end if;
  select * into made from public.operators o
    where o.id = person and o.event_id = e.id and o.walk_in and o.deleted_at is null
      and not exists (select from public.operator_contacts c where c.operator_id = o.id);
  if found then
    if number is not null then
      insert into public.operator_contacts (operator_id, event_id, whatsapp, invited_by, experience)
      values (made.id, e.id, number, private.arg_line(args, 'invited_by', 1, 100, false),
              private.arg_choice(args, 'experience', private.registration_experiences(), false));
      update public.operators o set whatsapp_masked = private.mask_whatsapp(number) where o.id = made.id;
    end if;
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

-- {operator_id, event_id}. By the organiser, at any time. A person with an account is notified.
create function mutation."remove_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; o public.operators;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id']);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found then perform private.refuse('registration_not_found'); end if;
  perform private.release_place(o);
  perform private.tell_removed(e, o, me);
  return private.touched_place(e.id, o.id, o.event_team_id);
end $$;

-- {operator_id, event_id, event_team_id}: moves a person into another team of the event, or with null into none. It
-- counts as a change of the saved split. So a split that was made from an older version is refused instead of undoing
-- the move.
create function mutation."move_participant@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; o public.operators; t public.event_teams; chosen uuid;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'event_team_id']);
  chosen := private.arg_uuid(args, 'event_team_id', false);
  e := private.lock_own_event(private.arg_uuid(args, 'event_id'), me);
  if chosen is not null then
    select * into t from public.event_teams where id = chosen and event_id = e.id and deleted_at is null for update;
    if not found then perform private.refuse('team_not_found'); end if;
  end if;
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found then perform private.refuse('registration_not_found'); end if;
  if o.event_team_id is distinct from chosen then
    if t.members_count >= private.team_size(e.game_mode) then perform private.refuse('team_full'); end if;
    update public.operators set event_team_id = chosen where id = o.id;
    update public.airsoft_events set split_rev = split_rev + 1 where id = e.id and split_seed is not null;
  end if;
  return private.touched_place(e.id, o.id, chosen)
      || case when o.event_team_id is null then '[]'
         else jsonb_build_array(jsonb_build_array('event_teams', o.event_team_id)) end;
end $$;

-- Checks a person of a squad. All of them are checked before the first number is.
create function private.check_person(person jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.arg_keys(person, array['operator_id', 'name', 'team', 'whatsapp', 'invited_by', 'experience', 'class']);
  perform private.arg_person_name(person, 'name', 3), private.arg_line(person, 'team', 1, 100, false),
    private.arg_choice(person, 'class', private.operator_classes(), false), private.arg_line(person, 'invited_by', 1, 100, false),
    private.arg_choice(person, 'experience', private.registration_experiences(), false);
  if exists (select from public.operators o where o.id = private.arg_uuid(person, 'operator_id')) then perform private.refuse('id_reused'); end if;
end $$;

-- {event_id, event_team_id | new_team, operators: [{operator_id, name, whatsapp, …}]}: the first is me, followed by
-- up to nine others. All are registered, or nobody. I can see and cancel the others until they claim their places by
-- registering. If a number is registered already, `field` names the person: operators.1 is the first of the others.
-- If somebody else registered me already, it is as in register@1. Two forms of one number are one person.
create function mutation."register_squad@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; made public.operators; kept public.operators; person jsonb; number text; numbers text[] := '{}'; people text[] := '{}';
  ids uuid[] := '{}'; touched jsonb := '[]'; n integer; claims boolean;
begin
  perform private.arg_keys(args, array['event_id', 'event_team_id', 'new_team', 'operators']);
  n := jsonb_array_length(private.arg(args, 'operators', 'array', true));
  if n not between 2 and 10 then perform private.refuse('invalid_args', 'operators'); end if;
  for person in select * from jsonb_array_elements(args -> 'operators') loop
    perform private.check_person(person);
    number := private.arg_whatsapp(person);
    if private.whatsapp_person(number) = any (people) then perform private.refuse('whatsapp_already_registered', 'operators'); end if;
    numbers := numbers || number;
    people := people || private.whatsapp_person(number);
    ids := ids || private.arg_uuid(person, 'operator_id');
  end loop;
  if (select count(distinct i) from unnest(ids) i) < n then perform private.refuse('id_reused'); end if;

  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  kept := private.place_under_my_number(e.id, me, numbers[1]);
  claims := kept.id is not null and kept.user_id is null;
  perform private.check_registration(e, me, n - claims::int);
  if kept.user_id is not null then perform private.take_number_back(e, kept); end if;
  if claims and private.arg_uuid(args, 'event_team_id', false) = kept.event_team_id then
    made.event_team_id := private.take_team(e, args, me, n - 1); -- without me: I am in the team already
  else
    made.event_team_id := private.take_team(e, args, me, n);
  end if;
  for at in case when claims then 2 else 1 end .. n loop
    perform private.check_number(e, numbers[at], case when at > 1 then format('operators.%s', at - 1) end);
  end loop;
  for at in 1 .. n loop
    person := args -> 'operators' -> (at - 1);
    made.user_id := case when at = 1 then me end;
    if at = 1 and claims then
      made.id := kept.id;
      perform private.claim_place(e, me, person, kept, coalesce(made.event_team_id, kept.event_team_id));
    else
      made.id := private.insert_operator(e.id, person, numbers[at], made, case when at > 1 then me end);
    end if;
    touched := touched || case when at = 1 then private.touched_place(e.id, made.id, made.event_team_id)
                               else jsonb_build_array(jsonb_build_array('operators', made.id)) end;
  end loop;
  perform private.leave_line_for_place(e.id, me);
  return touched;
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('add_participant@1', 'public.operators', 'operator_id', 'operators', 'r.event_id in (select private.my_own_event_ids())'),
  ('walk_in@1', 'public.operators', 'operator_id', 'operators', 'r.walk_in and (r.event_id in (select private.my_own_event_ids()) or r.event_id in (select private.my_staffed_event_ids()))');
insert into private.row_quotas (relation, what, own) values ('public.operators', 'participants', '{registrations}');
insert into private.mutation_quotas (mutation, what) values
  ('add_participant@1', 'participants'), ('move_participant@1', 'participants'), ('walk_in@1', 'gate'),
  ('register_squad@1', 'registrations');
insert into private.mutation_quotas (mutation, no_need) values
  ('remove_participant@1', 'takes away what was counted when it was made');

insert into private.notification_words (code, language, title, body) values
  ('walk_in_listed', 'pt-BR', 'Avulso com número da lista', '{name} entrou com o número de {listed} no evento {event} e conta como {listed}. Se são duas pessoas, registre a outra sem número.'),
  ('walk_in_listed', 'en', 'Walk-in with a listed number', '{name} came in with the number of {listed} at the event {event}, and counts as {listed}. If they are two people, take the other in without a number.'),
  ('walk_in_listed', 'es', 'Llegada con un número de la lista', '{name} entró con el número de {listed} en el evento {event} y cuenta como {listed}. Si son dos personas, registra a la otra sin número.');
