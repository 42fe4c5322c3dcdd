-- The number as it is stored. Refuses whatsapp_invalid (Spec 1 §5).
create function private.arg_whatsapp(args jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare number text := private.normalize_whatsapp(private.arg_text(args, 'whatsapp', 10, 20));
begin
  if number is null then perform private.refuse('whatsapp_invalid', 'whatsapp'); end if;
  return number;
end $$;

-- The last check of a registration. Its refusal reveals something about a number, so only a registration that would
-- otherwise succeed gets there, and it counts against a limit (asked_numbers.sql). `field` says whose number it is,
-- when there are several.
create function private.check_number(e public.airsoft_events, number text, field text default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.operator_contacts c where c.event_id = e.id
      and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)) then
    perform private.refuse('whatsapp_already_registered', field);
  end if;
end $$;

-- Refuses event_full. `mine` means that a place is held for the caller, by an offer from the waiting list.
create function private.check_places(e public.airsoft_events, wanted integer, mine boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if e.max_op > 0 and e.operators_count + e.places_offered - mine::int + wanted > e.max_op
     or e.closed_because_full and not mine then -- also when the free places are held for the waiting list
    perform private.refuse('event_full');
  end if;
end $$;

-- The device checks in the same order (src/domain/event/event-rules.ts). The number is checked last (check_number).
-- The function runs twice: before the event is locked, so that a full event is refused without waiting, and after it,
-- where the result is final. An event that closed because it is full answers event_full. A person who was offered a
-- place, or for whom somebody took one, may register also when registration is closed. Such a place counts as taken
-- already, so fewer new places are needed, perhaps none.
create function private.check_registration(e public.airsoft_events, me uuid, wanted integer default 1) returns void
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

create function private.operator_classes() returns text[]
language sql immutable set search_path = '' as $$
  select array['assault', 'sniper', 'support', 'dmr', 'cqb', 'medic', 'engineer', 'recon']
$$;

create function private.registration_experiences() returns text[]
language sql immutable set search_path = '' as $$
  select array['iniciante', 'intermediario', 'avancado', 'veterano']
$$;

-- Inserts a person into the event, as described by `args`. Everything but the number was checked before; it comes last
-- (Spec 1 §5). A number that is there already violates the unique index operator_contacts_whatsapp. Somebody of whom only
-- the name is known (no number, no account) has no contact.
create function private.insert_operator(event uuid, args jsonb, number text, made public.operators, registrar uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare invited_by text; experience text;
begin
  made.id := private.arg_uuid(args, 'operator_id');
  if exists (select 1 from public.operators where id = made.id) then perform private.refuse('id_reused'); end if;
  insert into public.operators (id, event_id, user_id, name, team, class, whatsapp_masked, event_team_id, walk_in, over_capacity)
  values (made.id, event, made.user_id, private.arg_person_name(args, 'name', 3), private.arg_line(args, 'team', 1, 100, false),
          private.arg_choice(args, 'class', private.operator_classes(), false),
          private.mask_whatsapp(number), made.event_team_id, coalesce(made.walk_in, false), coalesce(made.over_capacity, false));
  invited_by := private.arg_line(args, 'invited_by', 1, 100, false);
  experience := private.arg_choice(args, 'experience', private.registration_experiences(), false);
  if num_nonnulls(made.user_id, registrar, number, invited_by, experience) = 0 then return made.id; end if;
  insert into public.operator_contacts (operator_id, event_id, user_id, registered_by, whatsapp, invited_by, experience)
  values (made.id, event, made.user_id, registrar, number, invited_by, experience);
  if exists (select from public.operator_contacts c where c.event_id = event and c.operator_id <> made.id
      and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(number)) then
    perform private.refuse('whatsapp_already_registered');
  end if;
  return made.id;
end $$;

-- The rows that a change of a person's place affects.
create function private.touched_place(event uuid, operator uuid, team uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_array('operators', operator), jsonb_build_array('airsoft_events', event))
      || case when team is null then '[]' else jsonb_build_array(jsonb_build_array('event_teams', team)) end
$$;

-- A place that somebody else registered with a number that I have verified. No row when there is none. `number` null
-- means my verified number.
create function private.place_under_my_number(event uuid, me uuid, number text) returns public.operators
language plpgsql stable security definer set search_path = '' as $$
declare o public.operators;
begin
  select o_.* into o from public.profile_contacts p
  join public.operator_contacts c on c.event_id = event and private.whatsapp_person(c.whatsapp) = private.whatsapp_person(p.whatsapp)
  join public.operators o_ on o_.id = c.operator_id and o_.deleted_at is null and o_.user_id is distinct from me
  where p.user_id = me and p.verified_at is not null
    and private.whatsapp_person(p.whatsapp) = private.whatsapp_person(coalesce(number, p.whatsapp));
  return o;
end $$;

-- When somebody registered themselves with my number, they keep their place, and I get the number.
create function private.take_number_back(e public.airsoft_events, o public.operators) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.operator_contacts set whatsapp = null where operator_id = o.id;
  update public.operators set whatsapp_masked = null where id = o.id;
  perform private.tell_about_event(array[o.user_id], e, 'number_taken_back', 'number_taken_back:' || o.id);
end $$;

-- A place that a friend or the organiser registered for me becomes mine, with my data. Nobody else can cancel it or
-- see its number any more. Whoever registered it is notified.
create function private.claim_place(e public.airsoft_events, me uuid, args jsonb, o public.operators, into_team uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare registrar uuid; called text := private.arg_person_name(args, 'name', 3);
begin
  select c.registered_by into registrar from public.operator_contacts c where c.operator_id = o.id;
  update public.operator_contacts c set user_id = me, registered_by = null,
    invited_by = coalesce(private.arg_line(args, 'invited_by', 1, 100, false), c.invited_by),
    experience = coalesce(private.arg_choice(args, 'experience', private.registration_experiences(), false), c.experience)
    where c.operator_id = o.id;
  update public.operators x set user_id = me, name = called, event_team_id = into_team,
    team = coalesce(private.arg_line(args, 'team', 1, 100, false), x.team),
    class = coalesce(private.arg_choice(args, 'class', private.operator_classes(), false), x.class) where x.id = o.id;
  update public.airsoft_events set rev = rev where id = e.id; -- a new version: the event now belongs to my events
  if registrar is not null then
    perform private.departs('event:' || e.id, 'operators', o.id, o.rev); -- the former holder may no longer see the list
    perform private.notify(registrar, 'place_claimed', '/event/' || e.id,
      jsonb_build_object('event', e.name, 'event_id', e.id, 'name', called), 'place_claimed:' || o.id);
  end if;
end $$;

-- The team of a claimed place: its current team, unless the person chose another trio or squad.
create function private.team_of_claim(e public.airsoft_events, args jsonb, me uuid, o public.operators) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if private.team_size(e.game_mode) is null
     or private.arg(args, 'new_team', 'object', false) is null and private.arg_uuid(args, 'event_team_id', false) = o.event_team_id then
    return o.event_team_id;
  end if;
  if exists (select from public.event_teams t where t.id = o.event_team_id and t.deleted_at is null
      and (args #> '{new_team,join}') = 'true' and private.twin(t.name) = private.twin(args #>> '{new_team,name}')) then
    return o.event_team_id; -- named, and I am counted in it already
  end if;
  return private.take_team(e, args, me);
end $$;

create function mutation."register@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare e public.airsoft_events; number text; made public.operators; kept public.operators;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id', 'name', 'team', 'whatsapp', 'invited_by',
                                       'experience', 'class', 'event_team_id', 'new_team']);
  perform private.arg_uuid(args, 'operator_id'), private.arg_person_name(args, 'name', 3);
  number := private.arg_whatsapp(args);

  select * into e from public.airsoft_events where id = private.arg_uuid(args, 'event_id') and deleted_at is null;
  if not found then perform private.refuse('event_not_found'); end if;
  kept := private.place_under_my_number(e.id, me, number);
  perform private.check_registration(e, me, case when kept.id is not null and kept.user_id is null then 0 else 1 end);
  e := private.lock_event(e.id);
  kept := private.place_under_my_number(e.id, me, number);
  perform private.check_registration(e, me, case when kept.id is not null and kept.user_id is null then 0 else 1 end);
  if kept.user_id is not null then perform private.take_number_back(e, kept); end if;
  if kept.id is not null and kept.user_id is null then
    made := kept;
    made.event_team_id := private.team_of_claim(e, args, me, kept);
    perform private.claim_place(e, me, args, kept, made.event_team_id);
  else
    made.user_id := me;
    made.event_team_id := private.take_team(e, args, me);
    made.id := private.insert_operator(e.id, args, number, made);
  end if;
  if e.places_offered + e.waiting_count > 0 then perform private.leave_line_for_place(e.id, me); end if;
  return private.touched_place(e.id, made.id, made.event_team_id);
end $$;

-- Frees a place, and deletes its personal data.
create function private.release_place(o public.operators) returns void
language sql security definer set search_path = '' as $$
  delete from public.operator_contacts where operator_id = o.id;
  update public.operators set deleted_at = now(), name = '', team = null, class = null, whatsapp_masked = null
    where id = o.id;
$$;

-- By the account that registered, until the event starts. By the organiser at any time.
create function mutation."cancel_registration@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare o public.operators; e public.airsoft_events;
begin
  perform private.arg_keys(args, array['operator_id', 'event_id']);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  select * into o from public.operators
    where id = private.arg_uuid(args, 'operator_id') and event_id = e.id and deleted_at is null;
  if not found or (o.user_id is distinct from me and e.created_by is distinct from me and not exists (
      select 1 from public.operator_contacts c where c.operator_id = o.id and c.registered_by = me)) then
    perform private.refuse('registration_not_found');
  end if;
  if e.created_by is distinct from me and private.has_started(e) then perform private.refuse('event_started'); end if;
  perform private.release_place(o);
  perform private.tell_removed(e, o, me);
  return private.touched_place(e.id, o.id, o.event_team_id);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('register@1', 'public.operators', 'operator_id', 'operators', 'r.user_id = $2');
insert into private.mutation_quotas (mutation, what) values ('register@1', 'registrations');
insert into private.mutation_quotas (mutation, no_need) values
  ('cancel_registration@1', 'takes away what was counted when it was made');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('number_taken_back', 'pt-BR', 'Confira seu WhatsApp', 'O número que você informou no evento {event} é de outra pessoa. Sua vaga continua; avise o organizador do número certo.'),
  ('number_taken_back', 'en', 'Check your WhatsApp', 'The number you gave for the event {event} is somebody else’s. Your place stays; tell the organiser the right one.'),
  ('number_taken_back', 'es', 'Revisa tu WhatsApp', 'El número que diste en el evento {event} es de otra persona. Tu plaza sigue; dile al organizador el correcto.'),
  ('place_claimed', 'pt-BR', 'Seu amigo está no app', '{name} agora cuida da própria inscrição no evento {event}.'),
  ('place_claimed', 'en', 'Your friend is in the app', '{name} now looks after their own registration for the event {event}.'),
  ('place_claimed', 'es', 'Tu amigo está en la app', '{name} ahora se ocupa de su propia inscripción en el evento {event}.');
